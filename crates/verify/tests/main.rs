//! Tests the rules: on every vector, on the behaviours of a shop and its endpoints, and on hostile input.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod anchor;
mod block;
mod claims;
mod coherent;
mod dates;
mod derivations;
mod dishonest;
mod early;
mod endpoints;
mod errors;
mod floats;
mod honest;
mod hostile;
mod lies;
mod omissions;
mod one_of_two;
mod oracle_proof;
mod proportion;
mod protocol;
mod proven_block;
mod pure;
mod requests;
mod rounds;
mod seed_origin;
mod signature;
mod stories;
mod total;
mod trail;
mod unlisted;
mod vectors;
mod verdict;
mod waiting;
mod word_origin;
mod work;
