//! A 256-bit number in decimal digits.

use core::num::NonZeroU64;

use super::Hash32;

impl Hash32 {
    /// The value, read as a big-endian integer, in decimal digits: nine at a time, by long division.
    pub fn decimal(&self) -> String {
        const NINE_DIGITS: NonZeroU64 = NonZeroU64::new(1_000_000_000).unwrap();
        let (words, _) = self.0.as_chunks::<4>();
        let mut number: Vec<u64> = words
            .iter()
            .map(|word| u64::from(u32::from_be_bytes(*word)))
            .collect();
        let mut groups = Vec::new();
        while number.iter().any(|word| *word != 0) {
            let rest = number.iter_mut().fold(0, |rest, word| {
                let dividend = (rest << 32) | *word;
                *word = dividend / NINE_DIGITS;
                dividend % NINE_DIGITS
            });
            groups.push(format!("{rest:09}"));
        }
        let digits: String = groups.iter().rev().map(String::as_str).collect();
        match digits.trim_start_matches('0') {
            "" => "0".to_owned(),
            digits => digits.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_256_bits_has_its_decimal_digits() {
        let hash = |bytes: [u8; 32]| Hash32::new(bytes).decimal();
        let last = |tail: u64| {
            let mut bytes = [0; 32];
            bytes[24..].copy_from_slice(&tail.to_be_bytes());
            hash(bytes)
        };
        for number in [
            0,
            9,
            10,
            999_999_999,
            1_000_000_000,
            4_294_967_296,
            u64::MAX,
        ] {
            assert_eq!(last(number), number.to_string());
        }
        assert_eq!(
            hash([0xff; 32]),
            "115792089237316195423570985008687907853269984665640564039457584007913129639935"
        );
    }
}
