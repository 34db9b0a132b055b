//! Mistakes, the same ones for the same number.

use pantheon_engine::{Random as _, Rng};

/// Numbers at the edges of what fits.
const EDGES: [&str; 12] = [
    "-1",
    "0",
    "1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "0.5",
    "1e309",
];
/// The most mistakes in one text.
const MOST: u32 = 6;

/// One of the seeds with a few mistakes in it. The same number makes the same ones.
pub fn mutate(seeds: &[Vec<u8>], number: u64) -> Vec<u8> {
    let mut rng = Rng::new(number);
    let Some(mut data) = seeds.get(rng.index(seeds.len())).cloned() else {
        return Vec::new();
    };
    for _ in 0..=rng.below(MOST) {
        match rng.below(8) {
            0 => flip(&mut data, &mut rng),
            1 => cut(&mut data, &mut rng),
            2 => insert(&mut data, &mut rng),
            3 | 4 => edge(&mut data, &mut rng),
            5 => swap_words(&mut data, &mut rng),
            6 => move_line(&mut data, &mut rng),
            _ => splice(&mut data, seeds, &mut rng),
        }
    }
    data
}

fn flip(data: &mut [u8], rng: &mut Rng) {
    let at = rng.index(data.len());
    if let Some(byte) = data.get_mut(at) {
        *byte ^= 1 << rng.below(8);
    }
}

fn cut(data: &mut Vec<u8>, rng: &mut Rng) {
    let start = rng.index(data.len());
    let end = data.len().min(start + rng.index(16));
    data.drain(start..end);
}

fn insert(data: &mut Vec<u8>, rng: &mut Rng) {
    let at = rng.index(data.len() + 1);
    data.insert(at, rng.below(256) as u8);
}

/// Puts a number at the edge of what fits in the place of another.
fn edge(data: &mut Vec<u8>, rng: &mut Rng) {
    let Some(found) = any(&runs(data, u8::is_ascii_digit), rng) else {
        return;
    };
    let with = EDGES[rng.index(EDGES.len())];
    data.splice(found, with.bytes());
}

/// Puts one word of the text in the place of another.
fn swap_words(data: &mut Vec<u8>, rng: &mut Rng) {
    let words = runs(data, |byte| byte.is_ascii_alphanumeric() || *byte == b'-');
    if let (Some(one), Some(other)) = (any(&words, rng), any(&words, rng)) {
        let with = data[other].to_vec();
        data.splice(one, with);
    }
}

/// Takes a line to another place, or leaves it in both.
fn move_line(data: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<Vec<u8>> = data
        .split_inclusive(|&b| b == b'\n')
        .map(Into::into)
        .collect();
    if lines.is_empty() {
        return;
    }
    let from = rng.index(lines.len());
    let line = match rng.below(2) {
        0 => lines.remove(from),
        _ => lines[from].clone(),
    };
    let to = rng.index(lines.len() + 1);
    lines.insert(to, line);
    *data = lines.concat();
}

/// Goes on with the rest of another text.
fn splice(data: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut Rng) {
    let other = &seeds[rng.index(seeds.len())];
    let lines = |text: &[u8]| runs(text, |&byte| byte != b'\n');
    if let (Some(here), Some(there)) = (any(&lines(data), rng), any(&lines(other), rng)) {
        data.truncate(here.start);
        data.extend_from_slice(&other[there.start..]);
    }
}

/// Where bytes of a kind stand together.
fn runs(data: &[u8], kind: impl Fn(&u8) -> bool) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, byte) in data.iter().enumerate() {
        match (kind(byte), start) {
            (true, None) => start = Some(at),
            (false, Some(begin)) => {
                found.push(begin..at);
                start = None;
            }
            _ => {}
        }
    }
    found.extend(start.map(|begin| begin..data.len()));
    found
}

fn any(ranges: &[std::ops::Range<usize>], rng: &mut Rng) -> Option<std::ops::Range<usize>> {
    ranges.get(rng.index(ranges.len())).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_makes_the_same_mistakes() {
        let seeds = [b"{\"a\":1}\n{\"b\":22}\n".to_vec(), b"x\ny\n".to_vec()];
        let all: Vec<_> = (0..200).map(|number| mutate(&seeds, number)).collect();
        assert_eq!(
            all,
            (0..200)
                .map(|number| mutate(&seeds, number))
                .collect::<Vec<_>>()
        );
        let wrong = all.iter().filter(|data| !seeds.contains(data)).count();
        assert!(wrong > 150, "{wrong} of 200 have a mistake");
    }

    #[test]
    fn nothing_is_no_trouble() {
        assert!(mutate(&[], 1).is_empty());
        for number in 0..100 {
            mutate(&[Vec::new()], number);
        }
    }

    #[test]
    fn runs_are_found_up_to_both_ends() {
        assert_eq!(runs(b"12,3,", u8::is_ascii_digit), [0..2, 3..4]);
        assert_eq!(runs(b",1,12", u8::is_ascii_digit), [1..2, 3..5]);
    }
}
