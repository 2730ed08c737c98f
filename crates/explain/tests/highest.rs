//! Compares the cards of an event's deck with the highest prices with a plain sort of the payload, and where each went
//! with the payload's own pulls.

use explain::event::{Fate, HighestCards};
use explain::{Explanation, Ratio, Subject};
use fixtures::payload;
use serde_json::Value;

fn of(payload: Vec<u8>) -> Explanation {
    Explanation::of(verify::check(payload, &mut |_| {}).expect("a payload"))
}

fn shown(file: &str) -> Explanation {
    of(payload(file).to_vec())
}

fn changed(file: &str, change: impl FnOnce(&mut Value)) -> Explanation {
    let mut json = serde_json::from_slice(payload(file)).expect("JSON");
    change(&mut json);
    of(serde_json::to_vec(&json).expect("JSON"))
}

fn highest(shown: &Explanation) -> HighestCards {
    shown.event().expect("an event").highest()
}

/// Returns each listed card's id, with its fate and the pull that took it.
fn fates(cards: &HighestCards) -> Vec<(&str, &str, Option<u64>)> {
    let fate = |fate: &Fate| (fate.name(), fate.pull().map(|pull| pull.sequence_index));
    let rows = cards.rows.iter();
    rows.map(|row| (&*row.card.pack_card_id, fate(&row.fate)))
        .map(|(id, (fate, pull))| (id, fate, pull))
        .collect()
}

/// Returns the ids and the prices in cents of a payload's deck, the highest price first.
fn sorted(json: &Value) -> Vec<(String, u64)> {
    let deck = json["deck_snapshot"].as_array().expect("a deck").iter();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let cents = |price: String| price.replace('.', "").parse().expect("cents");
    let mut deck: Vec<_> = deck
        .map(|entry| {
            (
                text(&entry["pack_card_id"]),
                cents(text(&entry["initial_price"])),
            )
        })
        .collect();
    deck.sort_by_key(|(_, price)| core::cmp::Reverse(*price));
    deck
}

#[test]
fn the_ten_highest_prices_are_listed_with_the_pull_that_took_each_card() {
    for (file, left) in [
        ("event-v1-ended-early.json", "left"),
        ("event-v2-sold-out.json", ""),
    ] {
        let json: Value = serde_json::from_slice(payload(file)).expect("JSON");
        let pulls = json["pulls"].as_array().expect("pulls");
        let wanted = sorted(&json).into_iter().take(10).map(|(id, _)| {
            let taker = pulls.iter().find(|pull| pull["pack_card_id"] == *id);
            let number = taker.map(|pull| pull["sequence_index"].as_u64().expect("a number"));
            let fate = if number.is_some() { "pulled" } else { left };
            (id, fate, number)
        });
        let wanted: Vec<_> = wanted.collect();
        let shown = shown(file);
        let cards = highest(&shown);
        let ids: Vec<_> = wanted
            .iter()
            .map(|(id, fate, number)| (&**id, *fate, *number))
            .collect();
        assert_eq!(fates(&cards), ids, "{file}");
        let pulled = wanted
            .iter()
            .filter(|(.., number)| number.is_some())
            .count();
        assert_eq!(cards.pulled, Some(pulled as u64), "{file}");
        assert_eq!(cards.unpriced, 0);
    }
}

#[test]
fn a_card_that_the_shop_and_the_rules_give_to_different_pulls_says_so() {
    let file = "event-v1-ended-early.json";
    let json: Value = serde_json::from_slice(payload(file)).expect("JSON");
    let ids: Vec<_> = sorted(&json).into_iter().take(10).collect();
    let pulls = json["pulls"].as_array().expect("pulls");
    let taker = |id: &str| pulls.iter().position(|pull| pull["pack_card_id"] == *id);
    let (pulled, left): (Vec<_>, Vec<_>) = ids.iter().partition(|(id, _)| taker(id).is_some());
    let (pulled, left) = (&pulled[0].0, &left[0].0);
    let pull = taker(pulled).expect("a pull");
    let number = pulls[pull]["sequence_index"].as_u64();

    // The shop recorded a card for the pull that no pull takes by the rules.
    let changed = changed(file, |json| {
        json["pulls"][pull]["pack_card_id"] = left.as_str().into();
    });
    let cards = highest(&changed);
    let fates = fates(&cards);
    assert!(fates.contains(&(pulled.as_str(), "by-rules", number)));
    assert!(fates.contains(&(left.as_str(), "recorded", number)));
}

/// Regression: a card that the rules give to a pull had the title of the card that the shop recorded for that pull.
#[test]
fn a_card_has_a_title_only_from_a_pull_that_names_this_very_card() {
    let file = "event-v1-ended-early.json";
    let json: Value = serde_json::from_slice(payload(file)).expect("JSON");
    let titled = |shown: &Explanation| {
        let rows = highest(shown).rows.into_iter();
        let rows = rows.map(|row| (row.card.pack_card_id, row.title));
        rows.collect::<Vec<_>>()
    };
    let named = |json: &Value, id: &str| {
        let pulls = json["pulls"].as_array().expect("pulls").iter();
        let mut named = pulls.filter(|pull| pull["pack_card_id"] == id);
        let pull = named.next()?;
        Some(pull["card"]["title"].as_str().expect("a title").to_owned())
    };
    let ids: Vec<_> = sorted(&json).into_iter().take(10).collect();
    let pulls = json["pulls"].as_array().expect("pulls");
    let taker = |id: &str| pulls.iter().position(|pull| pull["pack_card_id"] == *id);
    let takers: Vec<_> = ids.iter().filter_map(|(id, _)| taker(id)).collect();
    let [one, other] = takers[..2] else {
        panic!("two pulls")
    };
    let plain = (0..pulls.len())
        .find(|pull| !takers.contains(pull))
        .expect("a pull of a cheaper card");
    let exchange = |json: &mut Value, with: usize| {
        for field in ["pack_card_id", "card"] {
            let (a, b) = (
                json["pulls"][one][field].clone(),
                json["pulls"][with][field].clone(),
            );
            (json["pulls"][one][field], json["pulls"][with][field]) = (b, a);
        }
    };
    type Change<'a> = Box<dyn Fn(&mut Value) + 'a>;
    let changes: [Change<'_>; 4] = [
        Box::new(|_| {}),
        Box::new(|json| exchange(json, other)),
        Box::new(|json| exchange(json, plain)),
        Box::new(|json| {
            let card = json["pulls"][plain].clone();
            json["pulls"][one]["pack_card_id"] = card["pack_card_id"].clone();
            json["pulls"][one]["card"] = card["card"].clone();
        }),
    ];
    for (case, change) in changes.iter().enumerate() {
        let mut published = json.clone();
        change(&mut published);
        let shown = of(serde_json::to_vec(&published).expect("JSON"));
        for (id, title) in titled(&shown) {
            assert_eq!(title, named(&published, &id), "case {case}, card {id}");
        }
    }
}

#[test]
fn without_a_replay_a_card_is_recorded_or_unknown_and_in_a_running_event_in_the_deck() {
    let seedless = shown("event-v1-ended-early--seed_absent.json");
    let cards = highest(&seedless);
    assert_eq!(cards.pulled, None);
    let names: Vec<_> = fates(&cards).into_iter().map(|(_, fate, _)| fate).collect();
    assert!(
        names
            .iter()
            .all(|name| ["recorded", "unknown"].contains(name)),
        "{names:?}"
    );
    assert!(names.contains(&"recorded"));

    let running = changed("event-v1-ended-early.json", |json| {
        json["is_active"] = true.into()
    });
    let names = fates(&highest(&running))
        .into_iter()
        .map(|(_, fate, _)| fate.to_owned())
        .collect::<Vec<_>>();
    assert!(
        names
            .iter()
            .all(|name| ["pulled", "in-deck"].contains(&&**name)),
        "{names:?}"
    );
    assert!(names.iter().any(|name| name == "in-deck"));
}

#[test]
fn cards_without_a_price_are_counted_and_equal_prices_are_in_the_order_of_the_deck() {
    let odd = changed("event-v1-ended-early.json", |json| {
        for entry in json["deck_snapshot"].as_array_mut().expect("a deck") {
            entry["initial_price"] = "12.5".into();
        }
        json["deck_snapshot"][1]["initial_price"] = "<img src=x>".into();
        json["deck_snapshot"][2]["initial_price"] = "12.50".into();
    });
    let cards = highest(&odd);
    let positions: Vec<_> = cards.rows.iter().map(|row| row.card.position).collect();
    assert_eq!(positions, [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    let deck = odd.event().expect("an event").cards() as u64;
    assert_eq!((cards.unpriced, cards.same), (1, deck - 1));
}

#[test]
fn the_stated_return_is_the_decks_mean_price_over_the_packs() {
    let stated = |shown: &Explanation| shown.overview.subject.stated_return();
    let json: Value = serde_json::from_slice(payload("event-v2-sold-out.json")).expect("JSON");
    let deck = sorted(&json);
    let total: u128 = deck.iter().map(|(_, cents)| u128::from(*cents)).sum();
    let price = json["pack_price"]
        .as_str()
        .expect("a price")
        .replace('.', "");
    let price: u128 = price.parse().expect("cents");
    let exact = Ratio::new(total, price * deck.len() as u128);
    assert_eq!(stated(&shown("event-v2-sold-out.json")), exact);
    for (field, value) in [
        ("pack_price", "0.00"),
        ("pack_price", "free"),
        ("pack_price", "-5"),
    ] {
        let odd = changed("event-v2-sold-out.json", |json| json[field] = value.into());
        assert_eq!(stated(&odd), None, "{field} {value}");
    }
    let unpriced = changed("event-v2-sold-out.json", |json| {
        json["deck_snapshot"][0]["initial_price"] = "1e9".into();
    });
    assert_eq!(stated(&unpriced), None);
    let Subject::Pull(pull) = shown("pull-alone.json").overview.subject else {
        panic!("a pull");
    };
    let price = pull.tier_price_cents.expect("a price").into();
    let expected = Ratio::new(1_179_495_619, 1_200_000).and_then(|cents| cents.over(price));
    assert_eq!(Subject::Pull(pull).stated_return(), expected);
    let half = Ratio::new(5, 8).expect("a fraction");
    assert_eq!(
        [half.rounded(10), half.rounded(100), half.rounded(1_000)],
        [Some(6), Some(63), Some(625)]
    );
    assert_eq!(
        Ratio::new(u128::MAX, 1).and_then(|much| much.rounded(10)),
        None
    );
}
