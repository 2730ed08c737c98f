//! Computes with natural numbers of any size, as much as the spelling of a float and an exact probability need.

use core::iter;

/// The bits of a limb.
const BITS: u32 = 32;
const MASK: u64 = 0xffff_ffff;

/// A natural number: limbs of 32 bits, the lowest first, the highest not zero.
#[derive(Clone, Debug)]
pub struct Natural(Vec<u64>);

impl Natural {
    /// Returns the natural number equal to `number`.
    pub fn of(number: u64) -> Self {
        let mut natural = Self(vec![number & MASK, number >> BITS]);
        natural.trim();
        natural
    }

    /// Returns the number that decimal digits spell.
    pub fn of_digits(digits: &[u8]) -> Self {
        let mut natural = Self(Vec::new());
        for digit in digits {
            natural.scale(10, digit.wrapping_sub(b'0').into());
        }
        natural
    }

    /// Multiplies by a factor.
    pub fn multiply(&mut self, factor: u32) {
        self.scale(factor.into(), 0);
    }

    /// Divides by a divisor, and drops the remainder. A divisor of 0 gives 0.
    pub fn divide(&mut self, divisor: u32) {
        let divisor = u64::from(divisor);
        let mut remainder = 0_u64;
        for limb in self.0.iter_mut().rev() {
            let dividend = remainder.wrapping_shl(BITS) | *limb;
            *limb = dividend.checked_div(divisor).unwrap_or_default();
            remainder = dividend.checked_rem(divisor).unwrap_or_default();
        }
        self.trim();
    }

    /// Adds another number.
    pub fn add(&mut self, other: &Self) {
        let length = self.0.len().max(other.0.len());
        self.0.resize(length, 0);
        let mut carry = 0_u64;
        let others = other.0.iter().copied().chain(iter::repeat(0));
        for (limb, other) in self.0.iter_mut().zip(others) {
            let sum = limb.wrapping_add(other).wrapping_add(carry);
            *limb = sum & MASK;
            carry = sum >> BITS;
        }
        self.0.push(carry);
        self.trim();
    }

    /// Returns how many times another number fits into this one, at most `most` times.
    pub fn holds(&self, other: &Self, most: u32) -> u32 {
        let (mut low, mut high) = (0, most);
        while low < high {
            let middle = high.wrapping_sub(high.wrapping_sub(low) / 2);
            let mut product = other.clone();
            product.multiply(middle);
            match self.reaches(&product, 0) {
                true => low = middle,
                false => high = middle.wrapping_sub(1),
            }
        }
        low
    }

    /// Returns this number times `10^tens * 2^twos`, which must be below 2^64, rounded to odd: between two integers,
    /// the odd one. The result is below, at or above an even number exactly as the product is.
    pub fn times(mut self, tens: i64, twos: i64) -> u64 {
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
    fn sums_products_and_quotients_carry_from_limb_to_limb() {
        let power = |base: u32, exponent| {
            let mut power = Natural::of(1);
            (0..exponent).for_each(|_| power.multiply(base));
            power
        };
        let mut number = power(u32::MAX, 9);
        (0..9).for_each(|_| number.divide(u32::MAX));
        assert_eq!(number.holds(&Natural::of(1), 9), 1);
        // 10^30 - 1 and 1 are 10^30.
        let mut sum = Natural::of_digits("9".repeat(30).as_bytes());
        let thousand = power(10, 27);
        assert_eq!(sum.holds(&thousand, u32::MAX), 999);
        sum.add(&Natural::of(1));
        assert_eq!(sum.holds(&thousand, u32::MAX), 1_000);
        assert_eq!(sum.holds(&thousand, 7), 7);
        assert_eq!(thousand.holds(&sum, u32::MAX), 0);
        let mut nothing = Natural::of(7);
        nothing.divide(0);
        assert_eq!(nothing.holds(&Natural::of(1), 9), 0);
        nothing.add(&thousand);
        assert_eq!(nothing.holds(&power(10, 26), 99), 10);
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
