//! Files: one text, or one JSON text a line.

use intake::file::{Content, MAX_LINES, is_one_text, unpack};

pub fn seeds() -> Vec<Vec<u8>> {
    let line = fixtures::payload("event-v2-one-card.json").trim_ascii();
    let both = [
        line,
        b"\n",
        fixtures::payload("pull-alone.json").trim_ascii(),
        b"\n",
    ]
    .concat();
    let utf16: Vec<u8> = String::from_utf8_lossy(line)
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    vec![
        b"{}\n{}\n".to_vec(),
        b"\xef\xbb\xbf{\"a\":1}\r\n\r\n{\"a\":2}".to_vec(),
        b"{\n \"a\": 1\n}\n".to_vec(),
        b"PK\x03\x04".to_vec(),
        b"\x1f\x8b\x08\x00".to_vec(),
        line.to_vec(),
        both,
        [b"\xff\xfe".as_slice(), &utf16].concat(),
    ]
}

/// Returns whether bytes hold no text: white space alone, and the byte order marks that joined files leave at the heads of lines.
fn is_blank(bytes: &[u8]) -> bool {
    bytes.split(|byte| *byte == b'\n').all(|line| {
        let own = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
        own.trim_ascii().is_empty()
    })
}

/// Runs a file's bytes.
pub fn file(bytes: &[u8]) {
    let unpacked = unpack(bytes.to_vec());
    if is_one_text(bytes) {
        assert_eq!(unpacked, Ok(Content::One(bytes.to_vec())));
    }
    if let Ok(Content::Lines { text, lines }) = &unpacked {
        assert!(lines.len() > 1 && lines.len() <= MAX_LINES);
        let mut end = 0;
        for (number, line) in lines {
            let before = &text[..line.start];
            assert_eq!(
                u64::try_from(before.split(|byte| *byte == b'\n').count()),
                Ok(*number)
            );
            assert!(line.start >= end && line.end <= text.len());
            let own = &text[line.clone()];
            assert!(!own.contains(&b'\n') && !own.trim_ascii().is_empty());
            assert!(is_blank(&text[end..line.start]));
            end = line.end;
        }
        assert!(is_blank(&text[end..]));
    }
    // A packed file may be as large as any.
    if !bytes.starts_with(b"\x1f\x8b")
        && let Ok(texts) = check::texts(bytes.to_vec())
    {
        assert!(texts.iter().map(|(_, text)| text.len()).sum::<usize>() <= bytes.len() * 3);
    }
}
