//! Words the trail from the oracle's key to a proven value: a sentence for each station, and its bytes.

use crate::catalogue::say;
use crate::join::named;
use crate::value::{place, short, short_hash};
use verify::claims::Trail;
use verify::report::{DrawName, Place, Point, count};

/// A station of the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Station {
    /// The oracle's key.
    Key,
    /// The oracle's proof.
    Proof,
    /// The block that the proof leads to.
    Block,
    /// A receipt of the block.
    Receipt,
    /// A log of the receipt.
    Log,
    /// The value.
    Value,
}

impl Station {
    /// All stations, in the order of the trail.
    pub const ALL: [Self; 6] = [
        Self::Key,
        Self::Proof,
        Self::Block,
        Self::Receipt,
        Self::Log,
        Self::Value,
    ];

    /// Returns the name of the station in `data-station`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Proof => "proof",
            Self::Block => "block",
            Self::Receipt => "receipt",
            Self::Log => "log",
            Self::Value => "value",
        }
    }

    /// Returns the anchor of the station's rule in `docs/protocol.md`.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Key => "oracle_proof",
            Self::Proof => "oracle-proof",
            Self::Block | Self::Receipt | Self::Log | Self::Value => "proven-blocks",
        }
    }

    /// Returns the title of the station.
    pub fn title(self) -> &'static str {
        match self {
            Self::Key => say!(trail_key),
            Self::Proof => say!(trail_proof),
            Self::Block => say!(trail_block),
            Self::Receipt => say!(trail_receipt),
            Self::Log => say!(trail_log),
            Self::Value => say!(trail_value),
        }
    }

    /// Says which fact the station shows. `at` formats a time in seconds since 1970.
    pub fn sentence(self, trail: &Trail, at: impl Fn(u64) -> String) -> String {
        let short = |value: &dyn ToString| short_hash(&value.to_string());
        match self {
            Self::Key => say!(trail_key_says, key = short(&trail.key_hash)),
            Self::Proof => say!(trail_proof_says, request = short(&trail.request.id)),
            Self::Block => {
                let (number, at) = (trail.block.number, at(trail.block.timestamp));
                let made = say!(trail_block_says, number = number, at = at);
                match trail.headers.len().saturating_sub(1) {
                    0 => made,
                    headers => {
                        let walked = say!(trail_block_walked, headers = count(headers));
                        format!("{made} {walked}")
                    }
                }
            }
            Self::Receipt => say!(trail_receipt_says, index = trail.index.to_string()),
            Self::Log => {
                let address = format!("0x{}", short(&trail.log.address));
                say!(trail_log_says, address = address)
            }
            Self::Value => value(trail),
        }
    }

    /// Returns the station's exact bytes in hex, under the names of the terminal's JSON.
    pub fn bytes(self, trail: &Trail) -> Vec<(String, String)> {
        let row = |name: &str, value: String| (name.to_owned(), value);
        match self {
            Self::Key => vec![row("key_hash", trail.key_hash.to_string())],
            Self::Proof => vec![
                row("coordinator", trail.coordinator.to_string()),
                row("request.id", trail.request.id.to_string()),
                row("request.pre_seed", trail.request.pre_seed.to_string()),
                row("notarised.hash", trail.notarised.hash.to_string()),
                row("proof", hex(&trail.proof)),
            ],
            Self::Block => {
                let mut rows = numbered("headers", &trail.headers, |header| hex(header));
                rows.push(row("block.hash", trail.block.hash.to_string()));
                rows
            }
            Self::Receipt => numbered("path", &trail.path, |node| hex(node)),
            Self::Log => {
                let mut rows = vec![row("log.address", trail.log.address.to_string())];
                rows.extend(numbered(
                    "log.topics",
                    &trail.log.topics,
                    ToString::to_string,
                ));
                rows.push(row("log.data", hex(&trail.log.data)));
                rows
            }
            Self::Value => vec![row(
                "value.proven",
                crate::value::exact(&trail.value.proven),
            )],
        }
    }
}

/// Groups the trails that end at the same log. The page draws each log once, with all the values that it proves.
pub fn by_log(trails: &[Trail]) -> Vec<Vec<&Trail>> {
    let mut all: Vec<Vec<&Trail>> = Vec::new();
    let end = |trail: &Trail| (trail.block.hash, trail.index, trail.log.clone());
    for trail in trails {
        let is_same = |of_log: &&mut Vec<&Trail>| {
            of_log
                .first()
                .is_some_and(|first| end(first) == end(trail) && first.proof == trail.proof)
        };
        match all.iter_mut().find(is_same) {
            Some(of_log) => of_log.push(trail),
            None => all.push(vec![trail]),
        }
    }
    all
}

/// Names the value that a trail proves.
pub fn trail_title(trail: &Trail) -> String {
    let title = match trail.value.point {
        Point::ContractAnchor => say!(trail_of_anchor),
        Point::ContractVersion | Point::ContractOtherRoot => say!(trail_of_version),
        Point::ContractPurchase => say!(trail_of_purchase),
        Point::ContractRequest => say!(trail_of_request),
        Point::ContractWord => say!(trail_of_delivery),
        point if is_word(point) => say!(trail_of_word),
        _ => say!(trail_of_value),
    };
    match &trail.value.place {
        Place::Draw(DrawName { target: true, .. }) => title.to_owned(),
        // An event has one of each.
        Place::Key(_) if matches!(trail.value.point, Point::ContractAnchor | Point::SeedWord) => {
            title.to_owned()
        }
        other => named(title, &place(other)),
    }
}

/// Says how many further trails there are.
pub fn more_trails(ways: usize) -> String {
    say!(trail_more, ways = count(ways))
}

/// Writes the whole trail on one line.
pub fn trail_in_a_line(trail: &Trail) -> String {
    say!(
        trail_paper,
        key = trail.key_hash.to_string(),
        number = trail.block.number,
        index = trail.index.to_string(),
        address = trail.log.address.to_string(),
        value = crate::value::exact(&trail.value.proven)
    )
}

fn value(trail: &Trail) -> String {
    let proven = short(&trail.value.proven);
    match trail.value.point {
        Point::LogAt(_) | Point::BlockAt(_) => say!(trail_date_says, at = proven),
        point if is_word(point) => say!(trail_word_says, value = proven),
        _ => say!(trail_value_says, value = proven),
    }
}

/// Returns true for a point about a word, which the oracle's proof gives and no log has.
const fn is_word(point: Point) -> bool {
    matches!(
        point,
        Point::SeedWord | Point::CoordinatorWord | Point::ProvenWord
    )
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
    digits.collect()
}

fn numbered<T>(name: &str, items: &[T], hex: impl Fn(&T) -> String) -> Vec<(String, String)> {
    let items = items.iter().zip(0_u32..);
    items
        .map(|(item, place)| (format!("{name}[{place}]"), hex(item)))
        .collect()
}
