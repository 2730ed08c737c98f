//! Collects the bytes that the hashes of a Pack pull's target are made from.

use verify::pull::{Draw, Found, Root, recipe};

use super::path::{HashInput, MerklePath};
use crate::preimage::{Hashed, Preimage};

/// Returns the hashes of a draw that a reader can recompute from the published proof.
pub(super) fn hashes(target: &Draw, root: &Root, path: Option<&MerklePath>) -> Vec<Preimage> {
    let record = &target.record;
    let id = record.purchase_id.as_bytes();
    let ids: Vec<u8> = record
        .unavailable
        .iter()
        .flat_map(|id| *id.as_bytes())
        .collect();
    let count = u32::try_from(record.unavailable.len()).unwrap_or(u32::MAX);
    let unavailable = recipe::unavailable_hash(&record.unavailable);
    let as_of = record.as_of;
    let lines = root.lines.concat();
    let word = match target.word {
        Found::One(word) => Preimage::of(&[word.value.as_bytes(), b"packs_v1:band"]),
        Found::Nothing | Found::Contradicted => None,
    };
    let made = [
        Preimage::of(&[b"packs_v1:pull", id]),
        Preimage::of(&[b"packs_v1:purchase", id]),
        Preimage::of(&[&lines]),
        Preimage::of(&[recipe::EVENT, root.root.as_bytes()]),
        Preimage::of(&[&[0x03], &count.to_be_bytes(), &ids]),
        Preimage::of(&[
            &[0x05],
            root.root.as_bytes(),
            unavailable.as_bytes(),
            &as_of.block.to_be_bytes(),
            &as_of.log_index.to_be_bytes(),
        ]),
        word,
    ];
    let steps = path.into_iter().flat_map(|path| {
        core::iter::once(&path.leaf).chain(path.nodes.iter().map(|node| &node.node))
    });
    let steps = steps.map(|HashInput { bytes, hash }| Preimage {
        hash: *hash,
        of: Hashed::Bytes(bytes.clone()),
    });
    made.into_iter().flatten().chain(steps).collect()
}
