//! Checks that every failure type of this crate is an error that any caller can pass on.

use std::error::Error;

use verify::PayloadError;
use verify::claims::Fault;
use verify::deck::CanonicalizeError;
use verify::json::FormError;

const fn is_error<E: Error + Send + Sync + 'static>() {}

const _: () = {
    is_error::<PayloadError>();
    is_error::<FormError>();
    is_error::<CanonicalizeError>();
    is_error::<Fault>();
};

// The text is for engineers: the values, and the path to the place.
#[test]
fn an_error_names_its_values() {
    let document = verify::read(br#"{"pulls": [{"sequence_index": "1"}]}"#.to_vec());
    let document = document.expect("an object");
    let pulls: Vec<verify::json::Raw<'_>> = document.object().required("pulls").expect("a list");
    let pull = pulls[0].object().expect("an object");
    let malformed = pull.required::<u64>("sequence_index").expect_err("a text");
    assert_eq!(
        malformed.nth(0).at("pulls").to_string(),
        format!(
            "pulls[0].sequence_index: \"1\" is not Integer({})",
            u64::MAX
        )
    );
    let unreadable = verify::read(b"{\n?".to_vec()).expect_err("no JSON");
    assert_eq!(unreadable.to_string(), "not JSON at line 2, column 1");
    assert_eq!(Fault::WrongChain(1, 5).to_string(), "chain 5, not 1");
}
