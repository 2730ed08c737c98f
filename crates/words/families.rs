//! Lists the families of messages. A family has one message for each variant of a type, with the variant's name in its
//! id.

use std::collections::BTreeMap;

/// A family of messages: `Point::EventId` has the message `point-sentence-event-id`.
pub(crate) struct Family {
    /// The first part of each id.
    name: &'static str,
    /// The type whose variants have messages.
    of: &'static str,
    /// The variables that the messages may have.
    variables: &'static [&'static str],
    /// The variants that share the message of another.
    shared: &'static [(&'static str, &'static [&'static str])],
    /// True if a variant may have no message.
    is_partial: bool,
}

pub(crate) const FAMILIES: [Family; 12] = [
    step("step-title", &[]),
    step("step-checks", &[]),
    step(
        "step-rule",
        &[("Replay", &["Award"]), ("SeedOrigin", &["WordOrigin"])],
    ),
    step("step-failed-lead", &[]),
    step("step-failed-means", &[]),
    step(
        "step-failed-todo",
        &[
            (
                "DeckHash",
                &["Replayable", "EventId", "Salt", "DeckCommitment"],
            ),
            ("History", &["Window"]),
            (
                "PurchaseAnchor",
                &[
                    "PullKey",
                    "VersionRules",
                    "VersionRoot",
                    "VersionAnchor",
                    "Stock",
                    "Word",
                ],
            ),
            ("Replay", &["Award"]),
            (
                "Contract",
                &["SeedOrigin", "WordOrigin", "ChainLogs", "OracleProof"],
            ),
        ],
    ),
    Family {
        name: "point-sentence",
        of: "verify::report::Point",
        variables: &["at", "place", "published", "computed", "kind", "block"],
        shared: &[(
            "ContractAnchor",
            &["ContractVersion", "ContractPurchase", "ContractOtherRoot"],
        )],
        is_partial: false,
    },
    label("point-published"),
    label("point-computed"),
    Family {
        name: "point-relation",
        of: "verify::report::Point",
        variables: &[],
        shared: &[
            ("VersionBeforeRequest", &["PurchaseBeforeRequest"]),
            ("PurchaseAfterAsOf", &["WordAfterRequest"]),
            ("BandStocked", &["BandInStock"]),
        ],
        is_partial: true,
    },
    Family {
        name: "tool-mark",
        of: "explain::ToolMark",
        variables: &[],
        shared: &[],
        is_partial: false,
    },
    Family {
        name: "value-form",
        of: "verify::report::Form",
        variables: &["most"],
        shared: &[],
        is_partial: false,
    },
];

const fn step(
    name: &'static str,
    shared: &'static [(&'static str, &'static [&'static str])],
) -> Family {
    Family {
        name,
        of: "verify::report::StepId",
        variables: &[],
        shared,
        is_partial: false,
    }
}

/// The names of one of the two values of a comparison.
const fn label(name: &'static str) -> Family {
    Family {
        name,
        of: "verify::report::Point",
        variables: &[],
        shared: &[("ContractAnchor", &["ContractOtherRoot"])],
        is_partial: false,
    }
}

impl Family {
    /// Writes the function from a value to its message. The compiler finds a variant without a message, and a message
    /// without a variant.
    pub(crate) fn function(&self, messages: &BTreeMap<&str, Vec<&str>>) -> String {
        let start = format!("{}-", self.name);
        let arms = messages.iter().filter_map(|(id, variables)| {
            let variant = camel(id.strip_prefix(&start)?);
            for variable in variables {
                assert!(self.variables.contains(variable), "{id}: {variable}");
            }
            let same = self.shared.iter().find(|(of, _)| *of == variant);
            let same = same.map_or(&[] as &[&str], |(_, same)| same);
            let variants = [variant.as_str()].into_iter().chain(same.iter().copied());
            let patterns = variants.map(|variant| format!("{}::{variant} {{ .. }}", self.of));
            let patterns: Vec<String> = patterns.collect();
            let message = id.replace('-', "_");
            let patterns = patterns.join(" | ");
            let text = format!("id::{message}.text()");
            Some(match self.is_partial {
                true => format!("        {patterns} => Some({text}),\n"),
                false => format!("        {patterns} => {text},\n"),
            })
        });
        let arms: String = arms.collect();
        let (returned, rest) = match self.is_partial {
            true => ("Option<MessageText>", "        _ => None,\n"),
            false => ("MessageText", ""),
        };
        let name = self.name.replace('-', "_");
        format!(
            "pub const fn {name}(of: {}) -> {returned} {{\n    match of {{\n{arms}{rest}    }}\n}}\n",
            self.of
        )
    }
}

/// Returns the name of a variant: `event-id` becomes `EventId`.
fn camel(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect()
}
