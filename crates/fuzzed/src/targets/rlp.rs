//! RLP, against alloy's.

use alloy_primitives::Bytes;
use alloy_rlp::Decodable;
use proofs::rlp::{Item, list, nested, string, strings};

pub fn seeds() -> Vec<Vec<u8>> {
    let of = |all: &[&[u8]]| list(&all.iter().map(|one| string(one)).collect::<Vec<_>>());
    vec![
        of(&[]),
        of(&[b"cat", b"dog"]),
        of(&[&[7; 60], b"", &[5], &[0x80]]),
        list(&[string(&[1; 300]), of(&[b"inner", &[0; 56]])]),
        string(b"dog"),
    ]
}

/// Runs an encoded item.
pub fn items(bytes: &[u8]) {
    let read = strings(bytes);
    let mut rest = bytes;
    let alloys = Vec::<Bytes>::decode(&mut rest)
        .ok()
        .filter(|_| rest.is_empty());
    if let Some(alloys) = alloys {
        // Alloy takes the shortest spelling alone.
        let alloys: Vec<&[u8]> = alloys.iter().map(AsRef::as_ref).collect();
        assert_eq!(read.as_ref(), Some(&alloys));
    }
    let Some(read) = read else { return };
    let as_items: Vec<Item<'_>> = read.iter().map(|one| Item::String(one)).collect();
    assert_eq!(nested(bytes), Some(as_items));
    let encoded: Vec<Vec<u8>> = read.iter().map(|one| string(one)).collect();
    let again = list(&encoded);
    assert_eq!(strings(&again), Some(read));
    assert!(
        again.len() <= bytes.len(),
        "a longer spelling than the one that was read"
    );
}
