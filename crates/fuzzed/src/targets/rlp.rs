//! RLP, against alloy's.

use alloy_primitives::Bytes;
use alloy_rlp::Decodable;
use proofs::rlp::{Item, list, nested, number, string, strings};

pub fn seeds() -> Vec<Vec<u8>> {
    let of = |all: &[&[u8]]| list(&all.iter().map(|one| string(one)).collect::<Vec<_>>());
    vec![
        of(&[]),
        of(&[b"cat", b"dog"]),
        of(&[&[7; 60], b"", &[5], &[0x80]]),
        of(&[&[0], &[1, 0], &[0xff; 8], &[7; 55], &[7; 56]]),
        of(&[&[7; 255], &[7; 256]]),
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
    if let Some(alloys) = &alloys {
        let alloys: Vec<&[u8]> = alloys.iter().map(AsRef::as_ref).collect();
        assert_eq!(read.as_ref(), Some(&alloys));
    }
    let Some(read) = read else { return };
    let as_items: Vec<Item<'_>> = read.iter().map(|one| Item::String(one)).collect();
    assert_eq!(nested(bytes), Some(as_items));
    let encoded: Vec<Vec<u8>> = read.iter().map(|one| string(one)).collect();
    let again = list(&encoded);
    if alloys.is_some() {
        // Alloy reads the shortest spelling alone.
        assert_eq!(again, bytes);
    }
    for one in &read {
        let value = one.iter().try_fold(0_u64, |value, digit| {
            value.checked_mul(256)?.checked_add(u64::from(*digit))
        });
        if let Some(value) = value {
            assert_eq!(number(one), alloy_rlp::encode(value));
        }
    }
    assert_eq!(strings(&again), Some(read));
    assert!(
        again.len() <= bytes.len(),
        "a longer spelling than the one that was read"
    );
}
