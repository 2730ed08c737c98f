//! Checks that every failure type of this crate is an error that any caller can pass on.

use std::error::Error;

use chain::deployment::{Mistake, SettingsError};
use chain::saved_proof::{SavedProof, SavedProofError};

const fn is_error<E: Error + Send + Sync + 'static>() {}

const _: () = is_error::<SavedProofError>();
const _: () = is_error::<SettingsError>();
const _: () = is_error::<Mistake>();

#[test]
fn an_error_names_its_values() {
    let error = SavedProof::read(br#"{"packproof": 9}"#).expect_err("another version");
    assert_eq!(
        error.to_string(),
        "version 9 of a saved proof, which this build does not know"
    );
}
