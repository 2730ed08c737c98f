//! Asserts that every failure type of this crate is an error that any caller can pass on.

use std::error::Error;

use intake::LoadError;
use verify::PayloadError;
use words::CheckError;

const fn is_error<E: Error + Send + Sync + 'static>() {}

const _: () = {
    is_error::<LoadError>();
    is_error::<CheckError>();
};

#[test]
fn the_first_cause_of_an_error_is_found() {
    let error = CheckError::Load(LoadError::Unreadable(PayloadError::Empty));
    let cause = error.source().and_then(Error::source).expect("a cause");
    assert_eq!(cause.downcast_ref(), Some(&PayloadError::Empty));
    assert_eq!(error.to_string(), "there are no bytes");
}
