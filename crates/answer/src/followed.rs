//! Compares an event's commitments with those that this device kept while the event ran.
//!
//! Commitments are public from the start and never change. A device keeps those of an event when its reader saves or
//! follows it, and only the first ones: the shop's own answer, while it said that the event runs. A comparison changes
//! no verdict, because only this device saw the first values. But a difference contradicts the shop's own word, so
//! every report of the event begins with it.

use chain::networks::by_label;
use explain::event::EventSubject;
use uuid::Uuid;
use verify::claims::Address;
use verify::hash::Hash32;

/// The most events that a device keeps. A new one takes the place of the oldest.
pub const MOST_EVENTS: usize = 50;

/// The most characters of a kept value.
const MOST_CHARACTERS: usize = 128;

/// The line that begins an event, before its id and its time.
const EVENT: &str = "event";

/// The commitments of running events that a device keeps, the newest event first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed(Vec<Kept>);

/// The commitments of a running event.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kept {
    /// `pack_event_id`.
    id: String,
    /// The time, in seconds since 1970.
    at: u64,
    /// The name and the value of each.
    values: Vec<(String, String)>,
}

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Since {
    /// The commitments are those that the device kept at this time, in seconds since 1970.
    Same(u64),
    /// Some of the commitments that the device kept at this time are others now.
    Changed(u64, Vec<Changed>),
}

/// A commitment that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The name of the field.
    pub name: String,
    /// The value that the device kept.
    pub before: String,
    /// The value in the report; `None` if it has none.
    pub now: Option<String>,
}

impl Since {
    /// Returns the name of the result in `data-since`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Same(_) => "same",
            Self::Changed(..) => "changed",
        }
    }
}

impl Followed {
    /// Reads the kept text. A part that it cannot read is left out.
    pub fn read(text: &str) -> Self {
        let mut all: Vec<Kept> = Vec::new();
        for line in text.lines() {
            let Some((name, value)) = line.split_once(' ') else {
                continue;
            };
            if name != EVENT {
                let values = all.last_mut().map(|kept| &mut kept.values);
                values
                    .into_iter()
                    .for_each(|values| values.push((name.to_owned(), value.to_owned())));
            } else if let Some((id, at)) = value.split_once(' ')
                && let Ok(at) = at.parse()
            {
                let (id, values) = (id.to_owned(), Vec::new());
                all.push(Kept { id, at, values });
            }
        }
        all.truncate(MOST_EVENTS);
        Self(all)
    }

    /// Writes the text to keep.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for kept in &self.0 {
            text += &format!("{EVENT} {} {}\n", kept.id, kept.at);
            for (name, value) in &kept.values {
                text += &format!("{name} {value}\n");
            }
        }
        text
    }

    /// Returns true if the device keeps an event's commitments.
    pub fn has(&self, event: &EventSubject) -> bool {
        self.get(event).is_some()
    }

    /// Keeps the commitments of a running event at this time. The first ones stay. Returns false if there is nothing
    /// new to keep.
    pub fn keep(&mut self, event: &EventSubject, at: u64) -> bool {
        let values: Vec<_> = commitments(event).collect();
        let id = id(event).filter(|_| event.is_live() && !values.is_empty());
        let Some(id) = id.filter(|_| !self.has(event)) else {
            return false;
        };
        self.0.insert(0, Kept { id, at, values });
        self.0.truncate(MOST_EVENTS);
        true
    }

    /// Forgets an event.
    pub fn forget(&mut self, event: &EventSubject) {
        let id = id(event);
        self.0.retain(|kept| Some(&kept.id) != id.as_ref());
    }

    /// Compares an event's commitments with the kept ones; `None` if the device keeps none. A commitment that the shop
    /// had not published then is not compared.
    pub fn compare(&self, event: &EventSubject) -> Option<Since> {
        let kept = self.get(event)?;
        let now = |wanted: &str| commitments(event).find(|(name, _)| name == wanted);
        let changed = kept.values.iter().filter_map(|(name, before)| {
            let now = now(name).map(|(_, now)| now);
            let is_same = now.as_ref().is_some_and(|now| is_same(before, now));
            (!is_same).then(|| Changed {
                name: name.clone(),
                before: before.clone(),
                now,
            })
        });
        let changed: Vec<_> = changed.collect();
        Some(match changed.is_empty() {
            true => Since::Same(kept.at),
            false => Since::Changed(kept.at, changed),
        })
    }

    fn get(&self, event: &EventSubject) -> Option<&Kept> {
        let id = id(event)?;
        self.0.iter().find(|kept| kept.id == id)
    }
}

/// Returns an event's id as the device keeps it; `None` if it is no id.
fn id(event: &EventSubject) -> Option<String> {
    let id = event.pack_event_id.as_ref()?;
    let id = match uuid(id) {
        Some(id) => id.to_string(),
        None => id.to_ascii_lowercase(),
    };
    let is_id = |byte: u8| byte.is_ascii_hexdigit() || byte == b'-';
    (!id.is_empty() && id.len() <= MOST_CHARACTERS && id.bytes().all(is_id)).then_some(id)
}

/// Returns everything that an event fixes at its creation, as published, with each field's name.
fn commitments(event: &EventSubject) -> impl Iterator<Item = (String, String)> {
    let contract = &event.contract;
    let fixed = [
        ("fairness_algo_version", &event.algo_version),
        ("vrf_request_id", &event.vrf_request_id),
        ("vrf_network", &contract.network),
        ("vrf_consumer_address", &contract.address),
    ];
    let fixed = fixed.into_iter().map(|(name, value)| (name, value.clone()));
    let own = event.commitments.iter();
    let own = own.map(|(name, value)| (name.as_str(), value.clone()));
    own.chain(fixed).filter_map(|(name, value)| {
        // Such a text is no commitment, and the lines of the kept text would not hold it.
        let value = value.filter(|value| {
            !value.is_empty()
                && value.chars().count() <= MOST_CHARACTERS
                && !value.chars().any(char::is_control)
        });
        Some((name.to_owned(), value?))
    })
}

/// Reads an id in either case, with hyphens or without.
fn uuid(text: &str) -> Option<Uuid> {
    let id = Uuid::try_parse(text).ok();
    id.filter(|_| matches!(text.len(), 32 | 36))
}

/// Returns true if two published values are the same: a hash or an address in either case, with `0x` or without, an id
/// with hyphens or without, and a network by any of its names.
pub fn is_same(one: &str, other: &str) -> bool {
    fn same<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
        one.is_some_and(|one| other.is_some_and(|other| one == other))
    }
    let network = |text| by_label(text).map(|network| network.chain_id);
    one.eq_ignore_ascii_case(other)
        || same(Hash32::from_hex(one), Hash32::from_hex(other))
        || same(Address::from_hex(one), Address::from_hex(other))
        || same(uuid(one), uuid(other))
        || same(network(one), network(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: u64 = 1_794_400_000;

    fn event(id: &str) -> EventSubject {
        let hash = |digit: &str| Some(digit.repeat(64));
        EventSubject {
            pack_event_id: Some(id.into()),
            algo_version: Some("v2".into()),
            is_active: Some(true),
            commitments: vec![
                ("deck_hash".into(), hash("a")),
                ("seed_commitment".into(), hash("b")),
                ("deck_commitment".into(), hash("c")),
            ],
            vrf_request_id: Some(format!("0x{}", "d".repeat(64))),
            contract: explain::ContractName {
                network: Some("Base Mainnet".into()),
                address: Some(format!("0x{}", "e".repeat(40))),
            },
            ..EventSubject::default()
        }
    }

    fn kept(event: &EventSubject) -> Followed {
        let mut followed = Followed::default();
        assert!(followed.keep(event, FIRST));
        Followed::read(&followed.write())
    }

    #[test]
    fn an_ended_event_keeps_its_commitments_or_the_first_ones_are_named() {
        let running = event("2fea377c-6030-4380-a2d7-c9538b227b0c");
        let followed = kept(&running);
        let mut ended = running.clone();
        ended.is_active = Some(false);
        assert_eq!(followed.compare(&ended), Some(Since::Same(FIRST)));
        // Hex in another case or without its prefix is the same value.
        ended.vrf_request_id = Some("D".repeat(64));
        ended.pack_event_id = ended.pack_event_id.map(|id| id.to_uppercase());
        assert_eq!(followed.compare(&ended), Some(Since::Same(FIRST)));

        // So is a network by another of its names, and an id without its hyphens.
        ended.contract.network = Some("eip155:8453".into());
        ended.pack_event_id = Some("2FEA377C60304380A2D7C9538B227B0C".into());
        assert_eq!(followed.compare(&ended), Some(Since::Same(FIRST)));
        ended.contract.network = Some("base-sepolia".into());
        assert!(matches!(followed.compare(&ended), Some(Since::Changed(..))));
        ended.contract.network = running.contract.network.clone();

        ended.commitments[1].1 = Some("f".repeat(64));
        ended.contract.address = None;
        ended.algo_version = Some("v1".into());
        let changed = |name: &str, before: String, now| Changed {
            name: name.into(),
            before,
            now,
        };
        let all = vec![
            changed("seed_commitment", "b".repeat(64), Some("f".repeat(64))),
            changed("fairness_algo_version", "v2".into(), Some("v1".into())),
            changed(
                "vrf_consumer_address",
                format!("0x{}", "e".repeat(40)),
                None,
            ),
        ];
        assert_eq!(followed.compare(&ended), Some(Since::Changed(FIRST, all)));
        assert_eq!(followed.compare(&event("00")), None);
    }

    #[test]
    fn a_commitment_that_came_later_is_no_change() {
        let mut running = event("aa");
        running.vrf_request_id = None;
        running.commitments[2].1 = Some(String::new());
        assert_eq!(
            kept(&running).compare(&event("aa")),
            Some(Since::Same(FIRST))
        );
    }

    #[test]
    fn only_the_first_commitments_of_a_running_event_are_kept() {
        let mut followed = kept(&event("aa"));
        let mut later = event("aa");
        later.commitments[0].1 = Some("0".repeat(64));
        assert!(!followed.keep(&later, FIRST + 60), "the first ones stay");
        assert!(matches!(
            followed.compare(&later),
            Some(Since::Changed(FIRST, _))
        ));
        for (ended, id) in [
            (Some(false), "bb"),
            (None, "bb"),
            (Some(true), "b b\nevent"),
        ] {
            let event = EventSubject {
                is_active: ended,
                ..event(id)
            };
            assert!(!followed.keep(&event, FIRST), "{ended:?} {id}");
        }
        let empty = EventSubject {
            pack_event_id: Some("cc".into()),
            is_active: Some(true),
            ..EventSubject::default()
        };
        assert!(!followed.keep(&empty, FIRST));
        followed.forget(&later);
        assert_eq!(followed, Followed::default());
    }

    #[test]
    fn a_value_that_is_no_commitment_breaks_no_line_and_a_broken_text_loses_only_its_own() {
        let mut running = event("aa");
        running.commitments[0].1 = Some("x\nevent bb 1".into());
        running.commitments[1].1 = Some("y".repeat(MOST_CHARACTERS + 1));
        let followed = kept(&running);
        let names: Vec<_> = followed.0[0]
            .values
            .iter()
            .map(|(name, _)| &**name)
            .collect();
        let whole = ["deck_commitment", "fairness_algo_version", "vrf_request_id"];
        assert_eq!(names[..3], whole);
        let text = format!(
            "lost\nlost value\nevent bb soon\n{}\nevent",
            followed.write()
        );
        assert_eq!(Followed::read(&text), followed);
        assert_eq!(Followed::read(""), Followed::default());
    }

    #[test]
    fn a_new_event_takes_the_place_of_the_oldest() {
        let mut followed = Followed::default();
        for number in 0..=MOST_EVENTS {
            let id = format!("{number:02}");
            assert!(followed.keep(&event(&id), FIRST));
            followed = Followed::read(&followed.write());
        }
        assert!(!followed.has(&event("00")));
        assert!(followed.has(&event("01")));
        assert!(
            followed.write().len() < 50_000,
            "{}",
            followed.write().len()
        );
        let longer = followed.write() + &kept(&event("ff")).write();
        assert_eq!(Followed::read(&longer), followed);
    }
}
