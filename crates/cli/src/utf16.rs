//! Reads a long text in UTF-16 as UTF-8, a slice at a time.

use std::io::{self, BufRead, ErrorKind, Read};

use intake::file::utf16_order;

/// The number of bytes that are decoded at once.
const PART: u64 = 1 << 16;

/// A text in UTF-16.
pub struct Utf16<R> {
    from: R,
    is_little: bool,
    ready: io::Cursor<Vec<u8>>,
}

impl<R: BufRead> Utf16<R> {
    /// Returns the text if it begins as one in UTF-16, or else the bytes unchanged.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn of(mut from: R) -> io::Result<Result<Self, R>> {
        let Some((is_little, mark)) = utf16_order(from.fill_buf()?) else {
            return Ok(Err(from));
        };
        from.consume(mark);
        Ok(Ok(Self {
            from,
            is_little,
            ready: io::Cursor::default(),
        }))
    }

    /// Decodes the next slice, which ends with a whole character.
    fn slice(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        (&mut self.from).take(PART).read_to_end(&mut bytes)?;
        let is_half = |unit: Option<u16>| matches!(unit, Some(0xd800..0xdc00));
        if is_half(self.units(&bytes).last()) {
            (&mut self.from).take(2).read_to_end(&mut bytes)?;
        }
        let text: Result<String, _> = char::decode_utf16(self.units(&bytes)).collect();
        match text {
            Ok(text) if bytes.len().is_multiple_of(2) => Ok(text.into_bytes()),
            _ => Err(io::Error::new(ErrorKind::InvalidData, "no UTF-16")),
        }
    }

    fn units(&self, bytes: &[u8]) -> impl Iterator<Item = u16> {
        let unit = match self.is_little {
            true => u16::from_le_bytes,
            false => u16::from_be_bytes,
        };
        let (pairs, _) = bytes.as_chunks::<2>();
        pairs.iter().copied().map(unit)
    }
}

impl<R: BufRead> Read for Utf16<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.ready.read(into)?;
        if read > 0 || into.is_empty() {
            return Ok(read);
        }
        self.ready = io::Cursor::new(self.slice()?);
        self.ready.read(into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> io::Result<String> {
        let mut text = String::new();
        match Utf16::of(bytes)? {
            Ok(mut utf16) => utf16.read_to_string(&mut text)?,
            Err(mut plain) => plain.read_to_string(&mut text)?,
        };
        Ok(text)
    }

    #[test]
    fn a_text_is_the_same_in_either_order_and_at_any_boundary() {
        for before in [0, 1, 2] {
            // Each slice ends before, in or after a pair of surrogates.
            let text = "a".repeat(before) + &"💳".repeat(20_000);
            let marked = || ["\u{feff}", &text].concat();
            let little: Vec<u8> = marked().encode_utf16().flat_map(u16::to_le_bytes).collect();
            let big: Vec<u8> = marked().encode_utf16().flat_map(u16::to_be_bytes).collect();
            assert!(read(&little).is_ok_and(|read| read == text));
            assert!(read(&big).is_ok_and(|read| read == text));
        }
        assert!(read(b"{}").is_ok_and(|read| read == "{}"));
        for cut in [
            &b"\xff\xfea"[..],
            b"\xff\xfe\x00\xd8",
            b"\xfe\xff\xdc\x00\0a",
        ] {
            assert!(read(cut).is_err_and(|fault| fault.kind() == ErrorKind::InvalidData));
        }
    }
}
