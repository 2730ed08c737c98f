//! Two blocks of a local chain: from the oracle's proof to the logs.

use proofs::Hash32;
use proofs::receipts::{Receipt, read};
use proofs::vrf::prove as prove_word;
use proofs::{inclusion, node, trie};
use serde_json::Value;
use values::chain::{Inclusion, OracleRequest, request_id, word as word_of};

use super::answers::{block, hash, local};

/// `RandomWordsRequested` of v2.5.
const REQUESTED: &str = "eb0e3652e0f44f417695e6e90f2f42c99b65cd7169074c5a654b16b9748c3a4e";

fn blocks(answers: &Value) -> &Vec<Value> {
    answers["blocks"].as_array().expect("blocks")
}

/// The requests in a block's proven logs: id, and what its proof is made over.
fn requests(answers: &Value) -> Vec<(Hash32, OracleRequest)> {
    let block_hash = hash(&answers["block"]);
    let requested = Hash32::from_bare_hex(REQUESTED);
    let shown = inclusions(answers);
    let shown = shown
        .iter()
        .map(|one| inclusion::prove(one).expect("a receipt"));
    let logs = shown.flat_map(|receipt| receipt.logs);
    let requests = logs.filter(|log| log.topics.first() == requested.as_ref());
    let word = |data: &[u8], at: usize| Hash32::new(data[at..at + 32].try_into().expect("a word"));
    requests
        .map(|log| {
            let request = OracleRequest {
                key_hash: log.topics[1],
                pre_seed: word(&log.data, 32),
                block_hash,
            };
            (word(&log.data, 0), request)
        })
        .collect()
}

#[test]
fn all_receipts_of_a_block_have_its_root_and_no_others_do() {
    let answers = local();
    let answers = &blocks(&answers)[0];
    let root = block(&answers["block"]).receipts_root;
    let receipts = node::receipts(&answers["receipts"]).expect("receipts");
    let root_of = |receipts: &[Receipt]| {
        let leaves: Vec<_> = receipts.iter().map(Receipt::leaf).collect();
        trie::root(&leaves)
    };
    assert_eq!(root_of(&receipts), root);
    let listed = answers["receipts"].as_array().expect("receipts").iter();
    for (receipt, listed) in receipts.iter().zip(listed) {
        assert_eq!(read(&receipt.leaf()), Some((true, receipt.logs.clone())));
        let listed = listed["logs"].as_array().expect("logs");
        assert_eq!(receipt.logs.len(), listed.len());
        for (log, listed) in receipt.logs.iter().zip(listed) {
            assert_eq!(listed["address"], log.address.to_string());
        }
    }

    let mut swapped = receipts.clone();
    swapped.swap(0, 1);
    let mut without_log = receipts.clone();
    without_log[5].logs.clear();
    let short = receipts[..5].to_vec();
    for other in [swapped, without_log, short, Vec::new()] {
        assert_ne!(root_of(&other), root);
    }
}

// A node of Polygon tells one receipt more than the trie holds, after the others.
#[test]
fn a_receipt_after_the_last_is_left_out() {
    let answers = local();
    let answers = &blocks(&answers)[0];
    let header = node::header(&answers["block"]).expect("a header");
    let own = hash(&answers["block"]);
    let receipts = node::receipts(&answers["receipts"]).expect("receipts");
    let shown = |receipts: &[Receipt], index| {
        inclusion::of(&header, &own, receipts, index)
            .is_some_and(|one| inclusion::prove(&one).is_some())
    };
    let mut more = receipts.clone();
    more.push(receipts[0].clone());
    assert!((0..6).all(|index| shown(&more, index)));
    assert!(!shown(&more, 6));
    more.push(receipts[0].clone());
    assert!(!shown(&more, 0));
    more.truncate(6);
    more.insert(0, receipts[0].clone());
    assert!(!shown(&more, 0));
}

#[test]
fn each_request_has_its_word_directly_and_in_a_batch() {
    let answers = local();
    let mut proven = 0;
    for answers_of_block in blocks(&answers) {
        for (id, request) in requests(answers_of_block) {
            assert_eq!(request_id(&request.key_hash, &request.pre_seed), id);
            let fulfilled = answers["fulfilments"]
                .as_array()
                .expect("transactions")
                .iter();
            let of_id = |log: &&Value| log["topics"][1] == format!("0x{id}");
            let mut found = fulfilled.filter_map(|transaction| {
                let logs = transaction["fulfilled"].as_array().expect("logs");
                Some((transaction, logs.iter().find(of_id)?))
            });
            let (transaction, log) = found.next().expect("fulfilled");
            let input = transaction["transaction"]["input"].as_str().expect("input");
            let input = hex::decode(&input[2..]).expect("hex");
            let found = prove_word(&input, &request).expect("a word");
            let output_seed = &log["data"].as_str().expect("data")[2..66];
            let output_seed = Hash32::from_bare_hex(output_seed).expect("32 bytes");
            assert_eq!(found, word_of(&output_seed));
            // The same proof over another block's hash.
            let block_hash = hash(&answers_of_block["parent"]);
            let other = OracleRequest {
                block_hash,
                ..request
            };
            assert_eq!(prove_word(&input, &other), None);
            proven += 1;
        }
    }
    assert_eq!(proven, 5);
}

/// Builds the inclusion of each receipt of a block, with its header's fields.
fn inclusions(answers: &Value) -> Vec<Inclusion> {
    let header = node::header(&answers["block"]).expect("a header");
    let receipts = node::receipts(&answers["receipts"]).expect("receipts");
    let own = hash(&answers["block"]);
    let of = |index| inclusion::of(&header, &own, &receipts, index);
    (0..receipts.len())
        .map(|index| of(index).expect("an inclusion"))
        .collect()
}

// proven-2
#[test]
fn each_receipt_is_shown_by_its_header_and_path() {
    let answers = local();
    for answers in blocks(&answers) {
        let own = block(&answers["block"]);
        let receipts = node::receipts(&answers["receipts"]).expect("receipts");
        for (inclusion, receipt) in inclusions(answers).iter().zip(&receipts) {
            let shown = inclusion::prove(inclusion).expect("a receipt");
            assert_eq!(shown.block.hash, own.hash);
            assert_eq!(
                (shown.block.number, shown.block.timestamp),
                (own.number, own.timestamp)
            );
            assert!(shown.succeeded);
            assert_eq!(shown.logs, receipt.logs);
        }
        let header = node::header(&answers["block"]).expect("a header");
        let beyond = inclusion::of(&header, &own.hash, &receipts, receipts.len());
        assert_eq!(beyond, None);
    }
}

// proven-2, proven-4
#[test]
fn a_changed_byte_shows_no_receipt_of_this_block() {
    let answers = local();
    let answers = &blocks(&answers)[1];
    let own = block(&answers["block"]).hash;
    let whole = &inclusions(answers)[1];
    let is_shown = |inclusion: &Inclusion| {
        inclusion::prove(inclusion).is_some_and(|shown| shown.block.hash == own)
    };
    assert!(is_shown(whole));
    for byte in 0..whole.header.len() {
        let mut changed = whole.clone();
        changed.header[byte] ^= 1;
        assert!(!is_shown(&changed), "header {byte}");
    }
    for (node, bytes) in whole.path.iter().enumerate() {
        for byte in 0..bytes.len() {
            let mut changed = whole.clone();
            changed.path[node][byte] ^= 1;
            assert!(!is_shown(&changed), "node {node} {byte}");
        }
        let mut cut = whole.clone();
        cut.path.remove(node);
        assert!(!is_shown(&cut));
    }
    for index in [0, 2, u64::MAX] {
        let mut changed = whole.clone();
        changed.index = index;
        assert!(!is_shown(&changed));
    }
    // A header of another encoding has another hash, and is no header of this block.
    let mut longer = whole.clone();
    longer.header.push(0);
    assert!(!is_shown(&longer));
}
