// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Consumer} from "./Consumer.sol";

/// A consumer that anchors and requests again, and logs the words of pulls as its owner likes.
contract SloppyConsumer is Consumer {
    enum Logs {
        Usual,
        Otherwise,
        None
    }

    event SomethingElse(bytes32 indexed pullKey, uint256 word);

    Logs private logs;

    constructor(address coordinator, bytes32 keyHash, uint256 subscription)
        Consumer(coordinator, keyHash, subscription)
    {}

    function logWords(Logs logs_) external onlyOwner {
        logs = logs_;
    }

    function logWord(bytes32 pullKey, uint256 word) internal override {
        if (logs == Logs.Usual) super.logWord(pullKey, word);
        else if (logs == Logs.Otherwise) emit SomethingElse(pullKey, word);
    }

    function writesOnce() internal pure override returns (bool) {
        return false;
    }
}
