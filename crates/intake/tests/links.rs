//! Searches texts with one proof link or id in them, with several, and with none.

use intake::{Found, Hit, Link, Target, find, is_plain};

const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
const OTHER: &str = "5b0d6c1e-7a42-4f0b-9d3a-2e8f51c7a904";
const SHOP: &str = "https://shop.example";

fn pull() -> String {
    format!("{SHOP}/packs/verify/{ID}")
}

fn one(text: &str) -> Hit {
    match find(text) {
        Found::One(hit) => hit,
        other => panic!("{text:?}: {other:?}"),
    }
}

fn proof(id: &str) -> Target {
    Target::Proof(Link::Pull(id.into()))
}

fn bare(id: &str) -> Target {
    Target::IdOfEitherKind(id.into())
}

#[test]
fn a_link_is_found_in_any_surroundings() {
    let link = pull();
    for text in [
        format!("{link}."),
        format!("{link},"),
        format!("{link})"),
        format!("({link})."),
        format!("<{link}>"),
        format!("\"{link}\""),
        format!("'{link}'"),
        format!("\u{201c}{link}\u{201d}"),
        format!("\u{ab}\u{a0}{link}\u{a0}\u{bb}"),
        format!("\u{300c}{link}\u{300d}"),
        format!("[{link}]"),
        format!("{{{link}}}"),
        format!("`{link}`"),
        format!("*{link}*"),
        format!("_{link}_"),
        format!("**{link}**!"),
        format!("~~{link}~~"),
        format!("{link}?"),
        format!("{link};"),
        format!("{link}:"),
        format!("{link}\u{2026}"),
        format!("{link}\u{3002}"),
        format!("{link}\u{200b}"),
        format!("\u{feff}{link}"),
        format!("\u{2068}{link}\u{2069}"),
        format!("\u{200e}{link}\u{200f}"),
        format!("{link}\u{a0}"),
        format!("Here is my proof: {link} - is it right?"),
        format!("[my pull]({link})"),
        format!("[{link}]({link})"),
        format!("[1]: {link} \"title\""),
        format!("<a href=\"{link}\">my pull</a>"),
        format!("<{link}|shop.example>"),
        format!("> {link}\r\n> thanks"),
        format!("私のパック{link}を見て"),
        format!("{{\"url\":\"{}\"}}", link.replace('/', "\\/")),
        format!("{link}\n{link}/\n{}", link.to_uppercase()),
        format!("urn:uuid:{ID} {link}"),
        format!("order {OTHER}: {link}"),
        format!("{SHOP}//packs/verify/{ID}"),
        format!("{SHOP}/packs/verify//{ID}"),
        format!("{SHOP}/packs//verify/{ID}/"),
        format!("{SHOP}/packs/verify/{ID}/index.html"),
        format!("{SHOP}/packs/verify/{ID}/index.html?x=1#y"),
        format!("{SHOP}/app/en/packs/verify/{ID}"),
        format!("{SHOP}/packs/verify/{{{ID}}}"),
        format!("{SHOP}/packs/verify/%7B{ID}%7D"),
        format!("{SHOP}/packs/verify/urn:uuid:{ID}"),
        format!("{SHOP}/packs/verify/%E2%80%8B{ID}"),
        format!("{SHOP}/packs/verify/{ID}%E2%80%8B"),
        format!("{SHOP}/packs/verify/{ID}%22%29"),
        format!("{SHOP}/packs/verify/{ID}%20see%20this"),
        format!("{SHOP}/packs/verify/{ID}%2520"),
        format!("{SHOP}/packs/verify/{ID}/%22"),
        format!("{SHOP}/packs/verify/{ID}/)."),
        format!("{link}\\"),
        format!("\\\"{link}\\\", \\n"),
        format!("{link}\\nthanks"),
        format!("{link}/."),
        format!("{link};jsessionid=1"),
        format!("{link}&gt;"),
        format!("{link}#:~:text=card"),
        format!("{SHOP}/#/packs/verify/{ID}"),
        format!("view-source:{link}"),
        format!("https://web.archive.org/web/2026/{link}"),
        format!("{SHOP}/packs%2Fverify%2F{ID}"),
        format!("{link}&fbclid=IwAR0"),
        format!("{link}?utm_source=mail&utm_medium=x"),
        format!("{link}?next=https://other.example/packs/verify/{OTHER}"),
        format!("//packs/verify/{ID}"),
        format!("packs/verify/{ID}"),
        format!("file:///home/me/packproof.html?/packs/verify/{ID}"),
        format!("{SHOP}/v1/packs/pulls/{ID}/proof"),
        format!("{SHOP}/v1/packs/pulls/{ID}"),
    ] {
        assert_eq!(one(&text).target, proof(ID), "{text}");
    }
}

#[test]
fn invisible_characters_within_a_link_are_left_out() {
    for between in [
        "\u{200b}", "\u{feff}", "\u{ad}", "\u{2060}", "\u{200e}", "\u{202a}", "\u{fe0f}",
    ] {
        let text: String = pull()
            .chars()
            .flat_map(|char| [char.to_string(), between.into()])
            .collect();
        assert_eq!(one(&text).target, proof(ID), "{between:?}");
        let text: String = ID
            .chars()
            .flat_map(|char| [char.to_string(), between.into()])
            .collect();
        assert_eq!(one(&text).target, bare(ID), "{between:?}");
    }
}

/// Of a link with en dashes, as a word processor writes them, the page asked for an id that no service has.
#[test]
fn every_dash_of_an_id_is_a_hyphen() {
    for dash in [
        "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2043}",
        "\u{2212}", "\u{2500}", "\u{30fc}", "\u{fe58}", "\u{fe63}", "\u{ff0d}", "\u{ff70}",
        "\u{2796}",
    ] {
        let id = ID.replace('-', dash);
        assert_eq!(one(&id).target, bare(ID), "{dash}");
        assert_eq!(
            one(&format!("pull_{id}")).target,
            bare(&format!("pull_{ID}")),
            "{dash}"
        );
        let link = pull().replace(ID, &id);
        assert_eq!(one(&link).target, proof(ID), "{dash}");
        assert_eq!(
            one(&link.replace(dash, &escaped(dash))).target,
            proof(ID),
            "{dash}"
        );
    }
    // Other dashes end an id, or belong to it.
    assert_eq!(one(&format!("{ID}\u{2013}my pull")).target, bare(ID));
    let other = one("/packs/verify/8_Ab%E2%80%931");
    assert_eq!(other.target, proof("8_Ab\u{2013}1"));
}

/// Windows and Apple write UUIDs in capitals; the shop answered "no proof with that id".
#[test]
fn a_uuid_in_capitals_or_wide_digits_is_asked_for_in_lower_case() {
    let upper = ID.to_uppercase();
    let plain = ID.replace('-', "");
    let wide: String = (ID.chars())
        .map(|char| match char {
            '0'..='9' | 'a'..='f' => char::from_u32(u32::from(char) + 0xfee0).unwrap(),
            other => other,
        })
        .collect();
    for text in [
        &upper,
        &wide,
        &format!("{{{upper}}}"),
        &format!("URN:UUID:{upper}."),
    ] {
        assert_eq!(one(text).target, bare(ID), "{text}");
        assert_eq!(Target::of(text), Some(bare(ID)), "{text}");
    }
    assert_eq!(one(&plain.to_uppercase()).target, bare(&plain));
    assert_eq!(
        one(&format!("pull_{upper}")).target,
        bare(&format!("pull_{ID}"))
    );
    for path in [
        "/packs/verify/",
        "/v1/packs/pulls/",
        "https://shop.example/packs/verify/",
    ] {
        let link = format!("{path}{upper}");
        assert_eq!(one(&link).target, proof(ID), "{link}");
        let link = format!("{path}evt_{upper}");
        assert_eq!(one(&link).target, proof(&format!("evt_{ID}")), "{link}");
    }
    assert_eq!(one(&format!("{upper} {ID}")).target, bare(ID));
}

/// A click on a link with such an id loaded without end, and the box refused the id.
#[test]
fn an_id_with_a_prefix_is_one_id() {
    for prefix in ["pull_", "evt_", "pk_test_", "PULL_"] {
        let id = format!("{prefix}{ID}");
        for text in [
            id.clone(),
            format!("my pull: {id}, thanks"),
            format!("({id})."),
            format!("_{id}_"),
        ] {
            assert_eq!(one(&text).target, bare(&id), "{text}");
        }
        for link in [
            format!("/packs/verify/{id}"),
            format!("/packs/verify/{id}."),
            format!("/packs/verify/{id}%20see"),
            format!("{SHOP}/packs/verify/{id}/index.html"),
            format!("{SHOP}/v1/packs/pulls/{id}/proof"),
            format!("see {SHOP}/packs/verify/{id})."),
            format!(
                "https://www.google.com/url?q={}",
                escaped(&format!("{SHOP}/packs/verify/{id}"))
            ),
        ] {
            assert_eq!(one(&link).target, proof(&id), "{link}");
        }
    }
}

/// Of a text that is clicked, the page and the worker read the address; of a text that is pasted, the page reads all of
/// it. Both must mean the same, and the quick test of an address must agree.
#[test]
fn a_clicked_link_means_the_same_as_a_pasted_one() {
    let (digits, key) = (ID.replace('-', ""), "ab".repeat(32));
    for id in [
        ID.to_owned(),
        ID.to_uppercase(),
        digits.clone(),
        format!("0x{digits}"),
        format!("pull_{ID}"),
        format!("evt_{}", ID.to_uppercase()),
        format!("pull-{ID}"),
        format!("pull:{ID}"),
        format!("{ID}0"),
        format!("{ID}-1"),
        format!("{ID}-{ID}"),
        format!("{ID}_"),
        format!("-{ID}"),
        format!("{digits}{digits}"),
        format!("0x{key}"),
        key,
        "V1StGXR8_Z5jdHi6B-my_".into(),
        "01ARZ3NDEKTSV4RRFFQ69G5FAV".into(),
        "shop:12".into(),
        "an.id.".into(),
        "7".into(),
        "a".repeat(300),
        "x%2E".into(),
        "%C3%A9%20%C3%A9".into(),
    ] {
        let path = format!("/packs/verify/{id}");
        let clicked = one(&path);
        let pasted = one(&format!("{SHOP}{path}"));
        assert_eq!(clicked.target, pasted.target, "{id}");
        let own = clicked.path();
        assert_eq!(one(&own).target, clicked.target, "{own}");
        if is_plain(&id) && !id.contains('%') {
            assert_eq!(clicked.target, proof(&id));
        }
    }
    for behind in [
        "\u{2026}", "\u{200b}", "\u{3002}", "\u{201d}", "\"", "\u{a0}",
    ] {
        let clicked = one(&format!("/packs/verify/7{}", escaped(behind)));
        let pasted = one(&format!("{SHOP}/packs/verify/7{behind}"));
        assert_eq!(
            (&clicked.target, &pasted.target),
            (&proof("7"), &proof("7")),
            "{behind}"
        );
    }
    for plain in [ID, &digits, &format!("pull_{ID}"), "7"] {
        assert!(is_plain(plain), "{plain}");
    }
}

#[test]
fn a_link_that_was_broken_over_lines_is_one() {
    for text in [
        format!("see {SHOP}/packs/verify/2fea377c-6030-4380-\na2d7-c9538b227b0c\nthanks"),
        format!("> {SHOP}/packs/\r\n> verify/{ID}"),
        format!("{SHOP}/packs/verify/2fea377c-60=\r\n30-4380-a2d7-c9538b227b0c"),
        format!("{SHOP}/packs/verify/\u{a0}{ID}"),
        format!("{SHOP}/packs/verify/2fea377c\u{a0}-6030-4380-a2d7-c9538b227b0c"),
        format!("{SHOP}/packs/ver\nify/2fea377c-6030-\n4380-a2d7-c9538b227b0c"),
    ] {
        assert_eq!(one(&text).target, proof(ID), "{text}");
    }
}

/// An id over two lines of a printed page, or in groups, was neither a link nor an id.
#[test]
fn an_id_with_white_space_in_it_is_one_if_it_is_the_whole_text() {
    let spaced = ID.replace('-', " ");
    for text in [
        format!("{}\n{}", &ID[..19], &ID[19..]),
        format!("{}\r\n  {}\n", &ID[..18], &ID[18..]),
        format!("> {}\n> {}", &ID[..24], &ID[24..]),
        ID.replace('-', " - "),
        ID.replace('-', "\u{2013}\u{a0}").to_uppercase(),
    ] {
        assert_eq!(one(&text).target, bare(ID), "{text}");
    }
    assert_eq!(one(&spaced).target, bare(&ID.replace('-', "")));
    assert_eq!(find(&format!("my pull {spaced}")), Found::Unknown);
}

/// Of a link whose dashes were character references, as a mail in HTML is copied, the page asked for `2fea377c`.
#[test]
fn character_references_in_a_link_are_resolved() {
    for hyphen in [
        "&#45;", "&#x2d;", "&#8209;", "&#X2011;", "&ndash;", "&hyphen;", "&minus;", "-&shy;",
    ] {
        let id = ID.replace('-', hyphen);
        assert_eq!(one(&id).target, bare(ID), "{id}");
        let link = format!("{SHOP}/packs/verify/{id}&quot;&gt;my pull");
        assert_eq!(one(&link).target, proof(ID), "{link}");
    }
    for slash in ["&#47;", "&#x2F;", "&sol;"] {
        let hit = one(&pull().replace('/', slash));
        assert_eq!(hit.target, proof(ID), "{slash}");
        assert_eq!(hit.address.as_deref(), Some(&*pull()), "{slash}");
    }
    // A tracker behind a link is no reference, nor is a number that no character has.
    for behind in ["&sol", "&#x110000;", "&#1;", "&copy;"] {
        let link = format!("{}{behind}", pull());
        assert_eq!(one(&link).target, proof(ID), "{link}");
    }
}

/// Digits of the reader's own script, as some keyboards type them, were no digits of an id.
#[test]
fn digits_of_any_script_are_digits_of_an_id() {
    for zero in [
        0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0x17e0, 0xaa50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6,
    ] {
        let own = |char: char| match char.to_digit(10) {
            Some(digit) => char::from_u32(zero + digit).unwrap(),
            None => char,
        };
        let id: String = ID.chars().map(own).collect();
        assert_eq!(one(&id).target, bare(ID), "{id}");
        let link = format!("{SHOP}/packs/verify/{}", escaped(&id));
        assert_eq!(one(&link).target, proof(ID), "{link}");
    }
}

/// A slash that was escaped with the id, or an escape that a limit of a message cut off, ended in "not a link" or in an
/// id that no service has.
#[test]
fn the_ends_of_an_escaped_address_belong_to_the_text_around_it() {
    for segment in [
        format!("%2F{ID}"),
        format!("{ID}%2F"),
        format!("{ID}%2f%2f#pull-2"),
        format!("{ID}%"),
        format!("{ID}%2"),
    ] {
        let link = format!("/packs/verify/{segment}");
        assert_eq!(one(&link).target, proof(ID), "{link}");
    }
    for segment in [format!("%2F..%2F{ID}"), format!("{ID}%2F..%2F..")] {
        assert_eq!(find(&format!("/packs/verify/{segment}")), Found::Unknown);
    }
}

/// Of an id with brackets, the last one was left out: another id was asked for.
#[test]
fn a_bracket_that_closes_one_in_the_id_belongs_to_it() {
    for id in ["a(b)", "(b)", "{id}", "[7]", "a(b(c))"] {
        assert_eq!(
            one(&format!("/packs/verify/{id}")).target,
            proof(id),
            "{id}"
        );
        let inside = format!("(see {SHOP}/packs/verify/{id}).");
        assert_eq!(one(&inside).target, proof(id), "{inside}");
    }
    assert_eq!(one("/packs/verify/a(b)))").target, proof("a(b)"));
    // 3,000,000,000 steps once, on the thread that draws the page.
    let (open, close) = ("(".repeat(32_000), ")".repeat(32_000));
    assert!(matches!(
        find(&format!("/packs/verify/{open}{close}")),
        Found::Unknown | Found::One(_)
    ));
}

/// Writes a text in base64, as links do.
fn base64(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: Vec<u8> = text
        .bytes()
        .flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1))
        .collect();
    let digits = bits.chunks(6).map(|bits| {
        let value = (0..6).fold(0, |value, bit| {
            value << 1 | bits.get(bit).copied().unwrap_or(0)
        });
        char::from(DIGITS[usize::from(value)])
    });
    digits.collect()
}

/// Writes a text as a part of a link.
fn escaped(text: &str) -> String {
    let bytes = text.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    });
    bytes.collect()
}

#[test]
fn a_link_that_another_link_carries_is_found() {
    let link = format!("{}#pull-4", pull());
    let query = escaped(&link);
    let defended = escaped(&link)
        .replace('-', "-2D")
        .replace("%2F", "_")
        .replace('%', "-");
    for text in [
        format!(
            "https://eur01.safelinks.protection.outlook.com/?url={query}&data=05%7C02%7Cme%40mail.example&reserved=0"
        ),
        format!("https://www.google.com/url?q={query}&sa=D&source=editors&ust=1&usg=AOvVaw0"),
        format!("https://www.google.com/url?sa=t&url={query}&usg=AOvVaw0"),
        format!(
            "https://l.facebook.com/l.php?u={}%3Ffbclid%3DIwAR0{}&h=AT0",
            escaped(&pull()),
            escaped("#pull-4")
        ),
        format!("https://slack-redir.net/link?url={query}"),
        format!("https://urldefense.com/v3/__{}__;!!AbC-d_e!F$", link),
        format!("https://urldefense.proofpoint.com/v2/url?u={defended}&d=DwMFaQ&c=a_b-c&r=x"),
        format!("https://linkprotect.cudasvc.com/url?a={query}&c=E,1,x&typo=1"),
        format!("https://r.search.yahoo.com/_ylt=A;_ylu=B/RV=2/RE=1/RO=10/RU={query}/RK=2/RS=x-"),
        format!("https://duckduckgo.com/l/?uddg={query}&rut=ab"),
        format!("https://secure-web.cisco.com/1ab-cd/{query}"),
        format!(
            "https://www.bing.com/ck/a?!&&p=ab&u=a1{}&ntb=1",
            base64(&link)
        ),
        format!(
            "https://eu.protection.sophos.com/?d=shop.example&u={}&p=m",
            base64(&link)
        ),
        format!("mailto:?body=see%20{query}%20now"),
        format!(
            "https://mail.example/?a={}",
            escaped(&format!("https://www.google.com/url?q={query}&x=1"))
        ),
        format!(
            "https://mail.example/?a={}",
            escaped(&escaped(&escaped(&query)))
        ),
        format!("{}%23pull-4", pull()),
        format!("({link})."),
        format!("{}/#pull-4", pull()),
        format!("{}?utm_source=x#pull-4", pull()),
    ] {
        let hit = one(&text);
        assert_eq!((hit.target, hit.pull), (proof(ID), Some(4)), "{text}");
        assert_eq!(hit.address.as_deref(), Some(link.as_str()), "{text}");
    }
}

#[test]
fn an_id_is_found_in_any_surroundings() {
    let (upper, plain) = (ID.to_uppercase(), ID.replace('-', ""));
    for id in [ID, &upper, &plain] {
        for text in [
            id.to_owned(),
            format!(" {id}\n"),
            format!("urn:uuid:{id}"),
            format!("{{{id}}}"),
            format!("({id})."),
            format!("\"{id}\","),
            format!("pull id: {id}, thanks"),
            format!("id={id}"),
            format!("id%3D{id}"),
            format!("#{id}"),
            format!("\u{feff}{id}\u{200b}"),
            format!("IDは{id}です"),
            format!("{id} and {ID}"),
        ] {
            assert_eq!(one(&text).target, bare(&id.to_lowercase()), "{text}");
        }
    }
}

#[test]
fn two_different_proofs_are_both_returned() {
    let event = format!("{SHOP}/pack-events/verify/{OTHER}");
    let both = [proof(ID), Target::Proof(Link::Event(OTHER.into()))];
    for text in [
        format!("{} {event}", pull()),
        format!("{},{event}", pull()),
        format!("[{}]({event})", pull()),
        format!(
            "[{}](https://www.google.com/url?q={})",
            pull(),
            event.replace('/', "%2F")
        ),
    ] {
        let Found::Several(hits) = find(&text) else {
            panic!("{text}")
        };
        let targets: Vec<_> = hits.into_iter().map(|hit| hit.target).collect();
        assert_eq!(targets, both, "{text}");
    }
    let Found::Several(hits) = find(&format!("{ID} or {OTHER}?")) else {
        panic!("two ids")
    };
    assert_eq!(hits.len(), 2);
}

#[test]
fn an_id_is_never_guessed() {
    let (hash, digits) = ("ab".repeat(32), ID.replace('-', ""));
    for text in [
        "hello".to_owned(),
        "{}".into(),
        format!("{SHOP}/"),
        "javascript:alert(1)".into(),
        "../../etc/passwd".into(),
        format!("{ID}x"),
        format!("x{ID}"),
        format!("{ID}-1234"),
        format!("0{ID}"),
        format!("{ID}.json"),
        format!("<{ID}@mail.example>"),
        format!("0x{digits}"),
        format!("{digits}0"),
        format!("{digits}{}", "0".repeat(96)),
        "md5 d41d8cd98f00b204e9800998ecf8427e".into(),
        "md5:d41d8cd98f00b204e9800998ecf8427e".into(),
        "md5%3Ad41d8cd98f00b204e9800998ecf8427e".into(),
        format!("{SHOP}/packs/verify/{ID}\\..\\.."),
        format!("{SHOP}/orders/{ID}"),
        format!("{SHOP}/orders?id={ID}"),
        format!("/packs/verify/{ID}/more"),
        format!("{SHOP}/packs/verify/{ID}/.."),
        format!("{SHOP}/packs/verify/{ID}/../.."),
        format!("/packs/verify/{ID}%2F..%2F.."),
        "/packs/verify/".into(),
        "/packs/verify/a/b".into(),
        "/packs/verify/..".into(),
        "/packs/verify/%2E%2e".into(),
        "/packs/verify/a b".into(),
        "/packs/verify/a\\b".into(),
        "/packs/verify/..%2F..%2Fadmin".into(),
        "/packs/verify/a%5Cb".into(),
        "/packs/verify/a%0Ab".into(),
        "https://shop.example/packs/verify/a%0Ab".into(),
        "/pack-events/verify/.".into(),
        "/samples/pull".into(),
        "\u{1f4a5}".repeat(5_000),
        "/".repeat(60_000),
        "/packs/verify/..".repeat(4_000),
    ] {
        assert_eq!(find(&text), Found::Unknown, "{text}");
    }
    for text in [
        hash.clone(),
        format!("0x{hash}"),
        format!("tx: 0x{hash}."),
        format!("https://basescan.org/tx/0x{hash}#eventlog"),
    ] {
        assert_eq!(find(&text), Found::Key, "{text}");
    }
    for text in ["", " \n", "\u{feff}\u{200b}"] {
        assert_eq!(find(text), Found::Nothing);
    }
}

/// Only UUIDs were taken for the ids of events.
#[test]
fn any_one_segment_is_an_id_and_is_kept_as_it_was_pasted() {
    for id in ["7", "AbC", "%zz", "an.id", "a'b", "...", "8_Ab_"] {
        assert_eq!(one(&format!("/packs/verify/{id}")).target, proof(id));
        let event = Target::Proof(Link::Event(id.into()));
        assert_eq!(one(&format!("/v1/pack-events/{id}/fairness")).target, event);
    }
    let escaped = one("/packs/verify/ab%20%C3%A9%3F?endpoint=x");
    assert_eq!(escaped.target, proof("ab é?"));
    assert_eq!(
        one("see https://shop.example/packs/verify/an.id.").target,
        proof("an.id")
    );
    let carried =
        "https://www.google.com/url?q=https%3A%2F%2Fshop.example%2Fpacks%2Fverify%2F7&sa=D";
    assert_eq!(one(carried).target, proof("7"));
    // Only the scheme of a link is written so that nobody clicks it.
    assert_eq!(
        one("https://shop.example/packs/verify/hxxp1?a=1&b=2").target,
        proof("hxxp1")
    );
    let unclickable = one(&format!("hxxps://shop.example/packs/verify/{ID}"));
    let address = format!("https://shop.example/packs/verify/{ID}");
    assert_eq!(unclickable.address, Some(address));
}

/// A link of another shop ended in "Not found" with a button to try again, though this shop never has its proof.
#[test]
fn a_link_has_its_site_without_the_text_around_it() {
    for (before, site) in [
        ("https://other.example", Some("https://other.example")),
        (
            "(HTTP://127.0.0.1:8080/app",
            Some("HTTP://127.0.0.1:8080/app"),
        ),
        ("http://[::1]:8080", Some("http://[::1]:8080")),
        ("see other.example", Some("https://other.example")),
        ("(other.example/app", Some("https://other.example/app")),
        ("localhost:8080", Some("https://localhost:8080")),
        // A program that tidies paths leaves one slash; a list of dangerous links is written so that nobody clicks one.
        ("https:/other.example", Some("https://other.example")),
        ("hxxps://other[.]example", Some("https://other.example")),
        (
            "https://a.example/?u=https://b.example",
            Some("https://b.example"),
        ),
        ("", None),
        ("app", None),
        ("/app", None),
    ] {
        let hit = one(&format!("{before}/packs/verify/{ID}?x#y"));
        let link = site.map(|site| format!("{site}/packs/verify/{ID}"));
        assert_eq!(hit.address, link, "{before}");
    }
    let service = one(&format!("{SHOP}/v1/packs/pulls/{ID}/proof"));
    assert_eq!(
        service.address.as_deref(),
        Some(&*format!("{SHOP}/v1/packs/pulls/{ID}/proof"))
    );
}
