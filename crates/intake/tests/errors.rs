//! Asserts that every failure type of this crate is an error that any caller can pass on.

use std::error::Error;

use intake::file::Foreign;

const fn is_error<E: Error>() {}

const _: () = is_error::<Foreign>();

#[test]
fn an_error_has_its_name_and_its_values() {
    assert_eq!(Foreign::Zip.to_string(), "zip");
    assert_eq!(Foreign::Archive("7z".into()).to_string(), "archive: 7z");
    assert_eq!(
        Foreign::Envelope("data".into()).to_string(),
        "envelope: data"
    );
    assert_eq!(Foreign::Lines(7).to_string(), "lines: 7");
}
