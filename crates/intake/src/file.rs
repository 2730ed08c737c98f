//! Reads the bytes of a file that people bring, and the texts in it.

use core::error::Error;
use core::fmt;
use core::ops::Range;

use serde::{Deserialize, Serialize};

/// The size of the largest file that is read, packed or unpacked, in bytes.
pub const MAX_BYTES: u64 = 128 << 20;

/// The largest number of texts that are read from one file.
pub const MAX_LINES: usize = 20_000;

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A text in UTF-8, or bytes of an unknown format.
    One(Vec<u8>),
    /// Several JSON texts in UTF-8, one a line.
    Lines {
        /// The whole text.
        text: Vec<u8>,
        /// The number of each line that is not empty, from 1, and its range of bytes.
        lines: Vec<(u64, Range<usize>)>,
    },
    /// A gzip file, for a caller that can unpack it.
    Gzip(Vec<u8>),
}

/// A file without a proof to check, or with one that cannot be checked in this form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForeignFileError {
    /// A ZIP archive.
    Zip,
    /// A gzip file that is incomplete, or holds another one.
    Gzip,
    /// Another archive or compressed file: the name of its format.
    Archive(String),
    /// A browser's recording of its requests and their responses.
    Har,
    /// A text that packproof itself wrote about a proof.
    Report,
    /// A payload inside another object, under this key.
    Envelope(String),
    /// More JSON texts, one a line, than are read from one file, with their number.
    Lines(u64),
}

/// Returns true if a file or a folder of this name, inside a folder of proofs, belongs to a system or an editor: hidden
/// files, their locks, and the folders that systems keep for themselves. Such a file is not a proof, regardless of its
/// ending.
///
/// # Examples
///
/// ```
/// use intake::file::is_of_a_system;
///
/// assert!(is_of_a_system("._pull.json") && is_of_a_system("__MACOSX"));
/// assert!(!is_of_a_system("pull.json"));
/// ```
pub fn is_of_a_system(name: &str) -> bool {
    const FOLDERS: [&str; 7] = [
        "__macosx",
        "@eadir",
        "#recycle",
        "#snapshot",
        "$recycle.bin",
        "lost+found",
        "system volume information",
    ];
    let is_folder = |own: &&str| name.eq_ignore_ascii_case(own);
    name.starts_with(['.', '~']) || name.ends_with('~') || FOLDERS.iter().any(is_folder)
}

impl ForeignFileError {
    /// Returns the agreed name, as in `data-trouble`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Zip => "zip",
            Self::Gzip => "gzip",
            Self::Archive(_) => "archive",
            Self::Har => "har",
            Self::Report => "report",
            Self::Envelope(_) => "envelope",
            Self::Lines(_) => "lines",
        }
    }
}

impl fmt::Display for ForeignFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::Archive(format) => write!(f, "{name}: {format}"),
            Self::Envelope(key) => write!(f, "{name}: {key}"),
            Self::Lines(lines) => write!(f, "{name}: {lines}"),
            Self::Zip | Self::Gzip | Self::Har | Self::Report => f.write_str(name),
        }
    }
}

impl Error for ForeignFileError {}

/// The first bytes of formats that pack files, and their names.
const PACKED: [(&[u8], &str); 8] = [
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "RAR"),
    (b"\xfd7zXZ\0", "xz"),
    (b"\x28\xb5\x2f\xfd", "Zstandard"),
    (b"BZh", "bzip2"),
    (b"\x04\x22\x4d\x18", "LZ4"),
    (b"MSCF", "CAB"),
    (b"\x1f\x9d", "compress"),
];

/// Returns true if bytes are certainly one text in UTF-8, so that [`unpack`] would return them unchanged. This is
/// quick, and needs none of the code that unpacks.
pub fn is_one_text(bytes: &[u8]) -> bool {
    begins_as_object(bytes) && !has_lines(bytes)
}

/// Returns true if bytes begin as the text of an object in UTF-8, with its byte order mark or without.
fn begins_as_object(bytes: &[u8]) -> bool {
    matches!(unmarked(bytes), [b'{' | b' ' | b'\t' | b'\r' | b'\n', second, ..] if *second != 0)
}

/// Reads the content of a file.
///
/// # Examples
///
/// ```
/// use intake::file::{Content, ForeignFileError, unpack};
///
/// let utf16 = b"\xff\xfe{\0}\0".to_vec();
/// assert_eq!(unpack(utf16), Ok(Content::One(b"{}".to_vec())));
/// assert_eq!(unpack(b"PK\x03\x04".to_vec()), Err(ForeignFileError::Zip));
/// ```
///
/// # Errors
///
/// Returns the kind of a file that cannot be checked in this form.
pub fn unpack(bytes: Vec<u8>) -> Result<Content, ForeignFileError> {
    if bytes.starts_with(b"\x1f\x8b") {
        return Ok(Content::Gzip(bytes));
    }
    if matches!(bytes.as_slice(), [b'P', b'K', 3 | 5 | 7, 4 | 6 | 8, ..]) {
        return Err(ForeignFileError::Zip);
    }
    let mut known = PACKED.iter();
    // A title in a payload may have "custard" here.
    let is_tar = bytes.get(257..262) == Some(b"ustar") && !begins_as_object(&bytes);
    let packed = known.find(|(magic, _)| bytes.starts_with(magic));
    if let Some(format) = packed.map(|(_, name)| *name).or(is_tar.then_some("tar")) {
        return Err(ForeignFileError::Archive(format.to_owned()));
    }
    let text = utf16(&bytes).map_or(bytes, String::into_bytes);
    if !has_lines(&text) {
        return Ok(Content::One(text));
    }
    let lines = lines(&text);
    if lines.len() > MAX_LINES {
        let count = u64::try_from(lines.len()).unwrap_or(u64::MAX);
        return Err(ForeignFileError::Lines(count));
    }
    Ok(Content::Lines { text, lines })
}

/// Recognises a JSON text in UTF-16 by its first two bytes: the byte order mark, or a character with a zero in it.
/// Returns whether its order is the little one, and the length of its mark.
const fn utf16_order(bytes: &[u8]) -> Option<(bool, usize)> {
    const fn begins(character: u8) -> bool {
        matches!(character, b'{' | b'[' | b' ' | b'\t' | b'\r' | b'\n')
    }
    match bytes {
        [0xff, 0xfe, ..] => Some((true, 2)),
        [0xfe, 0xff, ..] => Some((false, 2)),
        [0, first, ..] if begins(*first) => Some((false, 0)),
        [first, 0, ..] if begins(*first) => Some((true, 0)),
        _ => None,
    }
}

/// Decodes UTF-16, with its byte order mark or without.
fn utf16(bytes: &[u8]) -> Option<String> {
    let (is_little, mark) = utf16_order(bytes)?;
    let (pairs, rest) = bytes.get(mark..)?.as_chunks::<2>();
    let units = pairs.iter().map(|pair| match is_little {
        true => u16::from_le_bytes(*pair),
        false => u16::from_be_bytes(*pair),
    });
    let decoded: Result<String, _> = char::decode_utf16(units).collect();
    decoded.ok().filter(|_| rest.is_empty())
}

/// Returns a text without the byte order mark of UTF-8. A program that joins files leaves one in each of them.
fn unmarked(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text)
}

/// Returns true if a text begins with two JSON objects, each on a separate line.
fn has_lines(text: &[u8]) -> bool {
    let lines = text.split(|byte| *byte == b'\n');
    let mut lines = lines.map(|line| unmarked(line).trim_ascii());
    let mut next = || lines.find(|line| !line.is_empty());
    let is_object = next().is_some_and(|line| line.starts_with(b"{") && line.ends_with(b"}"));
    is_object && next().is_some_and(|line| line.starts_with(b"{"))
}

/// Returns the number of each line that is not empty, and its range of bytes.
fn lines(text: &[u8]) -> Vec<(u64, Range<usize>)> {
    let mut begin = 0_usize;
    let lines = text.split(|byte| *byte == b'\n').zip(1..);
    let lines = lines.filter_map(|(line, number)| {
        let range = begin..begin.saturating_add(line.len());
        begin = range.end.saturating_add(1);
        let is_empty = unmarked(line).trim_ascii().is_empty();
        (!is_empty).then_some((number, range))
    });
    lines.collect()
}
