//! Defines the 32-byte value, and hashes bytes with SHA-256.

use core::fmt;
use core::num::{NonZeroU32, NonZeroU64};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

/// A 32-byte value: a SHA-256, a Merkle root, an event id, a seed or an oracle's word.
///
/// Two values are equal if their bytes are, no matter how their hex was spelt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash32([u8; 32]);

impl Hash32 {
    /// 32 zero bytes: the root of an empty band, and the contract's value under an unused id.
    pub const ZERO: Self = Self([0; 32]);

    /// Creates a hash from 32 raw bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the SHA-256 of the slices, one after the other.
    pub fn of(slices: &[&[u8]]) -> Self {
        let mut hasher = Hasher::default();
        for slice in slices {
            hasher.write(slice);
        }
        hasher.finish()
    }

    /// Reads exactly 64 hex digits, either case, without a prefix (a seed, a salt).
    pub fn from_bare_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// Reads 64 hex digits, either case, with or without `0x` or `0X`.
    pub fn from_hex(text: &str) -> Option<Self> {
        Self::from_bare_hex(unprefixed(text))
    }

    /// Reads an oracle's word: 1 to 64 hex digits, with or without `0x` or `0X`, padded on the left.
    pub fn from_word_hex(text: &str) -> Option<Self> {
        let digits = unprefixed(text);
        if digits.is_empty() || digits.len() > 64 {
            return None;
        }
        Self::from_bare_hex(&format!("{digits:0>64}"))
    }

    /// Returns the raw bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the value, read as a big-endian integer, modulo `modulus`.
    pub fn modulo(&self, modulus: NonZeroU32) -> u64 {
        let modulus = NonZeroU64::from(modulus);
        let (words, _) = self.0.as_chunks::<4>();
        words.iter().fold(0, |rest, word| {
            ((rest << 32) | u64::from(u32::from_be_bytes(*word))) % modulus
        })
    }
}

impl Hash32 {
    /// Spells the value, read as a big-endian integer, in decimal digits.
    pub fn decimal(&self) -> String {
        const NINE: u64 = 1_000_000_000;
        let (words, _) = self.0.as_chunks::<4>();
        let mut rest: Vec<u64> = words
            .iter()
            .map(|word| u64::from(u32::from_be_bytes(*word)))
            .collect();
        let mut digits = String::new();
        // Each turn gives nine digits, the last ones first: 2^256 has 78.
        for _ in 0..9 {
            let mut over = 0;
            for word in &mut rest {
                let whole = (over << 32) | *word;
                (*word, over) = (whole / NINE, whole % NINE);
            }
            digits = format!("{over:09}{digits}");
        }
        let digits = digits.trim_start_matches('0');
        if digits.is_empty() { "0" } else { digits }.to_owned()
    }
}

/// Returns the digits of a hex text, without `0x` or `0X` (`docs/protocol.md#hex`).
pub fn unprefixed(text: &str) -> &str {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    digits.unwrap_or(text)
}

impl fmt::Display for Hash32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Hash32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Hash32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| D::Error::custom("expected 32 bytes in hex"))
    }
}

/// A SHA-256 that is fed piece by piece, for text that is hashed while it is written.
#[derive(Clone, Default)]
pub struct Hasher(Sha256);

impl Hasher {
    /// Adds bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Returns the hash of all written bytes.
    pub fn finish(self) -> Hash32 {
        Hash32(self.0.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_is_read_in_either_case_and_with_a_prefix() {
        let lower = "ab".repeat(32);
        let value = Hash32::from_hex(&lower);
        assert!(value.is_some());
        assert_eq!(value, Hash32::from_hex(&lower.to_uppercase()));
        assert_eq!(value, Hash32::from_hex(&format!("0x{lower}")));
        assert_eq!(Hash32::from_bare_hex(&format!("0x{lower}")), None);
        assert_eq!(Hash32::from_hex(&lower[1..]), None);
        assert_eq!(Hash32::from_hex(&format!("{lower}00")), None);
    }

    #[test]
    fn a_word_is_padded_on_the_left() {
        let mut bytes = [0; 32];
        bytes[31] = 0x0f;
        assert_eq!(Hash32::from_word_hex("f"), Some(Hash32(bytes)));
        assert_eq!(Hash32::from_word_hex("0xF"), Some(Hash32(bytes)));
        assert_eq!(Hash32::from_word_hex(""), None);
        assert_eq!(Hash32::from_word_hex("0x"), None);
        assert_eq!(Hash32::from_word_hex(&"0".repeat(65)), None);
        assert_eq!(Hash32::from_word_hex("é"), None);
    }

    #[test]
    fn the_remainder_is_that_of_the_whole_integer() {
        let mut bytes = [0; 32];
        bytes[30] = 1;
        let modulo = |bytes, modulus| NonZeroU32::new(modulus).map(|m| Hash32(bytes).modulo(m));
        assert_eq!(modulo(bytes, 7), Some(256 % 7));
        assert_eq!(modulo([0xff; 32], 1_000_000), Some(639_935));
        assert_eq!(modulo([0xff; 32], u32::MAX), Some(0));
    }
}
