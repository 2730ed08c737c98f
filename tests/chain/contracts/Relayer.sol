// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Makes its owner's calls, as a forwarder or a multi-signature wallet does: all of them in one transaction, or none.
contract Relayer {
    address private immutable owner = msg.sender;

    error NotTheOwner();
    error CallFailed(uint256 index);

    function relay(address[] calldata targets, bytes[] calldata calls) external {
        if (msg.sender != owner) revert NotTheOwner();
        for (uint256 index = 0; index < calls.length; ++index) {
            (bool success,) = targets[index].call(calls[index]);
            if (!success) revert CallFailed(index);
        }
    }
}
