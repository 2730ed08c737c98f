//! The steps: what each states, checks, means when it fails, and what a buyer can do then.

use crate::verify::report::StepId;

/// The step as a statement that holds when it passes.
pub const fn title(step: StepId) -> &'static str {
    match step {
        StepId::Payload => "The published data is complete and well-formed",
        StepId::Replayable => "What a replay needs is published",
        StepId::EventId => "The id on the chain is this event's own",
        StepId::DeckHash => "The deck is the one that was hashed",
        StepId::Salt => "The salt is the one that was committed to",
        StepId::DeckCommitment => "Deck and salt were committed to together",
        StepId::Draws => "Every pull's card is the one the recipe gives",
        StepId::Recipe => "Every draw was made by the recipe packs_v1",
        StepId::History => "Nothing was anchored, requested or answered twice",
        StepId::Window => "Every draw in between is accounted for",
        StepId::PullKey => "The pull key is this purchase's own",
        StepId::VersionRules => "The odds add up and every card sits in one band",
        StepId::VersionRoot => "The odds and cards are the ones the request names",
        StepId::VersionAnchor => "The odds and cards were anchored before the request",
        StepId::PurchaseAnchor => "The purchase was anchored before the request",
        StepId::Stock => "Every band with odds still had a card",
        StepId::Word => "The word arrived after it was requested",
        StepId::Replay => "The recipe gives the recorded card, draw by draw",
        StepId::Award => "The card you were given is the one the recipe gives",
        StepId::Contract => "The contract holds what was published",
        StepId::SeedOrigin => "The seed is the oracle's word for this event",
        StepId::ChainLogs => "No log entry was left out, moved or added",
    }
}

/// The rule of the specification that the step follows.
pub const fn rule(step: StepId) -> &'static str {
    match step {
        StepId::Payload => "reading payloads",
        StepId::Replayable => "replayability",
        StepId::EventId => "rule D4",
        StepId::DeckHash => "rule D1",
        StepId::Salt => "rule D3",
        StepId::DeckCommitment => "rule D2",
        StepId::Draws => "rules D5 to D9",
        StepId::Recipe => "recipe packs_v1",
        StepId::History => "write-once history",
        StepId::Window => "window and coverage",
        StepId::PullKey => "valid proof 1",
        StepId::VersionRules => "version sanity",
        StepId::VersionRoot => "valid proof 2",
        StepId::VersionAnchor => "valid proof 3",
        StepId::PurchaseAnchor => "valid proof 4",
        StepId::Stock => "valid proof 5",
        StepId::Word => "valid proof 6",
        StepId::Replay | StepId::Award => "valid proof 7",
        StepId::Contract => "contract getters",
        StepId::SeedOrigin => "oracle logs",
        StepId::ChainLogs => "contract logs",
    }
}

/// What is compared with what.
pub const fn checks(step: StepId) -> &'static str {
    match step {
        StepId::Payload => {
            "Every value that the check reads is there, once, and has the form that the specification gives it."
        }
        StepId::Replayable => {
            "The event has ended, and the seed (and for v2 the salt) is published, so that the pulls can be replayed."
        }
        StepId::EventId => {
            "The event is anchored on the chain under the hash of its own id, so that one anchor cannot serve two events."
        }
        StepId::DeckHash => {
            "The published hash is the hash of the published deck: the same cards in the same order."
        }
        StepId::Salt => "The published commitment is the hash of the salt that was revealed.",
        StepId::DeckCommitment => {
            "The value to be found on the chain is the hash of the deck's hash and the salt's hash, so that neither could change alone."
        }
        StepId::Draws => {
            "Each pull hashes the seed, its number and the account id, and takes the card at that place of what is left of the deck. All pulls are replayed in order."
        }
        StepId::Recipe => "Every record and the proof itself name the frozen recipe packs_v1.",
        StepId::History => {
            "The contract writes once: no id may be anchored, no word requested and none delivered twice with different contents."
        }
        StepId::Window => {
            "Between the moment the stock was taken and the word, every word that arrived is classified, and every Pack among them has its record."
        }
        StepId::PullKey => {
            "The key under which the word was requested is the hash of the purchase id."
        }
        StepId::VersionRules => {
            "The odds total exactly 100%, the bands are in order, and every card's value lies in its band."
        }
        StepId::VersionRoot => {
            "The word was requested for the hash of exactly these odds and cards."
        }
        StepId::VersionAnchor => {
            "The hash of these odds and cards stood on the chain before the word was requested."
        }
        StepId::PurchaseAnchor => {
            "The hash of the purchase and of what was out of stock stood on the chain before the word was requested."
        }
        StepId::Stock => "No band was sold with odds while every card of it was out of stock.",
        StepId::Word => "The random word came after the request for it.",
        StepId::Replay => {
            "For this pull and for every other draw it depends on, the word's roll picks the band, and the card with the lowest rank among the free ones is the recorded one."
        }
        StepId::Award => "The card that the proof names is the one that the replay ends with.",
        StepId::Contract => "The contract itself is asked what it holds under these ids.",
        StepId::SeedOrigin => {
            "The oracle's own log is followed from the event's transaction to the word that it delivered."
        }
        StepId::ChainLogs => {
            "The contract's logs over the covered span are compared with the entries that the proof supplies."
        }
    }
}

/// That the step failed, in one plain sentence: the reason of a verdict.
pub const fn failed_lead(step: StepId) -> &'static str {
    match step {
        StepId::Payload => "The published data is not complete and well-formed.",
        StepId::Replayable => "What a replay needs is not published as it should be.",
        StepId::EventId => "The place on the chain that this report names is not this event's own.",
        StepId::DeckHash => "The deck that is shown is not the one that was committed to.",
        StepId::Salt => "The salt that was revealed is not the one that was committed to.",
        StepId::DeckCommitment => "The published commitments of this event do not belong together.",
        StepId::Draws => {
            "The published seed and deck do not give every card that the report names."
        }
        StepId::Recipe => "This draw names another recipe than the published one.",
        StepId::History => "The history that was published contradicts itself.",
        StepId::Window => "Not every draw that could have taken this card is accounted for.",
        StepId::PullKey => "The random word that is shown is not bound to this purchase.",
        StepId::VersionRules => "The odds and cards break the rules that they were sold under.",
        StepId::VersionRoot => {
            "The odds and cards that are shown are not the ones that the word was requested for."
        }
        StepId::VersionAnchor => "The odds and cards were not fixed in advance as published.",
        StepId::PurchaseAnchor => "The purchase was not fixed in advance as published.",
        StepId::Stock => "The pack was sold with odds for cards that were not there.",
        StepId::Word => "The random word did not arrive as published.",
        StepId::Replay => "A recorded draw is not what its random word gives.",
        StepId::Award => "The card you were given is not the one that the recipe gives.",
        StepId::Contract => "The contract holds something other than what was published.",
        StepId::SeedOrigin => "The seed is not the word that the oracle delivered.",
        StepId::ChainLogs => "The published history is not the one that the chain recorded.",
    }
}

/// What it means that the step failed.
pub const fn failed_means(step: StepId) -> &'static str {
    match step {
        StepId::Payload => {
            "The published data cannot be read as the specification says, so what depends on it was not checked."
        }
        StepId::Replayable => "What a replay needs is not published as it should be.",
        StepId::EventId => "The anchor that this report points to may belong to another event.",
        StepId::DeckHash => {
            "The deck shown now is not the deck that was committed to: a card, a price or the order is different."
        }
        StepId::Salt => {
            "The salt revealed now is not the one that was committed to before the seed existed."
        }
        StepId::DeckCommitment => {
            "The published commitments do not belong together, so they do not show that deck and salt were fixed in advance."
        }
        StepId::Draws => {
            "At least one pull in this report is not what the published seed, deck and account ids give."
        }
        StepId::Recipe => {
            "The draw was made by a recipe that is not published, so it cannot be repeated."
        }
        StepId::History => {
            "The history that was supplied contradicts itself: the contract cannot have written both."
        }
        StepId::Window => {
            "A draw that could have taken your card is not shown, so your card cannot be derived with certainty."
        }
        StepId::PullKey => "The random word shown may belong to another purchase.",
        StepId::VersionRules => "The odds or the card list break the shop's own rules for them.",
        StepId::VersionRoot => {
            "The odds and cards shown now are not the ones that the word was requested for."
        }
        StepId::VersionAnchor => {
            "The odds or the card list could have been chosen after the draw was under way."
        }
        StepId::PurchaseAnchor => {
            "What counted as out of stock, and so which cards could be drawn, was not fixed in advance as published."
        }
        StepId::Stock => "The pack was sold with odds for cards that were not there.",
        StepId::Word => {
            "The word could have been known before it was asked for, or is not shown at all."
        }
        StepId::Replay => "At least one recorded draw is not what its random word gives.",
        StepId::Award => "The card you were given is not the one that the random word gives.",
        StepId::Contract => "The chain holds something other than what was published.",
        StepId::SeedOrigin => "The seed is not the word that the oracle delivered for this event.",
        StepId::ChainLogs => {
            "The history that was supplied is not the one that the chain recorded."
        }
    }
}

/// What a buyer can do when the step failed.
pub const fn failed_todo(step: StepId) -> &'static str {
    match step {
        StepId::Payload => {
            "Load the proof once more. If this stays, save the payload and send it to the shop, naming the field."
        }
        StepId::Replayable
        | StepId::EventId
        | StepId::DeckHash
        | StepId::Salt
        | StepId::DeckCommitment => {
            "Save the payload now, and ask the shop to explain the two values above."
        }
        StepId::Draws => {
            "Find your own pull below. Save the payload, and ask the shop about the pulls that are named here."
        }
        StepId::Recipe => {
            "Save the payload, and ask the shop which recipe this draw was made by and where it is published."
        }
        StepId::History | StepId::Window => {
            "Save the payload, and ask the shop for the entries that are missing or contradict each other."
        }
        StepId::PullKey
        | StepId::VersionRules
        | StepId::VersionRoot
        | StepId::VersionAnchor
        | StepId::PurchaseAnchor
        | StepId::Stock
        | StepId::Word => {
            "Save the payload now, and ask the shop about this purchase, naming this check."
        }
        StepId::Replay | StepId::Award => {
            "Save the payload now, and ask the shop for the card that the recipe gives."
        }
        StepId::Contract | StepId::SeedOrigin | StepId::ChainLogs => {
            "Save the payload, and read the contract again through another endpoint."
        }
    }
}
