//! Small numbered things and sets of them.

/// Makes a newtype for things counted from 0, and a set of them as bits.
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident, $(#[$set_about:meta])* $set:ident($bits:ty), $count:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number, from 0.
            pub const fn new(number: u8) -> Option<Self> {
                if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
            }

            pub(crate) const fn nth(index: usize) -> Self {
                Self(index as u8)
            }

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            /// Its number, from 0.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its number as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number).ok_or_else(|| format!("{number} is not one of 0 to {}", Self::COUNT - 1))
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> Self {
                it.0
            }
        }

        $crate::ids::set_of!($(#[$set_about])* $set($bits) of $name, $name::COUNT);
    };
}

/// Makes an `enum` of things that have a number and a key in files and messages.
macro_rules! kinds {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $key:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $name {
            $($(#[$each])* $variant,)*
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// All of them in order.
            pub const ALL: [Self; [$($key),*].len()] = [$(Self::$variant),*];

            /// Its number, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The key of its word in `locales/`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)*
                }
            }

            /// Its word.
            pub fn word(self) -> pantheon_engine::Message {
                pantheon_engine::Message::new(self.key())
            }
        }
    };
}

/// Makes a set, as bits, of a type with `index`, `nth` and a count.
macro_rules! set_of {
    ($(#[$about:meta])* $set:ident($bits:ty) of $name:ident, $count:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Vec::<$name>::deserialize(from).map(|items| items.into_iter().collect())
            }
        }

        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// All of them.
            pub const ALL: Self = Self(if $count as u32 == <$bits>::BITS { <$bits>::MAX } else { (1 << $count) - 1 });

            /// Whether it is in the set.
            pub const fn contains(self, it: $name) -> bool {
                self.0 >> it.index() & 1 != 0
            }

            /// The set with it.
            pub const fn with(self, it: $name) -> Self {
                Self(self.0 | 1 << it.index())
            }

            /// The set without it.
            pub const fn without(self, it: $name) -> Self {
                Self(self.0 & !(1 << it.index()))
            }

            /// What is in either set.
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both.
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this one and not in the other.
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set as bits, the first of all lowest.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// What is in the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let lowest = rest.trailing_zeros() as usize;
                        rest &= rest - 1;
                        $name::nth(lowest)
                    })
                })
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

pub(crate) use {kinds, numbered, set_of};
