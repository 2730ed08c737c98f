//! Invents cards and buyers. No brand, league or person here exists.

use crate::stream::Stream;

const SETS: [&str; 5] = [
    "Hollowmere",
    "Tidelantern",
    "Orchard Moon",
    "Glidewheel Cup",
    "Kettlebridge League",
];
const SUBJECTS: [&str; 12] = [
    "Lantern Fox",
    "Brass Tortoise",
    "Tidecaller Heron",
    "Glidewheel Pilot",
    "Moth Queen",
    "Clockwork Otter",
    "Marsh Wyvern",
    "Left-Wing Comet",
    "Thistle Golem",
    "Winter Courier",
    "Quarry Giant",
    "Paper Dragon",
];
const FINISHES: [&str; 5] = [
    "first print",
    "river foil",
    "alternate art",
    "base",
    "numbered of 50",
];
const USERNAMES: [&str; 12] = [
    "juniper.vale",
    "marigold_77",
    "quiet.otter",
    "ferncastle",
    "ほしぞら",
    "tidepool_tess",
    "café_lune",
    "biscuit&brass",
    "northbound9",
    "plumwood",
    "grønn.skog",
    "copperkettle",
];

/// Invents a card's title.
pub fn title(stream: &mut Stream) -> String {
    let (set, subject, finish) = (
        stream.pick(&SETS),
        stream.pick(&SUBJECTS),
        stream.pick(&FINISHES),
    );
    format!("{set} {subject} #{}, {finish}", 1 + stream.below(400))
}

/// Picks a buyer's name.
pub fn username(stream: &mut Stream) -> &'static str {
    stream.pick(&USERNAMES)
}

/// Spells cents as the payloads do.
pub fn decimal(cents: u64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}
