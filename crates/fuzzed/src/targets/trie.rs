//! Paths through a trie of receipts, against alloy's, and such paths with their nodes changed.

use alloy_primitives::Bytes;
use alloy_trie::Nibbles;
use alloy_trie::proof::verify_proof;
use alloy_trie::root::ordered_trie_root_encoded;
use proofs::Hash32;
use proofs::trie::{leaf, path as ours, root};

use crate::choices::Choices;

/// Runs a trie by choices: its leaves, an index, and changes of the path to it.
pub fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let count = 1 + *choices.of(&[0, 1, 2, 15, 16, 17, 126, 127, 128, 129, 255, 256]);
    let length = *choices.of(&[1, 2, 31, 32, 33, 40, 55, 56, 300]);
    let byte = choices.byte();
    let leaves: Vec<Vec<u8>> = (0..count)
        .map(|index: usize| {
            let mut leaf = vec![byte; length];
            let own = index.to_be_bytes();
            let kept = own.len().min(length);
            leaf[..kept].copy_from_slice(&own[own.len() - kept..]);
            leaf
        })
        .collect();
    let whole = root(&leaves);
    assert_eq!(whole, Hash32::new(ordered_trie_root_encoded(&leaves).0));
    let index = choices.below(count);
    let mut nodes = ours(&leaves, index);
    // Alloy writes nodes of fewer than 32 bytes into the node above; those of receipts are longer.
    if length >= 32 {
        assert_eq!(leaf(&whole, index, &nodes), Some(leaves[index].as_slice()));
        let alloys: Vec<Bytes> = nodes.iter().cloned().map(Bytes::from).collect();
        let key = Nibbles::unpack(alloy_rlp::encode(index));
        let expected = Some(leaves[index].clone());
        assert_eq!(
            verify_proof(whole.as_bytes().into(), key, expected, &alloys),
            Ok(())
        );
    }
    while !choices.is_empty() {
        change(&mut choices, &mut nodes, &leaves);
    }
    for index in 0..count + 2 {
        if let Some(found) = leaf(&whole, index, &nodes) {
            assert_eq!(
                Some(found),
                leaves.get(index).map(Vec::as_slice),
                "{index} of {count}"
            );
        }
    }
}

fn change(choices: &mut Choices<'_>, nodes: &mut Vec<Vec<u8>>, leaves: &[Vec<u8>]) {
    let at = choices.below(nodes.len().max(1));
    let Some(node) = nodes.get_mut(at) else {
        return;
    };
    match choices.byte() % 5 {
        0 => {
            let at = choices.below(node.len());
            if let Some(byte) = node.get_mut(at) {
                *byte ^= choices.byte();
            }
        }
        1 => drop(nodes.remove(at)),
        2 => {
            let again = node.clone();
            nodes.insert(at, again);
        }
        3 => node.truncate(choices.below(node.len())),
        _ => nodes.extend(ours(leaves, choices.below(leaves.len()))),
    }
}
