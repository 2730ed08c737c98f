//! Spells floats as Python's `json` reads and writes them, from text to text.
//!
//! Python reads the nearest double and writes the shortest decimal that reads back as that double; of several shortest
//! ones it writes the nearest. It breaks ties to even, when it reads and when it writes. Rust's own floats do the same,
//! but their tables are larger than all the rules of pack events.

use super::natural::Natural;

/// The largest number of decimal digits in any double, and in any number half-way between two doubles.
const DIGITS: usize = 768;
/// The bits of a mantissa. Only the doubles of the smallest exponent have fewer.
const BITS: u32 = 53;
/// The power of two that is one bit longer than any mantissa.
const TOO_LONG: u64 = 1 << BITS;
/// The smallest exponent of a double; the largest is `LARGEST`.
const SMALLEST: i64 = -1074;
const LARGEST: i64 = 971;

/// The number as Python reads it, without its sign.
enum Float {
    Zero,
    Infinity,
    Double(Double),
}

/// The double `mantissa * 2^exponent`.
struct Double {
    mantissa: u64,
    exponent: i64,
    /// The exponent of the smallest power of ten above the number that was read.
    magnitude: i64,
}

/// Returns Python's spelling of a JSON number with a fraction or an exponent.
pub fn spelling(number: &str) -> String {
    let (sign, number) = match number.strip_prefix('-') {
        Some(number) => ("-", number),
        None => ("", number),
    };
    let spelling = match Float::nearest(number) {
        Float::Zero => "0.0".to_owned(),
        Float::Infinity => "Infinity".to_owned(),
        Float::Double(double) => double.spelling(),
    };
    format!("{sign}{spelling}")
}

impl Float {
    fn nearest(number: &str) -> Self {
        let (decimal, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
        let (whole, fraction) = decimal.split_once('.').unwrap_or((decimal, ""));
        let digits = whole.bytes().chain(fraction.bytes());
        let zeros = digits.clone().take_while(|digit| *digit == b'0').count();
        let mut rest = digits.skip(zeros);
        let mut kept: Vec<u8> = rest.by_ref().take(DIGITS).collect();
        if kept.is_empty() {
            return Self::Zero;
        }
        // One more digit replaces all the others: it only marks the number as larger.
        if rest.any(|digit| digit != b'0') {
            kept.push(b'1');
        }
        // An exponent beyond `i64` puts the number beyond every double.
        let exponent = match exponent.parse() {
            Ok(exponent) => exponent,
            Err(_) if exponent.starts_with('-') => i64::MIN,
            Err(_) => i64::MAX,
        };
        let point = signed(whole.len()).saturating_sub(signed(zeros));
        let magnitude = exponent.saturating_add(point);
        match magnitude {
            ..=-324 => Self::Zero,
            310.. => Self::Infinity,
            _ => Self::of(&kept, magnitude),
        }
    }

    /// Returns the float nearest to `0.digits * 10^magnitude`.
    fn of(digits: &[u8], magnitude: i64) -> Self {
        // log2(10) is a little more than 93/28: in units of this power of two, the number has 56 to 61 bits.
        let tenth = magnitude.saturating_sub(1);
        let exponent = tenth.saturating_mul(93).div_euclid(28).saturating_sub(56);
        let exponent = exponent.max(SMALLEST.saturating_sub(2));
        let tens = magnitude.saturating_sub(signed(digits.len()));
        let number = Natural::of_digits(digits).times(tens, exponent.saturating_neg());
        // The mantissa keeps its 53 bits, or fewer: only those at and above the smallest exponent.
        let bits = u64::BITS.saturating_sub(number.leading_zeros());
        let below = u32::try_from(SMALLEST.saturating_sub(exponent)).unwrap_or_default();
        let dropped = bits.saturating_sub(BITS).max(below);
        let mantissa = rounded(number, 1_u64.wrapping_shl(dropped));
        let exponent = exponent.saturating_add(dropped.into());
        let (mantissa, exponent) = match mantissa {
            0 => return Self::Zero,
            // Rounded up to one bit more.
            TOO_LONG => (TOO_LONG / 2, exponent.saturating_add(1)),
            _ => (mantissa, exponent),
        };
        if exponent > LARGEST {
            return Self::Infinity;
        }
        Self::Double(Double {
            mantissa,
            exponent,
            magnitude,
        })
    }
}

impl Double {
    /// Spells the shortest decimal, with an exponent below 1e-4 and from 1e16.
    fn spelling(&self) -> String {
        let (digits, exponent) = self.shortest();
        let size = usize::try_from(exponent.unsigned_abs()).unwrap_or_default();
        let (digits, point, exponent) = match exponent {
            0..=15 => (digits, size.saturating_add(1), String::new()),
            -4..=-1 => ("0".repeat(size) + &digits, 1, String::new()),
            ..0 => (digits, 1, format!("e-{size:02}")),
            _ => (digits, 1, format!("e+{size:02}")),
        };
        let digits = format!("{digits:0<point$}");
        let (whole, fraction) = digits.split_at_checked(point).unwrap_or((&digits, ""));
        let fraction = match fraction {
            "" if exponent.is_empty() => ".0".to_owned(),
            "" => String::new(),
            fraction => format!(".{fraction}"),
        };
        format!("{whole}{fraction}{exponent}")
    }

    /// Returns the digits of the shortest decimal, and the power of ten of the first digit.
    fn shortest(&self) -> (String, i64) {
        // In halves of a unit that gives the double 18 digits. 17 digits always tell it from its neighbours.
        let tens = 18_i64.saturating_sub(self.magnitude);
        let twos = self.exponent.saturating_sub(1);
        let halves = |quarters| Natural::of(quarters).times(tens, twos);
        let quarters = self.mantissa.saturating_mul(4);
        let value = halves(quarters);
        // Any decimal up to half-way to the next double reads back as this one. The neighbour below a power of two is
        // at half the distance.
        let narrow = self.mantissa == TOO_LONG / 2 && self.exponent > SMALLEST;
        let least = halves(quarters.saturating_sub(if narrow { 1 } else { 2 }));
        let most = halves(quarters.saturating_add(2));
        // A decimal exactly half-way reads back as the even double.
        let odd = self.mantissa & 1;
        let (least, most) = (least.saturating_add(odd), most.saturating_sub(odd));
        let shortest = (1..=18).rev().find_map(|zeros| {
            let unit = 10_u64.checked_pow(zeros)?.checked_mul(2)?;
            let least = least.checked_next_multiple_of(unit)?.checked_div(unit)?;
            let most = most.checked_div(unit)?;
            let nearest = rounded(value, unit).max(least).min(most);
            (least <= most).then(|| (nearest.to_string(), i64::from(zeros)))
        });
        let (digits, zeros) = shortest.unwrap_or_default();
        let above = signed(digits.len()).saturating_add(zeros);
        (digits, above.saturating_sub(tens).saturating_sub(1))
    }
}

/// Returns the integer nearest to `number / unit`, and the even one of two that are equally near.
fn rounded(number: u64, unit: u64) -> u64 {
    let over = |number: u64| number.checked_div(unit).unwrap_or_default();
    let half = (unit / 2).saturating_sub(1);
    over(number.saturating_add(half).saturating_add(over(number) & 1))
}

fn signed(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
