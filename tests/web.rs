//! The same checks where they are used: in a browser, as WebAssembly.
#![cfg(target_arch = "wasm32")]

use verify::hash::Hash32;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn every_vector_gives_its_verdict() {
    fixtures::every_vector_gives_its_verdict();
}

#[wasm_bindgen_test]
fn integers_above_2_to_the_53_cross_exactly() {
    use page::worker::encoded::Encoded;
    use page::worker::message::Envelope;
    use page::worker::request::RequestId;
    use page::worker::response::{LookedUp, Response};
    use words::find::{List, SearchResult, SearchTerm};

    let id = RequestId(u32::MAX);
    let found = SearchResult {
        list: List::Deck,
        term: SearchTerm::Pull(u64::MAX),
        row: Some((1 << 53) + 1),
        nth: u64::MAX - 1,
        of: u64::MAX,
    };
    let looked_up = Encoded::of(&LookedUp::SearchResult(Encoded::of(&found)));
    let (message, file) = (Response::LookedUp(looked_up), None);
    let (crossing, _) = Envelope { id, message, file }.to_js();
    let crossed = Envelope::from_js(&crossing).expect("a envelope");
    assert_eq!((crossed.id, crossed.file), (id, None));
    let Response::LookedUp(looked_up) = crossed.message else {
        panic!("another response");
    };
    let Some(LookedUp::SearchResult(read)) = looked_up.read() else {
        panic!("another message");
    };
    assert_eq!(read.read(), Some(found));
}

/// Four at a time here, and one at a time elsewhere: every length, of every count of lanes.
#[wasm_bindgen_test]
fn hashes_side_by_side_are_those_of_sha2() {
    let byte = |seed: usize, at: usize| (seed * 131 + at * at * 7 + at * 29) as u8;
    for length in 0..=130 {
        let prefix: Vec<u8> = (0..length).map(|at| byte(length, at)).collect();
        let card = |number| [core::array::from_fn(|at| byte(number, at))];
        let node = |number| [0, 1].map(|side| core::array::from_fn(|at| byte(number + side, at)));
        for count in [0, 1, 3, 4, 5, 8] {
            of_each_is_of::<16, 1>(&prefix, (0..count).map(card).collect());
            of_each_is_of::<32, 2>(&prefix, (0..count).map(node).collect());
        }
    }
}

fn of_each_is_of<const N: usize, const PARTS: usize>(prefix: &[u8], tails: Vec<[[u8; N]; PARTS]>) {
    let of = |tail: &[[u8; N]; PARTS]| Hash32::of(&[prefix, tail.as_flattened()]);
    let expected: Vec<Hash32> = tails.iter().map(of).collect();
    assert_eq!(verify::hash::of_each(prefix, tails.into_iter()), expected);
}
