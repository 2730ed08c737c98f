// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IConsumer} from "./IConsumer.sol";
import {VRFConsumerBaseV2Plus} from "@chainlink/contracts/src/v0.8/vrf/dev/VRFConsumerBaseV2Plus.sol";
import {VRFV2PlusClient} from "@chainlink/contracts/src/v0.8/vrf/dev/libraries/VRFV2PlusClient.sol";

/// A coordinator of a shop's own: it writes the oracle's logs unless it is silent, but its owner chooses every word, and
/// every id.
contract OwnCoordinator {
    event RandomWordsRequested(
        bytes32 indexed keyHash,
        uint256 requestId,
        uint256 preSeed,
        uint256 indexed subId,
        uint16 minimumRequestConfirmations,
        uint32 callbackGasLimit,
        uint32 numWords,
        bytes extraArgs,
        address indexed sender
    );
    event RandomWordsFulfilled(
        uint256 indexed requestId,
        uint256 outputSeed,
        uint256 indexed subId,
        uint96 payment,
        bool nativePayment,
        bool success,
        bool onlyPremium
    );

    bool private immutable silent;
    uint256 private last;
    uint256 private chosen;

    constructor(bool silent_) {
        silent = silent_;
    }

    function requestRandomWords(VRFV2PlusClient.RandomWordsRequest calldata asked) external returns (uint256 requestId) {
        requestId = chosen == 0 ? ++last : chosen;
        chosen = 0;
        if (silent) return requestId;
        emit RandomWordsRequested(
            asked.keyHash,
            requestId,
            requestId,
            asked.subId,
            asked.requestConfirmations,
            asked.callbackGasLimit,
            asked.numWords,
            asked.extraArgs,
            msg.sender
        );
    }

    /// Gives the next request this id.
    function choose(uint256 requestId) external {
        chosen = requestId;
    }

    /// Gives the next request the id that a contract's pull has.
    function copy(address consumer, bytes32 pullKey) external {
        (,,,, chosen) = IConsumer(consumer).getPull(pullKey);
    }

    /// Delivers the word of `outputSeed`, as the oracle derives it.
    function fulfill(uint256 requestId, address consumer, uint256 outputSeed) external {
        deliver(requestId, consumer, uint256(keccak256(abi.encode(outputSeed, 0))));
        if (!silent) emit RandomWordsFulfilled(requestId, outputSeed, 0, 0, false, true, false);
    }

    /// Delivers any word, and writes no log of it.
    function deliver(uint256 requestId, address consumer, uint256 word) public {
        uint256[] memory words = new uint256[](1);
        words[0] = word;
        VRFConsumerBaseV2Plus(consumer).rawFulfillRandomWords(requestId, words);
    }
}
