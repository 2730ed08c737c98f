//! Names the mistakes in a settings file.

use core::error::Error;
use core::fmt;

use verify::PayloadError;

/// A mistake in a settings file, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError {
    /// The place: `contracts[1]`, or nothing for the whole file. Items are counted from 0.
    pub place: String,
    /// The mistake.
    pub mistake: Mistake,
}

/// The mistakes that a settings file can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The file has more bytes than [`MAX_BYTES`](super::MAX_BYTES).
    TooLarge,
    /// The file is not one JSON object.
    Unreadable(PayloadError),
    /// An object has a key twice.
    RepeatedKey,
    /// No setting has this name.
    UnknownKey,
    /// The value is not a text.
    NotText,
    /// The value is not a list.
    NotAList,
    /// The value is not an object of `text` and `url`.
    NotALink,
    /// The list has more than 200 items, or more than 8 links.
    TooMany,
    /// The item has a comma, as if it were several.
    Comma,
    /// The item has no network before its last colon.
    NoNetwork,
    /// The item does not end in an address: 40 hex digits.
    Address,
    /// The item does not end in the hash of a key: 64 hex digits.
    KeyHash,
    /// The hash of the contract's code is not 64 hex digits.
    CodeHash,
    /// The log is not `anchored`, `requested` or `fulfilled`.
    LogKind,
    /// The log's signature is not 64 hex digits.
    LogSignature,
    /// The log's places are not two numbers, or three with that of the request.
    LogPlace,
    /// An earlier item is the same.
    Duplicate,
    /// The text is not an address that a page may ask: https, or http on the reader's machine.
    Url,
    /// The text is not an origin: a scheme, a host and no path.
    Origin,
    /// The text is not a code of ISO 4217: three capitals.
    Currency,
    /// The text of the link is empty, or longer than 80 characters.
    LinkText,
}

impl SettingsError {
    /// Places a mistake.
    pub fn at(place: impl Into<String>, mistake: Mistake) -> Self {
        let place = place.into();
        Self { place, mistake }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unreadable(cause) => return cause.fmt(f),
            Self::TooLarge => "larger than 64 KiB",
            Self::RepeatedKey => "the key is repeated",
            Self::UnknownKey => "no setting has this name",
            Self::NotText => "not a text",
            Self::NotAList => "not a list",
            Self::NotALink => "not an object of text and url",
            Self::TooMany => "more entries than 200, or more links than 8",
            Self::Comma => "a comma in an entry",
            Self::NoNetwork => "no network before the colon",
            Self::Address => "no address of 40 hex digits after the colon",
            Self::KeyHash => "no key hash of 64 hex digits after the colon",
            Self::CodeHash => "a code hash that is not 64 hex digits",
            Self::LogKind => "a log that is not anchored, requested or fulfilled",
            Self::LogSignature => "a log's signature that is not 64 hex digits",
            Self::LogPlace => "a log without two or three numbers after its signature",
            Self::Duplicate => "the same as an earlier entry",
            Self::Url => "not https, and not http on this machine",
            Self::Origin => "not an origin such as https://proofs.example",
            Self::Currency => "not a currency's three capitals",
            Self::LinkText => "a link's text without 1 to 80 characters",
        })
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => self.mistake.fmt(f),
            place => write!(f, "{place}: {}", self.mistake),
        }
    }
}

impl Error for Mistake {}

impl Error for SettingsError {}
