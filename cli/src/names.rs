//! What those who score are called.

use pantheon_engine::{Message, Party, TitleInfo, Words};
use pantheon_locales::Locale;

/// A player's name; a solo opponent is called what the title calls it.
pub fn party_name(party: Party, info: &TitleInfo, locale: &Locale) -> String {
    match party {
        Party::Seat(seat) => locale.seat(seat),
        Party::Automa => {
            let own = format!("{}-automa", info.prefix.to_lowercase());
            locale
                .text(&own)
                .unwrap_or_else(|| locale.say(&Message::new("engine-automa")))
        }
    }
}
