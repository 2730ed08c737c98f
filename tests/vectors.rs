//! Every conformance payload gives its verdict, and fails on no step but those that are not true.

mod common;

#[test]
fn every_vector_gives_its_verdict() {
    common::every_vector_gives_its_verdict();
}
