## about

# The mark of a sample, wherever one is shown.
about-sample-mark = Sample, not a real purchase
# Under the list of samples.
about-about-samples = These were made for this page. Each is marked “Sample, not a real purchase” wherever it shows.
about = A pack event, v2
about-2 = Deck, salt and seed, each committed to in advance: verified.
about-3 = A Pack pull
about-4 = One card, with other draws in between: verified.
about-5 = An early pack event, v1
about-6 = The first rules, without a salt: verified.
about-7 = An event still running
about-8 = What is fixed already, and what is still hidden.
about-9 = An event that does not add up
about-10 = See a check fail, and how it shows.
about-11 = A pull that does not add up
# Beside an event's pulls: the account id is the buyer's to recognise.
about-is-this-yours = Each pull hashed the account id shown beside it, and nothing but you can tell whose id that is. Find your pull and the account id beside it: is it yours? If not, ask the shop why another id was used, because another id draws another card.
# Under the question for the other draws, for an event: it has no step of its own.
about-others-of-an-event = Each pull takes its card from what the pulls before it left in the deck, so replaying all of them, one after the other, accounts for every one. That is the step of the question above.
# Beside a pictured card.
about-picture-is-the-shops = The picture and title are the shop's word: the proof binds the card's id alone.
# Beside a card without a picture.
about-face-is-drawn = This pattern is drawn from the card's id. The proof names no picture.
# Beside what an event has committed to.
about-committed-already = These values were published before the end, and cannot change without being seen: note them down, or save the payload, and compare them when the event is over.
about-field = the hash of the whole deck, in order
about-field-2 = the hash of the secret salt
about-field-3 = deck and salt bound together: the value on the chain
about-field-4 = the event's id on the chain
about-field-5 = the oracle's random word
about-field-6 = where the seed is said to come from
about-field-7 = the salt, revealed at the end
about-field-8 = transaction that anchored the odds and cards
about-field-9 = transaction that anchored the purchase
about-field-10 = transaction that requested the random word
about-field-11 = transaction that anchored the event
about-how-far = { $pulls } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } were pulled
about-how-far-2 = { $so_far }: the deck is empty.
about-how-far-3 = { $so_far }; { $left } { $left ->
    [one] was
   *[other] were
  } left. That the event ended there, and that no later pull is left out, is the shop's word.
about-stock = The shop stated that no card was out of stock
about-stock-2 = The shop stated that { $unavailable ->
    [one] { $unavailable } card
   *[other] { $unavailable } cards
  } { $unavailable ->
    [one] was
   *[other] were
  } out of stock
about-stock-some = { "" } as of block { $block }; the random word arrived { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
  } later, at block { $block2 }
about-stock-some-2 = { "" } as of block { $block }
about-stock-3 = { $out }{ $span }. The list is fixed by the purchase's commitment; whether it was true is the shop's word.
about-stock-at-payment = When you paid, the shop's list of what was out of stock held { $at_payment ->
    [one] { $at_payment } card
   *[other] { $at_payment } cards
  }; the list that was used held { $used }. A Pack that waits its turn is drawn from the later list. This is for your information, and no part of the check.
about-face = Pattern drawn from the id { $id }
# Over the picture of a draw.
about-how-a-card-is-drawn = The random word's roll picks the band; inside it every free card gets a rank from the word, and the lowest wins. Nobody chooses either.
# Under the box on the start page.
about-about-the-box = The link of any shop's proof page, or just the id: only the id counts. The proof is asked of the service that this page belongs to, never of the link's own host.
# Under the box of the single file, which knows no service.
about-about-the-box-single = This file knows no shop that it could ask. Open the link in your browser, save the proof there, and open that file here.
about-not-recognised-nothing = Paste the proof link that the shop gave you, or the id in it.
about-not-recognised-key = This is a key or a hash on the chain, and the service cannot be asked with it. Paste the proof link, or open the saved proof as a file.
about-not-recognised-unknown = This is neither a proof link nor an id. A proof link has /packs/verify/ or /pack-events/verify/ in it; an id looks like 2fea377c-6030-4380-a2d7-c9538b227b0c.

## bond

# The section's heading.
bond-bonds-heading = What was committed, and what was revealed
# A value that is not there.
bond-not-published = not published
# Both sides of D2.
bond-both-above = both as they stand above
bond-deck-hash = The hash holds the whole deck in its order: with one card changed, added or moved it would be another.
bond-salt = The hash holds the secret salt without showing it: only this salt gives this hash.
bond-deck-commitment = One value holds the deck and the salt together, so that neither can be exchanged alone.
bond-contract = The same value must stand on the contract, where it can be written only once, by the call that asks for the seed.
bond = The seed must be the word that the oracle gave in answer to that call: then it came after all of the above.
bond-committed-seed-origin = asked for in advance
bond-committed = committed to in advance
bond-revealed = held by the contract
bond-revealed-2 = made of
bond-revealed-3 = revealed at the end
bond-not-revealed = the contract has not told it here yet
bond-not-revealed-2 = published when the event ends
bond-bound-field = the deck itself
bond-bound-field-2 = the contract's own answer
bond-cards-in-order = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, in order

## cause

cause-because = Not checked, because of another check that did not pass: “{ $step }”.
cause-not-published = Not checked: the report does not publish { $field }.
cause-contract-not-read = The contract has not been read, so this is neither confirmed nor contradicted.
cause-not-replayable-active = The event has not ended: its seed, its deck and its pulls are published when it does.
cause-not-replayable-unknown-version = The report names no version of the rules, as early events did, so there is no published rule to replay it by.
cause-not-replayable-unknown-version-2 = The report names the rules “{ $version }”, and this page knows v1 and v2.
cause-not-replayable-no-seed = The report does not publish the random seed, without which no pull can be replayed.
cause-not-replayable-no-salt = The report does not publish the salt, without which no pull of this version can be replayed.

## contract

contract-list-listed = on the list of contracts that this site keeps
contract-list-unlisted = not on the list of contracts that this site keeps: find out from the shop, elsewhere than in this proof, whether it is theirs
contract-list-no-list = this site keeps no list of contracts to compare it with: compare the address with the one that the shop has always published
contract-met-first = not before now: this is the first time that this browser meets it
contract-met-again = yes, for the first time on { $first }
contract-met-untold = this browser keeps nothing for this page, so it cannot tell
contract-coordinator-published-v2-5 = one that Chainlink publishes for this network (VRF v2.5)
contract-coordinator-published-v2 = one that Chainlink publishes for this network (VRF v2, retired in 2024)
contract-coordinator-unknown = none that Chainlink publishes for this network: whoever runs it may have chosen the word. Ask the shop whose it is
contract-coordinator-unseen = not seen so far: the contract has not been read, or not that far
contract-beside-main = on { $name }
contract-beside-test = on { $name }, a test network
contract-beside-test-2 = on { $name }, a test network ({ $chain })
contract-beside-local = on a local network, on one machine alone
contract-beside-unknown = on “{ $name }”, a network that this page does not know
contract-beside-unknown-2 = on “{ $name }” ({ $chain })
contract-beside-some = on a network that the shop does not name ({ $chain })
contract-beside = on a network that the shop does not name
contract-beside-2 = The contract is 0x{ $address } { $on }.
contract-beside-listed = It is on this site’s list.
contract-beside-unlisted = It is not on this site’s list.
contract-beside-first = This browser meets it for the first time.

## dealt

# The deck's heading.
dealt-deck-heading = The deck
# What opens the deck's table.
dealt-every-card = Every card of the deck
# The table's name.
dealt-deck-label = The deck, in the order that was committed to
# A card that nobody pulled.
dealt-still-there = still there
# The picture's keys.
dealt-key-pulled = pulled
# Cards that remained.
dealt-key-remained = remained
# The pull in view.
dealt-key-marked = the pull that is worked through
# The section on expected value.
dealt-value-heading = What the remaining cards were worth
# The line.
dealt-key-line = mean price of the cards that remained
# What the rule is, and that it decides nothing here.
dealt-value-informs = Most events end by themselves when the mean price of the remaining cards drops below a share of what it was at the start. Sellout Break and Head-to-Head events skip that rule, and the report does not name the event's format: so this tells how the end looks, and passes or fails nothing.
# The exact values.
dealt-value-exact = The exact values
# Names of the exact values.
dealt-value-start = mean price of the whole deck
# The buffer.
dealt-value-buffer = stop_ev_buffer
# The threshold.
dealt-value-limit = the two multiplied: the limit
# Where the values after a pull stand.
dealt-value-after = The values after any other pull stand in that pull's own working, among the pulls above.
dealt-rows-in-view = Rows { $first } to { $last } of { $of }
dealt-no-such-pull = This address asks for pull { $pull }. There is no pull of that number in this report.
dealt-none-matches-pulls = No pull matches.
dealt-none-matches-deck = No card matches.
dealt-find-label-pulls = Find a pull { "" }
dealt-find-label-deck = Find a card { "" }
dealt-go-label-pulls = Go to pull { "" }
dealt-go-label-deck = The card of pull { "" }
dealt-takes-no-card = No card was replayed for a pull { $pull }.
dealt-pulled-as = pull { $pull }
dealt-drawn-down = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in the order that was committed to: { $pulled } pulled, { $left } remained.
dealt-square = Each square is one card.
dealt-square-2 = Each square is { $cell } cards side by side, filled as far as they were pulled.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } Marked: card { $position } of the deck.
dealt-ended = { $end } The mean price of what remained was never below the limit.
dealt-ended-some = { $end } The limit is above the starting mean, so it was below from the start.
dealt-ended-some-2 = { $end } The mean price of what remained was first below the limit after pull { $pull }, and the event went on, as Sellout Break and Head-to-Head events do.
dealt-ended-by-rule = The event ended as its value rule says: after pull { $pull }, its last, the mean price of what remained was below the limit for the first time.
dealt-ended-by-last-pack = The event ended with its last card.
dealt-ended-otherwise = Cards remained when the event ended, and its value rule does not explain the end.
dealt-no-value-not-replayed = the draws were not replayed
dealt-no-value-no-cards = the deck has no cards
dealt-no-value-price = card { $position } of the deck has no initial_price that is a plain decimal of at most 18 digits
dealt-no-value-buffer = the report has no stop_ev_buffer that is a number from 0 with at most 18 digits
dealt-no-value-too-large = the prices are too large to be compared exactly here
dealt-no-value-too-large-2 = What the remaining cards were worth cannot be computed: { $why }. Nothing else rests on it.
dealt-value-picture = The mean price of what remained, pull by pull, as a share of the start. It begins at 100%, goes as low as { $low } and as high as { $high }. The limit stands at { $threshold_share }.{ $new }
dealt-line-ends = start: { $start }
dealt-line-ends-2 = after { $pulled } { $pulled ->
    [one] pull
   *[other] pulls
  }
dealt-limit = the limit: { $threshold }
dealt-deciding-pull = Work pull { $pull } through, with the values after it
dealt-value-picture-2 = { "" } Each point is { $step } pulls, from the lowest value to the highest.

## dependent

# The heading.
dependent-the-others = The other draws
dependent-about = No other Pack was drawn between the stock that this pull was sold with and its word, so no card went to anybody else meanwhile.
dependent-about-2 = A card that went to somebody else between the stock that a pull was sold with and its word cannot be drawn again. So { $draws ->
    [one] { $draws } other draw
   *[other] { $draws } other draws
  } in that span counted, with those that they in turn depend on, and each was checked by the same rules. Open one to see its own steps.
# The table.
dependent-table = The other draws, the latest first
dependent-about-3 = drawn for
dependent-about-4 = word at block
dependent-about-5 = what it took
# On a row's button, before the name.
dependent-the-pull-of = The pull of { "" }
# Where nothing is known.
dependent-unknown = not known
dependent-took = no card
dependent-took-card = card { $card }
dependent-took-card-worth = card { $card }, { $value }
# Whether that mattered for the pull.
dependent-blocks = It is a card of this pull's version, and so it was not free for it.
# It did not.
dependent-blocks-not = It took no card that this pull could have drawn.
dependent-band = band { $band }, { $range }
dependent-rolled-band = { $roll } (band { $band })
dependent-values = { $version }, sold at { $price }
dependent-values-2 = stock taken
dependent-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
dependent-values-3 = out of stock at sale
dependent-values-4 = word requested
dependent-values-5 = word arrived
dependent-values-6 = band of the roll
dependent-values-7 = band drawn from
# The steps of an opened draw.
dependent-its-steps = Its own steps
# While it is being opened.
dependent-opening = Reading it
dependent-open = Open the draw that did not pass ({ $name }, { $key })

## draw

# The heading.
draw-the-draw = The draw
# The table of bands.
draw-bands = The bands, lowest first
draw = out of stock at sale
draw-2 = drawn in between
# Under the bar, where bands are too thin to be seen in it.
draw-thin-bands = A stroke above the bar marks a band that is too thin to be seen at this size.
draw-bar = The odds to scale: { $bands }.
draw-bar-rolled = The odds to scale: { $bands }. The roll fell at { $roll }.
draw-needle = roll { $roll }
draw-band-of = Band { $band }: { $range }
draw-band-in-full = Band { $band }: { $odds }, { $range }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
draw-part = rolled and drawn from
draw-part-2 = rolled; no card was free
draw-part-3 = drawn from
draw-rolls = { $from } to { $to }
draw-no-rolls = none
# The heading of the search.
draw-the-search = Which bands were looked into
# Above it.
draw-about-the-search = The rolled band had no free card, so the recipe looks on: into each band above it, then into those below it, the nearest first. The first that has a free card gives it.
draw-searched = { $out } out of stock at sale
draw-searched-2 = { $taken } drawn for others in between
draw-searched-3 = { $out } out of stock at sale, { $taken } drawn for others in between
draw-searched-4 = It holds no cards.
draw-searched-all-free = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, all free: the card is drawn here.
draw-searched-some-free = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $held }, { $free } free. The card is drawn here.
draw-searched-none-free = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $held }. None was free.
draw-ranked = The { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of band { $band } by rank
# Where no band had a free card.
draw-exhausted = No band had a free card, so no card was drawn. By the shop's rules such a purchase is canceled, and the payment goes back to the account balance.
# The roll, worked through.
draw-worked-through = The roll, worked through
draw-ranked-2 = the word
draw-ranked-3 = What the oracle gave for this pull, and for nothing else.
draw-ranked-4 = SHA-256 of the word's 32 bytes, followed by the text packs_v1:band.
draw-ranked-5 = as a number
draw-ranked-6 = The same hash, written in decimal digits.
draw-ranked-7 = the roll
draw-ranked-8 = What is left of that number when it is divided by 1,000,000: its last six digits.
draw-falls = Roll { $roll } lies in { $rolls }: band { $band }.
# Above the cards of the awarded band.
draw-by-rank = The cards of that band, by their rank for this word: the lowest free one is drawn
draw-falls-2 = its hash
# In the place of the rank of a card that was not free.
draw-not-free = not free
# Beside the card that was drawn.
draw-drawn = drawn
# What the hash of a rank is called.
draw-rank-hash = the rank's hash
# Why a card was not free, as far as there is no draw to open.
draw-out-of-stock = out of stock at sale
draw-went-to = went to the pull of { $pull_key } at block { $block }
draw-show-next = Show the last { $left }
draw-show-next-2 = Show the next { $next } of { $left }

## endpoints

# What an endpoint is, and what asking one tells it.
endpoints-about-endpoints = The contract stands on a public chain, and an endpoint is a computer that reads the chain for others. Whoever you ask learns your network address and which contract you looked at. Nobody is asked before you press the button.
# Why more than one.
endpoints-ask-several = Up to three can be asked together. What they all say, no single one of them can make up.
# What is kept of a choice, and what for.
endpoints-choice-is-kept = Your choice is kept for this network, in this browser only. From then on the contract is read as soon as a proof is opened.
# Beside the way to forget a choice.
endpoints-choice-was-kept = You chose before whom to ask about this network, so the contract is read as soon as a proof is opened. This is kept in this browser only.
# Under the field for an address.
endpoints-about-the-address = An address that begins with https://, or with http:// for a node on this very machine.
# Said when a choice was forgotten.
endpoints-choice-forgotten = Forgotten. Nobody is asked until you press the button again.
# Nobody was chosen.
endpoints-nobody-chosen = Choose at least one endpoint, or type the address of one.
# Too many were chosen.
endpoints-too-many-chosen = Three endpoints at most are asked together: take one away.
# Beside the wallet's name.
endpoints-about-the-wallet = your browser’s wallet, through the endpoint that it is set to. It is asked to read, and nothing else
endpoints-not-an-endpoint = An address with a name or a password before an @ is not asked.
endpoints-not-an-endpoint-2 = Over http:// anybody on the way could change the answers, so only a node on this very machine is asked that way. Use its https:// address.
endpoints-not-an-endpoint-3 = This page asks over https://, not over web sockets. Most endpoints have an https:// address too.
endpoints-not-an-endpoint-4 = This is not an address that can be asked. It begins with https:// and has no spaces.
endpoints-no-suggestions-some = This page does not know a network called “{ $label }”, so it has nobody to suggest, and cannot tell beforehand which chain an endpoint should be of. Type the address of an endpoint of that network; the number of its chain will stand beside the verdict.
endpoints-no-suggestions = The payload names no network, so there is nobody to suggest. Ask the shop which network its contract stands on, and type the address of an endpoint of it; the number of its chain will stand beside the verdict.
# Why there is nobody to ask at all.
endpoints-nothing-to-ask = There is nothing to ask: the payload names no contract address that can be read, or too little of it is well-formed to know what the contract should hold.
endpoints-listed-some = { $join } and { $last }

## experiment

# Above the button.
experiment-see-it-fail = See it fail
# What the experiment is.
experiment-about-breaking = A check is worth what it catches. Change one thing in a copy of this proof, and the same check runs on the changed copy, here in your browser. The proof itself stays as it is.
# The button that opens the changes.
experiment-break-it = Break it yourself
# The button that closes them.
experiment-close-breaking = Close
# Over the changes.
experiment-what-to-change = What would you change?
# While the changes are not known.
experiment-looking-for-changes = Looking at what can be changed
# There is nothing to change.
experiment-nothing-to-change = There is nothing here that this experiment could change.
# The mark over a result.
experiment-experiment-mark = Experiment, not the proof: one value was changed in a copy
# The button that leads back.
experiment-mend = Undo the change
# What is said when the change is undone.
experiment-mended = The change is undone. The proof was never touched.
# The caption of the value before.
experiment-before = published
# The caption of the value after.
experiment-after = changed to
# In the place of a value that was left out.
experiment-left-out = left out
experiment-change-seed = Change the random seed
experiment-change-salt = Change the secret salt
experiment-change-pulled-card = Give a pull another card
experiment-change-price = Change a card's price in the deck
experiment-change-deck-order = Swap two neighbours in the deck
experiment-change-missing-pull = Leave out a pull
experiment-change-word = Change the random word
experiment-change-award = Award another card
experiment-change-other-award = Give another draw a different card
experiment-change-card-value = Change a card's value by a cent
experiment-change-unavailable = Change what was out of stock at sale
experiment-change-as-of = Move the moment when the stock was taken
experiment-change-missing-record = Leave out another draw
experiment-change-missing-word = Hide another draw's random word
experiment-which-of = { $what }, 1 to { $of }
experiment-trial-lead = The check stops at “{ $first }”. { $first2 } { $first3 }
experiment-trial-lead-2 = { $lead } { $more ->
    [one] { $more } more check does
   *[other] { $more } more checks do
  } not pass either.
experiment-others-of-trial = { $passed ->
    [one] { $passed } check
   *[other] { $passed } checks
  } still { $passed ->
    [one] passes
   *[other] pass
  }. The contract is not asked about an experiment.
experiment-still-passes-missing-pull = Where the last pulls are left out, the rest agrees with itself: it looks like an event that ended sooner. Compare the number of pulls with what you saw
experiment-still-passes-missing-word = This word took no card that your draw would have had, so the rest agrees with itself. Asking the contract for its list of logs shows what was left out
experiment-still-passes-seed-word = The changed value happens to give the same card, so the rest agrees with itself. Asking the contract shows whose value it is
experiment-still-passes = Nothing else in the published data depends on it
experiment-still-passes-2 = The check still passes on the changed copy. { $why }.
experiment-too-large-to-change = This proof is { $size }, and an experiment holds a second copy of it in memory. Above { $limit } the page does not try.
experiment-trying = Checking the changed copy
experiment-trying-2 = Checking the changed copy: { $done } of { $total } draws
experiment-trial-said-not-verified = The changed copy is not verified.
experiment-trial-said = Experiment. { $verdict } { $trial }

## measures

# An amount of money, from the lowest to the highest.
money-range = { $from } to { $to }
size-bytes = { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
# A time too far off for a calendar.
time-since-1970 = { $seconds } seconds after 1970

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
group-of-event-recipe = { $pulls ->
    [one] { $pulls } pull
   *[other] { $pulls } pulls
  } replayed: each gave the card that the report names.
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
group-recipe-rolled = Roll { $roll } falls in band { $band } ({ $range })
group-recipe-3 = The roll is { $roll }
group-recipe-4 = { $rolled }; no band had a card that was free, so no card could be drawn.
group-recipe-some = { $rolled }; among its free cards this one ranks first.
group-recipe-some-2 = { $rolled }, which had no free card; in the next band of the search order this card ranks first.

## joint

# Between values in a row: `a, b, c`.
joint-comma = , { "" }
joint-named = { $name }: { $value }
joint-sentences = { $one } { $other }

## labels

labels-field-form = published
labels-field-form-2 = belongs there
labels-key-once = published key
labels-key-once-2 = repeated beside
labels-fields-read = published values that were read
labels-fields-read-2 = at least
labels-algo-version = published fairness_algo_version
labels-algo-version-2 = known rules
labels-event-ended = published is_active
labels-event-ended-2 = expected
labels-seed-published = published random_seed
labels-seed-published-2 = expected
labels-salt-published = published seed_salt
labels-salt-published-2 = expected
labels-event-id = published vrf_event_id
labels-event-id-2 = computed from pack_event_id
labels-deck-hash = published deck_hash
labels-deck-hash-2 = computed from the deck
labels-seed-commitment = published seed_commitment
labels-seed-commitment-2 = computed from the salt
labels-deck-commitment = published deck_commitment
labels-deck-commitment-2 = computed from deck_hash and seed_commitment
labels-pull-count = published pulls
labels-pull-count-2 = cards in the deck
labels-sequence-index = published sequence_index
labels-sequence-index-2 = next number
labels-pulled-card = published card
labels-pulled-card-2 = computed card
labels-selection-version = published selection_version
labels-selection-version-2 = recipe of this page
labels-entries-per-key = published entries
labels-entries-per-key-2 = keys they stand under
labels-written-once = published entry
labels-written-once-2 = another published entry
labels-coverage-from = published entries begin
labels-coverage-from-2 = window begins
labels-coverage-to = published entries end
labels-coverage-to-2 = word arrived
labels-window-request = published word
labels-window-request-2 = its request
labels-window-root = published word
labels-window-root-2 = event id of its request
labels-window-record = published word
labels-window-record-2 = its record
labels-pull-key = published pull key
labels-pull-key-2 = computed from the purchase id
labels-odds-total = published odds, in millionths
labels-odds-total-2 = must be
labels-band-width = published band begins at
labels-band-width-2 = and ends at
labels-band-order = published band begins at
labels-band-order-2 = the band below ends at
labels-band-stocked = published cards in the band
labels-band-stocked-2 = must be
labels-card-value-from = published value of the card
labels-card-value-from-2 = band begins at
labels-card-value-below = published value of the card
labels-card-value-below-2 = band ends at
labels-card-once = published card
labels-card-once-2 = must be there
labels-request-present = published request
labels-request-present-2 = expected for the key
labels-requested-version = published in the request
labels-requested-version-2 = computed from odds and cards
labels-proof-version-root = published version_root
labels-proof-version-root-2 = computed from odds and cards
labels-proof-version-event-id = published version_event_id
labels-proof-version-event-id-2 = computed from odds and cards
labels-anchored-root = published as anchored
labels-anchored-root-2 = computed from odds and cards
labels-version-before-request = published: version anchored
labels-version-before-request-2 = word requested
labels-purchase-commitment = published as anchored
labels-purchase-commitment-2 = computed from the purchase
labels-purchase-after-as-of = published: purchase anchored
labels-purchase-after-as-of-2 = stock was taken (as_of)
labels-purchase-before-request = published: purchase anchored
labels-purchase-before-request-2 = word requested
labels-band-in-stock = published: cards in stock
labels-band-in-stock-2 = must be
labels-word-present = published word
labels-word-present-2 = expected for the key
labels-word-after-request = published: word arrived
labels-word-after-request-2 = word requested
labels-claimed-award = published claimed_award
labels-claimed-award-2 = computed card
labels-award = published award
labels-award-2 = computed card
labels-contract-anchor-contract-other-root = published
labels-contract-anchor-contract-other-root-2 = the contract holds
labels-contract-version = computed from odds and cards
labels-contract-version-2 = the contract holds
labels-contract-purchase = computed from the purchase
labels-contract-purchase-2 = the contract holds
labels-contract-request = requested for
labels-contract-request-2 = the contract says
labels-contract-word = published word
labels-contract-word-2 = the contract says
labels-coordinator-word = published word
labels-coordinator-word-2 = the oracle's log gives
labels-request-to = published contract
labels-request-to-2 = the transaction called
labels-request-call = the call that anchors this event
labels-request-call-2 = the transaction's call
labels-seed-word = published random_seed
labels-seed-word-2 = the oracle's word
labels-log-at = published as standing at
labels-log-at-2 = the chain has it at
labels-log-value = published entry
labels-log-value-2 = the chain's log
labels-log-omitted = published entry
labels-log-omitted-2 = the chain has one at
labels-relation-band-width = A band must begin below its end.
labels-relation-band-order = A band must not begin before the one below it ends.
labels-relation-card-value-from = A card must not be worth less than its band.
labels-relation-card-value-below = A card must be worth less than its band's end.
labels-relation-version-before-request-purchase-before-request = The first must come before the second.
labels-relation-purchase-after-as-of-word-after-request = The first must come after the second.
labels-relation-coverage-from = The entries must begin no later than the window.
labels-relation-coverage-to = The entries must not end before the word.
labels-relation-pull-count = There cannot be more pulls than cards.
labels-relation-band-stocked-band-in-stock = There must be at least one card.

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
merkle-lead = The fingerprint that was anchored holds this card: number { $place } of the { $cards } in its band. Change the card or its value, and every hash on the way changes.
merkle-node-left = Level { $level }, with its neighbour on the left
merkle-node-left-last = Level { $level }, with its neighbour on the left: the band’s root
merkle-node-right = Level { $level }, with its neighbour on the right
merkle-node-right-last = Level { $level }, with its neighbour on the right: the band’s root
merkle-node-repeated = Level { $level }, with itself: the last of an odd row is repeated
merkle-node-repeated-last = Level { $level }, with itself: the last of an odd row is repeated: the band’s root
merkle-version = The version: its price, its number and its { $bands } bands
merkle-band-line = band { $band }
merkle-band-line-says = { $range } · { $odds } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
merkle-bytes-of = the bytes of: { $title }
merkle-hash-of-line = the hash of: { $title }

## network

network-kind-main = main network
network-kind-test = test network
network-kind-local = local network
network-kind-unknown = unknown network
network-meaning-test = Nothing on it has a value.
network-meaning-local = It runs on one machine alone, and nothing on it has a value.
network-meaning-unknown = This page does not know what moves on it.

## odds

# The heading.
odds-the-odds = The odds
odds-worth-on-average = worth on average
odds-worth = A pack of this version costs { $price_cents }. By its stated odds and card values it gives { $expected } on average, as sold, if every card were in stock.
# Where it cannot be told.
odds-no-expected = What a pack gives on average cannot be told: the odds or the cards do not follow the version's own rules, or the exact fraction is too long to be written down.
# How it is computed.
odds-expected-rule = Over all bands: the share of rolls that fall in the band, times the mean value of its cards. Values are the shop's own; what a card sells for is another matter. Cards that were out of stock change what one purchase could give.
# The bars of price and worth.
odds-price = price
# On what shows the exact values.
odds-exactly = Exactly
odds-exact-cents = { $whole } cents
odds-exact-cents-2 = { $rest }/{ $lower } cents
odds-exact-cents-3 = { $whole } + { $rest }/{ $lower } cents
odds-chance = The card that was drawn had a chance of 1 in { $ratio }.
odds-exact-chance = { $odds_ppm } of 1,000,000 rolls lead to its band, where { $free ->
    [one] { $free } free card
   *[other] { $free } free cards
  } shared them: { $odds_ppm } / (1,000,000 × { $free }). Rolls of bands that had no free card lead here too, by the search order.
# The table of bands.
odds-bands = The stated odds, band by band
odds-one-in = mean value
odds-one-in-2 = each card, in stock
odds-each-some = 1 in { $ratio }
# The version's fingerprint.
odds-fingerprint = The version's fingerprint
# What it is.
odds-about-fingerprint = One value binds the price, the odds, and every card with its value: change a cent of any, and it is another. It was computed here from the cards below, and the contract holds it under the event id.
# `version_no` in words.
odds-version-no = version number
odds-all-cards = All { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of this version
# The table of cards.
odds-cards = Cards of this version, the lowest band first, each by id
odds-all-cards-2 = for this pull
# Where a card was free.
odds-free = free
# A card's whole id.
odds-card-in-full = the card's id
# The box that finds a card.
odds-find-a-card = Find a card { "" }
# What to type in it.
odds-card-id = the beginning of its id
# Its button.
odds-find = Find
odds-found-some = It is card { $row } of the list.
odds-found = No card of this version has such an id.
# Where rolls fell, beside the stated odds.
odds-realised = Stated odds, and where the rolls fell
odds-realised-of = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
  } of version { $version_no } at { $tier_price_cents }
odds-realised-2 = These are too few to tell: with fewer than 30 rolls almost any odds could have given them.
odds-realised-3 = The interval holds the odds that could well have given these rolls (Wilson, 95%). One band in twenty falls outside of it by chance alone.
# Whose rolls they are.
odds-whose-rolls = Each draw counts once. These are the draws in the proofs that you opened, not all there were: a few that somebody picked can look lucky, or unlucky.
odds-realised-4 = odds that could have given it
odds-band = band { $band }, { $range }
odds-interval = { $low } to { $high }
odds-stands = holds the stated odds
odds-stands-2 = does not hold the stated odds

## paper

# On the button that prints.
paper-print = Print
paper-paper-title-pack-event = packproof · check of a pack event
paper-paper-title-pack-pull = packproof · check of a Pack pull
# Beside the code.
paper-run-again = Run it again: open this link.
# Over the exact values.
paper-paper-values = What it is about
# Over the steps.
paper-paper-steps = What was checked
# Over whom was asked.
paper-paper-chain = What was asked of the chain
# The name of the file, when there is one.
paper-paper-file = file
# In the place of a card, when none was left to be drawn.
paper-no-award = none
# Of an endpoint without a fault.
paper-answered = answered

## point

point-sentence-field-form = { $at } is missing; { $c } belongs there.
point-sentence-field-form-2 = { $at } holds { $p }; { $c } belongs there.
point-sentence-key-once = { $place } the key “{ $p }” is written twice.
point-sentence-fields-read = { $at }: { $p } values were read.
point-sentence-algo-version = The report names the rules “{ $p }”; known are { $c }.
point-sentence-event-ended = The report's is_active is { $p }.
point-sentence-seed-published = The report publishes no random_seed.
point-sentence-salt-published = The report publishes no seed_salt.
point-sentence-event-id = The report's vrf_event_id is { $p }; the hash of its pack_event_id is { $c }.
point-sentence-deck-hash = The deck was committed to as { $p }; the published deck hashes to { $c }.
point-sentence-seed-commitment = The salt was committed to as { $p }; the published salt hashes to { $c }.
point-sentence-deck-commitment = The anchored value is published as { $p }; deck_hash and seed_commitment together give { $c }.
point-sentence-pull-count = There are { $p } pulls from a deck of { $c } cards.
point-sentence-sequence-index = The pulls are not numbered 1, 2, 3 and so on: { $p } stands where { $c } belongs.
point-sentence-pulled-card = { $at }: the deck's card at this draw is { $c }, the report says { $p }.
point-sentence-selection-version = { $at }: the recipe is named “{ $p }”; the only one known is { $c }.
point-sentence-entries-per-key = { $at } holds { $p } different entries under { $c } keys.
point-sentence-written-once = { $at } was { $kind } twice: { $p }, and { $c }.
point-sentence-coverage-from = { $at }: the log entries supplied begin at { $p }, but its window begins at { $c }.
point-sentence-coverage-to = { $at }: the log entries supplied end at { $p }, but its word arrived at { $c }.
point-sentence-window-request = { $at }: another word arrived at { $p }, and the request it belongs to was left out.
point-sentence-window-root = { $at }: another word arrived at { $p }, and what was anchored under its event id was left out.
point-sentence-window-record = { $at }: another Pack was drawn at { $p }, and its record was left out.
point-sentence-pull-key = { $at } stands under the key { $p }; its purchase id gives { $c }.
point-sentence-odds-total = { $at }: the odds add up to { $p } millionths instead of { $c }.
point-sentence-band-width = { $at } begins at { $p } and ends at { $c }.
point-sentence-band-order = { $at } begins at { $p }, though the band below it ends at { $c }.
point-sentence-band-stocked = { $at } has odds but no card.
point-sentence-card-value-from = { $at } is worth { $p }, less than its band, which begins at { $c }.
point-sentence-card-value-below = { $at } is worth { $p }, and its band ends at { $c }.
point-sentence-card-once = { $at } stands in the version more than once.
point-sentence-request-present = { $at }: its request for a random word was left out.
point-sentence-requested-version = { $at }: the word was requested for { $p }; the published odds and cards give { $c }.
point-sentence-proof-version-root = The proof's version_root is { $p }; the published odds and cards give { $c }.
point-sentence-proof-version-event-id = The proof's version_event_id is { $p }; the published odds and cards give { $c }.
point-sentence-anchored-root = { $at }: nothing was anchored for its odds and cards, which give { $c }.
point-sentence-anchored-root-2 = { $at }: the odds and cards were anchored as { $p }; the published ones give { $c }.
point-sentence-version-before-request = { $at }: the odds and cards were anchored at { $p }, which is not before the word was requested at { $c }.
point-sentence-purchase-commitment = { $at }: nothing was anchored for its purchase, which gives { $c }.
point-sentence-purchase-commitment-2 = { $at }: the purchase was anchored as { $p }; the published one gives { $c }.
point-sentence-purchase-after-as-of = { $at }: the purchase was anchored at { $p }, which is not after its stock was taken at { $c }.
point-sentence-purchase-before-request = { $at }: the purchase was anchored at { $p }, which is not before the word was requested at { $c }.
point-sentence-band-in-stock = { $at } had odds, but every card of it was out of stock at sale.
point-sentence-word-present = { $at }: its random word was left out.
point-sentence-word-after-request = { $at }: the word arrived at { $p }, which is not after it was requested at { $c }.
point-sentence = { $at }: the record says that no card could be drawn; the recipe gives { $c }.
point-sentence-2 = { $at }: the record says { $p }; by the recipe no card could be drawn.
point-sentence-3 = { $at }: the recipe gives { $c }, the record says { $p }.
point-sentence-4 = The proof says that no card could be drawn; the recipe gives { $c }.
point-sentence-5 = The proof says the card is { $p }; by the recipe no card could be drawn.
point-sentence-6 = The recipe gives the card { $c }; the proof says { $p }.
point-sentence-nothing = { $at }: the contract holds nothing under this id, where { $p } should be.
point-sentence-7 = { $at }: the contract holds { $c }, where { $p } should be.
point-sentence-nothing-2 = { $at }: the contract knows no request under this key.
point-sentence-8 = { $at }: the contract says that the word was requested for { $c }, not for { $p }.
point-sentence-contract-word = { $at }: the word is published as { $p }; the contract says { $c }.
point-sentence-coordinator-word = { $at }: the word is published as { $p }; the oracle's own log gives { $c }.
point-sentence-request-to = The published transaction did not call the contract { $p }, but { $c }.
point-sentence-request-call = The published transaction does not anchor this event with the published value.
point-sentence-seed-word = The random seed is published as { $p }; the oracle's word for this event is { $c }.
point-sentence-log-at = { $at } was { $kind } at { $c }; the proof says at { $p }.
point-sentence-log-value = { $at } was { $kind } as { $c } on the chain; the proof says { $p }.
point-sentence-log-omitted = { $at } was { $kind } at { $c } on the chain, inside the span that the proof covers, and the proof leaves it out.
point-written-anchored = anchored
point-written-requested = requested
point-written-fulfilled = answered
point-inside-payload = In the payload
point-inside = In { $other },

## reading

# What stands under a recorded reading.
reading-recorded-is-not-read = These are answers that were written into the file, and whoever wrote it could have written others. The contract itself has not been asked here: ask it to be sure.
reading-recorded = { "" } at block { $number }
reading-recorded-2 = Recorded in the file: as answered by { $who }{ $block } on { $at }.
reading-agreement = { "" } at block { $number }
reading-agreement-2 = The endpoints do not agree{ $at }. Nothing that rests on what they say differently counts as checked.
reading-agreement-3 = The contract could not be read.
reading-agreement-4 = None of the { $all } endpoints could be read.
reading-agreement-5 = The endpoint answered{ $at }.
reading-agreement-6 = 1 of { $all } endpoints answered{ $at }: { $only }.
reading-agreement-7 = { $several } of { $all } endpoints agree{ $at }.
reading-finality-finalized = a final block: what it holds cannot be undone
reading-finality-safe = a safe block: it is very unlikely to be undone, but not final yet
reading-finality-latest = the newest block, not final yet: it may still be undone
reading-chain-some = chain { $chain_id }, { $name }: a test network
reading-chain-some-2 = chain { $chain_id }, { $name }
reading-chain = chain { $chain_id }, which this page does not know
reading-exact-reading = chain id
reading-exact-reading-2 = its hash
reading-exact-reading-3 = questions asked
reading-exact-reading-4 = answered alike by several
reading-exact-reading-5 = round trips
reading-requests = { $requests ->
    [one] { $requests } request
   *[other] { $requests } requests
  }
reading-asking = Asking { $hosts } …
# Beside what endpoints said differently.
reading-who-is-right = The chain holds one value, so at least one endpoint is behind or wrong. Ask again in a while, or ask others; which of them is right cannot be told from here.
reading-more-differ = One more question was answered differently.
reading-more-differ-2 = { $more } more questions were answered differently.

## share

# On the button that shares the link.
share-share = Share this proof
# On the button that copies the link.
share-copy-link = Copy the link
# On it, when it is done; said too.
share-link-copied = Link copied
# When the browser does not let a page copy.
share-no-copying = The browser does not allow copying here.
# On the button that shows the link as a QR code.
share-show-code = QR code
# Beside the code.
share-about-the-code = For another device: point its camera at the code. It opens this link, and the check runs there anew.
share-computed-link = what the service gave for this link
share-computed-file = this file
share-computed-sample = a bundled sample
share-computed-sample-2 = Computed in the browser from { $from } on { $local } ({ $utc }).
share-see-for-yourself-link = Was this shown to you on another screen, on paper or as a picture? Do not believe it: open the link yourself, and your own browser runs the check again.
share-see-for-yourself-file = Was this shown to you on another screen, on paper or as a picture? Do not believe it: ask for the file and open it yourself, and your own browser runs the check again.
# In the single file, when it has asked a service.
share-no-link-single = This copy of packproof is a file on this device, so it has no link that others could open. Pass the saved proof on.
share-no-link-file = A file has no link. Pass the file itself on: whoever opens it here runs the same check.
share-no-link-sample = A sample was made up, so it has no proof link to pass on.
# On the button that saves the payload with what was read of the contract.
share-save-proof = Save the proof
# On the button that saves the payload.
share-save-payload = Save the payload
# On the button that opens a file.
share-open-saved = Open a saved proof

## step

step-title-payload = The published data is complete and well-formed
step-title-replayable = What a replay needs is published
step-title-event-id = The id on the chain is this event's own
step-title-deck-hash = The deck is the one that was hashed
step-title-salt = The salt is the one that was committed to
step-title-deck-commitment = Deck and salt were committed to together
step-title-draws = Every pull's card is the one the recipe gives
step-title-recipe = Every draw was made by the recipe packs_v1
step-title-history = Nothing was anchored, requested or answered twice
step-title-window = Every draw in between is accounted for
step-title-pull-key = The pull key is this purchase's own
step-title-version-rules = The odds add up and every card sits in one band
step-title-version-root = The odds and cards are the ones the request names
step-title-version-anchor = The odds and cards were anchored before the request
step-title-purchase-anchor = The purchase was anchored before the request
step-title-stock = Every band with odds still had a card
step-title-word = The word arrived after it was requested
step-title-replay = The recipe gives the recorded card, draw by draw
step-title-award = The card you were given is the one the recipe gives
step-title-contract = The contract holds what was published
step-title-seed-origin = The seed is the oracle's word for this event
step-title-chain-logs = No log entry was left out, moved or added
step-rule-payload = reading payloads
step-rule-event-id = rule D4
step-rule-deck-hash = rule D1
step-rule-salt = rule D3
step-rule-deck-commitment = rule D2
step-rule-draws = rules D5 to D9
step-rule-recipe = recipe packs_v1
step-rule-history = write-once history
step-rule-window = window and coverage
step-rule-pull-key = valid proof 1
step-rule-version-rules = version sanity
step-rule-version-root = valid proof 2
step-rule-version-anchor = valid proof 3
step-rule-purchase-anchor = valid proof 4
step-rule-stock = valid proof 5
step-rule-word = valid proof 6
step-rule-replay-award = valid proof 7
step-rule-contract = contract getters
step-rule-seed-origin = oracle logs
step-rule-chain-logs = contract logs
step-checks-payload = Every value that the check reads is there, once, and has the form that the specification gives it.
step-checks-replayable = The event has ended, and the seed (and for v2 the salt) is published, so that the pulls can be replayed.
step-checks-event-id = The event is anchored on the chain under the hash of its own id, so that one anchor cannot serve two events.
step-checks-deck-hash = The published hash is the hash of the published deck: the same cards in the same order.
step-checks-salt = The published commitment is the hash of the salt that was revealed.
step-checks-deck-commitment = The value to be found on the chain is the hash of the deck's hash and the salt's hash, so that neither could change alone.
step-checks-draws = Each pull hashes the seed, its number and the account id, and takes the card at that place of what is left of the deck. All pulls are replayed in order.
step-checks-recipe = Every record and the proof itself name the frozen recipe packs_v1.
step-checks-history = The contract writes once: no id may be anchored, no word requested and none delivered twice with different contents.
step-checks-window = Between the moment the stock was taken and the word, every word that arrived is classified, and every Pack among them has its record.
step-checks-pull-key = The key under which the word was requested is the hash of the purchase id.
step-checks-version-rules = The odds total exactly 100%, the bands are in order, and every card's value lies in its band.
step-checks-version-root = The word was requested for the hash of exactly these odds and cards.
step-checks-version-anchor = The hash of these odds and cards stood on the chain before the word was requested.
step-checks-purchase-anchor = The hash of the purchase and of what was out of stock stood on the chain before the word was requested.
step-checks-stock = No band was sold with odds while every card of it was out of stock.
step-checks-word = The random word came after the request for it.
step-checks-replay = For this pull and for every other draw it depends on, the word's roll picks the band, and the card with the lowest rank among the free ones is the recorded one.
step-checks-award = The card that the proof names is the one that the replay ends with.
step-checks-contract = The contract itself is asked what it holds under these ids.
step-checks-seed-origin = The oracle's own log is followed from the event's transaction to the word that it delivered.
step-checks-chain-logs = The contract's logs over the covered span are compared with the entries that the proof supplies.
step-failed-lead-payload = The published data is not complete and well-formed.
step-failed-lead-replayable = What a replay needs is not published as it should be.
step-failed-lead-event-id = The place on the chain that this report names is not this event's own.
step-failed-lead-deck-hash = The deck that is shown is not the one that was committed to.
step-failed-lead-salt = The salt that was revealed is not the one that was committed to.
step-failed-lead-deck-commitment = The published commitments of this event do not belong together.
step-failed-lead-draws = The published seed and deck do not give every card that the report names.
step-failed-lead-recipe = This draw names another recipe than the published one.
step-failed-lead-history = The history that was published contradicts itself.
step-failed-lead-window = Not every draw that could have taken this card is accounted for.
step-failed-lead-pull-key = The random word that is shown is not bound to this purchase.
step-failed-lead-version-rules = The odds and cards break the rules that they were sold under.
step-failed-lead-version-root = The odds and cards that are shown are not the ones that the word was requested for.
step-failed-lead-version-anchor = The odds and cards were not fixed in advance as published.
step-failed-lead-purchase-anchor = The purchase was not fixed in advance as published.
step-failed-lead-stock = The pack was sold with odds for cards that were not there.
step-failed-lead-word = The random word did not arrive as published.
step-failed-lead-replay = A recorded draw is not what its random word gives.
step-failed-lead-award = The card you were given is not the one that the recipe gives.
step-failed-lead-contract = The contract holds something other than what was published.
step-failed-lead-seed-origin = The seed is not the word that the oracle delivered.
step-failed-lead-chain-logs = The published history is not the one that the chain recorded.
step-failed-means-payload = The published data cannot be read as the specification says, so what depends on it was not checked.
step-failed-means-replayable = What a replay needs is not published as it should be.
step-failed-means-event-id = The anchor that this report points to may belong to another event.
step-failed-means-deck-hash = The deck shown now is not the deck that was committed to: a card, a price or the order is different.
step-failed-means-salt = The salt revealed now is not the one that was committed to before the seed existed.
step-failed-means-deck-commitment = The published commitments do not belong together, so they do not show that deck and salt were fixed in advance.
step-failed-means-draws = At least one pull in this report is not what the published seed, deck and account ids give.
step-failed-means-recipe = The draw was made by a recipe that is not published, so it cannot be repeated.
step-failed-means-history = The history that was supplied contradicts itself: the contract cannot have written both.
step-failed-means-window = A draw that could have taken your card is not shown, so your card cannot be derived with certainty.
step-failed-means-pull-key = The random word shown may belong to another purchase.
step-failed-means-version-rules = The odds or the card list break the shop's own rules for them.
step-failed-means-version-root = The odds and cards shown now are not the ones that the word was requested for.
step-failed-means-version-anchor = The odds or the card list could have been chosen after the draw was under way.
step-failed-means-purchase-anchor = What counted as out of stock, and so which cards could be drawn, was not fixed in advance as published.
step-failed-means-stock = The pack was sold with odds for cards that were not there.
step-failed-means-word = The word could have been known before it was asked for, or is not shown at all.
step-failed-means-replay = At least one recorded draw is not what its random word gives.
step-failed-means-award = The card you were given is not the one that the random word gives.
step-failed-means-contract = The chain holds something other than what was published.
step-failed-means-seed-origin = The seed is not the word that the oracle delivered for this event.
step-failed-means-chain-logs = The history that was supplied is not the one that the chain recorded.
step-failed-todo-payload = Load the proof once more. If this stays, save the payload and send it to the shop, naming the field.
step-failed-todo-replayable-event-id = Save the payload now, and ask the shop to explain the two values above.
step-failed-todo-draws = Find your own pull below. Save the payload, and ask the shop about the pulls that are named here.
step-failed-todo-recipe = Save the payload, and ask the shop which recipe this draw was made by and where it is published.
step-failed-todo-history-window = Save the payload, and ask the shop for the entries that are missing or contradict each other.
step-failed-todo-pull-key-version-rules = Save the payload now, and ask the shop about this purchase, naming this check.
step-failed-todo-replay-award = Save the payload now, and ask the shop for the card that the recipe gives.
step-failed-todo-contract-seed-origin = Save the payload, and read the contract again through another endpoint.

## step-more

# On what opens further comparisons of a step.
step-more-differ = { $more } more that differ
step-more-differ-of = { $more } more of { $of } that differ
step-more-of = { $more } more of { $of }
step-more-agree = { $more ->
    [one] { $more } more that agrees
   *[other] { $more } more that agree
  }

## text

text-detail = The one comparison agrees.
text-detail-2 = All { $many } comparisons agree.
text-detail-3 = A comparison does not agree.
text-detail-4 = { $first } { $more } more like it.

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

## trouble

trouble-another-file = Open the file that you saved with “Save the payload”, or that the shop gave you as the proof.
trouble-again = Try again in a while, or open a saved proof file instead.
trouble-another-build = This page needs to be loaded afresh
trouble-another-build-2 = The page and its checker come from two different builds, so nothing was checked.
trouble-another-build-3 = The page is build { $page }; the checker says it is build { $build }.
trouble-another-build-4 = Reload the page. If this stays, empty the browser's cache for this site.
trouble-no-vectors = This browser is too old for the check
trouble-no-vectors-2 = The check runs on a part of WebAssembly that browsers have had since 2023, and this one lacks it, so nothing was checked.
trouble-no-vectors-3 = The browser does not accept a WebAssembly module that uses 128-bit vectors (SIMD).
trouble-no-vectors-4 = Update this browser, or open the page in another one.
trouble-no-worker = The checker did not run
trouble-no-worker-2 = The part of this page that does the checking did not start, or stopped by itself, so nothing was checked.
trouble-no-worker-3 = The browser gives no reason. It may not allow web workers or WebAssembly here.
trouble-no-worker-4 = Reload the page, or try another browser.
# In the single file, which is opened from the disk.
trouble-no-service = This file knows no shop to ask
trouble-no-service-2 = A proof link is followed on the shop's own page. This is packproof as a file of its own, so it asked nobody, and nothing was checked.
trouble-no-service-3 = No service is named in the file itself (the content of its meta tag "service" is empty).
trouble-no-service-4 = Open the link in your browser, save the proof there, and open that file here.
# Over everything where a verdict would stand: the page's own test of its checker went wrong.
trouble-self-test = Do not use this page
trouble-self-test-2 = Before it checks a proof, the page has its checker answer { $all } proofs whose answers are known. It got { $wrong } of them wrong, so it was not asked about yours.
trouble-self-test-3 = Answered wrongly: { $wrong }. The fault is in the checker as it reached this browser, or in how this device runs it.
trouble-self-test-4 = This says nothing about your proof. Reload the page; if this stays, check the proof in another browser or on another device, and tell whoever runs this site.
trouble-not-as-built = Not checked
trouble-not-as-built-2 = The part of this page that checks did not arrive, or is not the part that the page was built with, so it was not started and nothing was checked. This says nothing about the proof.
trouble-not-as-built-3 = Look whether you are online, and try again, or reload the page. If it stays, try another network or another browser.
trouble-of-worker-not-ready = Not settled yet
trouble-of-worker-not-ready-2 = The shop says that this pull, or one around it, has not settled yet. Nothing is wrong: when the chain or the oracle is slow a pull waits, and it is never changed or drawn again.
trouble-of-worker-not-ready-3 = The service answered 404 with proof_not_ready.
trouble-of-worker-not-ready-4 = This page checks again by itself. You can also come back later: the link stays the same.
trouble-of-worker-unknown-id = Not found
trouble-of-worker-unknown-id-2 = The service knows no proof under this id.
trouble-of-worker-unknown-id-3 = The service answered 404, and not with proof_not_ready.
trouble-of-worker-service-status = No proof came back
trouble-of-worker-service-status-2 = The service answered, but not with a proof, so nothing was checked.
trouble-of-worker-service-status-3 = The service answered with HTTP status { $status }.
trouble-of-worker-unreachable = The service cannot be reached
trouble-of-worker-unreachable-2 = The proof could not be fetched, so nothing was checked. That says nothing about the proof.
trouble-of-worker-unreachable-3 = The browser gives no reason.
trouble-of-worker-timed-out = The service takes too long
trouble-of-worker-timed-out-2 = The proof did not arrive in time, so nothing was checked. That says nothing about the proof.
trouble-of-worker-timed-out-3 = Nothing arrived for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
trouble-of-worker-another-id = Another proof than the one asked for
trouble-of-worker-another-id-2 = The service answered with the proof of another id, so it was not checked under this link.
trouble-of-worker-another-id-3 = The proof that arrived is of { $shown }.
trouble-of-worker-another-kind = Another proof than the one asked for
trouble-of-worker-another-kind-2 = The service answered with another kind of proof than the link asks for, so it was not checked under this link.
trouble-of-worker-pack-event = The link is of a Pack pull, and a pack event's report arrived.
trouble-of-worker-pack-pull = The link is of a pack event, and a Pack pull's proof arrived.
trouble-of-worker-saved-proof-version = Saved by another version of this page
trouble-of-worker-saved-proof-version-2 = This is a saved proof, but in a form that this page does not know, so nothing was checked.
trouble-of-worker-saved-proof-version-3 = Its form is version { $version }; this page knows version { $format }.
trouble-of-worker-saved-proof-version-4 = Open it with the page that saved it, or save it once more with this one.
trouble-of-worker-saved-proof-broken = Not a whole saved proof
trouble-of-worker-saved-proof-broken-2 = This is a saved proof, but a part of it is missing or unreadable, so nothing was checked.
trouble-of-bytes-empty = Empty
trouble-of-bytes-empty-2 = There is nothing in it, so there is nothing to check.
trouble-of-bytes-empty-3 = It has 0 bytes.
trouble-of-bytes-not-text = Not a proof
trouble-of-bytes-not-text-2 = It is not text, and a proof is a text in JSON: perhaps this is a picture or a compressed file.
trouble-of-bytes-not-text-3 = Byte { $at } is not UTF-8.
trouble-of-bytes = Not a proof
trouble-of-bytes-2 = It is text, but not JSON, so it is not a whole proof: perhaps it was cut off, or is a web page.
trouble-of-bytes-3 = JSON breaks off at line { $line }, column { $column }.
trouble-of-bytes-not-an-object = Not a proof
trouble-of-bytes-not-an-object-2 = It is JSON, but not an object, and a proof is one.
trouble-of-bytes-not-an-object-3 = It is { $what }.
trouble-of-bytes-too-deep = Not a proof
trouble-of-bytes-too-deep-2 = It is JSON, but nested deeper than any proof is.
trouble-of-bytes-too-deep-3 = Its lists and objects stand too deep inside each other to be read.
trouble-of-bytes-not-apayload = Not a proof
trouble-of-bytes-not-apayload-2 = It is JSON, but neither a Pack pull's proof nor a pack event's report.
trouble-of-bytes-not-apayload-3 = It has neither target_pull_key nor pack_event_id.
trouble-of-bytes-4 = Too large
trouble-of-bytes-5 = It is larger than any proof: this page reads up to { $limit }.
trouble-of-bytes-6 = It has { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
  } or more; the limit is { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
  }.

## trust

trust-why-code = Everything here was computed by code that this site sent to your browser, and other code could show any verdict. The build's number is the beginning of a hash over the whole source: the same source, the same number.
trust-why-contract = It is the one that the shop names here. A look-alike with an oracle of its own would pass every check.
trust-why-endpoint = The chain is read through computers that others run. One could answer as it likes; several of different people, only if they agreed to.
trust-why-oracle = The random word decides every draw. An oracle proves to its coordinator, a contract of its own, that it did not choose the word. This page rests on that coordinator, and does not check the oracle's proof again.
trust-why-unbound = No commitment holds these, so a pass says nothing about them.
trust-what-to-do-code = Save the payload, and have it checked where you trust the code: on another site that runs packproof, or in a terminal, from the source.
trust-what-to-do-endpoint = Under “What does the contract say?”, ask two or three together, or a node of your own.
trust-what-to-do-oracle = Ask the contract: then it shows which coordinator served the word, and whether the oracle's operator publishes it for this network.
# Over the list.
trust-still-trusted = What you still trust
trust-trusted-code = This page's code, build { $build }.
# Under the list, and on paper.
trust-self-test = Self-test: { $passed } of { $all }. Before it was asked, the checker answered every proof whose answer is known as it must.
# In the place of the contract, when the payload names none.
trust-no-contract-named = The payload names no contract that could be asked.
trust-trusted-endpoint = , asked at block { $number }
trust-trusted-endpoint-verified-in-part = ; for what could not be read, the shop's word
trust-trusted-endpoint-not-verified = No endpoint was read, and none is needed here: both values of each difference stand in the published data itself.
trust-trusted-endpoint-not-replayable = For now the shop, since no card was replayed
trust-trusted-endpoint-2 = The shop's word that these commitments stood on the chain in time
trust-trusted-endpoint-3 = The endpoint { $there }{ $at }{ $rest }.
trust-trusted-endpoint-4 = That the endpoints { $there } do not lie together{ $at }{ $rest }.
trust-trusted-oracle-unseen = The oracle's randomness: that nobody chose or foresaw the word.
trust-trusted-oracle-published = The oracle's randomness: its word came through a coordinator that Chainlink publishes for this network.
trust-trusted-oracle-unknown = The oracle's randomness: its word came from a coordinator that Chainlink does not publish for this network.
trust-trusted-unbound-pack-event = The shop's word for what nothing binds: whose the account ids are, why the event ended when it did, and the pictures.
trust-trusted-unbound-pack-pull = The shop's word for what nothing binds: whose purchase this is, what was out of stock, and what the card is.
trust-unbound-pack-event = The account ids are committed to nowhere, and another id draws another card. You alone know yours: look for it beside your pull.
trust-unbound-pack-event-2 = Whoever knows the seed knows the order to come, so who got which place in it is not proven. The times beside the pulls are the shop's.
trust-unbound-pack-event-3 = The end can be chosen: the proof holds for the pulls that were made, and not for why there were no more. Ask the shop when cards were left.
trust-unbound-pack-event-4 = Names, titles, pictures and prices are the shop's word. The proof binds card ids, their order and account ids, and no payment or person: compare the card that you were sent.
trust-unbound-pack-pull = The name is the shop's word: nothing binds a purchase to a person or a payment. Compare the purchase's id with the one on your receipt.
trust-unbound-pack-pull-2 = What was out of stock, and as of when, is what the shop stated. It is fixed by the purchase's commitment, true or not: compare it with what was on sale when you paid.
trust-unbound-pack-pull-3 = The proof binds the inventory id of a card. Which card that is, is the shop's word: compare the one that you were sent.

## unread

unread-no-contract = Not checked: the payload names no contract address that could be asked.
unread-no-transaction = Not checked: the payload does not publish the transaction that would have to be read.
unread = Not checked: { $what }
unread-disagreement = Not settled: the endpoints do not agree. { $hosts } gave different answers; who said what stands below.
unread-unknown-transaction = Not checked: the endpoint does not know the transaction { $hash }.
unread-log-not-seen = Not checked: the endpoint did not show the log at { $at }. Public endpoints often do not keep old logs; ask another.
unread-word-not-seen = Not checked: the endpoint did not show the oracle's answer to the request { $request }. Ask another.
unread-unknown-log = Not settled: the contract wrote a log at { $at } of a kind that the proof does not show, so nobody can tell whether a word was left out.
unread-mismatched = Not checked: an answer was to another question.
unread-no-request-seen = Not checked: the transaction { $hash } holds no single request of this contract to an oracle that this page knows.
unread-fault-unreachable = { $host } could not be reached.
unread-fault-not-allowed = { $host } is there, but does not let web pages ask it (CORS).
unread-fault-timed-out = { $host } did not answer in time.
unread-fault-status = { $host } answered with HTTP status { $status }.
unread-fault-busy = { $host } asks to wait: it limits how much it is asked.
unread-fault-too-large = { $host } answered with more than this page reads.
unread-fault-not-json-rpc = { $host } did not answer in JSON-RPC, so it may be no endpoint of a chain.
unread-fault-wrong-ids = { $host } mixed up its answers: one was missing, repeated or to nothing that was asked.
unread-fault-refused = { $host } refused: { $message } (code { $code }).
unread-fault-wrong-chain = { $host } is of chain { $found }, and the payload names chain { $wanted }.
unread-fault-behind = { $host } has come to block { $newest }, and the proof speaks of block { $needed }.
unread-fault-not-the-contract = { $host } shows no such contract at the published address.
unread-fault-too-many-blocks = The proof covers { $count } blocks, more than this page asks { $host } for.
unread-fault-no-logs = { $host } does not serve logs of block { $block }.
unread-way-on-unreachable = Compare its address letter for letter, look whether you are online, or ask another.
unread-way-on-not-allowed = Choose another endpoint, or your browser’s wallet: this one was not made for web pages. A node of your own has a setting for it.
unread-way-on-timed-out = Ask it again in a while, or ask another.
unread-way-on-status = It seems to want a key: use the whole address that its operator gave you, or ask another.
unread-way-on-status-2 = Look whether its address is whole, or ask another.
unread-way-on-status-3 = Ask it again in a while, or ask another.
unread-way-on-busy = Wait a minute and ask again, or ask another.
unread-way-on-too-large-not-json-rpc = Look whether its address is the one of an endpoint, or ask another.
unread-way-on-refused = It does not serve what this page has to read. Ask another, best one that keeps the whole history.
unread-way-on-some = Choose an endpoint of { $name }.
unread-way-on = Choose an endpoint of chain { $wanted }.
unread-way-on-behind = Ask it again in a minute: it may be catching up. If every endpoint says so, that block does not exist yet.
unread-way-on-not-the-contract = Look the address up in the network’s explorer: if it holds no contract there either, ask the shop where its contract stands.
unread-way-on-too-many-blocks = No endpoint changes that: these logs are not read. What the contract itself holds is read all the same.
unread-way-on-no-logs = Ask an endpoint that keeps the whole history, often called an archive.

## value

value-exact-entry = { $hash } at { $at }
value-short-entry = { $hash } at { $at }
value-position = block { $block }, log { $log_index }
value-form-present = a value
value-form-object = an object
value-form-list = a list
value-form-leaf = a pair of a card's id and its value in cents
value-form-bands = a list of at most 255 bands
value-form-text = a text
value-form-boolean = true or false
value-form-integer = a whole number up to { $most }
value-form-position-integer = a whole number up to { $most }, or the same in hex
value-form-user-id = a text or a whole number
value-form-hash32 = 32 bytes in hex
value-form-bare-hash32 = exactly 64 hex digits
value-form-word = 1 to 64 hex digits
value-form-uuid = a UUID
value-form-uuid-or-null = a UUID, or null
value-form-log-kind = one of anchored, requested and fulfilled
value-form-once-in-deck = an id that no other card of the deck has
value-form-once-in-records = a key that no other record has
value-form-target-record = the record of this pull
value-place-payload = The payload
value-place-pull = Pull { $number }
value-place-band = { $draw }, band { $band }
value-place-card = { $draw }, card { $card }
value-place-key = Key { $key }
value-drawn = This pull
value-drawn-2 = The draw of purchase { $to_string }
value-drawn-3 = The draw with key { $pull_key }

## verdict

verdict-heading-not-replayable-active = Not over yet
verdict-verdict-word-verified = Verified
verdict-verdict-word-verified-in-part = Verified, in part
verdict-verdict-word-verified-offline = Verified, offline
verdict-verdict-word-not-verified = Not verified
verdict-verdict-word-not-replayable = Cannot be replayed
verdict-mark-word-waiting = not checked yet
verdict-mark-word-passed = passed
verdict-mark-word-failed = did not pass
verdict-mark-word-skipped = not checked
verdict-document-title-pull = { $report }{ $what } · packproof
verdict-lead = { $passed } of { $checkable } checks passed
verdict-lead-pack-event = Every card of this event is the one that the published recipe gives from the published seed
verdict-lead-pack-pull = This card is the one that the published recipe gives from the published word
verdict-lead-pack-pull-2 = By the published recipe no card was left to be drawn, as the proof says
verdict-lead-verified = { $agrees }, and the contract agrees. { $all_passed }.
verdict-lead-verified-in-part = { $agrees }, and the contract holds the published values. But the chain did not confirm all of it: { $report } is not checked. { $passed } of { $steps } checks passed.
verdict-lead-verified-offline = { $agrees }, and the published data agrees with its own commitments. { $all_passed }; { $report }.
verdict-lead-not-verified = { $passed ->
    [one] { $passed } other check
   *[other] { $passed } other checks
  } passed
verdict-lead-2 = { $first } One more check did not pass; { $passed }.
verdict-lead-3 = { $first } { $others } more checks did not pass; { $passed }.
verdict-lead-not-replayable = Something that a replay needs is missing.
verdict-lead-4 = { "" } What is published so far agrees: { $passed } { $passed ->
    [one] check
   *[other] checks
  } passed.
verdict-lead-5 = { $why } Nothing here is wrong.{ $rest }
verdict-unread-contract-skipped-unread = the endpoints do not agree on what the contract holds
verdict-unread-contract-skipped-unread-2 = the contract could not be read
verdict-unread-contract = the contract was not asked

## worked

# Why a pull has no working.
worked-not-worked = This pull was not replayed, so there is nothing to work through. The steps above say why.
# `user_id` as it is hashed.
worked-user-id-bytes = user_id as UTF-8 bytes
# The message.
worked-whole-message = the whole message: seed, number, account, tag
# R in hex.
worked-r-hex = R, its SHA-256
# R in decimal.
worked-r-decimal = R as a number
# The computed card.
worked-recipe-card = the recipe gives
# The published card.
worked-published-card = the report says
worked-work-through = Pull { $pull }, worked through
worked-work-through-2 = Work pull { $pull } through
worked-worked-label = How pull { $pull } comes to its card
worked-effective-seed = effective seed: SHA-256 of seed and salt
worked-effective-seed-2 = effective seed: random_seed itself
worked-tag-bytes = { $tag }, as bytes
worked-place-bytes = sequence_index { $pull } as 8 bytes
worked-modulo = { $remaining ->
    [one] { $remaining } card
   *[other] { $remaining } cards
  } remained. R divided by { $remaining } leaves { $idx }.
worked-stands-there = So it is the card with { $idx ->
    [one] { $idx } card
   *[other] { $idx } cards
  } before it among those that remained: number { $position } of the deck.
worked-cards-agree = The report names the card that the recipe gives.
worked-cards-agree-2 = The report names another card than the recipe gives.
worked-after = No card remained.
worked-after-2 = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $total } together: { $mean } each on average, { $else } the event's limit.
# How a pull is worked through.
worked-open-a-pull = Open a pull to see its draw worked through, number by number. Each has an address of its own, to keep or to pass on.
# Headings of the working, in order.
worked-worked-seed-2 = The event's seed
# The parts that are this pull's own.
worked-worked-parts-2 = What is this pull's own
# The hash.
worked-worked-hash-2 = All of it, one after the other, hashed
# The place.
worked-worked-place-2 = From the number to a place
# The card.
worked-worked-card-2 = The card at that place
# The rest.
worked-worked-after-2 = What remained after it
worked-after-3 = not below
worked-after-4 = below
