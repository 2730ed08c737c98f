//! How a value is proven, from the oracle's key to the value: a sentence for each station of the way, and its bytes.

use crate::catalogue::say;
use crate::value::short_hash;
use verify::claims::Trail;
use verify::report::Point;

/// A station of the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Station {
    /// The oracle's key.
    Key,
    /// The oracle's proof.
    Proof,
    /// The block that it leads to.
    Block,
    /// A receipt of the block.
    Receipt,
    /// A log of the receipt.
    Log,
    /// The value in the log.
    Value,
}

impl Station {
    /// All of them, in the order of the way.
    pub const ALL: [Self; 6] = [
        Self::Key,
        Self::Proof,
        Self::Block,
        Self::Receipt,
        Self::Log,
        Self::Value,
    ];

    /// The agreed name, as in `data-station`.
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

    /// Its rule, by its anchor in `docs/protocol.md`.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Key => "oracle_proof",
            Self::Proof => "oracle-proof",
            Self::Block | Self::Receipt | Self::Log | Self::Value => "proven-blocks",
        }
    }

    /// What it is.
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

    /// What it shows, in a sentence. `at` spells a time in seconds since 1970.
    pub fn sentence(self, trail: &Trail, at: impl Fn(u64) -> String) -> String {
        let short = |hash: &dyn ToString| short_hash(&hash.to_string());
        match self {
            Self::Key => say!(trail_key_says, key = short(&trail.key_hash)),
            Self::Proof => say!(trail_proof_says, request = short(&trail.request_id)),
            Self::Block => say!(
                trail_block_says,
                number = trail.block.number,
                at = at(trail.block.timestamp)
            ),
            Self::Receipt => say!(
                trail_receipt_says,
                index = trail.inclusion.index.to_string()
            ),
            Self::Log => say!(
                trail_log_says,
                address = format!("0x{}", short(&trail.log.address))
            ),
            Self::Value if is_word(trail.point) => {
                say!(trail_word_says, value = short(&trail.value))
            }
            Self::Value => say!(trail_value_says, value = short(&trail.value)),
        }
    }

    /// Its exact bytes in hex, under the names that the terminal's JSON has for them.
    pub fn bytes(self, trail: &Trail) -> Vec<(String, String)> {
        let row = |name: &str, value: String| (name.to_owned(), value);
        match self {
            Self::Key => vec![row("key_hash", trail.key_hash.to_string())],
            Self::Proof => vec![
                row("coordinator", trail.coordinator.to_string()),
                row("request_id", trail.request_id.to_string()),
                row("pre_seed", trail.pre_seed.to_string()),
                row("proof", hex(&trail.proof)),
            ],
            Self::Block => vec![
                row("hash", trail.block.hash.to_string()),
                row("header", hex(&trail.inclusion.header)),
            ],
            Self::Receipt => numbered("path", &trail.inclusion.path, |node| hex(node)),
            Self::Log => {
                let mut rows = vec![row("address", trail.log.address.to_string())];
                rows.extend(numbered("topics", &trail.log.topics, ToString::to_string));
                rows.push(row("data", hex(&trail.log.data)));
                rows
            }
            Self::Value => vec![row("value", trail.value.to_string())],
        }
    }
}

/// What is proven this way.
pub fn trail_title(trail: &Trail) -> &'static str {
    match trail.point {
        Point::ContractAnchor => say!(trail_of_anchor),
        Point::ContractRequest => say!(trail_of_request),
        point if is_word(point) => say!(trail_of_word),
        _ => say!(trail_of_value),
    }
}

/// The whole way in a line.
pub fn trail_in_a_line(trail: &Trail) -> String {
    say!(
        trail_paper,
        key = trail.key_hash.to_string(),
        number = trail.block.number,
        index = trail.inclusion.index.to_string(),
        address = trail.log.address.to_string(),
        value = trail.value.to_string()
    )
}

/// Whether it is of a word, which the oracle's proof gives and no log has.
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
