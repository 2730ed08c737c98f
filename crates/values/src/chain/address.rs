//! Defines a 20-byte account address.

use core::fmt;
use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::hash::{Hash32, unprefixed};

/// A 20-byte account address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address([u8; 20]);

impl Address {
    /// Creates an address from 20 raw bytes.
    pub const fn new(bytes: [u8; 20]) -> Self {
        Self(bytes)
    }

    /// Reads 40 hex digits, either case, with or without `0x` or `0X`.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 20];
        hex::decode_to_slice(unprefixed(text), &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// Returns the raw bytes.
    pub const fn as_bytes(&self) -> &[u8; 20] {
        &self.0
    }

    /// Returns the address as a log's indexed value: padded on the left to 32 bytes.
    pub fn as_topic(&self) -> Hash32 {
        let mut bytes = [0; 32];
        if let Some(low) = bytes.last_chunk_mut() {
            *low = self.0;
        }
        Hash32::new(bytes)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{}", hex::encode(self.0))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Address {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Address {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <Cow<'de, str>>::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| D::Error::custom("expected 20 bytes in hex"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_its_bytes_and_its_text() {
        let text = "0x00000000000000000000000000000000000000a7";
        let address = Address::from_hex(text).expect("20 bytes");
        assert_eq!(address.as_bytes()[18..], [0, 0xa7]);
        assert_eq!(format!("{address:?}"), text);
    }
}
