//! Checks the sentences about each fault of an endpoint: the fault, and what the reader can do about it.

use std::fs;

use verify::claims::{Fault, Inconsistency};
use verify::position::Position;
use words::unread::{fault, fault_name, way_on};

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
        // A request that a blocker stopped looked like a broken connection, and one of an https address like mixed content.
        (
            Fault::Stopped,
            "unreachable",
            "node.example could not be reached. The request failed at once although this device is online, so your \
             browser may have stopped it: a content blocker or a privacy shield. Switch your blocker or shield off for \
             this page, check the address, or try another.",
        ),
        // A browser that asks for leave to reach this machine or its network blamed a blocker, and mixed content.
        (
            Fault::Stopped,
            "unreachable",
            "127.0.0.1:8545 could not be reached. It is on this device or in its network, and some browsers let a page \
             reach it only with your permission. Check that the reader runs. In the browser's settings for this site, \
             beside the address, allow access to the local network, and try again.",
        ),
        // Only a reader that never answered this page is said to refuse web pages.
        (
            Fault::NotAllowed,
            "not_allowed",
            "node.example is there, but does not answer web pages (CORS). Choose another reader: this one does \
             not answer web pages. A reader of your own has a setting for it.",
        ),
        (
            Fault::Busy,
            "busy",
            "node.example is busy, or too slow to answer in time. Wait a minute and try again, or try another.",
        ),
        // An empty answer, half a JSON, a page, an answer without an id, and a redirection.
        (
            Fault::Malformed,
            "malformed",
            "node.example answered in a form that packproof cannot read. Check that this is the address of a reader, or \
             try another.",
        ),
        (
            Fault::Refused(-32_000, "no such method".into()),
            "refused",
            "node.example refused: no such method (code -32000). Check that its address is complete, with its key if it \
             needs one, or try another, best one that keeps the whole history.",
        ),
        (
            Fault::NoLogs(1_200, 91_199),
            "no_logs",
            "node.example refused logs of blocks 1,200 to 91,199. Try another: some readers keep the whole history, and \
             provide more blocks at once.",
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
            Fault::NotTheContract,
            "not_the_contract",
            "node.example shows no such contract at the published address. Look the address up in the network’s \
             explorer. If no contract is there either, ask the shop where its contract is.",
        ),
        // Logs that are numbered within their transactions have one index twice.
        (
            Fault::Inconsistent(Inconsistency::TwoLogs(at)),
            "inconsistent",
            "node.example contradicts itself: two logs at block 1,200, log 0. Nothing rests on its logs. Choose another \
             reader. Some readers number logs in a way of their own, which says nothing about the proof.",
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
        let host = says.split(' ').next().expect("a host");
        let said = format!("{} {}", fault(host, &what), way_on(host, &what));
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
