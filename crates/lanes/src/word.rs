//! Computes with four 32-bit words side by side.
//!
//! On wasm32 they are the lanes of one SIMD vector; on other targets, which use them only in tests, an array.

/// Four words, one of each message.
#[cfg(target_arch = "wasm32")]
#[derive(Clone, Copy)]
pub(crate) struct Lanes(core::arch::wasm32::v128);

/// Four words, one of each message.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy)]
pub(crate) struct Lanes([u32; 4]);

#[cfg(target_arch = "wasm32")]
mod simd {
    use core::arch::wasm32::{
        u8x16_shuffle, u32x4, u32x4_add, u32x4_extract_lane, u32x4_shl, u32x4_shr, u32x4_splat,
        v128_and, v128_or, v128_xor,
    };

    use super::Lanes;

    impl Lanes {
        /// Repeats a word four times.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn splat(word: u32) -> Self {
            Self(u32x4_splat(word))
        }

        /// Reads four words from their big-endian bytes.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn from_be_bytes([a, b, c, d]: [[u8; 4]; 4]) -> Self {
            let little = u32x4(
                u32::from_le_bytes(a),
                u32::from_le_bytes(b),
                u32::from_le_bytes(c),
                u32::from_le_bytes(d),
            );
            let big = u8x16_shuffle::<3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12>;
            Self(big(little, little))
        }

        /// Returns the four words.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn words(self) -> [u32; 4] {
            [
                u32x4_extract_lane::<0>(self.0),
                u32x4_extract_lane::<1>(self.0),
                u32x4_extract_lane::<2>(self.0),
                u32x4_extract_lane::<3>(self.0),
            ]
        }

        /// Adds the words of both, modulo 2^32.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn plus(self, other: Self) -> Self {
            Self(u32x4_add(self.0, other.0))
        }

        /// Adds `number` to each word, modulo 2^32.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn plus_each(self, number: u32) -> Self {
            self.plus(Self::splat(number))
        }

        /// Returns the bitwise and.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn and(self, other: Self) -> Self {
            Self(v128_and(self.0, other.0))
        }

        /// Returns the bitwise exclusive or.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn xor(self, other: Self) -> Self {
            Self(v128_xor(self.0, other.0))
        }

        /// Shifts each word to the right by `N` bits.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn shifted<const N: u32>(self) -> Self {
            Self(u32x4_shr(self.0, N))
        }

        /// Rotates each word to the right by `N` bits.
        #[target_feature(enable = "simd128")]
        #[inline]
        pub(crate) fn rotated<const N: u32>(self) -> Self {
            let out_of_right = u32x4_shl(self.0, 32_u32.wrapping_sub(N));
            Self(v128_or(u32x4_shr(self.0, N), out_of_right))
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod portable {
    use super::Lanes;

    impl Lanes {
        /// Repeats a word four times.
        pub(crate) const fn splat(word: u32) -> Self {
            Self([word; 4])
        }

        /// Reads four words from their big-endian bytes.
        pub(crate) fn from_be_bytes(words: [[u8; 4]; 4]) -> Self {
            Self(words.map(u32::from_be_bytes))
        }

        /// Returns the four words.
        pub(crate) const fn words(self) -> [u32; 4] {
            self.0
        }

        /// Adds the words of both, modulo 2^32.
        pub(crate) fn plus(self, other: Self) -> Self {
            self.with(other, u32::wrapping_add)
        }

        /// Adds `number` to each word, modulo 2^32.
        pub(crate) fn plus_each(self, number: u32) -> Self {
            self.plus(Self::splat(number))
        }

        /// Returns the bitwise and.
        pub(crate) fn and(self, other: Self) -> Self {
            self.with(other, |one, other| one & other)
        }

        /// Returns the bitwise exclusive or.
        pub(crate) fn xor(self, other: Self) -> Self {
            self.with(other, |one, other| one ^ other)
        }

        /// Shifts each word to the right by `N` bits.
        pub(crate) fn shifted<const N: u32>(self) -> Self {
            Self(self.0.map(|word| word >> N))
        }

        /// Rotates each word to the right by `N` bits.
        pub(crate) fn rotated<const N: u32>(self) -> Self {
            Self(self.0.map(|word| word.rotate_right(N)))
        }

        fn with(self, other: Self, combine: impl Fn(u32, u32) -> u32) -> Self {
            let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
            Self([combine(a, e), combine(b, f), combine(c, g), combine(d, h)])
        }
    }
}
