// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Consumer} from "./Consumer.sol";

/// A consumer that anchors and requests again.
contract SloppyConsumer is Consumer {
    constructor(address coordinator, bytes32 keyHash, uint256 subscription)
        Consumer(coordinator, keyHash, subscription)
    {}

    function writesOnce() internal pure override returns (bool) {
        return false;
    }
}
