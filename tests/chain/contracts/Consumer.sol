// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {VRFConsumerBaseV2Plus} from "@chainlink/contracts/src/v0.8/vrf/dev/VRFConsumerBaseV2Plus.sol";
import {VRFV2PlusClient} from "@chainlink/contracts/src/v0.8/vrf/dev/libraries/VRFV2PlusClient.sol";
import {IConsumer} from "./IConsumer.sol";

/// Holds what a shop committed to, and the oracle's words. Everything is written once. The base contract lets
/// nobody but the coordinator deliver a word; its owner may set another coordinator.
contract Consumer is IConsumer, VRFConsumerBaseV2Plus {
    struct Draw {
        bytes32 eventId;
        bool requested;
        bool fulfilled;
        uint256 word;
        uint256 requestId;
    }

    /// What a request of the oracle is for. `key` is an event id for a seed, a pull key for a pull.
    struct Request {
        bytes32 key;
        bool isPull;
    }

    bytes32 private immutable keyHash;
    uint256 private immutable subscription;
    bool private refusing;

    mapping(bytes32 eventId => bytes32 deckHash) public events;
    mapping(bytes32 eventId => Draw) private seeds;
    mapping(bytes32 pullKey => Draw) private pulls;
    mapping(uint256 requestId => Request) private requests;

    constructor(address coordinator, bytes32 keyHash_, uint256 subscription_) VRFConsumerBaseV2Plus(coordinator) {
        keyHash = keyHash_;
        subscription = subscription_;
    }

    function createEvent(bytes32 eventId, bytes32 deckHash) external onlyOwner returns (uint256 requestId) {
        write(eventId, deckHash);
        requestId = ask();
        requests[requestId] = Request({key: eventId, isPull: false});
        seeds[eventId] = Draw({eventId: eventId, requested: true, fulfilled: false, word: 0, requestId: requestId});
    }

    function anchor(bytes32 eventId, bytes32 root) external onlyOwner {
        write(eventId, root);
    }

    function requestPull(bytes32 pullKey, bytes32 eventId) public onlyOwner returns (uint256 requestId) {
        if (pulls[pullKey].requested && writesOnce()) revert AlreadyRequested(pullKey);
        requestId = ask();
        requests[requestId] = Request({key: pullKey, isPull: true});
        pulls[pullKey] = Draw({eventId: eventId, requested: true, fulfilled: false, word: 0, requestId: requestId});
        emit PullRequested(pullKey, eventId, requestId);
    }

    function requestPulls(bytes32[] calldata pullKeys, bytes32[] calldata eventIds) external {
        for (uint256 each = 0; each < pullKeys.length; ++each) requestPull(pullKeys[each], eventIds[each]);
    }

    function refuseWords(bool refusing_) external onlyOwner {
        refusing = refusing_;
    }

    function getSeed(bytes32 eventId) external view returns (bool fulfilled, uint256 word, uint256 requestId) {
        Draw storage seed = seeds[eventId];
        return (seed.fulfilled, seed.word, seed.requestId);
    }

    function getPull(bytes32 pullKey)
        external
        view
        returns (bytes32 eventId, bool requested, bool fulfilled, uint256 word, uint256 requestId)
    {
        Draw storage pull = pulls[pullKey];
        return (pull.eventId, pull.requested, pull.fulfilled, pull.word, pull.requestId);
    }

    function fulfillRandomWords(uint256 requestId, uint256[] calldata randomWords) internal override {
        if (refusing) revert Refusing();
        Request storage request = requests[requestId];
        Draw storage draw = request.isPull ? pulls[request.key] : seeds[request.key];
        if (draw.fulfilled) revert AlreadyFulfilled(request.key);
        draw.fulfilled = true;
        draw.word = randomWords[0];
        if (request.isPull) emit PullFulfilled(request.key, randomWords[0]);
        else emit SeedFulfilled(request.key, randomWords[0]);
    }

    function writesOnce() internal pure virtual returns (bool) {
        return true;
    }

    function write(bytes32 eventId, bytes32 value) private {
        if (value == 0) revert NothingToAnchor();
        if (events[eventId] != 0 && writesOnce()) revert AlreadyAnchored(eventId);
        events[eventId] = value;
        emit EventCreated(eventId, value);
    }

    function ask() private returns (uint256 requestId) {
        VRFV2PlusClient.RandomWordsRequest memory request = VRFV2PlusClient.RandomWordsRequest({
            keyHash: keyHash,
            subId: subscription,
            requestConfirmations: 3,
            callbackGasLimit: 200_000,
            numWords: 1,
            extraArgs: VRFV2PlusClient._argsToBytes(VRFV2PlusClient.ExtraArgsV1({nativePayment: true}))
        });
        return s_vrfCoordinator.requestRandomWords(request);
    }
}
