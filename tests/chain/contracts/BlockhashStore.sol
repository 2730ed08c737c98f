// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BlockhashStoreInterface} from "@chainlink/contracts/src/v0.8/vrf/interfaces/BlockhashStoreInterface.sol";

/// Keeps the hashes of blocks for the oracle's coordinator: the chain itself knows the last 256 only. The oracle's own
/// store does the same, but imports the packages of other chains.
contract BlockhashStore is BlockhashStoreInterface {
    mapping(uint256 number => bytes32 hash) public getBlockhash;

    error NoSuchHash(uint256 number);

    function store(uint256 number) external {
        bytes32 hash = blockhash(number);
        if (hash == 0) revert NoSuchHash(number);
        getBlockhash[number] = hash;
    }
}
