//! Asserts that every failure type of this crate is an error that any caller can pass on.

use std::error::Error;

use intake::file::ForeignFileError;

const fn is_error<E: Error>() {}

const _: () = is_error::<ForeignFileError>();

#[test]
fn an_error_has_its_name_and_its_values() {
    assert_eq!(ForeignFileError::Zip.to_string(), "zip");
    assert_eq!(
        ForeignFileError::Archive("7z".into()).to_string(),
        "archive: 7z"
    );
    assert_eq!(
        ForeignFileError::Envelope("data".into()).to_string(),
        "envelope: data"
    );
    assert_eq!(ForeignFileError::Lines(7).to_string(), "lines: 7");
}
