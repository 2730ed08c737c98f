//! Collects the bytes that the hashes of a Pack pull's draws are made from.

use verify::hash::Hash32;
use verify::pull::{Draw, Found, PullReplay, Root, recipe};

use super::path::{HashInput, MerklePath, path};
use crate::preimage::{Hashed, Named, Preimage};

/// Returns the hashes of the draw with this key; of the target with the path of its award.
pub(crate) fn of_draw(pull: &PullReplay, key: &Hash32) -> Option<Vec<Named>> {
    let mut draws = pull.window.draws.iter();
    let draw = draws.find(|draw| draw.name.pull_key == *key)?;
    let root = pull.roots.get(draw)?;
    let award = pull.payload.award.value().flatten();
    let award = award.filter(|_| draw.name.target);
    let path = award.and_then(|award| path(&draw.version, &award, root));
    Some(hashes(draw, root, path.as_ref()))
}

/// Returns the hashes of a draw that a reader can recompute from the published proof.
pub(super) fn hashes(target: &Draw, root: &Root, path: Option<&MerklePath>) -> Vec<Named> {
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
        ("pull_key", Preimage::of(&[b"packs_v1:pull", id])),
        (
            "purchase_event_id",
            Preimage::of(&[b"packs_v1:purchase", id]),
        ),
        ("version_root", Preimage::of(&[&lines])),
        (
            "version_event_id",
            Preimage::of(&[recipe::EVENT, root.root.as_bytes()]),
        ),
        (
            "unavailable_hash",
            Preimage::of(&[&[0x03], &count.to_be_bytes(), &ids]),
        ),
        (
            "purchase_commitment",
            Preimage::of(&[
                &[0x05],
                root.root.as_bytes(),
                unavailable.as_bytes(),
                &as_of.block.to_be_bytes(),
                &as_of.log_index.to_be_bytes(),
            ]),
        ),
        ("roll_hash", word),
    ];
    let made = made
        .into_iter()
        .filter_map(|(name, made)| Some((name, made?)));
    let steps = path.into_iter().flat_map(|path| {
        let nodes = path.nodes.iter().map(|node| ("node", &node.node));
        core::iter::once(("leaf", &path.leaf)).chain(nodes)
    });
    let steps = steps.map(|(name, HashInput { bytes, hash })| {
        let of = Hashed::Bytes(bytes.clone());
        (name, Preimage { hash: *hash, of })
    });
    made.chain(steps).collect()
}
