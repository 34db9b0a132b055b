//! Sets as bits.

/// A set of an [`index!`](crate::index) or of [`kinds!`](crate::kinds), as bits of an integer. JSON has it as a list.
///
/// ```
/// pantheon_engine::index! {
///     /// A region.
///     pub struct Region(1..=49, "region");
/// }
/// pantheon_engine::bit_set! {
///     /// Several regions.
///     pub struct RegionSet(u64) of Region;
/// }
/// let two: RegionSet = [7, 3].into_iter().filter_map(Region::new).collect();
/// assert_eq!(two.iter().map(Region::number).collect::<Vec<_>>(), [3, 7]);
/// assert_eq!(two.without(Region::FIRST).len(), 2);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($($(#[$about:meta])* $vis:vis struct $set:ident($bits:ty) of $item:ident;)+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<<Self as pantheon_engine::vocabulary::SetOf>::Item>"))]
        $vis struct $set($bits);

        #[allow(dead_code, unreachable_pub, reason = "no title needs all of it everywhere")]
        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// All there are.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - $item::COUNT));

            /// The first so many of all there are.
            pub const fn first_few(count: usize) -> Self {
                if count < $item::COUNT { Self((1 << count) - 1) } else { Self::ALL }
            }

            /// Just this one.
            #[inline]
            pub const fn only(it: $item) -> Self {
                Self(1 << it.index())
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, it: $item) -> bool {
                self.0 >> it.index() & 1 != 0
            }

            /// The set with it.
            #[inline]
            pub const fn with(self, it: $item) -> Self {
                Self(self.0 | 1 << it.index())
            }

            /// The set without it.
            #[inline]
            pub const fn without(self, it: $item) -> Self {
                Self(self.0 & !(1 << it.index()))
            }

            /// Puts it in or takes it out.
            #[inline]
            pub const fn set(&mut self, it: $item, is_in: bool) {
                *self = if is_in { self.with(it) } else { self.without(it) };
            }

            /// What is in either set.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in one of the two sets.
            #[inline]
            pub const fn xor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// What isn't in the set.
            #[inline]
            pub const fn others(self) -> Self {
                Self::ALL.minus(self)
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many of the set come before this one.
            #[inline]
            pub const fn rank(self, it: $item) -> usize {
                (self.0 & ((1 << it.index()) - 1)).count_ones() as usize
            }

            /// The first of the set.
            #[inline]
            pub fn first(self) -> Option<$item> {
                self.iter().next()
            }

            /// Any of the set, each as likely as the others.
            #[inline]
            pub fn pick(self, random: &mut impl $crate::Random) -> Option<$item> {
                if self.is_empty() {
                    return None;
                }
                let skipped = random.below(self.0.count_ones());
                let index = $crate::vocabulary::Bits::nth_set(self.0, skipped);
                Some($crate::vocabulary::Numbered::nth(index))
            }

            /// What is in the set, in order.
            #[inline]
            pub const fn iter(self) -> $crate::vocabulary::Items<$bits, $item> {
                $crate::vocabulary::Items::new(self.0)
            }
        }

        impl $crate::vocabulary::SetOf for $set {
            type Item = $item;
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Vec::<$item>::deserialize(from).map(|items| items.into_iter().collect())
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use crate::{Rng, index};

    index! {
        /// A card of a large deck.
        struct Card(1..=128, "card");
    }
    bit_set! {
        /// Several cards.
        struct Cards(u128) of Card;
    }

    fn cards<const N: usize>(numbers: [u8; N]) -> Cards {
        numbers.into_iter().filter_map(Card::new).collect()
    }

    #[test]
    fn a_set_is_written_as_a_list_in_order() {
        let set = cards([128, 3, 65, 64]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,64,65,128]");
        assert_eq!(
            serde_json::from_str::<Cards>("[65,3,64,128,3]").unwrap(),
            set
        );
        assert!(serde_json::from_str::<Cards>("[0]").is_err());
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (one, other) = (cards([1, 2, 100]), cards([2, 3]));
        assert_eq!(one.union(other), cards([1, 2, 3, 100]));
        assert_eq!(one.and(other), cards([2]));
        assert_eq!(one.xor(other), cards([1, 3, 100]));
        assert_eq!(one.minus(other), cards([1, 100]));
        assert_eq!(one.others().union(one), Cards::ALL);
        assert_eq!((one.len(), Cards::ALL.len()), (3, 128));
        let [first, second, last] = [1, 2, 100].map(|number| Card::new(number).unwrap());
        assert_eq!(one.first(), Some(first));
        assert_eq!([first, second, last].map(|card| one.rank(card)), [0, 1, 2]);
        assert_eq!(Cards::first_few(2), cards([1, 2]));
        assert_eq!(Cards::first_few(128), Cards::ALL);
        let mut set = Cards::only(first);
        set.set(second, true);
        set.set(first, false);
        assert_eq!(set, Cards::EMPTY.with(second));
        assert_eq!(set.without(second), Cards::EMPTY);
    }

    #[test]
    fn every_card_of_a_set_is_picked_as_often() {
        let set = cards([4, 41, 65, 96, 128]);
        let mut rng = Rng::new(4);
        let mut seen = [0_u32; Card::COUNT];
        for _ in 0..50_000 {
            seen[set.pick(&mut rng).unwrap().index()] += 1;
        }
        for card in Card::all() {
            let count = seen[card.index()];
            assert_eq!(
                (9_500..10_500).contains(&count),
                set.contains(card),
                "{card:?}: {count}"
            );
        }
        assert_eq!(Cards::EMPTY.pick(&mut rng), None);
    }
}
