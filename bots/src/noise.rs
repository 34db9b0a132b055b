//! Noise for choosing.

use pantheon_engine::{Random as _, Rng};

use crate::maths::ln;

/// A draw from the Gumbel distribution: the highest of worths with such noise falls on each with the probability of
/// a soft maximum.
pub(crate) fn gumbel(rng: &mut Rng) -> f32 {
    let uniform = (rng.next_u32() as f32 + 0.5) / 4_294_967_296.0;
    -ln(-ln(uniform.min(1.0 - f32::EPSILON)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_worth_falls_as_a_soft_maximum_says() {
        let mut rng = Rng::new(1);
        let worths = [0.0_f32, 1.0, 2.0];
        let mut seen = [0_u32; 3];
        for _ in 0..30_000 {
            let noisy = worths.map(|worth| worth + gumbel(&mut rng));
            let best = (0..3)
                .max_by(|&a, &b| noisy[a].total_cmp(&noisy[b]))
                .unwrap();
            seen[best] += 1;
        }
        let sum: f32 = worths.iter().map(|worth| worth.exp()).sum();
        for (worth, count) in worths.iter().zip(seen) {
            let expected = 30_000.0 * worth.exp() / sum;
            assert!((count as f32 - expected).abs() < 450.0, "{seen:?}");
        }
    }
}
