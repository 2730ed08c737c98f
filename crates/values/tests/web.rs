//! Several hashes side by side where a browser makes them: four at a time in WebAssembly, and one at a time elsewhere.
#![cfg(target_arch = "wasm32")]

use values::hash::{Hash32, of_each};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Every length, of every count of lanes.
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
    assert_eq!(of_each(prefix, tails.into_iter()), expected);
}
