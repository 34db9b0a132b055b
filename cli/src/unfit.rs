//! Why a value on the command line can't be used, as a message, so that it is told in the reader's language.

use std::ops::RangeInclusive;

use pantheon_engine::{Message, Words};
use pantheon_locales::{Language, Locale};

/// What a value should be instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit(Message);

impl Unfit {
    /// Why, as a message.
    pub const fn message(&self) -> &Message {
        &self.0
    }
}

impl From<Message> for Unfit {
    fn from(message: Message) -> Self {
        Self(message)
    }
}

/// For programs, which read English; people get the message in their own language.
impl std::fmt::Display for Unfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Locale::new(Language::En).say(&self.0))
    }
}

impl std::error::Error for Unfit {}

/// Reads a whole number in a range.
pub fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Unfit> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text
            .parse()
            .ok()
            .filter(|number| range.contains(number))
            .and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| {
            Message::new("cli-usage-want-number")
                .text("least", range.start().to_string())
                .text("greatest", range.end().to_string())
                .into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_in_its_range_or_the_range_is_told() {
        let read = whole::<u8>(2..=300);
        assert_eq!(read("2"), Ok(2));
        assert_eq!(read("255"), Ok(255));
        for bad in ["1", "256", "301", "-1", "two", ""] {
            let why = read(bad).unwrap_err();
            assert_eq!(why.to_string(), "a whole number from 2 to 300");
        }
    }
}
