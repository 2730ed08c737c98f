//! Asserts that every failure type of this crate is an error that any caller can pass on.

use std::error::Error;

use explain::ExcerptError;
use explain::event::ValueError;

const fn is_error<E: Error + Send + Sync + 'static>() {}

const _: () = is_error::<ValueError>();
const _: () = is_error::<ExcerptError>();

#[test]
fn an_error_names_its_values() {
    assert_eq!(ValueError::Price(3).to_string(), "card 3 has no price");
}
