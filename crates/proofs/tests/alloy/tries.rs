//! The trie of an ordered list.

use alloy_primitives::{Bytes, keccak256};
use alloy_trie::proof::{ProofRetainer, verify_proof};
use alloy_trie::root::ordered_trie_root_encoded;
use alloy_trie::{HashBuilder, Nibbles};
use proofs::Hash32;
use proofs::rlp::{list, string};
use proofs::trie::{PathError, leaf, path, root};

use fixtures::random::Random;

fn nibbles(index: usize) -> Nibbles {
    Nibbles::unpack(alloy_rlp::encode(index))
}

/// Leaves of the lengths that receipts have, and of those at which nodes change.
fn leaves(random: &mut Random, shortest: usize) -> Vec<Vec<u8>> {
    // The keys change their length at 128 and 256.
    let count = match random.below(400) {
        0 => 120 + random.below(20),
        1 => 250 + random.below(20),
        _ => random.below(20),
    };
    let mut leaf = || {
        let mut leaf = random.some_bytes();
        leaf.resize(leaf.len().max(shortest), 7);
        leaf
    };
    (0..count).map(|_| leaf()).collect()
}

#[test]
fn roots_are_alloys() {
    let mut random = Random::new(11);
    for _ in 0..10_000 {
        let leaves = leaves(&mut random, 0);
        let alloys = ordered_trie_root_encoded(&leaves);
        assert_eq!(root(&leaves), Hash32::new(alloys.0), "{}", leaves.len());
    }
    // Keys of three bytes, and one level more.
    for count in [1, 127, 128, 129, 65_540] {
        let leaves: Vec<_> = (0..count).map(|_| random.bytes(40)).collect();
        let alloys = ordered_trie_root_encoded(&leaves);
        assert_eq!(root(&leaves), Hash32::new(alloys.0), "{count}");
    }
}

#[test]
fn a_path_shows_its_leaf_to_us_and_to_alloy() {
    let mut random = Random::new(12);
    let mut shown = 0;
    while shown < 10_000 {
        let leaves = leaves(&mut random, 32);
        if leaves.is_empty() {
            assert!(path(&leaves, 0).is_empty());
            continue;
        }
        let (root, index) = (root(&leaves), random.below(leaves.len()));
        let nodes = path(&leaves, index);
        assert_eq!(leaf(&root, index, &nodes), Ok(leaves[index].as_slice()));
        let alloys: Vec<_> = nodes.iter().cloned().map(Bytes::from).collect();
        let expected = Some(leaves[index].clone());
        let verified = verify_proof(root.as_bytes().into(), nibbles(index), expected, &alloys);
        assert_eq!(verified, Ok(()));
        let other = (index + 1) % (leaves.len() + 1);
        // Leaves of one text may share a node.
        if let Ok(found) = leaf(&root, other, &nodes) {
            assert_eq!(Some(found), leaves.get(other).map(Vec::as_slice));
        }
        assert!(path(&leaves, leaves.len()).is_empty());
        shown += 1;
    }
}

#[test]
fn the_path_that_alloy_makes_is_the_same() {
    let mut random = Random::new(13);
    for count in [1, 2, 17, 127, 128, 129, 300] {
        let leaves: Vec<_> = (0..count).map(|_| random.bytes(300)).collect();
        for index in [0, count / 2, count - 1] {
            let mut builder = HashBuilder::default()
                .with_proof_retainer(ProofRetainer::from_iter([nibbles(index)]));
            let mut sorted: Vec<_> = (0..count).map(|index| (nibbles(index), index)).collect();
            sorted.sort();
            for (key, index) in sorted {
                builder.add_leaf(key, &leaves[index]);
            }
            assert_eq!(builder.root().0, *root(&leaves).as_bytes());
            let proof = builder.take_proof_nodes().into_nodes_sorted();
            let alloys: Vec<_> = proof.into_iter().map(|(_, node)| node.to_vec()).collect();
            assert_eq!(path(&leaves, index), alloys, "{index} of {count}");
        }
    }
}

#[test]
fn a_path_that_was_changed_shows_nothing() {
    let mut random = Random::new(14);
    let leaves: Vec<_> = (0..200).map(|_| random.bytes(60)).collect();
    let (root, index) = (root(&leaves), 150);
    let nodes = path(&leaves, index);
    assert_eq!(nodes.len(), 5);
    for (number, node) in nodes.iter().enumerate() {
        for bit in 0..node.len() * 8 {
            let mut changed = nodes.clone();
            changed[number][bit / 8] ^= 1 << (bit % 8);
            let refused = leaf(&root, index, &changed).expect_err("changed");
            assert!(matches!(refused, PathError::Hash { node, .. } if node == number));
        }
    }
    for count in 0..nodes.len() {
        let short = Err(PathError::Short { nodes: count });
        assert_eq!(leaf(&root, index, &nodes[..count]), short);
    }
    let long = [nodes.as_slice(), &nodes[4..]].concat();
    assert_eq!(leaf(&root, index, &long), Err(PathError::Long { nodes: 6 }));
    let elsewhere = |other, node| {
        let found = leaf(&root, other, &nodes);
        assert_eq!(found, Err(PathError::Elsewhere { node }), "{other}");
    };
    // No leaf has the keys of 208 and 256; that of 151 is beside the last node.
    elsewhere(208, 2);
    elsewhere(256, 1);
    let beside = leaf(&root, 151, &nodes);
    assert!(matches!(beside, Err(PathError::Hash { node: 4, .. })));
}

// A root may name something else than a trie of receipts.
#[test]
fn a_node_of_another_shape_shows_nothing() {
    let read = |node: Vec<u8>| {
        let root = Hash32::new(keccak256(&node).0);
        leaf(&root, 0, &[node]).map(<[u8]>::to_vec)
    };
    let of = |strings: &[&[u8]]| list(&strings.iter().map(|each| string(each)).collect::<Vec<_>>());
    // The key of index 0 is the half bytes 8 and 0.
    let branch = |eighth: &[u8]| {
        let mut branches = [[].as_slice(); 17];
        branches[8] = eighth;
        of(&branches)
    };
    let (shape, elsewhere) = (
        Err(PathError::Shape { node: 0 }),
        Err(PathError::Elsewhere { node: 0 }),
    );
    let short = Err(PathError::Short { nodes: 1 });
    assert_eq!(read(Vec::new()), shape);
    assert_eq!(read(string(b"a leaf")), shape);
    assert_eq!(read(of(&[b"one", b"two", b"three"])), shape);
    assert_eq!(read(of(&[&[0x40], &[7; 32]])), shape);
    assert_eq!(read(of(&[&[], &[7; 32]])), shape);
    assert_eq!(read(branch(&[7; 31])), shape);
    assert_eq!(read(branch(&[])), elsewhere);
    assert_eq!(read(branch(&[7; 32])), short);
    // An extension: one that skips nothing, another half, too much, and one that fits.
    assert_eq!(read(of(&[&[0x00], &[7; 32]])), elsewhere);
    assert_eq!(read(of(&[&[0x17], &[7; 32]])), elsewhere);
    assert_eq!(read(of(&[&[0x00, 0x80, 0x00], &[7; 32]])), elsewhere);
    assert_eq!(read(of(&[&[0x18], &[7; 31]])), shape);
    assert_eq!(read(of(&[&[0x18], &[7; 32]])), short);
    // A leaf: of another key, of part of the key, and of this one.
    assert_eq!(read(of(&[&[0x20, 0x81], b"a leaf"])), elsewhere);
    assert_eq!(read(of(&[&[0x38], b"a leaf"])), elsewhere);
    assert_eq!(
        read(of(&[&[0x20, 0x80], b"a leaf"])),
        Ok(b"a leaf".to_vec())
    );
}
