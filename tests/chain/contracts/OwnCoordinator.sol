// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {VRFConsumerBaseV2Plus} from "@chainlink/contracts/src/v0.8/vrf/dev/VRFConsumerBaseV2Plus.sol";
import {VRFV2PlusClient} from "@chainlink/contracts/src/v0.8/vrf/dev/libraries/VRFV2PlusClient.sol";

/// A coordinator of a shop's own: it writes the oracle's logs, but its owner chooses every word.
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

    uint256 private last;

    function requestRandomWords(VRFV2PlusClient.RandomWordsRequest calldata asked) external returns (uint256 requestId) {
        requestId = ++last;
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

    /// Delivers the word of `outputSeed`, as the oracle derives it.
    function fulfill(uint256 requestId, address consumer, uint256 outputSeed) external {
        uint256[] memory words = new uint256[](1);
        words[0] = uint256(keccak256(abi.encode(outputSeed, 0)));
        VRFConsumerBaseV2Plus(consumer).rawFulfillRandomWords(requestId, words);
        emit RandomWordsFulfilled(requestId, outputSeed, 0, 0, false, true, false);
    }
}
