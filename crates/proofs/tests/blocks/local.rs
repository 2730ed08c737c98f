//! Two blocks of a local chain: from the oracle's proof to the logs.

use proofs::Hash32;
use proofs::header::Block;
use proofs::receipts::{Receipt, read};
use proofs::vrf::prove as prove_word;
use proofs::{inclusion, node, trie};
use serde_json::Value;
use values::chain::{Inclusion, NotIncluded, OracleRequest, request_id, word as word_of};

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
fn the_parent_follows_from_the_block() {
    let answers = local();
    for answers in blocks(&answers) {
        let child = block(&answers["block"]);
        let parent: Block = block(&answers["parent"]);
        assert_eq!(
            (child.parent_hash, child.number),
            (parent.hash, parent.number + 1)
        );
        let header = node::header(&answers["parent"]).expect("a header");
        let encoded = header.encoding(&child.parent_hash).expect("its own");
        assert_eq!(Block::read(&encoded), Some(parent));
        assert!(header.encoding(&child.hash).is_err());
    }
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
    let headers = [(header, hash(&answers["block"]))];
    let receipts = node::receipts(&answers["receipts"]).expect("receipts");
    let shown = |receipts: &[Receipt], index| {
        inclusion::of(&headers, receipts, index).is_some_and(|one| inclusion::prove(&one).is_ok())
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
            assert_eq!(found.word, word_of(&output_seed));
            // The same proof over another block's hash.
            let block_hash = hash(&answers_of_block["parent"]);
            let other = OracleRequest {
                block_hash,
                ..request
            };
            assert!(prove_word(&input, &other).is_err());
            proven += 1;
        }
    }
    assert_eq!(proven, 5);
}

/// Builds the inclusion of each receipt of a block, with its header's fields.
fn inclusions(answers: &Value) -> Vec<Inclusion> {
    let header = node::header(&answers["block"]).expect("a header");
    let receipts = node::receipts(&answers["receipts"]).expect("receipts");
    let headers = [(header, hash(&answers["block"]))];
    let of = |index| inclusion::of(&headers, &receipts, index);
    (0..receipts.len())
        .map(|index| of(index).expect("an inclusion"))
        .collect()
}

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
        let beyond = inclusion::of(&[(header, own.hash)], &receipts, receipts.len());
        assert_eq!(beyond, None);
    }
}

#[test]
fn a_changed_byte_shows_no_receipt_of_this_block() {
    let answers = local();
    let answers = &blocks(&answers)[1];
    let own = block(&answers["block"]).hash;
    let whole = &inclusions(answers)[1];
    let is_shown = |inclusion: &Inclusion| {
        inclusion::prove(inclusion).is_ok_and(|shown| shown.block.hash == own)
    };
    assert!(is_shown(whole));
    for byte in 0..whole.headers[0].len() {
        let mut changed = whole.clone();
        changed.headers[0][byte] ^= 1;
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
    longer.headers[0].push(0);
    assert!(!is_shown(&longer));
}

/// So many blocks above a block, each above the one before, and a way from the last of them down to a receipt.
fn walk(answers: &Value, blocks: u64) -> Inclusion {
    let below = node::header(&answers["block"]).expect("a header");
    let mut headers = vec![(below, hash(&answers["block"]))];
    for _ in 0..blocks {
        let (mut header, parent) = headers[0].clone();
        (header.parent_hash, header.number) = (parent, header.number + 1);
        header.receipts_root = parent;
        let encoded = header.encodings().next().expect("an encoding");
        let hash = values::hash::keccak(&[&encoded]);
        headers.insert(0, (header, hash));
    }
    let receipts = node::receipts(&answers["receipts"]).expect("receipts");
    inclusion::of(&headers, &receipts, 1).expect("an inclusion")
}

#[test]
fn a_receipt_is_shown_by_a_block_above_its_own() {
    let answers = local();
    let answers = &blocks(&answers)[1];
    let own = block(&answers["block"]);
    let whole = walk(answers, 3);
    let shown = inclusion::prove(&whole).expect("a receipt");
    assert_eq!(shown.block.hash, own.hash);
    assert_eq!((shown.notarised.number, shown.index), (own.number + 3, 1));
    let above = values::hash::keccak(&[&whole.headers[0]]);
    assert_eq!(shown.notarised.hash, above);

    // The hash that the oracle's proof states is that of the first header: no other leads here.
    let is_shown = |changed: &Inclusion| {
        inclusion::prove(changed).is_ok_and(|shown| shown.notarised.hash == above)
    };
    assert!(is_shown(&whole));
    for header in 0..whole.headers.len() {
        for byte in 0..whole.headers[header].len() {
            let mut changed = whole.clone();
            changed.headers[header][byte] ^= 1;
            assert!(!is_shown(&changed), "header {header} {byte}");
        }
        let mut left_out = whole.clone();
        left_out.headers.remove(header);
        assert!(!is_shown(&left_out));
        let mut twice = whole.clone();
        twice.headers.insert(header, whole.headers[header].clone());
        assert!(!is_shown(&twice));
    }
    let mut reversed = whole.clone();
    reversed.headers.reverse();
    let first = values::hash::keccak(&[&reversed.headers[0]]);
    let none = NotIncluded::NoReceipt(first);
    assert_eq!(inclusion::prove(&reversed), Err(none));
    // The way is bounded.
    assert!(inclusion::prove(&walk(answers, 256)).is_ok());
    assert!(inclusion::prove(&walk(answers, 257)).is_err());
}
