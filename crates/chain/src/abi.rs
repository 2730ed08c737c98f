//! Encodes the calls of the contract's read-only functions and decodes their results. Pure.

use alloy_sol_types::private::U256;
use alloy_sol_types::{SolCall, sol};

use verify::claims::{Address, CoordinatorVersion, PullState};
use verify::hash::Hash32;

sol! {
    function events(bytes32 eventId) external view returns (bytes32 deckHash);
    function getPull(bytes32 pullKey) external view
        returns (bytes32 eventId, bool requested, bool fulfilled, uint256 word, uint256 requestId);

    /// The function of a VRF v2.5 coordinator.
    function getSubscription(uint256 subId) external view
        returns (uint96 balance, uint96 nativeBalance, uint64 reqCount, address owner, address[] consumers);

    /// The function of a VRF v2.5 coordinator.
    function s_requestCommitments(uint256 requestId) external view returns (bytes32 commitment);

    /// The function of a VRF v2 coordinator.
    function getCommitment(uint256 requestId) external view returns (bytes32 commitment);

    struct Call {
        address target;
        bool allowFailure;
        bytes callData;
    }
    struct Returned {
        bool success;
        bytes returnData;
    }
    function aggregate3(Call[] calls) external payable returns (Returned[] returned);
}

mod v2 {
    use alloy_sol_types::sol;

    sol! {
        /// The function of a VRF v2 coordinator.
        function getSubscription(uint64 subId) external view
            returns (uint96 balance, uint64 reqCount, address owner, address[] consumers);
    }
}

/// The address of Multicall3 on every chain that has it. Multicall3 makes many reads in one call.
pub const MULTICALL3: Address = Address::new([
    0xca, 0x11, 0xbd, 0xe0, 0x59, 0x77, 0xb3, 0x63, 0x11, 0x67, 0x02, 0x88, 0x62, 0xbe, 0x2a, 0x17,
    0x39, 0x76, 0xca, 0x11,
]);

/// Encodes the call `events(event_id)`.
pub fn events(event_id: &Hash32) -> Vec<u8> {
    let call = eventsCall {
        eventId: (*event_id.as_bytes()).into(),
    };
    call.abi_encode()
}

/// Decodes the anchored value that `events` returned, or `None` if the bytes are malformed.
pub fn events_returned(data: &[u8]) -> Option<Hash32> {
    let value = eventsCall::abi_decode_returns_validate(whole_words(data)?).ok()?;
    Some(Hash32::new(value.0))
}

/// Encodes the call `getPull(pull_key)`.
pub fn get_pull(pull_key: &Hash32) -> Vec<u8> {
    let call = getPullCall {
        pullKey: (*pull_key.as_bytes()).into(),
    };
    call.abi_encode()
}

/// Decodes the pull that `getPull` returned, or `None` if the bytes are malformed.
pub fn get_pull_returned(data: &[u8]) -> Option<PullState> {
    let pull = getPullCall::abi_decode_returns_validate(whole_words(data)?).ok()?;
    Some(PullState {
        event_id: Hash32::new(pull.eventId.0),
        requested: pull.requested,
        fulfilled: pull.fulfilled,
        word: Hash32::new(pull.word.to_be_bytes()),
        request_id: Hash32::new(pull.requestId.to_be_bytes()),
    })
}

/// Encodes the call `getSubscription(id)` for a VRF v2.5 coordinator.
pub fn subscription(id: &Hash32) -> Vec<u8> {
    let call = getSubscriptionCall {
        subId: U256::from_be_bytes(*id.as_bytes()),
    };
    call.abi_encode()
}

/// Decodes the consumers that VRF v2.5's `getSubscription` returned.
pub fn subscription_returned(data: &[u8]) -> Option<Vec<Address>> {
    let subscription = getSubscriptionCall::abi_decode_returns_validate(whole_words(data)?).ok()?;
    Some(addresses(&subscription.consumers))
}

/// Encodes the call `getSubscription(id)` for a VRF v2 coordinator. Returns `None` for an id of more than eight bytes,
/// which VRF v2 cannot have.
pub fn subscription_v2(id: &Hash32) -> Option<Vec<u8>> {
    let (high, low) = id.as_bytes().split_last_chunk::<8>()?;
    let call = v2::getSubscriptionCall {
        subId: u64::from_be_bytes(*low),
    };
    high.iter()
        .all(|byte| *byte == 0)
        .then(|| call.abi_encode())
}

/// Decodes the consumers that VRF v2's `getSubscription` returned.
pub fn subscription_v2_returned(data: &[u8]) -> Option<Vec<Address>> {
    let subscription =
        v2::getSubscriptionCall::abi_decode_returns_validate(whole_words(data)?).ok()?;
    Some(addresses(&subscription.consumers))
}

/// Encodes the call for the commitment that a coordinator keeps of an open request.
pub fn commitment(version: CoordinatorVersion, request: &Hash32) -> Vec<u8> {
    let id = U256::from_be_bytes(*request.as_bytes());
    match version {
        CoordinatorVersion::V2 => getCommitmentCall { requestId: id }.abi_encode(),
        CoordinatorVersion::V2_5 => s_requestCommitmentsCall { requestId: id }.abi_encode(),
    }
}

/// Returns the data if it is whole words, as all that a function returns. The data of a revert, which some nodes return
/// as a result, begins with four bytes of its own.
fn whole_words(data: &[u8]) -> Option<&[u8]> {
    data.len().is_multiple_of(32).then_some(data)
}

fn addresses(encoded: &[alloy_sol_types::private::Address]) -> Vec<Address> {
    let address = |address: &alloy_sol_types::private::Address| Address::new(address.0.0);
    encoded.iter().map(address).collect()
}

/// Encodes one Multicall3 call that makes all these calls to one contract. A call that fails leaves the others.
pub fn multicall(target: &Address, calls: impl IntoIterator<Item = Vec<u8>>) -> Vec<u8> {
    let calls = calls.into_iter().map(|call| Call {
        target: (*target.as_bytes()).into(),
        allowFailure: true,
        callData: call.into(),
    });
    let call = aggregate3Call {
        calls: calls.collect(),
    };
    call.abi_encode()
}

/// Decodes the results of a multicall, in the order of its calls; a failed call is `None`. Returns `None` if the bytes
/// are malformed.
pub fn multicall_returned(data: &[u8]) -> Option<Vec<Option<Vec<u8>>>> {
    let returned = aggregate3Call::abi_decode_returns_validate(data).ok()?;
    let returned = returned
        .into_iter()
        .map(|call| call.success.then(|| call.returnData.to_vec()));
    Some(returned.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::hash::keccak;

    fn word(last: u8) -> [u8; 32] {
        let mut word = [0; 32];
        word[31] = last;
        word
    }

    #[test]
    fn calls_carry_the_selector_and_the_key() {
        let key = Hash32::new([7; 32]);
        for (call, signature) in [
            (events(&key), &b"events(bytes32)"[..]),
            (get_pull(&key), b"getPull(bytes32)"),
            (subscription(&key), b"getSubscription(uint256)"),
        ] {
            assert_eq!(call[..4], keccak(&[signature]).as_bytes()[..4]);
            assert_eq!(call[4..], [7; 32]);
        }
    }

    // A VRF v2 id has eight bytes: a longer id must not be cut down to the id that it ends with.
    #[test]
    fn a_subscription_of_version_2_is_asked_for_by_its_number() {
        let call = subscription_v2(&Hash32::new(word(7))).expect("a number");
        assert_eq!(
            call[..4],
            keccak(&[b"getSubscription(uint64)"]).as_bytes()[..4]
        );
        assert_eq!(call[4..], word(7));
        let mut long = word(7);
        long[23] = 1;
        assert_eq!(subscription_v2(&Hash32::new(long)), None);
    }

    #[test]
    fn a_pull_is_read_word_by_word() {
        let data = [[9; 32], word(1), word(0), word(5), word(6)].concat();
        let state = get_pull_returned(&data).expect("five words");
        assert!(state.requested && !state.fulfilled);
        assert_eq!(state.word, Hash32::new(word(5)));
        assert_eq!(get_pull_returned(&data[1..]), None);
        assert_eq!(get_pull_returned(&[]), None);
        let no_flag = [[9; 32], word(2), word(0), word(5), word(6)].concat();
        assert_eq!(get_pull_returned(&no_flag), None);
        assert_eq!(events_returned(&[]), None);
        // Some nodes return the data of a revert as the result of the call: `Error("no")`.
        let reverted = hex::decode(format!("08c379a0{:064x}{:064x}{:0<64}", 32, 2, "6e6f"));
        let reverted = reverted.expect("hex");
        assert_eq!(events_returned(&reverted), None);
        let long = [&reverted[..], &[0; 64]].concat();
        assert_eq!(get_pull_returned(&long), None);
    }

    #[test]
    fn a_multicall_is_taken_apart() {
        let target = Address::new([1; 20]);
        let call = multicall(&target, [events(&Hash32::ZERO), get_pull(&Hash32::ZERO)]);
        assert_eq!(hex::encode(&call[..4]), "82ad56cb");
        let returned = aggregate3Call::abi_encode_returns(&vec![
            Returned {
                success: true,
                returnData: vec![3; 32].into(),
            },
            Returned {
                success: false,
                returnData: Vec::new().into(),
            },
        ]);
        assert_eq!(
            multicall_returned(&returned),
            Some(vec![Some(vec![3; 32]), None])
        );
    }
}
