//! Changes bytes at random, for the short run on stable.

use fixtures::random::Random;

/// Texts that parsers treat specially.
const TOKENS: [&[u8]; 24] = [
    b"null",
    b"true",
    b"{}",
    b"[]",
    b"\"\"",
    b"0x",
    b"-0",
    b"1e999",
    b"18446744073709551616",
    b"\\ud800",
    b"\\u0000",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\n",
    b"\0",
    b"{\"a\":",
    b"[[[[[[[[",
    b"\xb8\x00",
    b"\xbf\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\xf8\x00",
    b"%2F",
    b"%25",
    b"?url=",
    b"\xc0\x80",
];

/// Returns one of the seeds with up to six changes.
pub fn changed(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = seeds[random.below(seeds.len())].clone();
    for _ in 0..random.below(7) {
        change(random, &mut bytes, seeds);
    }
    bytes
}

fn change(random: &mut Random, bytes: &mut Vec<u8>, seeds: &[Vec<u8>]) {
    let (at, length) = (random.below(bytes.len() + 1), random.below(40));
    let end = (at + length).min(bytes.len());
    match random.below(8) {
        0 | 1 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
        2 if at < bytes.len() => bytes[at] = random.bytes(1)[0],
        3 => drop(bytes.drain(at..end)),
        4 => {
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        5 => {
            let token = TOKENS[random.below(TOKENS.len())];
            bytes.splice(at..end.min(at + token.len()), token.iter().copied());
        }
        6 => {
            let other = &seeds[random.below(seeds.len())];
            let from = random.below(other.len() + 1);
            let to = (from + length).min(other.len());
            bytes.splice(at..at, other[from..to].iter().copied());
        }
        7 => bytes.truncate(at),
        _ => {}
    }
}
