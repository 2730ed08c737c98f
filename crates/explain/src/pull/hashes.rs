//! Collects the bytes that the hashes of a Pack pull's draws are made from.

use verify::hash::Hash32;
use verify::pull::{CheckedProof, Draw, Found, Message, Root, packs_v1};

use super::path::{CardPath, path};
use crate::preimage::{Named, Preimage};

/// Returns the hashes of the draw with this key; of the target with the path of its award.
pub(crate) fn of_draw(pull: &CheckedProof, key: &Hash32) -> Option<Vec<Named>> {
    let mut draws = pull.window.draws.iter();
    let draw = draws.find(|draw| draw.name.pull_key == *key)?;
    let root = pull.roots.get(draw)?;
    let award = pull.payload.award.value().flatten();
    let award = award.filter(|_| draw.name.target);
    let path = award.and_then(|award| path(&draw.version, &award));
    Some(hashes(draw, root, path.as_ref()))
}

/// Returns the hashes of a draw that a reader can recompute from the published proof.
pub(super) fn hashes(target: &Draw, root: &Root, path: Option<&CardPath>) -> Vec<Named> {
    let record = &target.record;
    let id = &record.purchase_id;
    let unavailable = packs_v1::unavailable_hash(&record.unavailable);
    let commitment = packs_v1::purchase_commitment(&root.root, &unavailable.hash(), record.as_of);
    let messages = [
        ("pull_key", packs_v1::pull_key(id)),
        ("purchase_event_id", packs_v1::purchase_event_id(id)),
        ("version_root", Message(root.lines.concat())),
        ("version_event_id", packs_v1::version_event_id(&root.root)),
        ("unavailable_hash", unavailable),
        ("purchase_commitment", commitment),
    ];
    let roll = match target.word {
        Found::One(word) => Some(("roll_hash", packs_v1::roll(&word.value))),
        Found::Nothing | Found::Contradicted => None,
    };
    let made = messages.into_iter().chain(roll);
    let made = made.filter_map(|(name, message)| Some((name, Preimage::of(&[&message.0])?)));
    let steps = path.into_iter().flat_map(|path| {
        let nodes = path.nodes.iter().map(|node| ("node", &node.node));
        core::iter::once(("leaf", &path.leaf)).chain(nodes)
    });
    let steps = steps.map(|(name, made)| (name, made.clone()));
    made.chain(steps).collect()
}
