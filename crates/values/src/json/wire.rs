//! Reads each form of value from its text (`docs/protocol.md#values-on-the-wire`).

use std::borrow::Cow;

use uuid::Uuid;

use super::form::Form;
use super::value::{FormError, Object, Raw, Wire};
use crate::hash::{Hash32, unprefixed};
use crate::position::{Bound, Position};

/// A seed or salt: exactly 64 hex digits, no prefix (`docs/protocol.md#hex`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnprefixedHash(pub Hash32);

/// An oracle's word: 1 to 64 hex digits (`docs/protocol.md#hex`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word(pub Hash32);

/// An event's id: a UUID, accepted only in its hyphenated form (`docs/protocol.md#ids`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hyphenated(pub Uuid);

/// A value, or an empty text in its place, which counts as absent (`docs/protocol.md#not-replayable`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrEmpty<T>(pub Option<T>);

/// A buyer's account id: the text that a draw hashes (`docs/protocol.md#user_id`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserId<'a>(pub Cow<'a, str>);

/// `block` or `log_index`: an integer, or the same in hex text (`docs/protocol.md#positions`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionNumber<const MAX: u64>(pub u64);

fn or_malformed<T>(raw: Raw<'_>, form: Form, value: Option<T>) -> Result<T, FormError> {
    value.ok_or_else(|| raw.malformed(form))
}

/// Returns an integer's digits with their sign. `-0` is 0 (`docs/protocol.md#numbers`).
fn decimal(raw: Raw<'_>) -> Option<&str> {
    match raw.integer()? {
        "-0" => Some("0"),
        digits => Some(digits),
    }
}

fn integer<'a, T: TryFrom<u64> + Wire<'a>>(raw: Raw<'_>) -> Result<T, FormError> {
    let value = decimal(raw)
        .and_then(|digits| digits.parse::<u64>().ok())
        .and_then(|value| T::try_from(value).ok());
    or_malformed(raw, T::FORM, value)
}

/// Reads a number in hex, with or without `0x` or `0X` and with any number of leading zeros.
pub fn hex_number(text: &str) -> Option<u64> {
    let digits = unprefixed(text);
    let only_digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    only_digits
        .then(|| u64::from_str_radix(digits, 16).ok())
        .flatten()
}

impl<'a> Wire<'a> for Raw<'a> {
    const FORM: Form = Form::Present;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        Ok(raw)
    }
}

impl<'a> Wire<'a> for Object<'a> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        or_malformed(raw, Self::FORM, raw.object())
    }
}

impl<'a, T: Wire<'a>> Wire<'a> for Vec<T> {
    const FORM: Form = Form::List;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        let items = or_malformed(raw, Self::FORM, raw.array())?;
        items
            .enumerate()
            .map(|(index, item)| item.read().map_err(|fault: FormError| fault.nth(index)))
            .collect()
    }
}

impl Wire<'_> for u64 {
    const FORM: Form = Form::Integer(u64::MAX);

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        integer(raw)
    }
}

impl Wire<'_> for u32 {
    const FORM: Form = Form::Integer(0xffff_ffff);

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        integer(raw)
    }
}

impl Wire<'_> for bool {
    const FORM: Form = Form::Boolean;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let value = match raw.spelling() {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        };
        or_malformed(raw, Self::FORM, value)
    }
}

impl<'a> Wire<'a> for Cow<'a, str> {
    const FORM: Form = Form::Text;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        or_malformed(raw, Self::FORM, raw.text())
    }
}

impl Wire<'_> for Hash32 {
    const FORM: Form = Form::Hash32;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let value = raw.text().and_then(|text| Self::from_hex(&text));
        or_malformed(raw, Self::FORM, value)
    }
}

impl Wire<'_> for UnprefixedHash {
    const FORM: Form = Form::BareHash32;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let value = raw.text().and_then(|text| Hash32::from_bare_hex(&text));
        or_malformed(raw, Self::FORM, value.map(Self))
    }
}

impl Wire<'_> for Word {
    const FORM: Form = Form::Word;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let value = raw.text().and_then(|text| Hash32::from_word_hex(&text));
        or_malformed(raw, Self::FORM, value.map(Self))
    }
}

impl Wire<'_> for Uuid {
    const FORM: Form = Form::Uuid;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        // Only two of the forms that `try_parse` accepts have one of these lengths: 32 digits alone, and the hyphenated
        // form.
        let value = raw
            .text()
            .filter(|text| matches!(text.len(), 32 | 36))
            .and_then(|text| Self::try_parse(&text).ok());
        or_malformed(raw, Self::FORM, value)
    }
}

impl Wire<'_> for Hyphenated {
    const FORM: Form = Form::Hyphenated;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let value = raw
            .text()
            .filter(|text| text.len() == 36)
            .and_then(|text| Uuid::try_parse(&text).ok());
        or_malformed(raw, Self::FORM, value.map(Self))
    }
}

impl<'a, T: Wire<'a>> Wire<'a> for OrEmpty<T> {
    const FORM: Form = T::FORM;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        match raw.quoted() {
            Some("") => Ok(Self(None)),
            _ => raw.read().map(Some).map(Self),
        }
    }
}

impl<'a> Wire<'a> for Option<Uuid> {
    const FORM: Form = Form::UuidOrNull;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        if raw.is_null() {
            return Ok(None);
        }
        raw.read()
            .map(Some)
            .map_err(|_| raw.malformed(<Self as Wire<'a>>::FORM))
    }
}

impl<'a> Wire<'a> for UserId<'a> {
    const FORM: Form = Form::UserId;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        let value = raw.text().or(decimal(raw).map(Cow::Borrowed));
        or_malformed(raw, Self::FORM, value.map(Self))
    }
}

impl<const MAX: u64> Wire<'_> for PositionNumber<MAX> {
    const FORM: Form = Form::PositionInteger(MAX);

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let value = match raw.text() {
            Some(text) => hex_number(&text),
            None => raw.read::<u64>().ok(),
        };
        or_malformed(
            raw,
            Self::FORM,
            value.filter(|value| *value <= MAX).map(Self),
        )
    }
}

impl Position {
    /// Reads the `block` and `log_index` of an object.
    ///
    /// # Errors
    ///
    /// [`FormError`] if `block` or `log_index` is missing or is not a [`PositionNumber`].
    pub fn of(object: &Object<'_>) -> Result<Self, FormError> {
        let PositionNumber(block) = object.required::<PositionNumber<{ u64::MAX }>>("block")?;
        let index: PositionNumber<0xffff_ffff> = object.required("log_index")?;
        Ok(Self {
            block,
            log_index: u32::try_from(index.0).unwrap_or(u32::MAX),
        })
    }
}

impl Wire<'_> for Bound {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let object: Object<'_> = raw.read()?;
        let number = |name| object.required::<PositionNumber<{ u64::MAX }>>(name);
        Ok(Self {
            block: number("block")?.0,
            log_index: number("log_index")?.0,
        })
    }
}

impl Wire<'_> for Position {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        Self::of(&raw.read()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::document;

    /// Reads `{"v": …}`.
    fn value<T: for<'a> Wire<'a>>(json: &str) -> Result<T, FormError> {
        let document = format!("{{\"v\":{json}}}");
        let document = document::read(document.into_bytes()).expect("an object");
        document.object().required("v")
    }

    #[test]
    fn integers_are_json_integers_in_range() {
        assert_eq!(value::<u64>("18446744073709551615"), Ok(u64::MAX));
        assert_eq!(value::<u64>("9007199254740993"), Ok(9_007_199_254_740_993));
        assert_eq!(value::<u32>("4294967295"), Ok(u32::MAX));
        assert_eq!(value::<u64>("-0"), Ok(0));
        for wrong in [
            "18446744073709551616",
            "1.0",
            "1e3",
            "-1",
            "-0.0",
            "\"1\"",
            "null",
            "1e999",
            "[1]",
        ] {
            let fault = value::<u64>(wrong).expect_err(wrong);
            assert_eq!(fault.path(), "v");
            assert_eq!(fault.form, Form::Integer(u64::MAX));
            assert_eq!(fault.found.as_deref(), Some(wrong));
        }
        assert!(value::<u32>("4294967296").is_err());
    }

    #[test]
    fn positions_are_integers_or_hex_text() {
        let position = |block: &str, log_index: &str| {
            value::<Position>(&format!("{{\"block\":{block},\"log_index\":{log_index}}}"))
        };
        let here = Position {
            block: 16,
            log_index: 10,
        };
        assert_eq!(position("16", "10"), Ok(here));
        assert_eq!(position("\"10\"", "\"0xA\""), Ok(here));
        assert_eq!(position("\"0x000000000000000000010\"", "\"a\""), Ok(here));
        assert_eq!(position("\"0X10\"", "\"0Xa\""), Ok(here));
        for wrong in [
            "\"\"",
            "\"0x\"",
            "\"+1\"",
            "\"g\"",
            "1.0",
            "-1",
            "\"10000000000000000\"",
        ] {
            assert_eq!(position(wrong, "1").expect_err(wrong).path(), "v.block");
        }
        assert_eq!(
            position("1", "\"100000000\"").expect_err("33 bits").path(),
            "v.log_index"
        );
    }

    #[test]
    fn a_packs_ids_may_lack_their_hyphens_and_an_events_id_may_not() {
        let id = "8F3AC0D1-0000-4000-8000-00000000c21b";
        let read = Uuid::try_parse(id).expect("a UUID");
        let simple = id.replace('-', "");
        assert_eq!(value(&format!("\"{id}\"")), Ok(read));
        assert_eq!(value(&format!("\"{simple}\"")), Ok(read));
        assert_eq!(value(&format!("\"{id}\"")), Ok(Hyphenated(read)));
        let fault = value::<Hyphenated>(&format!("\"{simple}\"")).expect_err("no hyphens");
        assert_eq!(fault.form, Form::Hyphenated);
        for wrong in [
            &format!("{{{id}}}"),
            &format!("{{{simple}}}"),
            &format!("urn:uuid:{id}"),
            &simple[1..],
            "",
            "é",
            "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
        ] {
            let wrong = format!("\"{wrong}\"");
            assert!(value::<Uuid>(&wrong).is_err(), "{wrong}");
            assert!(value::<Hyphenated>(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_empty_text_in_a_values_place_is_none() {
        assert_eq!(value("\"\""), Ok(OrEmpty::<Hash32>(None)));
        let zero = format!("\"{}\"", "0".repeat(64));
        assert_eq!(value(&zero), Ok(OrEmpty(Some(Hash32::ZERO))));
        for wrong in ["\" \"", "0", "[]", "\"0x\""] {
            assert!(value::<OrEmpty<Hash32>>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_end_of_coverage_has_an_index_of_64_bits() {
        let end = |json: &str| value::<Bound>(&format!("{{\"block\":1,\"log_index\":{json}}}"));
        let bound = |log_index| Bound {
            block: 1,
            log_index,
        };
        assert_eq!(end("18446744073709551615"), Ok(bound(u64::MAX)));
        assert_eq!(end("\"100000000\""), Ok(bound(1 << 32)));
        assert_eq!(
            end("18446744073709551616").expect_err("65 bits").path(),
            "v.log_index"
        );
    }

    #[test]
    fn a_user_id_is_text_or_the_digits_of_an_integer() {
        let user = |json: &str| {
            let document = format!("{{\"v\":{json}}}");
            let document = document::read(document.into_bytes()).expect("an object");
            document
                .object()
                .required::<UserId<'_>>("v")
                .map(|user| user.0.into_owned())
        };
        assert_eq!(user("\"caf\\u00e9\"").as_deref(), Ok("café"));
        assert_eq!(
            user("123456789012345678901234567890").as_deref(),
            Ok("123456789012345678901234567890")
        );
        assert_eq!(user("-7").as_deref(), Ok("-7"));
        assert_eq!(user("-0").as_deref(), Ok("0"));
        for wrong in ["1.0", "1e3", "null", "true", "\"\\ud800\""] {
            assert!(user(wrong).is_err(), "{wrong}");
        }
    }
}
