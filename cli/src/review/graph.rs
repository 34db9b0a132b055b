//! Chances over a game as a line of blocks.

/// From nothing to all.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A line of at most so many blocks: each is as high as the mean of its part of the game.
pub(super) fn line(chances: &[f64], width: usize) -> String {
    let width = width.min(chances.len());
    (0..width)
        .map(|column| {
            let (from, to) = (
                column * chances.len() / width,
                (column + 1) * chances.len() / width,
            );
            let part = &chances[from..to.max(from + 1)];
            let (sum, count) = part.iter().fold((0.0, 0.0), |(sum, count), chance| {
                (sum + chance, count + 1.0)
            });
            block(sum / count)
        })
        .collect()
}

fn block(chance: f64) -> char {
    let eighth = BLOCKS
        .iter()
        .zip(1..)
        .find(|(_, top)| chance * 8.0 < f64::from(*top));
    eighth.map_or(BLOCKS[7], |(block, _)| *block)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_as_high_as_the_chances() {
        assert_eq!(line(&[0.0, 0.5, 1.0], 60), "▁▅█");
        assert_eq!(line(&[0.0, 0.0, 1.0, 1.0], 2), "▁█");
        assert_eq!(line(&[], 60), "");
    }
}
