//! Checks that each derivation gives the value of another implementation (tests/reference, Python's hashlib).

use serde_json::{Value, json};
use uuid::Uuid;
use verify::deck::{Spelling, deck_hash};
use verify::event::{Algo, commitments, draws};
use verify::hash::Hash32;
use verify::json::{self, Raw, Wire};
use verify::position::Position;
use verify::pull::version::{Band, Leaf, Version};
use verify::pull::{Message, packs_v1, selection};
use verify::remaining::Remaining;

/// Reads a member of a case as the payload's own reader would.
fn with<T: for<'a> Wire<'a>>(case: &Value, name: &str) -> T {
    let text = case.to_string();
    let document = json::read(text.into_bytes()).expect("a case is an object");
    document.object().required(name).expect(name)
}

fn hash(case: &Value, name: &str) -> Hash32 {
    with(case, name)
}

fn word(case: &Value) -> Hash32 {
    with::<json::Word>(case, "word").0
}

fn text<'c>(case: &'c Value, name: &str) -> &'c str {
    case[name].as_str().expect(name)
}

fn algo(case: &Value) -> Algo {
    Algo::named(text(case, "version")).expect("known")
}

fn leaf(case: &Value) -> Leaf {
    Leaf {
        card: with(case, "inventory_id"),
        value_cents: with(case, "value_cents"),
    }
}

fn deck_hashes(text: &str) -> Value {
    let document = format!("{{\"deck\":{text}}}");
    let document = json::read(document.into_bytes()).expect("a deck");
    let deck: Vec<Raw<'_>> = document.object().required("deck").expect("a list");
    let hash = |spelling| {
        deck_hash(deck.iter().copied(), spelling)
            .ok()
            .map(|hash| hash.to_string())
    };
    json!({ "utf8": hash(Spelling::Utf8), "ascii": hash(Spelling::Ascii) })
}

fn idx(
    seed: &Hash32,
    sequence_index: u64,
    user_id: &str,
    tag: &[u8],
    remaining: u64,
) -> (Hash32, u64) {
    let r = draws::pull_hash(seed, sequence_index, user_id, tag);
    let mut all = Remaining::all(usize::try_from(remaining).expect("small")).expect("small");
    let position = draws::draw(&mut all, &r).expect("a card remains");
    (r, u64::try_from(position).expect("small"))
}

fn pulled(case: &Value) -> Value {
    let (seed, tag) = (hash(case, "effective_seed"), algo(case).tag());
    let deck = case["deck"].as_array().expect("a deck");
    let mut remaining = Remaining::all(deck.len()).expect("small");
    let pulls = (1..).zip(case["user_ids"].as_array().expect("users"));
    let cards = pulls.map(|(sequence_index, user)| {
        let r = draws::pull_hash(&seed, sequence_index, user.as_str().expect("text"), tag);
        deck[draws::draw(&mut remaining, &r).expect("a card remains")].clone()
    });
    cards.collect()
}

fn drawn(case: &Value) -> Value {
    let word = word(case);
    let version = Version {
        tier_price_cents: 0,
        version_no: 0,
        bands: with(case, "bands"),
    };
    let blocked: Vec<Uuid> = with(case, "blocked");
    let roll = selection::roll(&word);
    let rolled_band = selection::rolled_band(&version, roll).expect("odds are whole");
    let selected = selection::select(&version, &word, rolled_band, |card| blocked.contains(card));
    let cards = || version.bands.iter().flat_map(|band| &band.leaves);
    let ranks = packs_v1::ranks(&word, cards().map(|leaf| &leaf.card));
    let ranks = cards()
        .zip(ranks)
        .map(|(leaf, rank)| (leaf.card.to_string(), rank.to_string().into()));
    json!({
        "roll": roll,
        "rolled_band": rolled_band,
        "award": selected.map(|(_, leaf)| leaf.card.to_string()),
        "ranks": Value::Object(ranks.collect()),
    })
}

/// Returns the value that this implementation gives for a case.
fn derived(case: &Value) -> Value {
    let hex = |hash: Hash32| Value::String(hash.to_string());
    let hashed = |message: Message| hex(message.hash());
    let number = |name| case[name].as_u64().expect("a number");
    match text(case, "rule") {
        "D1" => deck_hashes(text(case, "text")),
        "D2" => hex(commitments::deck_commitment(
            &hash(case, "deck_hash"),
            &hash(case, "seed_commitment"),
        )),
        "D3" => hex(commitments::seed_commitment(&hash(case, "seed_salt"))),
        "D4" => format!(
            "0x{}",
            commitments::vrf_event_id(&with(case, "pack_event_id"))
        )
        .into(),
        "D5" => {
            let salt = (!case["seed_salt"].is_null()).then(|| hash(case, "seed_salt"));
            hex(commitments::effective_seed(hash(case, "random_seed"), salt))
        }
        "D6" => String::from_utf8_lossy(algo(case).tag()).into(),
        "D7" => {
            let seed = hash(case, "effective_seed");
            let user = text(case, "user_id");
            let (r, idx) = idx(
                &seed,
                number("sequence_index"),
                user,
                algo(case).tag(),
                number("remaining"),
            );
            json!({ "r": r.to_string(), "idx": idx })
        }
        "D8" => pulled(case),
        "D9" => {
            let seed = hash(case, "effective_seed");
            let users = case["user_ids"].as_array().expect("users").iter();
            let user = |user: &Value| user.as_str().expect("text").to_owned();
            let (at, left) = (number("sequence_index"), number("remaining"));
            users
                .map(|id| idx(&seed, at, &user(id), algo(case).tag(), left).1)
                .collect()
        }
        "leaf" => hashed(packs_v1::leaf(&leaf(case))),
        "node" => hashed(packs_v1::node(&hash(case, "left"), &hash(case, "right"))),
        "band_root" => {
            let band = json!({ "band": { "odds_ppm": 1, "lo_cents": 0, "hi_cents": 1, "leaves": case["leaves"] } });
            hex(packs_v1::band_root(
                &with::<Band>(&band, "band"),
                &mut |_| {},
            ))
        }
        "version_root" => hex(packs_v1::version_root(&with::<Version>(case, "version"))),
        "version_event_id" => hashed(packs_v1::version_event_id(&hash(case, "version_root"))),
        "unavailable_hash" => {
            let ids: Vec<Uuid> = with(case, "inventory_ids");
            hashed(packs_v1::unavailable_hash(&ids.into_iter().collect()))
        }
        "purchase_commitment" => {
            let (root, unavailable) = (hash(case, "version_root"), hash(case, "unavailable_hash"));
            hashed(packs_v1::purchase_commitment(
                &root,
                &unavailable,
                with::<Position>(case, "as_of"),
            ))
        }
        "purchase_event_id" => hashed(packs_v1::purchase_event_id(&with(case, "purchase_id"))),
        "pull_key" => hashed(packs_v1::pull_key(&with(case, "purchase_id"))),
        "roll" => selection::roll(&word(case)).into(),
        "rank" => {
            let card = with(case, "inventory_id");
            hashed(packs_v1::rank(&word(case), &card))
        }
        "rolled_band" => {
            let odds: Vec<u32> = with(case, "odds_ppm");
            let band = |odds_ppm| Band {
                odds_ppm,
                lo_cents: 0,
                hi_cents: 1,
                leaves: Vec::new(),
            };
            let bands = odds.into_iter().map(band).collect();
            let version = Version {
                tier_price_cents: 0,
                version_no: 0,
                bands,
            };
            selection::rolled_band(&version, number("roll")).into()
        }
        "search_order" => {
            let at = |name| usize::try_from(number(name)).expect("small");
            selection::search_order(at("band_count"), at("rolled_band")).collect()
        }
        "draw" => drawn(case),
        other => panic!("no derivation for {other}"),
    }
}

#[test]
fn each_derivation_gives_the_reference_value() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../../../tests/reference/derivations.json"))
            .expect("cases");
    assert!(cases.len() >= 338, "only {} cases", cases.len());
    for case in &cases {
        let shown: String = case.to_string().chars().take(300).collect();
        assert_eq!(derived(case), case["expected"], "{shown}");
    }
}
