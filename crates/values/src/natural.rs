//! Computes with natural numbers of any size, as much as the spelling of a float needs.

use core::iter;

/// The bits of a limb.
const BITS: u32 = 32;
const MASK: u64 = 0xffff_ffff;

/// A natural number: limbs of 32 bits, the lowest first, the highest not zero.
#[derive(Clone, Debug)]
pub(crate) struct Natural(Vec<u64>);

impl Natural {
    /// Returns the natural number equal to `number`.
    pub(crate) fn of(number: u64) -> Self {
        let mut natural = Self(vec![number & MASK, number >> BITS]);
        natural.trim();
        natural
    }

    /// Returns the number that decimal digits spell.
    pub(crate) fn of_digits(digits: &[u8]) -> Self {
        let mut natural = Self(Vec::new());
        for digit in digits {
            natural.scale(10, digit.wrapping_sub(b'0').into());
        }
        natural
    }

    /// Returns this number times `10^tens * 2^twos`, which must be below 2^64, rounded to odd: between two integers,
    /// the odd one. The result is below, at or above an even number exactly as the product is.
    pub(crate) fn times(mut self, tens: i64, twos: i64) -> u64 {
        let twos = twos.saturating_add(tens);
        let mut divisor = Self(vec![1]);
        self.raise(tens, twos);
        divisor.raise(tens.saturating_neg(), twos.saturating_neg());
        // With its highest bit set, the divisor's highest limb is enough to estimate each digit of the quotient.
        let spare = divisor.limb(divisor.0.len()).leading_zeros();
        let spare = i64::from(spare.saturating_sub(BITS));
        self.raise(0, spare);
        divisor.raise(0, spare);
        let mut quotient = 0_u64;
        for shift in (0..=self.0.len().saturating_sub(divisor.0.len())).rev() {
            let digit = self.digit(&divisor, shift);
            quotient = quotient.wrapping_shl(BITS).wrapping_add(digit);
        }
        quotient | u64::from(!self.0.is_empty())
    }

    /// Multiplies by `5^fives * 2^twos`. An exponent below 0 counts as 0.
    fn raise(&mut self, fives: i64, twos: i64) {
        // 5^13 is the highest power of five that fits in a limb.
        (0..fives / 13).for_each(|_| self.scale(1_220_703_125, 0));
        (0..fives % 13).for_each(|_| self.scale(5, 0));
        let bits = u32::try_from(twos % 32).unwrap_or_default();
        self.scale(1_u64.wrapping_shl(bits), 0);
        let limbs = usize::try_from(twos / 32).unwrap_or_default();
        self.0.splice(..0, iter::repeat_n(0, limbs));
    }

    /// Multiplies by `factor` and adds `carry`, one limb each.
    fn scale(&mut self, factor: u64, mut carry: u64) {
        for limb in &mut self.0 {
            let scaled = limb.wrapping_mul(factor).wrapping_add(carry);
            *limb = scaled & MASK;
            carry = scaled >> BITS;
        }
        self.0.push(carry);
        self.trim();
    }

    /// Returns a digit of the quotient: how many times the divisor, moved up by `shift` limbs, fits into the number.
    /// Subtracts it that many times.
    fn digit(&mut self, divisor: &Self, shift: usize) -> u64 {
        let end = shift.saturating_add(divisor.0.len());
        let mut digit = 0_u64;
        while self.reaches(divisor, shift) {
            let highest = (self.limb(end.saturating_add(1)) << BITS) | self.limb(end);
            let above = divisor.limb(divisor.0.len()).saturating_add(1);
            // This estimate is never too large. It is at least 1, because the divisor fits.
            let times = highest.checked_div(above).unwrap_or_default().max(1);
            self.subtract(divisor, times, shift);
            digit = digit.wrapping_add(times);
        }
        digit
    }

    /// Returns true if the number is at least the divisor moved up by `shift` limbs.
    fn reaches(&self, divisor: &Self, shift: usize) -> bool {
        let above = self.0.get(shift..).unwrap_or_default();
        let longer = above.len().cmp(&divisor.0.len());
        longer
            .then_with(|| above.iter().rev().cmp(divisor.0.iter().rev()))
            .is_ge()
    }

    /// Subtracts a smaller number `times` times, moved up by `shift` limbs.
    fn subtract(&mut self, other: &Self, times: u64, shift: usize) {
        let mut carry = 0_u64;
        let others = other.0.iter().copied().chain(iter::repeat(0));
        for (limb, other) in self.0.iter_mut().skip(shift).zip(others) {
            let taken = other.wrapping_mul(times).wrapping_add(carry);
            let low = taken & MASK;
            carry = (taken >> BITS).wrapping_add(u64::from(*limb < low));
            *limb = limb.wrapping_sub(low) & MASK;
        }
        self.trim();
    }

    /// Returns the `nth` limb, counted from 1, or 0 if there is none.
    fn limb(&self, nth: usize) -> u64 {
        let limb = nth.checked_sub(1).and_then(|index| self.0.get(index));
        limb.copied().unwrap_or_default()
    }

    fn trim(&mut self) {
        while self.0.pop_if(|limb| *limb == 0).is_some() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_between_two_integers_are_rounded_to_the_odd_one() {
        let times = |number, tens, twos| Natural::of(number).times(tens, twos);
        assert_eq!(times(0, 300, -7), 0);
        assert_eq!(times(6, 0, 0), 6);
        assert_eq!(times(7, 2, -2), 175);
        assert_eq!(times(7, -1, 0), 1);
        assert_eq!(times(27, -1, 0), 3);
        assert_eq!(times(u64::MAX - 1, 0, 0), u64::MAX - 1);
        assert_eq!(times(u64::MAX, 0, -63), 1);
        assert_eq!(times(1, 19, 0), 10_000_000_000_000_000_000);
        // 2^1000 is 1.0715…e301.
        assert_eq!(times(1, -283, 1000), 1_071_508_607_186_267_321);
        assert_eq!(times(1, 301, -1000), 1);
        assert_eq!(times(1, 302, -1000), 9);
        let digits = |digit: &str| Natural::of_digits(digit.repeat(800).as_bytes());
        assert_eq!(digits("0").times(1, 1), 0);
        assert_eq!(digits("8").times(-799, 0), 9);
        assert_eq!(digits("9").times(-800, 3), 7);
    }

    #[test]
    fn quotients_are_those_of_128_bits() {
        let mut random = 1_u128;
        let mut compared = 0;
        for _ in 0..200_000 {
            random = random.wrapping_mul(0xda94_2042_e4dd_58b5).wrapping_add(1);
            let number = u64::try_from(random >> 64).expect("64 bits");
            let [twos, tens, ..] = number.to_le_bytes().map(|byte| byte % 28);
            let dividend = u128::from(number) << twos;
            let divisor = 10_u128.pow(tens.into());
            if let Ok(quotient) = u64::try_from(dividend / divisor) {
                let inexact = u64::from(dividend % divisor != 0);
                let product = Natural::of(number).times(-i64::from(tens), (twos).into());
                assert_eq!(product, quotient | inexact);
                compared += 1;
            }
        }
        assert!(compared > 50_000, "only {compared}");
    }
}
