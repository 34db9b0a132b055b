//! Walking through the bits of a set, whatever its width.

use std::marker::PhantomData;

/// Something that has a place among all of its kind, from 0: what a set can hold.
pub trait Numbered: Copy {
    /// The one in this place, which must be below their number.
    fn nth(index: usize) -> Self;
}

/// What a set is a set of. An attribute of the set's own type, which is text, can't name it otherwise.
pub trait SetOf {
    /// What is in the set.
    type Item: Numbered;
}

/// An unsigned integer whose bits are a set.
pub trait Bits: Copy {
    /// Takes out the lowest bit, and tells which it was.
    fn take_lowest(&mut self) -> Option<usize>;

    /// Which bit is set with so many set ones below it. There must be more than those.
    fn nth_set(self, skipped: u32) -> usize;
}

macro_rules! bits {
    ($($word:ty)*) => {$(
        impl Bits for $word {
            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                if *self == 0 {
                    return None;
                }
                let lowest = self.trailing_zeros() as usize;
                *self &= *self - 1;
                Some(lowest)
            }

            #[inline]
            fn nth_set(mut self, skipped: u32) -> usize {
                for _ in 0..skipped {
                    self &= self - 1;
                }
                self.trailing_zeros() as usize
            }
        }
    )*};
}

bits!(u8 u16 u32 u64);

/// In halves, because a machine does nothing to 128 bits at once. Which half is meant is chosen, not branched on: it is
/// as good as random, and a wrong guess costs more than both.
impl Bits for u128 {
    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        if *self == 0 {
            return None;
        }
        let lowest = self.trailing_zeros() as usize;
        *self &= *self - 1;
        Some(lowest)
    }

    #[inline]
    fn nth_set(self, skipped: u32) -> usize {
        let halves = [self as u64, (self >> 64) as u64];
        let first = halves[0].count_ones();
        let half = usize::from(skipped >= first);
        halves[half].nth_set(skipped - [0, first][half]) + [0, 64][half]
    }
}

/// What is in a set, in order.
#[derive(Clone, Debug)]
pub struct Items<B, T> {
    rest: B,
    of: PhantomData<T>,
}

impl<B, T> Items<B, T> {
    /// The things whose places are the set bits.
    #[inline]
    pub const fn new(bits: B) -> Self {
        Self {
            rest: bits,
            of: PhantomData,
        }
    }
}

impl<B: Bits, T: Numbered> Iterator for Items<B, T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.rest.take_lowest().map(T::nth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bits: impl Bits) -> Vec<usize> {
        std::iter::from_fn(|| bits.take_lowest()).collect()
    }

    #[test]
    fn bits_are_taken_from_the_lowest_up() {
        assert_eq!(all(0b1001_0010_u8), [1, 4, 7]);
        assert_eq!(all(1_u64 << 63 | 1), [0, 63]);
        assert_eq!(all(1_u128 << 127 | 1 << 64 | 1 << 63 | 4), [2, 63, 64, 127]);
        assert_eq!(all(0_u128), [0; 0]);
    }

    #[test]
    fn the_nth_set_bit_is_found_in_either_half() {
        let bits = 1_u128 << 127 | 1 << 64 | 1 << 63 | 4;
        let found: Vec<usize> = (0..4).map(|skipped| bits.nth_set(skipped)).collect();
        assert_eq!(found, all(bits));
        assert_eq!(0b1010_u16.nth_set(1), 3);
    }
}
