//! The same checks where they are used: in a browser, as WebAssembly.
#![cfg(target_arch = "wasm32")]

mod common;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn every_vector_gives_its_verdict() {
    common::every_vector_gives_its_verdict();
}

#[wasm_bindgen_test]
fn integers_above_2_to_the_53_cross_exactly() {
    use packproof::verify::report::Value;
    use packproof::worker::message::{from_js, to_js};

    let number = Value::Number(u64::MAX);
    let crossed: Value = from_js(to_js(&number).expect("out")).expect("in");
    assert_eq!(crossed, number);
}
