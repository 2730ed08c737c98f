//! How a check works: the words of the page between its pictures.

/// The page's title, and every link to it.
pub const HOW_IT_WORKS: &str = "How this works";
/// The title of its tab.
pub const HOW_TITLE: &str = "How this works · packproof";

/// A heading and its paragraphs, one idea each.
pub struct Part {
    /// The heading.
    pub heading: &'static str,
    /// The paragraphs.
    pub says: &'static [&'static str],
}

/// What a commitment is.
pub const FINGERPRINTS: Part = Part {
    heading: "A promise that cannot be changed quietly",
    says: &[
        "A hash turns any amount of data into 64 letters and digits: its fingerprint. The same data always gives the same one. Change a single character, and it is another.",
        "Nobody can find other data for a given fingerprint. So whoever publishes one first is bound: what they show later either gives that fingerprint, or it does not.",
        "The shop publishes its fingerprints on a public blockchain, through a contract that writes each of them once. It cannot replace one afterwards, and everybody sees which block it stands in.",
    ],
};

/// Packs: before the sale.
pub const PACK_BEFORE: Part = Part {
    heading: "A Pack: what stands before you pay",
    says: &[
        "A tier of Packs has price bands, odds for each band, and a list of cards with their values. All of it has one fingerprint, and that stands on the chain before anything is sold.",
        "Your purchase is written down there too, with the cards that were out of stock at that moment. Only then is one random word requested, for your purchase alone.",
        "The word comes from an oracle: a service that the shop does not run, and whose numbers can be proven to be its own. Here is the order of one made-up purchase.",
    ],
};

/// Packs: the draw.
pub const PACK_DRAW: Part = Part {
    heading: "A Pack: from the word to your card",
    says: &[
        "The word gives a roll between 0 and 999,999. The odds lie side by side on that line, so the roll falls into one band.",
        "Then the word gives every card of that band a rank. The card with the lowest rank wins, unless it was out of stock or went to somebody whose word came earlier.",
        "Nothing is left to decide. Whoever has the word and the list gets the same card.",
    ],
};

/// Packs: the way back to the fingerprint.
pub const PACK_PATH: Part = Part {
    heading: "A Pack: the card was on the list",
    says: &[
        "The card and its value are hashed together with their neighbours, level by level, up to the fingerprint that stood on the chain. A card that was put in later would lead to another one.",
    ],
};

/// Events: before the sale.
pub const EVENT_BEFORE: Part = Part {
    heading: "A pack event: one deck, one seed",
    says: &[
        "An event sells a fixed deck. Its cards, in a fixed order, have a fingerprint that stands on the chain before the first pack is opened. One random seed from the oracle serves the whole event.",
        "Since the second version of the rules the shop also commits to a secret salt. It is mixed into the seed and revealed at the end, so that nobody who sees the seed early can work out the order to come.",
    ],
};

/// Events: a pull.
pub const EVENT_PULL: Part = Part {
    heading: "A pack event: one pull, worked through",
    says: &[
        "For each pull the seed, the pull's number and the buyer's account id are hashed into one long number. Divided by the number of cards that are left, its remainder says which of them is drawn.",
        "That card leaves the deck, and the next pull draws from what remains. Here is the first pull of a made-up event.",
    ],
};

/// Over what a check cannot prove.
pub const LIMITS_HEADING: &str = "What a check cannot prove";
/// Before the list of it.
pub const LIMITS_LEAD: &str = "A shop that keeps every rule above can still do these things. A report names each beside the value it is about.";
/// What a check cannot prove, and what a reader can do.
pub const LIMITS: [(&str, &str); 7] = [
    (
        "That the contract is the shop's honest one.",
        "A look-alike would pass every step. Compare its address with the one that the shop names elsewhere.",
    ),
    (
        "That the chain holds what the proof says, until you ask it.",
        "Without a network a check says “offline”. Ask the contract on the report, through an endpoint of your choice.",
    ),
    (
        "That an account id belongs to a real buyer.",
        "Invented ids can steer an event's draws. Only you know yours: look for it in the list of pulls.",
    ),
    (
        "That the picture shows the card that was bound.",
        "The proof binds an id; the picture is the shop's word.",
    ),
    (
        "Why an event ended when it did.",
        "The last pulls can be left out. The report says how many of how many cards were pulled, and whether the published rule explains the end.",
    ),
    (
        "That what was out of stock at sale really was.",
        "It is the shop's statement. The report says how many cards of each band it left out.",
    ),
    (
        "That a purchase was yours, or was paid for.",
        "Nothing ties a draw to a person. Keep your own receipt.",
    ),
];

/// The way on, at the end.
pub const NOW_BREAK_IT: &str = "See a sample, and break it yourself";
/// The way to one's own proof.
pub const CHECK_YOUR_OWN: &str = "Check a proof of your own";
/// In the place of a picture that is not there yet.
pub const SAMPLE_IS_CHECKED: &str = "The sample is being checked.";
/// In the place of a picture that could not be drawn.
pub const SAMPLE_IS_MISSING: &str =
    "The sample could not be loaded, so there is no picture here. The words hold without it.";
