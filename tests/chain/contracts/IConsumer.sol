// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What the shop's consumer contract can do, and what it writes down. Both getters are for anybody.
interface IConsumer {
    /// A value is anchored for good: a deck's commitment, a version's root, a purchase's commitment.
    event EventCreated(bytes32 indexed eventId, bytes32 deckHash);
    /// The oracle's word for a pack event arrived.
    event SeedFulfilled(bytes32 indexed eventId, uint256 word);
    /// A word was asked for under a pull key, against an anchored event id.
    event PullRequested(bytes32 indexed pullKey, bytes32 indexed eventId, uint256 requestId);
    /// The oracle's word for a pull key arrived.
    event PullFulfilled(bytes32 indexed pullKey, uint256 word);

    error AlreadyAnchored(bytes32 eventId);
    error AlreadyRequested(bytes32 pullKey);
    error AlreadyFulfilled(bytes32 key);
    error NothingToAnchor();
    error Refusing();

    /// Anchors a pack event's commitment and asks for its word, in one call.
    function createEvent(bytes32 eventId, bytes32 deckHash) external returns (uint256 requestId);

    /// Anchors a version's root or a purchase's commitment.
    function anchor(bytes32 eventId, bytes32 root) external;

    /// Asks for the one word of a pull key.
    function requestPull(bytes32 pullKey, bytes32 eventId) external returns (uint256 requestId);

    /// Asks for the words of several pull keys in one transaction.
    function requestPulls(bytes32[] calldata pullKeys, bytes32[] calldata eventIds) external;

    /// Lets every delivery of a word fail from now on, or no more: a callback that runs out of gas, say.
    function refuseWords(bool refusing) external;

    /// The anchored value, zero if there is none.
    function events(bytes32 eventId) external view returns (bytes32 deckHash);

    /// A pack event's word.
    function getSeed(bytes32 eventId) external view returns (bool fulfilled, uint256 word, uint256 requestId);

    /// A pull's word. It arrived if `fulfilled` says so: a word may be zero.
    function getPull(bytes32 pullKey)
        external
        view
        returns (bytes32 eventId, bool requested, bool fulfilled, uint256 word, uint256 requestId);
}
