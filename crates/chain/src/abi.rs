//! Encodes the calls of the read-only functions of the contract and the coordinators, and decodes their results. Pure.

use verify::claims::{CoordinatorVersion, PullState};
use verify::hash::{Hash32, keccak};

/// Encodes the call `events(event_id)`.
pub fn events(event_id: &Hash32) -> Vec<u8> {
    call(b"events(bytes32)", event_id)
}

/// Encodes the call `getPull(pull_key)`.
pub fn get_pull(pull_key: &Hash32) -> Vec<u8> {
    call(b"getPull(bytes32)", pull_key)
}

/// Encodes the call for the commitment that a coordinator keeps of an open request.
pub fn commitment(version: CoordinatorVersion, request: &Hash32) -> Vec<u8> {
    match version {
        CoordinatorVersion::V2 => call(b"getCommitment(uint256)", request),
        CoordinatorVersion::V2_5 => call(b"s_requestCommitments(uint256)", request),
    }
}

fn call(signature: &[u8], argument: &Hash32) -> Vec<u8> {
    let selector = keccak(&[signature]);
    let selector = selector.as_bytes().iter().take(4);
    selector.chain(argument.as_bytes()).copied().collect()
}

/// Decodes the word that `events`, or a function for a commitment, returned. `None` for anything but one word.
pub fn word(data: &[u8]) -> Option<Hash32> {
    // contract-11
    data.try_into().ok().map(Hash32::new)
}

/// Decodes the pull that `getPull` returned. `None` for anything but five words, two of which are flags.
pub fn pull(data: &[u8]) -> Option<PullState> {
    let (words, rest) = data.as_chunks::<32>();
    // contract-11
    let [event_id, requested, fulfilled, word, request_id] = words else {
        return None;
    };
    let pull = PullState {
        event_id: Hash32::new(*event_id),
        requested: flag(requested)?,
        fulfilled: flag(fulfilled)?,
        word: Hash32::new(*word),
        request_id: Hash32::new(*request_id),
    };
    rest.is_empty().then_some(pull)
}

fn flag(word: &[u8; 32]) -> Option<bool> {
    let (last, zeros) = word.split_last()?;
    let is_number = zeros.iter().all(|byte| *byte == 0);
    match last {
        // contract-12
        0 | 1 if is_number => Some(*last == 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloy_sol_types::{SolCall, private::U256, sol};

    sol! {
        function events(bytes32 id) external view returns (bytes32);
        function getPull(bytes32 key) external view returns (bytes32, bool, bool, uint256, uint256);
        function s_requestCommitments(uint256 id) external view returns (bytes32);
        function getCommitment(uint256 id) external view returns (bytes32);
    }

    #[test]
    fn calls_are_encoded_as_alloy_encodes_them() {
        let key = Hash32::new([7; 32]);
        let (word, number) = ([7; 32].into(), U256::from_be_bytes([7; 32]));
        assert_eq!(super::events(&key), eventsCall { id: word }.abi_encode());
        assert_eq!(get_pull(&key), getPullCall { key: word }.abi_encode());
        assert_eq!(
            commitment(CoordinatorVersion::V2_5, &key),
            s_requestCommitmentsCall { id: number }.abi_encode()
        );
        assert_eq!(
            commitment(CoordinatorVersion::V2, &key),
            getCommitmentCall { id: number }.abi_encode()
        );
    }

    // contract-11, contract-12
    #[test]
    fn a_pull_is_decoded_as_alloy_encodes_it() {
        let (id, word) = ([9_u8; 32], U256::from_be_bytes([5; 32]));
        let returned = getPullReturn {
            _0: id.into(),
            _1: true,
            _2: false,
            _3: word,
            _4: U256::from(6),
        };
        let data = getPullCall::abi_encode_returns(&returned);
        let state = pull(&data).expect("five words");
        assert!(state.requested && !state.fulfilled);
        assert_eq!(
            (state.event_id, state.word),
            (Hash32::new([9; 32]), Hash32::new([5; 32]))
        );
        assert_eq!(state.request_id.as_bytes()[31], 6);
        let mut no_flag = data.clone();
        no_flag[63] = 2;
        let long = [&data[..], &[0; 32]].concat();
        for other in [&data[1..], &data[..128], &[], &no_flag, &long] {
            assert_eq!(pull(other), None);
        }
    }

    // Some nodes return the data of a revert as the result of the call: `Error("no")`.
    // contract-11
    #[test]
    fn the_data_of_a_revert_is_no_value() {
        let reverted = hex::decode(format!("08c379a0{:064x}{:064x}{:0<64}", 32, 2, "6e6f"));
        let reverted = reverted.expect("hex");
        assert_eq!(word(&reverted), None);
        assert_eq!(pull(&[&reverted[..], &[0; 64]].concat()), None);
        assert_eq!((word(&[]), pull(&[])), (None, None));
    }
}
