## cause

cause-because = Not checked, because of another check that did not pass: “{ $step }”.
cause-not-published = Not checked: the report does not publish { $field }.
cause-contract-not-read = The contract has not been read, so this is neither confirmed nor contradicted.
cause-not-replayable-active = The event has not ended: its seed, its deck and its pulls are published when it does.
cause-not-replayable-unknown-version = The report names no version of the rules, as early events did, so there is no published rule to replay it by.
cause-not-replayable-unknown-version-2 = The report names the rules “{ $version }”, and this page knows v1 and v2.
cause-not-replayable-no-seed = The report does not publish the random seed, without which no pull can be replayed.
cause-not-replayable-no-salt = The report does not publish the salt, without which no pull of this version can be replayed.

## frame

# Before the choice of a language.
frame-language = Language
# When its words could not be loaded. Its own name stands for the language.
frame-language-missing = The words in { $language } could not be loaded, so the language stays as it is.

## group

group-question-data = The published data
group-question-fixed = Was it fixed before I paid?
group-question-word-pack-pull = Was the random word used as published?
group-question-word-pack-event = Was the random seed used as published?
group-question-recipe-pack-pull = Does the recipe give this card?
group-question-recipe-pack-event = Does the recipe give these cards?
group-question-others = Was every other draw accounted for?
group-question-contract = What does the contract say?
group-tally = not checked
group-tally-2 = { $passed } of { $mine }
group-to-come-data = Every value that the check reads must be there, once, and well-formed.
group-to-come-fixed-pack-event = The deck and the id, against the published hashes.
group-to-come-fixed-pack-pull = Odds, cards and stock, against what was anchored before the word was requested.
group-to-come-word-pack-event = The seed must be published, and the salt must be the one that was committed to.
group-to-come-word-pack-pull = One request, one word, and the word after the request.
group-to-come-recipe-pack-event = Every pull, replayed from the seed, its number and its account id.
group-to-come-recipe-pack-pull = The draw, replayed from the word.
group-to-come-others-pack-event = All pulls, numbered without a gap, from one shrinking deck.
group-to-come-others-pack-pull = Every draw in between, each replayed by the same rules.
group-to-come-contract = What the contract itself holds; it is not asked yet.
group-answer-waiting-contract = It is being asked just now.
group-answer-failed-others = Not as published: the pulls of one event are replayed together, and the question above says where they differ.
group-answer-skipped-contract = Not asked. The contract has not been read, so that these values really stand there, and since when, is the shop's word for now.
group-failed = This did not pass: “{ $one }”.
group-failed-2 = { $several } checks here did not pass.
group-skipped-not-replayable-active = The seed is published when the event ends.
group-skipped-not-replayable-active-2 = The pulls are published when the event ends.
group-skipped-not-published = The rest is published when the event ends.
group-skipped = What could be checked agrees. { $why }
group-of-event-data = Complete and well-formed: every value that the check reads is there, once.
group-of-event-some = The published deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } has the published hash. Since when that hash stands is for the contract to say.
group-of-event = What is published so far belongs together.
group-of-event-some-2 = The seed is published whole, and the salt is the one that was committed to before the seed existed.
group-of-event-2 = The seed is published whole. This version of the rules has no salt.
group-of-event-recipe = { $pulls } replayed: each gave the card that the report names.
group-of-event-others = All pulls draw from one shrinking deck, and { $pulls ->
    [one] this one is numbered
   *[other] they are numbered
  } from 1 to { $pulls } without a gap.
group-of-event-contract = The contract holds the same values.
group-of-pull-data = Complete and well-formed: every value that the check reads is there, once.
group-of-pull-fixed = By the published history, the odds, the cards and what was out of stock were anchored before the random word was requested.
group-of-pull-word = One request, one word, and the word came after the request.
group-of-pull = No other Pack was drawn in between.
group-of-pull-2 = One other draw counted. It was replayed by the same rules.
group-of-pull-3 = { $many } other draws counted. Each was replayed by the same rules.
group-of-pull-contract = The contract holds the same values.
group-recipe = The recipe gives this card.
group-recipe-2 = Roll { $roll } falls in the { $band } band ({ $hi_cents })
group-recipe-3 = The roll is { $roll }
group-recipe-4 = { $rolled }; no band had a card that was free, so no card could be drawn.
group-recipe-some = { $rolled }; among its free cards this one ranks first.
group-recipe-some-2 = { $rolled }, which had no free card; in the next band of the search order this card ranks first.
