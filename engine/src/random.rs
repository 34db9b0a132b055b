//! Drawing fairly from a source of random words, the same on every platform and in every release.

/// A source of random words, and fair draws from it.
///
/// The draws are our own so that a record replays after any upgrade of a dependency.
pub trait Random {
    /// The next 32 random bits.
    fn next_u32(&mut self) -> u32;

    /// A number below `bound`, each with the same probability (Lemire's method with rejection). 0 if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.next_u32()) * u64::from(bound);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// An index into a slice of `length` items. 0 if there are none.
    fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).unwrap_or(u32::MAX)) as usize
    }

    /// One of the items, unless there are none.
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() {
            None
        } else {
            Some(items[self.index(items.len())])
        }
    }

    /// Which bit of `mask` is drawn, each set bit with the same probability. `None` for an empty mask.
    fn pick_bit(&mut self, mask: u32) -> Option<u8> {
        let mut rest = mask;
        let skipped = if mask == 0 {
            return None;
        } else {
            self.below(mask.count_ones())
        };
        for _ in 0..skipped {
            rest &= rest - 1;
        }
        Some(rest.trailing_zeros() as u8)
    }

    /// Puts the items in a random order (Fisher–Yates).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }
}

/// A small fast generator (xoshiro128++) for playouts and imagined states. Never for a table's own luck.
#[derive(Clone, Debug)]
pub struct Rng([u32; 4]);

impl Rng {
    /// The generator for this number (its words come from splitmix64).
    pub fn new(seed: u64) -> Self {
        let mut state = seed;
        let mut word = || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        };
        let (a, b) = (word(), word());
        Self([a as u32, (a >> 32) as u32, b as u32, (b >> 32) as u32])
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        u64::from(self.next_u32()) << 32 | u64::from(self.next_u32())
    }
}

impl Random for Rng {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        let [a, b, c, d] = self.0;
        let result = a.wrapping_add(d).rotate_left(7).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ (b << 9), d.rotate_left(11)];
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_gives_the_same_words_for_ever() {
        let mut rng = Rng::new(1);
        let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(words, [0x7ff7_8de4, 0x9a17_0265, 0xdac1_27b8, 0x9859_e914]);
    }

    #[test]
    fn draws_below_a_bound_are_even() {
        let mut rng = Rng::new(7);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{seen:?}"
        );
        assert_eq!(rng.below(1), 0);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn a_bit_is_drawn_only_from_those_set() {
        let mut rng = Rng::new(3);
        let mut seen = [0_u32; 32];
        for _ in 0..30_000 {
            seen[rng.pick_bit(0b1001_0010).unwrap() as usize] += 1;
        }
        for (bit, &count) in seen.iter().enumerate() {
            if [1, 4, 7].contains(&bit) {
                assert!((9_600..10_400).contains(&count), "bit {bit}: {count}");
            } else {
                assert_eq!(count, 0);
            }
        }
        assert_eq!(rng.pick_bit(0), None);
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut rng = Rng::new(5);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            *seen.entry(items).or_insert(0_u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (850..1_150).contains(n)), "{seen:?}");
    }
}
