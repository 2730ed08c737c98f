//! Reads files as people bring them.

use intake::file::{Content, ForeignFileError, MAX_LINES, is_one_text, unpack};
use intake::json::{is_proof, name};

const TEXT: &str = "{\"title\": \"Zo\u{eb} \u{1f98a}\",\r\n \"pack_event_id\": 1}\n";

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

fn one(bytes: &[u8]) -> Vec<u8> {
    match unpack(bytes.to_vec()) {
        Ok(Content::One(text)) => text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn utf16_is_decoded_with_its_mark_and_without() {
    for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        for mark in ["", "\u{feff}"] {
            for margin in ["", "\r\n", " "] {
                let text = [margin, TEXT].concat();
                let brought = utf16(&[mark, &text].concat(), bytes);
                assert!(!is_one_text(&brought));
                assert_eq!(one(&brought), text.as_bytes());
            }
        }
    }
    // Half a character, or half a surrogate pair, is not text.
    for broken in [b"\xff\xfe{\0}".as_slice(), b"\xff\xfe\0\xd8}\0"] {
        assert_eq!(one(broken), broken);
    }
}

#[test]
fn a_text_in_utf8_stays_as_it_is() {
    let marked = ["\u{feff}", TEXT].concat();
    for text in [
        TEXT,
        &marked,
        " {}",
        "\n{}\n",
        "{\n  \"a\": 1\n}\n",
        "{} \n\n",
    ] {
        assert!(is_one_text(text.as_bytes()), "{text:?}");
        assert_eq!(one(text.as_bytes()), text.as_bytes());
    }
    // A title has the letters of a tar's mark in their place.
    let custard = format!("{{{:254}\"custard\": 1}}", "").into_bytes();
    assert_eq!(custard.get(257..262), Some(b"ustar".as_slice()));
    assert_eq!(one(&custard), custard);
    let lines = [custard.as_slice(), b"\n{}"].concat();
    assert!(matches!(unpack(lines), Ok(Content::Lines { .. })));
    for bytes in [
        b"".as_slice(),
        b"x",
        b"[{}]",
        b"\0\0\x01\0",
        b"\xff\xd8\xff",
    ] {
        assert!(!is_one_text(bytes), "{bytes:?}");
        assert_eq!(one(bytes), bytes);
    }
}

#[test]
fn a_payload_that_is_pasted_is_no_text_with_links() {
    for text in [
        " {\"target_pull_key\": 1}",
        "{\"pack_event_id\": 1}",
        "{\"packproof\": 2}",
    ] {
        assert!(is_proof(text), "{text}");
    }
    for text in [
        "{\"url\": \"/packs/verify/7\"}",
        "{7}",
        "see \"packproof\"",
        "",
    ] {
        assert!(!is_proof(text), "{text}");
    }
}

#[test]
fn each_line_of_several_is_a_text() {
    for (text, lines) in [
        ("{\"a\":1}\n{\"b\":2}", vec!["{\"a\":1}", "{\"b\":2}"]),
        ("{}\r\n\r\n{}\r\n", vec!["{}\r", "{}\r"]),
        ("\u{feff}{}\n{\n", vec!["\u{feff}{}", "{"]),
        ("\n{}\n{}\nnone\n", vec!["{}", "{}", "none"]),
        // Files with a byte order mark, joined into one.
        ("\u{feff}{}\n\u{feff}{}\n", vec!["\u{feff}{}", "\u{feff}{}"]),
        ("\u{feff}\n{}\n{}", vec!["{}", "{}"]),
    ] {
        assert!(!is_one_text(text.as_bytes()), "{text:?}");
        let both = [text.as_bytes().to_vec(), utf16(text, u16::to_le_bytes)];
        for brought in both
            .into_iter()
            .filter(|bytes| !bytes.starts_with(b"\xff\xfe"))
        {
            let Ok(Content::Lines { text, lines: found }) = unpack(brought) else {
                panic!("{text:?}")
            };
            let numbered = text.split(|byte| *byte == b'\n').zip(1..);
            let numbered: Vec<_> = numbered.map(|(line, number)| (number, line)).collect();
            let found = found.into_iter();
            let found: Vec<_> = found.map(|(number, line)| (number, &text[line])).collect();
            assert!(
                found.iter().all(|line| numbered.contains(line)),
                "{found:?}"
            );
            let found: Vec<_> = found.into_iter().map(|(_, line)| line).collect();
            assert_eq!(
                found,
                lines.iter().map(|line| line.as_bytes()).collect::<Vec<_>>()
            );
        }
    }
    let many = "{}\n".repeat(MAX_LINES + 1);
    assert_eq!(
        unpack(many.into_bytes()),
        Err(ForeignFileError::Lines(20_001))
    );
}

#[test]
fn a_packed_file_is_named() {
    let mut tar = vec![b'x'; 512];
    tar[257..262].copy_from_slice(b"ustar");
    for (bytes, named) in [
        (b"PK\x03\x04rest".to_vec(), ForeignFileError::Zip),
        (b"PK\x05\x06".to_vec(), ForeignFileError::Zip),
        (
            b"7z\xbc\xaf\x27\x1c".to_vec(),
            ForeignFileError::Archive("7z".into()),
        ),
        (
            b"Rar!\x1a\x07\x01\0".to_vec(),
            ForeignFileError::Archive("RAR".into()),
        ),
        (
            b"BZh91AY".to_vec(),
            ForeignFileError::Archive("bzip2".into()),
        ),
        (
            b"\xfd7zXZ\0".to_vec(),
            ForeignFileError::Archive("xz".into()),
        ),
        (
            b"\x28\xb5\x2f\xfd".to_vec(),
            ForeignFileError::Archive("Zstandard".into()),
        ),
        (tar, ForeignFileError::Archive("tar".into())),
    ] {
        assert!(!is_one_text(&bytes));
        assert_eq!(unpack(bytes), Err(named));
    }
    let gzip = b"\x1f\x8b\x08rest".to_vec();
    assert_eq!(unpack(gzip.clone()), Ok(Content::Gzip(gzip)));
}

#[test]
fn an_object_that_is_no_payload_is_named() {
    for (text, named) in [
        (
            "{\"data\":{\"target_pull_key\":null}}",
            Some(ForeignFileError::Envelope("data".into())),
        ),
        (
            "{\"ok\":true,\"result\":{\"pack_event_id\":1}}",
            Some(ForeignFileError::Envelope("result".into())),
        ),
        (
            "{\"data\":{\"proof\":{\"pack_event_id\":1}}}",
            Some(ForeignFileError::Envelope("data.proof".into())),
        ),
        (
            "{\"log\":{\"version\":\"1.2\",\"entries\":[]}}",
            Some(ForeignFileError::Har),
        ),
        // The subject of a report looks like a payload.
        (
            "{\"schema\":\"packproof-report/2\",\"subject\":{\"target_pull_key\":\"1\"}}",
            Some(ForeignFileError::Report),
        ),
        ("{\"schema\":\"packproof\"}", None),
        ("{\"log\":[],\"data\":{}}", None),
        (
            "{\"a\":{\"b\":{\"c\":{\"d\":{\"pack_event_id\":1}}}}}",
            None,
        ),
        ("{}", None),
    ] {
        let document = verify::read(text.as_bytes().to_vec()).expect("an object");
        assert_eq!(name(&document.object()), named, "{text}");
    }
}
