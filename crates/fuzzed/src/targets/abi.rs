//! ABI words: what the functions of the contract and the coordinators return.

use chain::abi;

pub fn seeds() -> Vec<Vec<u8>> {
    let word = |last: u8| {
        let mut word = vec![0; 32];
        word[31] = last;
        word
    };
    let words = |all: &[u8]| all.iter().flat_map(|last| word(*last)).collect::<Vec<u8>>();
    vec![
        words(&[7]),
        words(&[7, 1, 1, 9, 9]),
        words(&[7, 1, 2, 9, 9]),
    ]
}

/// Runs the bytes that a call returned.
pub fn words(bytes: &[u8]) {
    if let Some(value) = abi::word(bytes) {
        assert_eq!(value.as_bytes().as_slice(), bytes);
    }
    if let Some(pull) = abi::pull(bytes) {
        assert_eq!(bytes.get(..32), Some(pull.event_id.as_bytes().as_slice()));
        assert_eq!(
            bytes.get(128..),
            Some(pull.request_id.as_bytes().as_slice())
        );
    }
}
