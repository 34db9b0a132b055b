//! Exponentials, logarithms and powers that are the same to the last bit everywhere.
//!
//! The standard library takes those of the platform: of the C library in a binary, of the compiler in a browser, and they
//! differ in the last bit. A bot that chooses between two actions of nearly the same worth would then choose one here and
//! the other there, and nobody could prove a game with it by playing it again. Addition, multiplication, division and
//! square roots are the same everywhere by IEEE 754.

/// e to the power of a number.
pub(crate) fn exp(power: f32) -> f32 {
    libm::expf(power)
}

/// The natural logarithm.
pub(crate) fn ln(number: f32) -> f32 {
    libm::logf(number)
}

/// A number to a power.
pub(crate) fn pow(number: f32, power: f32) -> f32 {
    libm::powf(number, power)
}

/// A number to a whole power, which is multiplied out in one order.
pub(crate) fn whole_power(number: f32, power: u32) -> f32 {
    (0..power).fold(1.0, |product, _| product * number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_as_it_was_on_the_machine_where_this_was_written() {
        // A sum over many arguments notices one bit of one of them.
        let mut bits = 0_u64;
        for step in 1..2_000_u16 {
            let number = f32::from(step) * 0.0137;
            for result in [exp(number - 14.0), ln(number), pow(number, 0.37)] {
                bits = bits
                    .rotate_left(5)
                    .wrapping_add(u64::from(result.to_bits()));
            }
        }
        assert_eq!(bits, 0x8756_3d6e_4f55_fc85, "{bits:#x}");
        assert_eq!(whole_power(3.0, 0).to_bits(), 1.0_f32.to_bits());
        assert_eq!(whole_power(3.0, 4).to_bits(), 81.0_f32.to_bits());
    }

    #[test]
    fn they_are_what_they_are_called() {
        assert!((exp(1.0) - std::f32::consts::E).abs() < 1.0e-6);
        assert!((ln(10.0) - std::f32::consts::LN_10).abs() < 1.0e-6);
        assert!((pow(2.0, 0.5) - std::f32::consts::SQRT_2).abs() < 1.0e-6);
    }
}
