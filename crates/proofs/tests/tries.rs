//! The trie of an ordered list. `packproof-fuzzed` compares its roots and paths with alloy's.

use fixtures::random::Random;
use proofs::rlp::{list, string};
use proofs::trie::{leaf, path, root};
use values::hash::keccak;

#[test]
fn an_index_beyond_the_list_has_no_path() {
    let mut random = Random::new(12);
    let leaves: Vec<_> = (0..3).map(|_| random.bytes(40)).collect();
    for (count, index) in [(0, 0), (1, 1), (3, 3), (3, usize::MAX)] {
        assert!(path(&leaves[..count], index).is_empty());
    }
}

#[test]
fn a_path_that_was_changed_shows_nothing() {
    let mut random = Random::new(14);
    let leaves: Vec<_> = (0..200).map(|_| random.bytes(60)).collect();
    let (root, index) = (root(&leaves), 150);
    let nodes = path(&leaves, index);
    assert_eq!(nodes.len(), 5);
    assert_eq!(leaf(&root, index, &nodes), Some(leaves[index].as_slice()));
    for (number, node) in nodes.iter().enumerate() {
        for bit in 0..node.len() * 8 {
            let mut changed = nodes.clone();
            changed[number][bit / 8] ^= 1 << (bit % 8);
            assert_eq!(leaf(&root, index, &changed), None);
        }
    }
    for count in 0..nodes.len() {
        assert_eq!(leaf(&root, index, &nodes[..count]), None);
    }
    let long = [nodes.as_slice(), &nodes[4..]].concat();
    assert_eq!(leaf(&root, index, &long), None);
    // No leaf has the keys of 208 and 256; that of 151 is beside the last node.
    for other in [208, 256, 151] {
        assert_eq!(leaf(&root, other, &nodes), None, "{other}");
    }
}

// A root may name something else than a trie of receipts.
#[test]
fn a_node_of_another_shape_shows_nothing() {
    let read = |nodes: &[Vec<u8>]| leaf(&keccak(&[&nodes[0]]), 0, nodes).map(<[u8]>::to_vec);
    let of = |strings: &[&[u8]]| list(&strings.iter().map(|each| string(each)).collect::<Vec<_>>());
    let shown = Some(b"a leaf".to_vec());
    // The key of index 0 is the half bytes 8 and 0.
    let branch = |eighth: &[u8]| {
        let mut branches = [[].as_slice(); 17];
        branches[8] = eighth;
        of(&branches)
    };
    let extension = |key: &[u8], below: &[u8]| of(&[key, keccak(&[below]).as_bytes()]);
    for node in [
        Vec::new(),
        string(b"a leaf"),
        of(&[b"one", b"two", b"three"]),
        of(&[&[0x40], b"a leaf"]),
        of(&[&[], b"a leaf"]),
        // A leaf of another key, and one of a part of the key.
        of(&[&[0x20, 0x81], b"a leaf"]),
        of(&[&[0x38], b"a leaf"]),
    ] {
        assert_eq!(read(&[node]), None);
    }
    let whole = of(&[&[0x20, 0x80], b"a leaf"]);
    assert_eq!(read(std::slice::from_ref(&whole)), shown);
    // Below the half byte 8.
    let rest = of(&[&[0x30], b"a leaf"]);
    let hash = keccak(&[&rest]);
    let [to_rest, to_cut] = [&hash.as_bytes()[..], &hash.as_bytes()[..31]].map(branch);
    assert_eq!(read(&[to_rest.clone(), rest.clone()]), shown);
    assert_eq!(read(&[to_rest]), None);
    assert_eq!(read(&[to_cut, rest.clone()]), None);
    assert_eq!(read(&[branch(&[]), rest.clone()]), None);
    // An extension: one that fits, one that skips nothing, another half, and too much.
    assert_eq!(read(&[extension(&[0x18], &rest), rest.clone()]), shown);
    assert_eq!(read(&[extension(&[0x00], &whole), whole]), None);
    assert_eq!(read(&[extension(&[0x17], &rest), rest.clone()]), None);
    assert_eq!(read(&[extension(&[0x00, 0x80, 0x00], &rest), rest]), None);
}
