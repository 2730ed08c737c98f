//! Every conformance payload gives its verdict, and fails on no step but those that are not true.

#[test]
fn every_vector_gives_its_verdict() {
    fixtures::every_vector_gives_its_verdict();
}
