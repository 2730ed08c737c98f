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

## merkle

merkle-heading = From the card to the fingerprint
merkle-follow = Follow the card, hash by hash
merkle-elsewhere = To check it elsewhere: copy the bytes of a line into any SHA-256 tool as hex. It must give the hash that stands there, and that hash stands in the next line.
merkle-leaf = The card: its id and its value
merkle-all-lines = all lines, one after the other
merkle-own-band = the card’s band: its root stands in here
merkle-event-id = The id under which the contract holds that fingerprint
merkle-hash-of = SHA-256 of
merkle-gives = gives
merkle-from-below = from below
merkle-neighbour = neighbour
merkle-repeated = the same again
merkle-strange-card = The card that the proof names is not among the published cards, so no way leads from it to their fingerprint.
merkle-no-card = No card was drawn, so there is no card to follow to the fingerprint.
merkle-held = The contract holds this very fingerprint under this id.
merkle-not-held = The contract does not hold this fingerprint under this id: see “What does the contract say?”.
merkle-held-unread = Whether the contract holds it is known once the contract has been read.
merkle-lead-only-card = The fingerprint that was anchored holds this card: it is the only one of its band, so its own hash is the band’s. Change the card or its value, and every hash below changes.
merkle-version-line = price and number
merkle-version-one = The version: its price, its number and its one band
merkle-lead = The fingerprint that was anchored holds this card: the { $place } of the { $cards } in its band. Change the card or its value, and every hash on the way changes.
merkle-node-left = Level { $level }, with its neighbour on the left
merkle-node-left-last = Level { $level }, with its neighbour on the left: the band’s root
merkle-node-right = Level { $level }, with its neighbour on the right
merkle-node-right-last = Level { $level }, with its neighbour on the right: the band’s root
merkle-node-repeated = Level { $level }, with itself: the last of an odd row is repeated
merkle-node-repeated-last = Level { $level }, with itself: the last of an odd row is repeated: the band’s root
merkle-version = The version: its price, its number and its { $bands } bands
merkle-band-line = { $place } band
merkle-bytes-of = the bytes of: { $title }
merkle-hash-of-line = the hash of: { $title }

## timeline

timeline-heading = Order in time
timeline-exact = Its exact values
timeline-transaction = transaction
timeline-fixed-holds = Yes, it was fixed before: the odds, the cards and this purchase were anchored before the random word was requested.
timeline-fixed-broken = It was not fixed before in the way that the rules want: the line below says where.
timeline-fixed-elsewhere = This pull’s own commitments stand in order, but those of another draw that it depends on do not.
timeline-fixed-untold = Whether it was fixed before cannot be told from this proof.
timeline-once-holds = There was exactly one request, and one word came after it.
timeline-once-broken = Its request and its word do not stand as the rules want: the line below says where.
timeline-once-elsewhere = Its own request and word stand in order; those of another draw do not.
timeline-once-untold = Whether there was exactly one request cannot be told from this proof.
timeline-chain-differs = The chain itself does not agree with the proof in everything: see “What does the contract say?”.
timeline-chain-agrees = The contract and its logs say the same.
timeline-chain-holds = The contract holds the same; where each of it was written could not be read there.
timeline-chain-unread = That is by what the proof supplies: the contract itself has not been read.
timeline-version = The odds and the cards were anchored
timeline-version-not-shown = Not shown: where the odds and the cards were anchored
timeline-stock = The stock was taken
timeline-purchase = The purchase was anchored
timeline-purchase-not-shown = Not shown: where the purchase was anchored
timeline-request = The random word was requested
timeline-request-not-shown = Not shown: where the random word was requested
timeline-word = The random word arrived
timeline-word-not-shown = Not shown: where the random word arrived
timeline-another-pack = A word arrived for another Pack
timeline-another-other = A word arrived for something that is no Pack
timeline-another-unknown = A word arrived, and the proof does not show what for
timeline-version-means = From here on nobody could change them.
timeline-stock-means = The shop’s list of cards out of stock is as of here.
timeline-purchase-means = From here on nobody could change its odds, its cards or that list.
timeline-request-means = The oracle was asked for this pull’s one word.
timeline-word-means = It decides the card.
timeline-nowhere = The proof supplies no entry of it.
timeline-contradicted = The proof supplies entries of it that contradict each other.
timeline-word-for-pack = for a Pack, purchase
timeline-word-for-other = for what is no Pack, key
timeline-word-for-unknown = for what is not shown, key
timeline-times-to-come = The time of each block is shown once the contract has been read.
timeline-times-told = The times are those of the blocks, as the endpoint tells them. They inform: the check rests on the order alone.
timeline-times-saved = The times are those that the saved file holds, and nobody has checked them. The check rests on the order alone.
timeline-times-not-told = The times of these blocks were not told. The check rests on the order alone.
timeline-times-not-saved = The saved file holds no times of these blocks: they are shown once the contract has been read.
timeline-before-request = It should stand before the word was requested, at { $wanted }.
timeline-after-stock = It should stand after the stock was taken, at { $wanted }.
timeline-after-request = It should stand after the word was requested, at { $wanted }.
timeline-others-packs = { $packs ->
    [one] { $packs } other word arrived: for another Pack
   *[other] { $packs } other words arrived: for other Packs
  }
timeline-others-no-packs = { $others ->
    [one] { $others } other word arrived: for what is no Pack
   *[other] { $others } other words arrived: for what is no Pack
  }
timeline-others-both = { $all } other words arrived: { $packs } for other Packs, { $others } for what is no Pack
timeline-others = { $all ->
    [one] { $all } other word arrived
   *[other] { $all } other words arrived
  }
timeline-left-out = { $words ->
    [one] { $words } earlier word is not listed here.
   *[other] { $words } earlier words are not listed here.
  }
