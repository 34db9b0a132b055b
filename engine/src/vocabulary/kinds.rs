//! Kinds: an `enum` of things without facts in them.

/// An `enum` of kinds: all of them in order, their places, their names in JSON, and, if the enum is `worded`, their words:
/// the key in `locales/` is what it says and the name in JSON.
///
/// ```
/// pantheon_engine::kinds! {
///     /// How one travels.
///     pub enum Path worded "bb-path" {
///         /// Within an island.
///         Land,
///         /// Between islands.
///         Water,
///     }
/// }
/// assert_eq!(Path::ALL.map(Path::name), ["land", "water"]);
/// assert_eq!(Path::Water.index(), 1);
/// assert_eq!(Path::Water.word().key, "bb-path-water");
/// ```
#[macro_export]
macro_rules! kinds {
    (@kebab $prefix:literal $variant:ident) => {{
        const LENGTH: usize = $crate::vocabulary::kebab_len($prefix, stringify!($variant));
        const NAME: [u8; LENGTH] = $crate::vocabulary::kebab($prefix, stringify!($variant));
        match ::core::str::from_utf8(&NAME) {
            Ok(name) => name,
            Err(_) => stringify!($variant),
        }
    }};
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident worded $words:literal { $($(#[$each:meta])* $variant:ident),* $(,)? }
    ) => {
        $crate::kinds! {
            $(#[$about])*
            $vis enum $name {
                $($(#[$each])* $variant,)*
            }
        }

        #[allow(dead_code, unreachable_pub, reason = "no title needs all of it everywhere")]
        impl $name {
            /// The key of its word in `locales/`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $crate::kinds!(@kebab $words $variant),)*
                }
            }

            /// Its word.
            pub fn word(self) -> $crate::Message {
                $crate::Message::new(self.key())
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(kind: $name) -> Self {
                kind.word().into()
            }
        }
    };
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[$each:meta])* $variant:ident),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$each])* $variant,)*
        }

        #[allow(dead_code, unreachable_pub, reason = "no title needs all of it everywhere")]
        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// All of them in order.
            pub const ALL: [Self; [$(stringify!($variant)),*].len()] = [$(Self::$variant),*];

            /// Its place among all of them, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in JSON.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $crate::kinds!(@kebab "" $variant),)*
                }
            }
        }

        impl $crate::vocabulary::Numbered for $name {
            #[inline]
            fn nth(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    };
}

#[cfg(test)]
mod tests {
    kinds! {
        /// How sizes are read.
        enum Size worded "ex-size" {
            /// Exactly so many.
            Exactly,
            /// So many or more.
            AtLeast,
        }
    }

    #[test]
    fn a_kind_is_named_as_json_names_it() {
        for size in Size::ALL {
            let json = serde_json::to_string(&size).unwrap();
            assert_eq!(json, format!("{:?}", size.name()));
            assert_eq!(Size::ALL[size.index()], size);
        }
        assert_eq!(Size::AtLeast.name(), "at-least");
        assert_eq!(Size::COUNT, 2);
    }

    #[test]
    fn a_worded_kind_is_a_word_in_a_sentence() {
        assert_eq!(Size::AtLeast.key(), "ex-size-at-least");
        let message = crate::Message::new("ex-needs").with("size", Size::AtLeast);
        assert_eq!(
            message,
            crate::Message::new("ex-needs").word("size", Size::AtLeast.word())
        );
    }
}
