//! The oracle's own proof of a judged word: whoever hands it over, it shows the word that the holder of the key gave for
//! this request in this block.

use super::coordinator::{Fulfilment, Request};
use super::view::{Shown, View};
use crate::answers::Unread;
use crate::step::{Cause, Finding, Place, Point};
use values::chain::{OracleRequest, Prover, Unproven};
use values::hash::Hash32;

/// Compares a published word with the one that the proof in the answer's transaction gives, under a listed key.
pub(crate) fn word_proof(
    view: &View<'_>,
    prover: &dyn Prover,
    place: &Place,
    published: Hash32,
    (request, answer): (&Request<'_>, &Fulfilment<'_>),
) -> Shown<Finding> {
    let (hash, block) = (answer.log.transaction, answer.position().block);
    let unproven = |unread: fn(Hash32, crate::answers::Witnesses) -> Unread| {
        Err(Cause::Unread(unread(hash, view.by)))
    };
    let (Some(key_hash), Some(pre_seed)) = (request.log.topics.get(1), request.log.words().nth(1))
    else {
        return unproven(Unread::NoProofFound);
    };
    if !view.listed.key_hashes.contains(key_hash) {
        return Err(Cause::Unread(Unread::UnlistedKey(*key_hash)));
    }
    // Both are asked at once.
    let call = view.transaction_in(hash, block);
    let block_hash = view.block_hash(request.log.position.block);
    let (call, block_hash) = (call?, block_hash?);
    view.work
        .try_proof(call.input.len())
        .map_err(Cause::Unread)?;
    let asked = OracleRequest {
        key_hash: *key_hash,
        pre_seed,
        block_hash,
    };
    match prover.prove(&call.input, &asked) {
        Ok(word) => Ok(Finding::proven(
            Point::ProvenWord,
            place,
            published,
            word,
            *key_hash,
        )),
        Err(Unproven::NotFound) => unproven(Unread::NoProofFound),
        Err(Unproven::Invalid) => unproven(Unread::ProofInvalid),
        Err(Unproven::NotChecked) => Err(Cause::Unread(Unread::ProofNotChecked)),
    }
}
