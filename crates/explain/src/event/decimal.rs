//! Reads and writes decimal numbers by their digits, so that nothing is rounded.

use verify::json::Raw;

/// The most digits of a price or of the buffer, before and after the point together.
const DIGITS: usize = 18;

/// A decimal number: its digits, and the number of them behind the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decimal {
    /// All the digits, read as a whole number.
    pub digits: u64,
    /// The number of digits behind the point.
    pub places: u32,
}

impl Decimal {
    /// Returns the number in units of the last place that a decimal can have, in which any two can be compared.
    pub(crate) fn units(self) -> Option<u128> {
        let places = u32::try_from(DIGITS).ok()?.checked_sub(self.places)?;
        u128::from(self.digits).checked_mul(10_u128.checked_pow(places)?)
    }
}

/// Reads the `initial_price` of a deck's entry.
pub(crate) fn price(entry: Raw<'_>) -> Option<Decimal> {
    let price = entry.object()?.get("initial_price").ok().flatten();
    plain(&price.and_then(Raw::text)?)
}

/// Reads a decimal as prices are written: digits, and after a point more digits.
pub(crate) fn plain(text: &str) -> Option<Decimal> {
    let (whole, fraction) = match text.split_once('.') {
        Some((_, "")) => return None,
        split => split.unwrap_or((text, "")),
    };
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let length = whole.len().checked_add(fraction.len())?;
    if whole.is_empty() || length > DIGITS || !are_digits(whole) || !are_digits(fraction) {
        return None;
    }
    Some(Decimal {
        digits: [whole, fraction].concat().parse().ok()?,
        places: u32::try_from(fraction.len()).ok()?,
    })
}

/// Reads a JSON number from 0 by its digits: `0.85`, `85e-2`.
pub(crate) fn number(text: &str) -> Option<Decimal> {
    let (digits, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let decimal = plain(digits)?;
    let exponent: i32 = exponent.parse().ok()?;
    let places = i32::try_from(decimal.places).ok()?.checked_sub(exponent)?;
    let most = i32::try_from(DIGITS).ok()?;
    if places > most {
        return None;
    }
    let scale = 10_u64.checked_pow(places.min(0).unsigned_abs())?;
    Some(Decimal {
        digits: decimal.digits.checked_mul(scale)?,
        places: places.max(0).unsigned_abs(),
    })
}

/// Spells a number of units that have `places` decimal places. At least two digits follow the point; zeros at the end
/// go no further than that.
pub(crate) fn point(units: u128, places: u32) -> String {
    let places = usize::try_from(places).unwrap_or_default();
    let digits = format!("{units:0>width$}", width = places.saturating_add(1));
    let at = digits.len().saturating_sub(places);
    let (whole, fraction) = digits.split_at_checked(at).unwrap_or((&digits, ""));
    format!("{whole}.{:0<2}", fraction.trim_end_matches('0'))
}
