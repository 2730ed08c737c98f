//! ABI words: what the contract's getters and Multicall3 return.

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
        words(&[1, 2, 3, 4, 0xa0, 2, 8, 9]),
        words(&[1, 3, 4, 0x80, 2, 8, 9]),
        words(&[0x20, 2, 0x40, 0xc0, 1, 0x40, 0x20, 7, 0, 0x40, 0]),
        // Both results at one place.
        words(&[0x20, 2, 0x40, 0x40, 1, 0x40, 0x20, 7]),
    ]
}

/// Runs the bytes that a call returned. Nothing decoded is larger than they are.
pub fn words(bytes: &[u8]) {
    if let Some(value) = abi::events_returned(bytes) {
        assert_eq!(Some(value.as_bytes().as_slice()), bytes.get(..32));
    }
    if let Some(pull) = abi::get_pull_returned(bytes) {
        assert_eq!(Some(pull.event_id.as_bytes().as_slice()), bytes.get(..32));
        assert_eq!(
            Some(pull.request_id.as_bytes().as_slice()),
            bytes.get(128..160)
        );
    }
    for consumers in [
        abi::subscription_returned(bytes),
        abi::subscription_v2_returned(bytes),
    ] {
        assert!(consumers.map_or(0, |all| all.len() * 32) <= bytes.len());
    }
    if let Some(returned) = abi::multicall_returned(bytes) {
        let size = returned.iter().flatten().map(Vec::len).sum::<usize>();
        assert!(
            size + returned.len() * 32 <= bytes.len(),
            "{size} of {}",
            bytes.len()
        );
    }
}
