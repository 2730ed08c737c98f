// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Many reads in one call, as the Multicall3 that most chains have at one well-known address.
contract Multicall {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    error CallFailed(uint256 index);

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returned) {
        returned = new Result[](calls.length);
        for (uint256 index = 0; index < calls.length; ++index) {
            (bool success, bytes memory data) = calls[index].target.call(calls[index].callData);
            if (!success && !calls[index].allowFailure) revert CallFailed(index);
            returned[index] = Result({success: success, returnData: data});
        }
    }
}
