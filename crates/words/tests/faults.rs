//! Checks the sentences about each fault of an endpoint: the fault, and what the reader can do about it.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::fs;

use verify::claims::{Fault, Inconsistency};
use verify::position::Position;
use words::{fault, fault_name, way_on};

/// Returns each fault with its name and its sentences.
fn faults() -> Vec<(Fault, &'static str, &'static str)> {
    let at = Position {
        block: 1_200,
        log_index: 0,
    };
    vec![
        (
            Fault::Unreachable,
            "unreachable",
            "node.example could not be reached. Check your connection, or try another.",
        ),
        // A request that a blocker stopped looked like a broken connection.
        (
            Fault::Stopped,
            "unreachable",
            "node.example could not be reached. The request failed at once although this device is online, so your \
             browser may have stopped it: a content blocker, a privacy shield, or its rule against http:// on a secure \
             page (mixed content). Switch your blocker or shield off for this page, check the address, or try another.",
        ),
        // Only a reader that never answered this page is said to refuse web pages.
        (
            Fault::NotAllowed,
            "not_allowed",
            "node.example is there, but does not answer web pages (CORS). Choose another reader: this one does \
             not answer web pages. A reader of your own has a setting for it.",
        ),
        (
            Fault::TimedOut,
            "timed_out",
            "node.example did not answer in time. Try again later, or try another.",
        ),
        (
            Fault::Status(401),
            "status",
            "node.example answered with HTTP status 401. It seems to need a key: use the whole address from its \
             operator, or try another.",
        ),
        (
            Fault::Status(404),
            "status",
            "node.example answered with HTTP status 404. Check that the address is complete, or try another.",
        ),
        (
            Fault::Status(500),
            "status",
            "node.example answered with HTTP status 500. Try again later, or try another.",
        ),
        (
            Fault::Busy,
            "busy",
            "node.example is busy: it limits how often it answers. Wait a minute and try again, or try another.",
        ),
        (
            Fault::TooLarge,
            "too_large",
            "node.example sent more than this page reads. Check that this is the address of a reader, or try another.",
        ),
        // An empty answer, half a JSON, a page, and an answer without an id.
        (
            Fault::Malformed,
            "not_json_rpc",
            "node.example did not answer in JSON-RPC, so it may not be a reader for a blockchain. Check that this is the \
             address of a reader, or try another.",
        ),
        (
            Fault::WrongIds,
            "wrong_ids",
            "node.example mixed up its answers: one was missing, repeated or unasked for. Check that this is the \
             address of a reader, or try another.",
        ),
        (
            Fault::Refused(-32_000, "no such method".into()),
            "refused",
            "node.example refused: no such method (code -32000). It does not provide what this page needs. Try another, \
             best one that keeps the whole history.",
        ),
        (
            Fault::WrongChain(8_453, 1),
            "wrong_chain",
            "node.example reads chain 1, and the proof names chain 8453. Choose a reader of Base.",
        ),
        (
            Fault::WrongChain(31_337, 8_453),
            "wrong_chain",
            "node.example reads chain 8453, and the proof names chain 31337. Choose a reader of a local development \
             network.",
        ),
        (
            Fault::WrongChain(987_654, 1),
            "wrong_chain",
            "node.example reads chain 1, and the proof names chain 987654. Choose a reader of chain 987654.",
        ),
        (
            Fault::Behind(1, 2_354),
            "behind",
            "node.example has come to block 1, and the proof names block 2,354. Try again in a minute: it may be catching \
             up. If every reader says so, that block does not exist yet.",
        ),
        (
            Fault::NotTheContract,
            "not_the_contract",
            "node.example shows no such contract at the published address. Look the address up in the network’s \
             explorer. If no contract is there either, ask the shop where its contract is.",
        ),
        (
            Fault::TooManyBlocks(90_000),
            "too_many_blocks",
            "node.example provides too few blocks at once to read the 90,000 blocks that the proof covers. Try another: \
             some readers provide more blocks at once. What the contract itself holds is read all the same.",
        ),
        (
            Fault::NoLogs(1_200),
            "no_logs",
            "node.example does not provide logs of block 1200. Try a reader that keeps the whole history, often called \
             an archive.",
        ),
        (
            Fault::Redirected,
            "redirected",
            "node.example pointed to another address. You did not choose that one, so this page did not follow. Its \
             operator may name its new address: enter that one yourself, or try another.",
        ),
        // Logs that are numbered within their transactions have one index twice.
        (
            Fault::Inconsistent(Inconsistency::TwoLogs(at)),
            "inconsistent",
            "node.example contradicts itself: two logs at block 1,200, log 0. Nothing rests on its logs. Choose another \
             reader. Some readers number logs in a way of their own, which says nothing about the proof.",
        ),
        // The page said that a reader with an odd `eth_chainId` "did not answer in JSON-RPC".
        (
            Fault::OddAnswer("eth_chainId".into()),
            "odd_answer",
            "node.example answered eth_chainId with something other than a number. Check that this is the address of a \
             reader, or try another.",
        ),
        (
            Fault::OddAnswer("eth_getLogs".into()),
            "odd_answer",
            "node.example answered eth_getLogs in a form that this page cannot read. Check that this is the address of a \
             reader, or try another.",
        ),
        (
            Fault::SameOperator,
            "same_operator",
            "node.example was not asked, because another address in your list has the same host. Both belong to one \
             operator and count as one reader. Add a reader of another operator.",
        ),
    ]
}

#[test]
fn each_fault_is_said_with_what_the_reader_can_do() {
    for (what, name, says) in faults() {
        let said = format!("{} {}", fault("node.example", &what), way_on(&what));
        assert_eq!((fault_name(&what), &*said), (name, says), "{what:?}");
    }
}

/// No sentence about a fault is missing above.
#[test]
fn each_sentence_of_the_catalogue_is_said_of_a_fault() {
    let text = fs::read_to_string("catalogues/en.ftl").expect("a catalogue");
    for (id, template) in text.lines().filter_map(|line| line.split_once(" = ")) {
        if !id.starts_with("unread-fault-") && !id.starts_with("unread-way-on-") {
            continue;
        }
        let said = |says: &str| {
            let mut pieces = template.split(['{', '}']).step_by(2);
            pieces.all(|piece| says.contains(piece))
        };
        assert!(faults().iter().any(|(_, _, says)| said(says)), "{id}");
    }
}
