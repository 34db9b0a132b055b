//! Luck: randomness drawn when it is needed, from a generator keyed by (seed, step).

use crate::random::Random;

/// The 256-bit key that a table's luck is drawn with: its seed mixed with what the players added.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LuckKey(pub(crate) [u32; 8]);

impl LuckKey {
    /// A key for games that nobody will verify: playouts, simulations, imagined futures.
    pub fn for_playout(number: u64) -> Self {
        let mut rng = crate::random::Rng::new(number);
        Self(std::array::from_fn(|_| rng.next_u32()))
    }
}

impl std::fmt::Debug for LuckKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LuckKey(hidden)")
    }
}

/// The luck of one step of a game: a `ChaCha8` stream whose key is the seed's and whose nonce is the step.
///
/// Nothing is computed before the first draw, so a step without luck costs nothing.
#[derive(Clone, Debug)]
pub struct Luck {
    key: LuckKey,
    step: u64,
    block: [u32; 16],
    next: u32,
    drawn: u32,
}

impl Luck {
    /// The luck of this step.
    pub fn new(key: &LuckKey, step: u64) -> Self {
        Self {
            key: *key,
            step,
            block: [0; 16],
            next: 0,
            drawn: 0,
        }
    }

    /// Goes on to another step of the same game.
    pub fn turn_to(&mut self, step: u64) {
        self.step = step;
        self.next = 0;
        self.drawn = 0;
    }

    /// Which step this is the luck of.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// How many random words this step has drawn. More than none is an undo barrier.
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// A throw of a die with six sides: 1 to 6.
    pub fn die(&mut self) -> u8 {
        1 + self.below(6) as u8
    }
}

impl Random for Luck {
    fn next_u32(&mut self) -> u32 {
        let place = (self.next % 16) as usize;
        if place == 0 {
            self.block = chacha8(&self.key.0, self.step, u64::from(self.next / 16));
        }
        self.next += 1;
        self.drawn += 1;
        self.block[place]
    }
}

fn chacha8(key: &[u32; 8], nonce: u64, counter: u64) -> [u32; 16] {
    let start = [
        0x6170_7865,
        0x3320_646e,
        0x7962_2d32,
        0x6b20_6574,
        key[0],
        key[1],
        key[2],
        key[3],
        key[4],
        key[5],
        key[6],
        key[7],
        counter as u32,
        (counter >> 32) as u32,
        nonce as u32,
        (nonce >> 32) as u32,
    ];
    let mut words = start;
    for _ in 0..4 {
        for [a, b, c, d] in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
            quarter_round(&mut words, a, b, c, d);
        }
        for [a, b, c, d] in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
            quarter_round(&mut words, a, b, c, d);
        }
    }
    std::array::from_fn(|i| words[i].wrapping_add(start[i]))
}

fn quarter_round(words: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    words[a] = words[a].wrapping_add(words[b]);
    words[d] = (words[d] ^ words[a]).rotate_left(16);
    words[c] = words[c].wrapping_add(words[d]);
    words[b] = (words[b] ^ words[c]).rotate_left(12);
    words[a] = words[a].wrapping_add(words[b]);
    words[d] = (words[d] ^ words[a]).rotate_left(8);
    words[c] = words[c].wrapping_add(words[d]);
    words[b] = (words[b] ^ words[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published `ChaCha8` stream for the all-zero key and nonce.
    #[test]
    fn the_stream_is_chacha8() {
        let mut luck = Luck::new(&LuckKey([0; 8]), 0);
        let bytes: Vec<u8> = (0..8).flat_map(|_| luck.next_u32().to_le_bytes()).collect();
        let expected = [
            0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6, 0x7f, 0x5b, 0xb8, 0xe8, 0x1f, 0x09,
            0xa5, 0xa1, 0x2c, 0x84, 0x0e, 0xc3, 0xce, 0x9a, 0x7f, 0x3b, 0x18, 0x1b, 0xe1, 0x88,
            0xef, 0x71, 0x1a, 0x1e,
        ];
        assert_eq!(bytes, expected);
    }

    #[test]
    fn a_step_always_gets_the_same_luck_whatever_was_drawn_before() {
        let key = LuckKey::for_playout(11);
        let mut straight = Luck::new(&key, 5);
        let mut wandering = Luck::new(&key, 2);
        for _ in 0..37 {
            wandering.next_u32();
        }
        wandering.turn_to(5);
        assert_eq!(wandering.drawn(), 0);
        for _ in 0..40 {
            assert_eq!(straight.next_u32(), wandering.next_u32());
        }
        assert_eq!(straight.drawn(), 40);
        assert_ne!(Luck::new(&key, 6).next_u32(), Luck::new(&key, 5).next_u32());
    }

    #[test]
    fn a_key_does_not_print_itself() {
        assert_eq!(format!("{:?}", LuckKey([7; 8])), "LuckKey(hidden)");
    }
}
