//! What a type keeps for each of some indices or kinds.

/// Accessors of arrays that have a place for each index or kind: `name(index) -> item in array`.
///
/// ```
/// pantheon_engine::kinds! {
///     /// A colour.
///     pub enum Colour {
///         /// Like the sea.
///         Blue,
///         /// Like the sun.
///         Yellow,
///     }
/// }
///
/// pub struct Prices {
///     each: [u8; Colour::COUNT],
/// }
///
/// pantheon_engine::lookups! {
///     Prices:
///     /// What a colour costs.
///     of(Colour) -> u8 in each;
/// }
///
/// assert_eq!(Prices { each: [3, 4] }.of(Colour::Yellow), 4);
/// ```
#[macro_export]
macro_rules! lookups {
    ($owner:ident: $($(#[$about:meta])* $name:ident($index:ident) -> $item:ident in $array:ident;)+) => {
        impl $owner {
            $(
                $(#[$about])*
                #[inline]
                pub const fn $name(&self, it: $index) -> $item {
                    self.$array[it.index()]
                }
            )+
        }
    };
}
