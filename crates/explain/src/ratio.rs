//! Computes with exact fractions.

use serde::{Deserialize, Serialize};

/// A reduced fraction with a denominator above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratio {
    /// The numerator.
    pub upper: u128,
    /// The denominator.
    pub lower: u128,
}

impl Ratio {
    /// Returns the fraction of two numbers; `None` over 0.
    pub fn new(upper: u128, lower: u128) -> Option<Self> {
        let divisor = gcd(upper, lower);
        Some(Self {
            upper: upper.checked_div(divisor)?,
            lower: lower.checked_div(divisor).filter(|lower| *lower > 0)?,
        })
    }

    /// Returns the whole part, and the remainder in units of 1 / [`Self::lower`].
    pub fn split(self) -> (u128, u128) {
        let whole = self.upper.checked_div(self.lower).unwrap_or(0);
        let remainder = self.upper.checked_rem(self.lower).unwrap_or(0);
        (whole, remainder)
    }

    /// Returns the fraction over a number; `None` over 0, or if it needs more than 128 bits.
    pub fn over(self, divisor: u128) -> Option<Self> {
        Self::new(self.upper, self.lower.checked_mul(divisor)?)
    }

    /// Returns the fraction in units of 1 / `scale`, rounded once to the nearest; `None` if it is too large.
    pub fn rounded(self, scale: u32) -> Option<u64> {
        let (whole, remainder) = self.split();
        let scale = u128::from(scale);
        let fraction = remainder.checked_mul(scale)?.checked_add(self.lower / 2)?;
        let fraction = fraction.checked_div(self.lower)?;
        u64::try_from(whole.checked_mul(scale)?.checked_add(fraction)?).ok()
    }

    /// Returns the sum; `None` if it needs more than 128 bits.
    pub fn plus(self, other: Self) -> Option<Self> {
        // The whole parts are added separately, so that the products of the remainders stay small.
        let ((whole, remainder), (other_whole, other_remainder)) = (self.split(), other.split());
        let by = other.lower.checked_div(gcd(self.lower, other.lower))?;
        let lower = self.lower.checked_mul(by)?;
        let other_by = lower.checked_div(other.lower)?;
        let remainder = remainder
            .checked_mul(by)?
            .checked_add(other_remainder.checked_mul(other_by)?)?;
        let whole = whole.checked_add(other_whole)?.checked_mul(lower)?;
        Self::new(whole.checked_add(remainder)?, lower)
    }
}

fn gcd(one: u128, other: u128) -> u128 {
    let (mut one, mut other) = (one, other);
    while let Some(remainder) = one.checked_rem(other) {
        (one, other) = (other, remainder);
    }
    one
}
