//! Numbered things: a card, a slot, a region of a map.

/// A number of its own type, so that a card is never taken for a slot: counted from 0 or from 1, or called by names.
///
/// The range and the noun are what a wrong number is refused with. `shown as` says how `Debug` writes the number, and
/// `typed` what TypeScript takes for it.
///
/// ```
/// pantheon_engine::index! {
///     /// One of the four slots of a player board.
///     pub struct Slot(1..=4, "slot");
///     /// A territory.
///     pub struct Territory(["J1", "J2", "V1"], "territories");
/// }
/// assert_eq!(Slot::new(4).map(Slot::index), Some(3));
/// assert_eq!(Slot::new(5), None);
/// assert_eq!(Territory::named("V1").map(Territory::index), Some(2));
/// ```
#[macro_export]
macro_rules! index {
    () => {};
    (@number { $($item:item)* }) => {
        $(
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
            $item
        )*
    };
    (@number $typed:literal { $($item:item)* }) => {
        $(
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = $typed))]
            $item
        )*
    };
    (@debug $name:ident) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.0).finish()
            }
        }
    };
    (@debug $name:ident $shown:literal) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, $shown, self.number())
            }
        }
    };
    (@common $name:ident, $count:expr) => {
        #[allow(dead_code, unreachable_pub, reason = "no title needs all of it everywhere")]
        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count as usize;

            /// The first of them.
            pub const FIRST: Self = Self(0);

            /// The one in this place, from 0.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// All of them in order.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            /// Its place among all of them, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::vocabulary::Numbered for $name {
            #[inline]
            fn nth(index: usize) -> Self {
                debug_assert!(index < Self::COUNT, "there is no {} {index}", stringify!($name));
                Self(index as u8)
            }
        }
    };
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident($first:literal..=$last:expr, $noun:literal)
        $(shown as $shown:literal)? $(typed $typed:literal)?;
        $($more:tt)*
    ) => {
        $crate::index! { $($more)* }
        $crate::index!(@number $($typed)? {
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
            #[serde(try_from = "u8", into = "u8")]
            $vis struct $name(u8);
        });
        $crate::index!(@common $name, $last - $first + 1);
        $crate::index!(@debug $name $($shown)?);

        #[allow(dead_code, unreachable_pub, reason = "no title needs all of it everywhere")]
        impl $name {
            /// The one with this number, as people count.
            #[inline]
            pub const fn new(number: u8) -> Option<Self> {
                match number.checked_sub($first) {
                    Some(index) => Self::from_index(index as usize),
                    None => None,
                }
            }

            /// Its number, as people count.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0 + $first
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number).ok_or_else(|| {
                    format!(concat!($noun, " {} is not one of ", $first, " to {}"), number, $last)
                })
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> Self {
                it.number()
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(it: $name) -> Self {
                it.number().into()
            }
        }
    };
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident([$($known:literal),* $(,)?], $nouns:literal);
        $($more:tt)*
    ) => {
        $crate::index! { $($more)* }
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
        #[serde(try_from = "String", into = "&'static str")]
        $vis struct $name(u8);

        $crate::index!(@common $name, [$($known),*].len());

        #[allow(dead_code, unreachable_pub, reason = "no title needs all of it everywhere")]
        impl $name {
            const NAMES: [&'static str; Self::COUNT] = [$($known),*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self.0 as usize]
            }

            /// The one with this name.
            pub fn named(name: &str) -> Option<Self> {
                Self::NAMES.iter().position(|&known| known == name).and_then(Self::from_index)
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(name: String) -> Result<Self, Self::Error> {
                Self::named(&name).ok_or_else(|| {
                    format!(concat!("{:?} is not one of the ", $nouns, " {}"), name, Self::NAMES.join(" "))
                })
            }
        }

        impl From<$name> for &'static str {
            fn from(it: $name) -> Self {
                it.name()
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(it: $name) -> Self {
                Self::Text(it.name().into())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    index! {
        /// One of four.
        struct Slot(1..=4, "slot");
        /// One of three, with a form of its own.
        struct Card(0..=2, "card") shown as "card {}";
        /// One of two that have names.
        struct Place(["A1", "B1"], "places");
    }

    #[test]
    fn a_number_is_written_as_people_count_and_refused_outside_its_range() {
        let slot = Slot::new(4).unwrap();
        assert_eq!((slot.index(), slot.number()), (3, 4));
        assert_eq!(serde_json::to_string(&slot).unwrap(), "4");
        assert_eq!(serde_json::from_str::<Slot>("4").unwrap(), slot);
        assert_eq!([Slot::new(0), Slot::new(5), Slot::from_index(4)], [None; 3]);
        let wrong = serde_json::from_str::<Slot>("5").unwrap_err().to_string();
        assert!(wrong.starts_with("slot 5 is not one of 1 to 4"), "{wrong}");
        assert_eq!(Slot::all().count(), Slot::COUNT);
    }

    #[test]
    fn what_is_shown_is_the_place_unless_a_form_is_given() {
        assert_eq!(format!("{:?}", Slot::FIRST), "Slot(0)");
        assert_eq!(format!("{:?}", Card::from_index(2).unwrap()), "card 2");
        assert_eq!(format!("{:?}", Place::FIRST), "A1");
    }

    #[test]
    fn a_named_place_is_written_as_its_name() {
        let place = Place::named("B1").unwrap();
        assert_eq!(serde_json::to_string(&place).unwrap(), r#""B1""#);
        assert_eq!(serde_json::from_str::<Place>(r#""B1""#).unwrap(), place);
        let wrong = serde_json::from_str::<Place>(r#""C1""#).unwrap_err();
        assert!(
            wrong
                .to_string()
                .starts_with(r#""C1" is not one of the places A1 B1"#)
        );
    }
}
