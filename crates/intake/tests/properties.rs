//! Finds any id in any wrapper exactly, and none in a text without an id.

use fixtures::random::Random;
use intake::{Found, Link, Target, find, is_plain};

/// Returns an id in one of its spellings, some with a prefix.
fn id(random: &mut Random) -> String {
    let (high, low) = (random.number(), random.number());
    let digits = format!("{high:016x}{low:016x}");
    let parts = [
        &digits[..8],
        &digits[8..12],
        &digits[12..16],
        &digits[16..20],
        &digits[20..],
    ];
    match random.below(5) {
        0 => parts.join("-").to_uppercase(),
        1 => digits,
        2 => format!("pull_{}", parts.join("-")),
        _ => parts.join("-"),
    }
}

fn escaped(text: &str) -> String {
    let bytes = text.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    });
    bytes.collect()
}

/// Sites at the beginning of a link.
const SITES: [&str; 6] = [
    "https://shop.example",
    "HTTPS://SHOP.EXAMPLE",
    "http://127.0.0.1:8080/app",
    "shop.example",
    "https://shop.example/",
    "",
];

/// The text of a link behind the id.
const ENDS: [&str; 9] = [
    "",
    "/",
    "/index.html",
    "?utm_source=a&utm_medium=b",
    "&fbclid=x",
    "#pull-4",
    "/#top",
    "/?x=%20y",
    "%E2%80%8B",
];

/// Wrappers of a link: the text before and after it.
const CARRIERS: [(&str, &str); 7] = [
    (
        "https://eur01.safelinks.protection.outlook.com/?url=",
        "&data=05%7C02%7Cme%40mail.example&reserved=0",
    ),
    ("https://www.google.com/url?q=", "&sa=D&usg=AOvVaw0"),
    ("https://www.google.com/url?sa=t&url=", "&usg=AOvVaw0"),
    ("https://l.facebook.com/l.php?u=", "&h=AT0"),
    ("https://slack-redir.net/link?url=", ""),
    ("https://linkprotect.cudasvc.com/url?a=", "&c=E,1,x&typo=1"),
    ("https://out.example/?to=", "#x"),
];

/// The text around a link or an id, before and after it.
const AROUND: [(&str, &str); 22] = [
    ("", ""),
    ("(", ")"),
    ("<", ">"),
    ("[", "]"),
    ("{", "}"),
    ("\"", "\""),
    ("'", "'"),
    ("\u{201c}", "\u{201d}"),
    ("\u{ab}\u{a0}", "\u{a0}\u{bb}"),
    ("\u{300c}", "\u{300d}"),
    ("`", "`"),
    ("*", "*"),
    ("_", "_"),
    ("[here](", ")"),
    ("see ", ", thanks"),
    ("", "."),
    ("\u{feff}", "\u{200b}"),
    ("\u{2066}", "\u{2069}"),
    ("> ", "\r\n> bye"),
    ("\u{a0}", "\u{a0}"),
    ("\u{898b}\u{3066}", "\u{3092}"),
    ("proof: ", " !!"),
];

fn around(random: &mut Random, text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..random.below(4) {
        let (before, after) = random.of(&AROUND);
        text = [before, &text, after].concat();
    }
    text
}

#[test]
fn any_id_in_any_wrapper_is_found_exactly() {
    let mut random = Random::new(43);
    for _ in 0..4_000 {
        let id = id(&mut random);
        let (target, path) = match random.below(4) {
            0 => (
                Link::Event(id.to_lowercase()),
                format!("/pack-events/verify/{id}"),
            ),
            1 => (
                Link::Pull(id.to_lowercase()),
                format!("/v1/packs/pulls/{id}/proof"),
            ),
            2 => (
                Link::Pull(id.to_lowercase()),
                format!("//packs/verify//{id}"),
            ),
            _ => (Link::Pull(id.to_lowercase()), format!("/packs/verify/{id}")),
        };
        let end = if path.ends_with("proof") {
            ""
        } else {
            random.of(&ENDS)
        };
        let mut link = [random.of(&SITES), &path, end].concat();
        for _ in 0..random.below(4) {
            let (before, after) = random.of(&CARRIERS);
            link = [before, &escaped(&link), after].concat();
        }
        let text = around(&mut random, &link);
        let Found::One(hit) = find(&text) else {
            panic!("{text}: {:?}", find(&text))
        };
        assert_eq!(hit.target, Target::Proof(target), "{text}");
    }
}

#[test]
fn any_id_alone_is_found_exactly() {
    let mut random = Random::new(7);
    for _ in 0..4_000 {
        let id = id(&mut random);
        let text = match id.len() {
            // Only brackets may stand around digits without hyphens, because such digits may be a hash.
            32 => format!("urn:uuid:{id}"),
            _ => around(&mut random, &id),
        };
        let Found::One(hit) = find(&text) else {
            panic!("{text}: {:?}", find(&text))
        };
        assert_eq!(
            hit.target,
            Target::IdOfEitherKind(id.to_lowercase()),
            "{text}"
        );
    }
}

/// Pieces of ids, of links and of the text around them, in any order.
#[test]
fn a_text_without_an_id_has_none() {
    const PIECES: [&str; 34] = [
        "2fea377c",
        "-6030",
        "-4380-",
        "a2d7",
        "c9538b227b0c",
        "0x",
        "-",
        "--",
        "/",
        "//",
        ".",
        ":",
        "%2D",
        "%",
        "%25",
        "?url=",
        "&",
        "#pull-4",
        "https://",
        "shop.example",
        "packs",
        "pulls",
        "proof",
        "index.html",
        " ",
        "\n",
        "\u{200b}",
        "\u{a0}",
        "(",
        ")",
        "_",
        "urn:uuid:",
        "\u{3092}",
        "urldefense/v2/url?u=",
    ];
    let mut random = Random::new(1);
    for _ in 0..20_000 {
        let pieces: Vec<&str> = (0..random.below(12)).map(|_| random.of(&PIECES)).collect();
        let text = pieces.concat();
        let hex = text
            .to_lowercase()
            .replace(['-', '\u{200b}'], "")
            .replace("%2d", "");
        let is_long = |word: &str| word.len() >= 32;
        if hex
            .split(|char: char| !char.is_ascii_hexdigit())
            .any(is_long)
        {
            continue;
        }
        assert!(
            matches!(find(&text), Found::Unknown | Found::Nothing),
            "{text}"
        );
    }
}

#[test]
fn no_text_makes_it_panic_and_each_hit_is_in_the_text() {
    let mut random = Random::new(2);
    for _ in 0..20_000 {
        let characters = (0..random.below(80)).map(|_| {
            let seldom =
                char::from_u32(u32::try_from(random.below(0x11_0000)).unwrap()).unwrap_or('/');
            random.of(&['2', 'f', '-', '/', '%', '#', '\u{e9}', '\u{200d}', seldom])
        });
        let text: String = ["/packs/verify/", &characters.collect::<String>()].concat();
        if let Found::One(hit) = find(&text) {
            assert!(
                matches!(hit.target, Target::Proof(Link::Pull(id)) if !id.is_empty()),
                "{text}"
            );
        }
    }
}

/// The verdict worker asks for a plain id at once, and the page reads every other address.
#[test]
fn a_plain_id_is_what_its_address_names() {
    const PIECES: [&str; 26] = [
        "2fea377c",
        "-6030",
        "-4380-",
        "a2d7",
        "-c9538b227b0c",
        "2FEA377C",
        "2fea377c-6030-4380-a2d7-c9538b227b0c",
        "pull_",
        "_",
        "-",
        ".",
        "~",
        "%",
        " ",
        "%32",
        "é",
        "\u{200b}",
        "\u{2026}",
        "\u{ff12}",
        "\u{ff46}\u{ff45}\u{ff41}",
        "\u{2013}",
        "x",
        "0x",
        "\u{7f}",
        "\u{85}",
        "7",
    ];
    let mut random = Random::new(5);
    let mut plain = 0;
    for _ in 0..10_000 {
        let pieces: Vec<&str> = (0..=random.below(9)).map(|_| random.of(&PIECES)).collect();
        let id = pieces.concat();
        if is_plain(&id) {
            plain += 1;
            let link = Link::Pull(id);
            let Found::One(hit) = find(&link.path()) else {
                panic!("{link:?}")
            };
            assert_eq!(hit.target, Target::Proof(link));
        }
    }
    assert!(plain > 300, "{plain}");
}

/// Searching wrappers in wrappers, as many as a text can hold, ends soon.
#[test]
fn a_text_of_wrappers_ends_soon() {
    let began = std::time::Instant::now();
    for text in [
        "/%2525252525252541",
        "%2525252525252525;",
        "?u=aHR0cHM6Ly9h&",
        "a%20/packs/verify/-",
        "urldefense/v2/url?u=-2D-252525&",
        "a",
        "_a",
        "\u{2013}",
    ] {
        find(&text.repeat(65_536 / text.len()));
    }
    assert!(
        began.elapsed() < std::time::Duration::from_secs(20),
        "{:?}",
        began.elapsed()
    );
}
