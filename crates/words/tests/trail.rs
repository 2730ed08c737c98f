//! Checks the trail to a proven value: the sentence of each station, its bytes, and the trails that are drawn together.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use verify::claims::{Address, ProvenBlock, ProvenLog, Trail, TrailRequest, TrailValue};
use verify::hash::Hash32;
use verify::report::{DrawName, LogKind, Place, Point, Value};
use words::{Station, by_log, trail_in_a_line, trail_title};

const fn hash(byte: u8) -> Hash32 {
    Hash32::new([byte; 32])
}

const fn draw(target: bool) -> Place {
    Place::Draw(DrawName {
        pull_key: hash(9),
        purchase_id: None,
        target,
    })
}

fn trail(point: Point, place: Place, proven: Value, headers: usize) -> Trail {
    let block = |number, byte| ProvenBlock {
        hash: hash(byte),
        number,
        timestamp: 60,
    };
    Trail {
        key_hash: hash(1),
        coordinator: Address::new([2; 20]),
        request: TrailRequest {
            id: hash(3),
            pre_seed: hash(4),
        },
        proof: vec![7; 416],
        notarised: block(1_002, 8),
        block: block(1_000, 9),
        headers: vec![vec![0xf9, 0x02]; headers],
        index: 12,
        path: vec![vec![0xaa], vec![0xbb, 0xcc]],
        log: ProvenLog {
            address: Address::new([0xab; 20]),
            topics: vec![hash(10), hash(11)],
            data: vec![0xdd],
        },
        value: TrailValue {
            point,
            place,
            published: proven.clone(),
            proven,
        },
    }
}

fn says(trail: &Trail) -> [String; 6] {
    Station::ALL.map(|station| station.sentence(trail, words::utc))
}

#[test]
fn each_station_has_its_sentence() {
    let of_block = trail(Point::ContractRequest, draw(true), hash(12).into(), 1);
    let [key, proof, block, receipt, log, value] = says(&of_block);
    assert_eq!(
        key,
        "The oracle signs with its own key, 01010101…0101. The oracle’s operator publishes this key, or the operator of \
         this site lists it."
    );
    assert!(proof.starts_with("With this key, the oracle signed for the request 03030303…0303."));
    assert_eq!(
        block,
        "Block 1,000 was made 1970-01-01T00:01:00Z. Its header has the hash that leads here from the signature."
    );
    assert!(receipt.ends_with("This is the record of transaction 12, counted from 0."));
    assert_eq!(
        log,
        "In this record, the contract 0xabababab…abab wrote this entry."
    );
    assert_eq!(
        value,
        "The entry holds 0c0c0c0c…0c0c. The check compares it with your proof."
    );

    let of_word = trail(Point::ProvenWord, draw(true), hash(12).into(), 1);
    assert!(says(&of_word)[5].starts_with("The signature gives the random number 0c0c0c0c…0c0c"));
}

#[test]
fn a_later_block_is_walked_from() {
    let walked = |headers| {
        let walked = trail(
            Point::ContractPurchase,
            draw(true),
            hash(12).into(),
            headers,
        );
        Station::Block.sentence(&walked, words::utc)
    };
    assert!(!walked(1).contains("later block"));
    let end = "back to this one: each names the block before it by its hash.";
    let one = "The oracle signed a later block. From there one header leads";
    assert!(
        walked(2).ends_with(&format!("{one} {end}")),
        "{}",
        walked(2)
    );
    let two = "The oracle signed a later block. From there 2 headers lead";
    assert!(
        walked(3).ends_with(&format!("{two} {end}")),
        "{}",
        walked(3)
    );
}

#[test]
fn the_bytes_are_whole_and_have_the_names_of_the_json() {
    let trail = trail(Point::ContractRequest, draw(true), hash(12).into(), 2);
    let bytes = |station: Station| station.bytes(&trail);
    let named = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(bytes(Station::Key), [named("key_hash", &"01".repeat(32))]);
    assert_eq!(
        bytes(Station::Proof).last(),
        Some(&named("proof", &"07".repeat(416)))
    );
    assert_eq!(
        bytes(Station::Block),
        [
            named("headers[0]", "f902"),
            named("headers[1]", "f902"),
            named("block.hash", &"09".repeat(32))
        ]
    );
    assert_eq!(
        bytes(Station::Receipt),
        [named("path[0]", "aa"), named("path[1]", "bbcc")]
    );
    assert_eq!(
        bytes(Station::Log),
        [
            named("log.address", &format!("0x{}", "ab".repeat(20))),
            named("log.topics[0]", &"0a".repeat(32)),
            named("log.topics[1]", &"0b".repeat(32)),
            named("log.data", "dd")
        ]
    );
    assert_eq!(
        bytes(Station::Value),
        [named("value.proven", &"0c".repeat(32))]
    );
    let line = trail_in_a_line(&trail);
    for value in [
        &"01".repeat(32),
        "1,000",
        "transaction 12",
        &"0c".repeat(32),
    ] {
        assert!(line.contains(value), "{value}: {line}");
    }
}

#[test]
fn the_values_of_one_log_are_drawn_together() {
    let word = trail(Point::CoordinatorWord, draw(true), hash(12).into(), 1);
    let same = trail(Point::ProvenWord, draw(true), hash(12).into(), 1);
    let mut other = trail(Point::ContractRequest, draw(true), hash(13).into(), 1);
    other.log.data = vec![0xee];
    let dated = Trail {
        value: TrailValue {
            point: Point::LogAt(LogKind::Requested),
            ..other.value.clone()
        },
        ..other.clone()
    };
    let all = [word, other, same, dated];
    let points: Vec<Vec<Point>> = by_log(&all)
        .into_iter()
        .map(|of_log| of_log.iter().map(|trail| trail.value.point).collect())
        .collect();
    assert_eq!(
        points,
        [
            vec![Point::CoordinatorWord, Point::ProvenWord],
            vec![Point::ContractRequest, Point::LogAt(LogKind::Requested)],
        ]
    );
}

#[test]
fn a_trail_is_named_after_its_value_and_its_draw() {
    let title = |point, place| trail_title(&trail(point, place, hash(12).into(), 1));
    let target = draw(true);
    for (point, name) in [
        (Point::ContractVersion, "The odds and cards, locked in"),
        (Point::ContractPurchase, "The purchase, locked in"),
        (Point::ContractRequest, "The request for the random number"),
        (
            Point::ContractWord,
            "The random number, as the contract has it",
        ),
        (Point::CoordinatorWord, "The random number"),
    ] {
        assert_eq!(title(point, target.clone()), name);
    }
    assert_eq!(
        title(Point::ContractAnchor, Place::Key(hash(9))),
        "What the shop locked in"
    );
    let other = title(Point::ContractRequest, draw(false));
    assert_eq!(
        other,
        "The request for the random number: The draw with key 09090909…0909"
    );
}
