## about

# The mark of a sample, wherever one is shown.
about-sample-mark = Sample, not a real purchase
# Under the list of samples.
about-samples = These were made for this page. Each is marked “Sample, not a real purchase” wherever it shows.
about-sample-event = A pack event, v2
about-sample-event-shows = Deck, salt and seed, each committed to in advance: verified.
about-sample-pull = A Pack pull
about-sample-pull-shows = One card, with other draws in between: verified.
about-sample-early = An early pack event, v1
about-sample-early-shows = The first rules, without a salt: verified.
about-sample-live = An event still running
about-sample-live-shows = What is fixed already, and what is still hidden.
about-sample-event-broken = An event that does not add up
about-sample-broken-shows = See a check fail, and how it shows.
about-sample-pull-broken = A pull that does not add up
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
about-field-deck-hash = the hash of the whole deck, in order
about-field-seed-commitment = the hash of the secret salt
about-field-deck-commitment = deck and salt bound together: the value on the chain
about-field-event-id = the event's id on the chain
about-field-random-seed = the oracle's random word
about-field-seed-of-source = the event's seed, which the report says came from “{ $source }”
about-field-seed = the event's random seed
about-field-salt = the salt, revealed at the end
about-field-version-anchor = transaction that anchored the odds and cards
about-field-purchase-anchor = transaction that anchored the purchase
about-field-word-request = transaction that requested the random word
about-field-event-anchor = transaction that anchored the event
about-how-far = { $pulls } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } were pulled
about-how-far-empty = { $so_far }: the deck is empty.
about-how-far-no-pulls = No card was pulled of the { $cards } in the deck. That the event ended there, and that no pull is left out, is what the shop states.
about-how-far-no-deck = The deck is empty, and no card was pulled.
about-how-far-live = { $so_far } so far.
about-how-far-left = { $so_far }; { $left } { $left ->
    [one] was
   *[other] were
  } left. That the event ended there, and that no later pull is left out, is the shop's word.
about-stock-all = The shop stated that no card was out of stock
about-stock-out = The shop stated that { $unavailable ->
    [one] { $unavailable } card
   *[other] { $unavailable } cards
  } { $unavailable ->
    [one] was
   *[other] were
  } out of stock
about-stock-span = { "" } as of block { $block }; the random word arrived { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
  } later, at block { $block2 }
about-stock-as-of = { "" } as of block { $block }
about-stock-said = { $out }{ $span }. The list is fixed by the purchase's commitment; whether it was true is the shop's word.
about-stock-at-payment = When you paid, the shop's list of what was out of stock held { $at_payment ->
    [one] { $at_payment } card
   *[other] { $at_payment } cards
  }; the list that was used held { $used }. A Pack that waits its turn is drawn from the later list. This is for your information, and no part of the check.
about-face = Pattern drawn from the id { $id }
# Over the picture of a draw.
about-how-a-card-is-drawn = The random word's roll picks the band; inside it every free card gets a rank from the word, and the lowest wins. Nobody chooses either.
# Under the box on the start page.
about-the-box = The link of any shop's proof page, or just the id: only the id counts. The proof is asked of the service that this page belongs to, never of the link's own host.
about-not-recognised-nothing = Paste the proof link that the shop gave you, or the id in it.
about-not-recognised-key = This is a key or a hash on the chain, and the service cannot be asked with it. Paste the proof link, or open the saved proof as a file.
about-not-recognised-unknown = This is neither a proof link nor an id. A proof link has /packs/verify/ or /pack-events/verify/ in it; an id looks like 2fea377c-6030-4380-a2d7-c9538b227b0c.

## bond

# The section's heading.
bond-heading = What was committed, and what was revealed
# A value that is not there.
bond-not-published = not published
# Both sides of D2.
bond-both-above = both as they stand above
bond-deck-hash = The hash holds the whole deck in its order: with one card changed, added or moved it would be another.
bond-salt = The hash holds the secret salt without showing it: only this salt gives this hash.
bond-deck-commitment = One value holds the deck and the salt together, so that neither can be exchanged alone.
bond-contract = The same value must stand on the contract, where it can be written only once, by the call that asks for the seed.
bond-seed-origin = The seed must be the word that the oracle gave in answer to that call: then it came after all of the above.
bond-committed-seed-origin = asked for in advance
bond-committed = committed to in advance
bond-revealed-by-contract = held by the contract
bond-revealed-parts = made of
bond-revealed-at-end = revealed at the end
bond-not-told-yet = the contract has not told it here yet
bond-not-revealed-yet = published when the event ends
bond-field-deck = the deck itself
bond-field-contract = the contract's own answer
bond-cards-in-order = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, in order

## buttons

button-stop = Stop
button-again = Try again
button-check-proof = Check a proof

## cause

cause-because = Not checked, because of another check that did not pass: “{ $step }”.
cause-not-published = Not checked: the report does not publish { $field }.
cause-contract-not-read = The contract has not been read, so this is neither confirmed nor contradicted.
cause-not-replayable-active = The event has not ended: its seed, its deck and its pulls are published when it does.
cause-not-replayable-active-and-public = The event has not ended, yet its report publishes what must stay hidden until then: its seed, salt, deck or pulls. The secrets of a running event are public, and whoever reads them may work out cards to come.
cause-not-replayable-no-version = The report names no version of the rules, as early events did, so there is no published rule to replay it by.
cause-not-replayable-unknown-version = The report names the rules “{ $version }”, and this page knows v1 and v2.
cause-not-replayable-no-seed = The report does not publish the random seed, without which no pull can be replayed.
cause-not-replayable-seed-withheld = The event has ended, and its report does not publish the random seed. The shop had to publish it at the end: without it no pull can be replayed.
cause-not-replayable-no-salt = The event has ended, and its report does not publish the salt. The shop had to publish it at the end: without it no pull of this version can be replayed.
cause-not-replayable-unknown-recipe = The proof names the recipe “{ $recipe }”, and this page knows packs_v1 alone.
cause-not-replayable-dependent-of-unknown-recipe = A draw that this one depends on names the recipe “{ $recipe }”, and this page knows packs_v1 alone.

## columns

column-account = account id that was hashed
# The same, where there is little room.
column-account-short = account id
column-band = band
column-by = by
column-card = card
column-cards = cards
column-file = file
column-kind = kind
column-odds = odds
column-position = position
column-price = price
column-pull = pull
column-pulled = pulled
column-pulled-by = pulled by
column-pulls = pulls
column-rank = rank
column-reason = reason
column-roll = roll
column-rolled = rolled
column-rolls = rolls
column-stated = stated
column-value = value
column-verdict = verdict
column-version = version
column-when = when

## contract

contract-list-listed = on the list of contracts that this site keeps
contract-list-unlisted = not on the list of contracts that this site keeps: find out from the shop, elsewhere than in this proof, whether it is theirs
contract-list-no-list = this site keeps no list of contracts to compare it with: compare the address with the one that the shop has always published
contract-met-first = not before now: this is the first time that this browser meets it
contract-met-again = yes, for the first time on { $first }
contract-met-untold = this browser keeps nothing for this page, so it cannot tell
contract-coordinator-published-v2-5 = one that Chainlink publishes for this network (VRF v2.5)
contract-coordinator-published-v2 = one that Chainlink publishes for this network (VRF v2, retired in 2024)
contract-coordinator-listed = one that this site lists; Chainlink's list for this network, as this page has it, does not
contract-coordinator-unknown = one that nobody published: neither Chainlink for this network nor this site. Whoever runs it may have chosen the word. Ask the shop whose it is
contract-coordinator-words = { $words ->
    [one] It served { $words } word that this check rests on.
   *[other] It served { $words } words that this check rests on.
  }
contract-coordinators-several = { $count } coordinators served the words that this check rests on: look at each.
contract-coordinator-unseen = not seen so far: the contract has not been read, or not that far
contract-beside-main = on { $name }
contract-beside-test = on { $name }, a test network
contract-beside-test-chain = on { $name }, a test network ({ $chain })
contract-beside-local = on a local network, on one machine alone
contract-beside-unknown = on “{ $name }”, a network that this page does not know
contract-beside-unknown-chain = on “{ $name }” ({ $chain })
contract-beside-unnamed-chain = on a network that the shop does not name ({ $chain })
contract-beside-unnamed = on a network that the shop does not name
contract-beside-says = The contract is 0x{ $address } { $on }.
contract-beside-listed = It is on this site’s list.
contract-beside-unlisted = It is not on this site’s list.
contract-beside-first = This browser meets it for the first time.
contract-network = network
contract-address = address
# What its copy button copies.
contract-its-address = the contract's address
contract-coordinators-address = the coordinator's address
contract-listed = listed
contract-met = met before
contract-served-by = word served by

## copy

# On the button beside an exact value.
copy-value = Copy { $what }
copy-done = Copied.

## dealt

# The deck's heading.
dealt-deck-heading = The deck
# What opens the deck's table.
dealt-every-card = All cards of the deck
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
dealt-square-one = Each square is one card.
dealt-square-several = Each square is { $cell } cards side by side, filled as far as they were pulled.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } Marked: card { $position } of the deck.
dealt-ended-above-limit = { $end } The mean price of what remained was never below the limit.
dealt-ended-below-from-start = { $end } The limit is above the starting mean, so it was below from the start.
dealt-ended-went-on = { $end } The mean price of what remained was first below the limit after pull { $pull }, and the event went on, as Sellout Break and Head-to-Head events do.
dealt-ended-by-rule = The event ended as its value rule says: after pull { $pull }, its last, the mean price of what remained was below the limit for the first time.
dealt-ended-by-last-pack = The event ended with its last card.
dealt-ended-otherwise = Cards remained when the event ended, and its value rule does not explain the end.
dealt-still-running = The event is still running, so its value rule has no end to explain yet.
dealt-no-value-not-replayed = the draws were not replayed
dealt-no-value-no-cards = the deck has no cards
dealt-no-value-price = card { $position } of the deck has no initial_price that is a plain decimal of at most 18 digits
dealt-no-value-buffer = the report has no stop_ev_buffer that is a number from 0 with at most 18 digits
dealt-no-value-too-large = the prices are too large to be compared exactly here
dealt-no-value-why = What the remaining cards were worth cannot be computed: { $why }. Nothing else rests on it.
dealt-value-picture = The mean price of what remained, pull by pull, as a share of the start. It begins at 100%, goes as low as { $low } and as high as { $high }. The limit stands at { $threshold_share }.{ $new }
dealt-line-start = start: { $start }
dealt-line-end = after { $pulled } { $pulled ->
    [one] pull
   *[other] pulls
  }
dealt-limit = the limit: { $threshold }
dealt-deciding-pull = Work pull { $pull } through, with the values after it
dealt-value-picture-step = { "" } Each point is { $step } pulls, from the lowest value to the highest.

## dependent

# The heading.
dependent-the-others = The other draws
dependent-about-none = No other Pack was drawn between the stock that this pull was sold with and its word, so no card went to anybody else meanwhile.
dependent-about-some = A card that went to somebody else between the stock that a pull was sold with and its word cannot be drawn again. So { $draws ->
    [one] { $draws } other draw
   *[other] { $draws } other draws
  } in that span counted, with those that they in turn depend on, and each was checked by the same rules. Open one to see its own steps.
# The table.
dependent-table = The other draws, the latest first
dependent-drawn-for = drawn for
dependent-word-at = word at block
dependent-what-it-took = what it took
# On a row's button, before the name.
dependent-the-pull-of = The pull of { "" }
# Where nothing is known.
dependent-unknown = not known
dependent-no-card = no card
dependent-took-card = card { $card }
dependent-took-card-worth = card { $card }, { $value }
# Whether that mattered for the pull.
dependent-blocks = It is a card of this pull's version, and so it was not free for it.
# It did not.
dependent-blocks-not = It took no card that this pull could have drawn.
dependent-band = band { $band }, { $range }
dependent-rolled-band = { $roll } (band { $band })
dependent-version-sold = { $version }, sold at { $price }
dependent-stock-taken = stock taken
dependent-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
dependent-out-of-stock = out of stock at sale
dependent-word-requested = word requested
dependent-word-arrived = word arrived
dependent-band-rolled = band of the roll
dependent-band-drawn-from = band drawn from
# The steps of an opened draw.
dependent-its-steps = Its own steps
# While it is being opened.
dependent-opening = Reading it
dependent-open = Open the draw that did not pass ({ $name }, { $key })

## desk

# The file picker, for those who do not see it.
desk-picker = Saved proofs
desk-label = The file that is being read
desk-reading = Reading { $file }
# Over the page while a file is dragged over it.
desk-drop = Drop to check

## draw

# The heading.
draw-the-draw = The draw
# The table of bands.
draw-bands = The bands, lowest first
draw-column-out = out of stock at sale
draw-column-taken = drawn in between
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
draw-part-both = rolled and drawn from
draw-part-rolled = rolled; no card was free
draw-part-drawn-from = drawn from
draw-rolls = { $from } to { $to }
draw-no-rolls = none
# The heading of the search.
draw-the-search = Which bands were looked into
# Above it.
draw-about-the-search = The rolled band had no free card, so the recipe looks on: into each band above it, then into those below it, the nearest first. The first that has a free card gives it.
draw-searched-out = { $out } out of stock at sale
draw-searched-taken = { $taken } drawn for others in between
draw-searched-out-and-taken = { $out } out of stock at sale, { $taken } drawn for others in between
draw-searched-empty = It holds no cards.
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
draw-roll-word = the word
draw-roll-word-is = What the oracle gave for this pull, and for nothing else.
draw-roll-hashed-is = SHA-256 of the word's 32 bytes, followed by the text packs_v1:band.
draw-roll-number = as a number
draw-roll-number-is = The same hash, written in decimal digits.
draw-roll-end = the roll
draw-roll-end-is = What is left of that number when it is divided by 1,000,000: its last six digits.
draw-falls = Roll { $roll } lies in { $rolls }: band { $band }.
# Above the cards of the awarded band.
draw-by-rank = The cards of that band, by their rank for this word: the lowest free one is drawn
draw-column-hash = its hash
# In the place of the rank of a card that was not free.
draw-not-free = not free
# Beside the card that was drawn.
draw-drawn = drawn
# What the hash of a rank is called.
draw-rank-hash = the rank's hash
# Why a card was not free, as far as there is no draw to open.
draw-out-of-stock = out of stock at sale
draw-went-to = went to the pull of { $pull_key } at block { $block }
draw-show-last = Show the last { $left }
draw-show-next = Show the next { $next } of { $left }
draw-roll-hashed = hashed

## endpoints

# What an endpoint is, and what asking one tells it.
endpoints-about-endpoints = The contract stands on a public chain, and an endpoint is a computer that reads the chain for others. Whoever you ask learns your network address and which contract you looked at. Nobody is asked before you press the button.
# Why more than one.
endpoints-ask-several = Up to three can be asked together. What they all say, no single one of them can make up.
# What is kept of a choice, and what for.
endpoints-choice-is-kept = Your choice is kept for this network, in this browser only. From then on the contract is read as soon as a proof is opened.
# In its place, where the browser denies the page its storage.
endpoints-choice-is-not-kept = This browser keeps nothing for this page, so the choice holds until you leave it.
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
endpoints-not-with-a-name = An address with a name or a password before an @ is not asked.
endpoints-not-over-http = Over http:// anybody on the way could change the answers, so only a node on this very machine is asked that way. Use its https:// address.
endpoints-not-over-sockets = This page asks over https://, not over web sockets. Most endpoints have an https:// address too.
endpoints-not-an-address = This is not an address that can be asked. It begins with https:// and has no spaces.
endpoints-unknown-network = This page does not know a network called “{ $label }”, so it has nobody to suggest, and cannot tell beforehand which chain an endpoint should be of. Type the address of an endpoint of that network; the number of its chain will stand beside the verdict.
endpoints-no-network = The payload names no network, so there is nobody to suggest. Ask the shop which network its contract stands on, and type the address of an endpoint of it; the number of its chain will stand beside the verdict.
# Why there is nobody to ask at all.
endpoints-nothing-to-ask = There is nothing to ask: the payload names no contract address that can be read, or too little of it is well-formed to know what the contract should hold.
endpoints-listed = { $join } and { $last }
endpoints-whom = Whom do you want to ask?
# The field for an address, where some are proposed, and where none is.
endpoints-another = Or another endpoint
endpoints-one = An endpoint
endpoints-ask = Ask the contract
endpoints-ask-again = Ask again
endpoints-ask-third = Ask a third endpoint
endpoints-ask-another = Ask another endpoint
endpoints-ask-more = Ask again, or ask others
endpoints-forget = Forget my choice
# In the place of an endpoint's host.
endpoints-wallet = your browser's wallet
endpoints-on-network = On the network { $network }

## event

# In the place of an event's name.
event-unnamed = Pack event
event-at-the-end = The deck and the pulls are published at the end.
event-price = pack { $price }
event-rules = rules { $version }
event-id = event { $id }

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
experiment-mark = Experiment, not the proof: one value was changed in a copy
# The button that leads back.
experiment-mend = Undo the change
# What is said when the change is undone.
experiment-mended = The change is undone. The proof was never touched.
# While the changed copy is checked: the button, what is announced of it, and where it could not be checked.
experiment-stop = Stop
experiment-stopped = The experiment is stopped. The proof was never touched.
experiment-failed = The experiment could not be run here. The proof stays as it is.
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
experiment-stops-at = The check stops at “{ $first }”. { $first2 } { $first3 }
experiment-stops-more = { $lead } { $more ->
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
experiment-still-passes-other = Nothing else in the published data depends on it
experiment-still-passes-said = The check still passes on the changed copy. { $why }.
experiment-too-large-to-change = This proof is { $size }, and an experiment holds a second copy of it in memory. Above { $limit } the page does not try.
experiment-trying = Checking the changed copy
experiment-trying-draws = Checking the changed copy: { $done } of { $total } draws
experiment-said-not-verified = The changed copy is not verified.
experiment-said = Experiment. { $verdict } { $trial }
# How many there are to choose from.
experiment-which = { $what ->
    [byte] byte
    [pull] pull
    [position] position
    [card] card
   *[draw] draw
  }, 1 to { $of }
# What was changed, and the which of them.
experiment-changed = { $change }: { $what ->
    [byte] byte
    [pull] pull
    [position] position
    [card] card
   *[draw] draw
  } { $at }

## explorer

# A link to a page on another site.
explorer-on = on { $host }
explorer-another-tab = (opens in another tab)

## files

files-table = Files and their verdicts, failures first
files-progress = Progress of the files
files-checked = { $done } of { $total ->
    [one] { $total } file
   *[other] { $total } files
  } checked
files-agree = { $total ->
    [one] { $total } file, and it does not contradict itself
   *[other] { $total } files, and none contradicts itself
  }
files-failed = Not verified: { $failed } of { $total ->
    [one] { $total } file
   *[other] { $total } files
  }
files-pack-event = pack event
files-pack-pull = Pack pull
files-save-csv = Save the table as CSV
files-save-json = Save it as JSON
files-back = Back to the table
files-none = No file is open
files-not-kept = Files are read here and never kept, so after a reload they have to be opened again.
files-check-link = Check a proof link

## find

# What can be typed into the search box of an event's pulls.
find-what = name, account, card or pull id
find-previous = Previous
find-next = Next
# The button beside the field for a pull's number.
find-go = Go
find-match = Match { $nth } of { $of }.
find-pull = Pull { $pull }.
find-no-pull = There is no pull { $pull }.

## home

home-tab = packproof: was your pack fixed before you paid?
home-heading = Was it fixed before you paid?
home-paste = Paste the proof link that the shop gave you, and this page fetches what the shop published and works out every draw again, here, in your own browser.
# The single file's first sentence.
home-kept = This is packproof as one file, kept by you. Open a proof that you saved, and it works out every draw again, here, in your own browser, with no network and whatever has become of the shop.
home-says = Where the published values give your card by the published rules, it says so; where they do not, it shows which value differs, and where.
home-cannot = It cannot prove that a purchase was yours, that the card in the picture is the one you will be sent, or, until it has asked the contract, that everything stood on the chain in time.
home-box = Proof link or id
home-check = Check it
home-open = Or open a saved proof
# The same heading where it is the first.
home-open-first = Open a saved proof
home-about-files = Choose one file or several, or drop them anywhere on this page. They stay on this device.
home-choose-files = Choose files
# Under it, in the single file, in the place of the box for a link.
home-no-link-here = Do you have a proof link? Open it in your browser, save the proof there, and open that file here: this copy of packproof knows no shop that it could ask.
home-samples = Or see one that was made up

## how

how-title = How this works
how-lead = A shop that draws cards at random could look at the result and draw again. This page shows, with two made-up sales, how the draw is tied down beforehand so that you can work it out again yourself.
how-time = It takes about three minutes. Every picture is drawn from a check that runs in your browser while you read.
# What a commitment is.
how-fingerprints = A promise that cannot be changed quietly
how-fingerprints-same = A hash turns any amount of data into 64 letters and digits: its fingerprint. The same data always gives the same one. Change a single character, and it is another.
how-fingerprints-bound = Nobody can find other data for a given fingerprint. So whoever publishes one first is bound: what they show later either gives that fingerprint, or it does not.
how-fingerprints-chain = The shop publishes its fingerprints on a public blockchain, through a contract that writes each of them once. It cannot replace one afterwards, and everybody sees which block it stands in.
# Packs: before the sale.
how-pack-before = A Pack: what stands before you pay
how-pack-before-tier = A tier of Packs has price bands, odds for each band, and a list of cards with their values. All of it has one fingerprint, and that stands on the chain before anything is sold.
how-pack-before-purchase = Your purchase is written down there too, with the cards that were out of stock at that moment. Only then is one random word requested, for your purchase alone.
how-pack-before-oracle = The word comes from an oracle: a service that the shop does not run, and whose numbers can be proven to be its own. Once you ask the contract, the page follows each word back to the oracle's own log. Here is the order of one made-up purchase.
# Packs: the draw.
how-pack-draw = A Pack: from the word to your card
how-pack-draw-roll = The word gives a roll between 0 and 999,999. The odds lie side by side on that line, so the roll falls into one band.
how-pack-draw-rank = Then the word gives every card of that band a rank. The card with the lowest rank wins, unless it was out of stock or went to somebody whose word came earlier.
how-pack-draw-same = Nothing is left to decide. Whoever has the word and the list gets the same card.
# Packs: the way back to the fingerprint.
how-pack-path = A Pack: the card was on the list
how-pack-path-hashes = The card and its value are hashed together with their neighbours, level by level, up to the fingerprint that stood on the chain. A card that was put in later would lead to another one.
# Events: before the sale.
how-event-before = A pack event: one deck, one seed
how-event-before-deck = An event sells a fixed deck. Its cards, in a fixed order, have a fingerprint that stands on the chain before the first pack is opened. One random seed from the oracle serves the whole event.
how-event-before-salt = Since the second version of the rules the shop also commits to a secret salt. It is mixed into the seed and revealed at the end, so that nobody who sees the seed early can work out the order to come.
# Events: a pull.
how-event-pull = A pack event: one pull, worked through
how-event-pull-remainder = For each pull the seed, the pull's number and the buyer's account id are hashed into one long number. Divided by the number of cards that are left, its remainder says which of them is drawn.
how-event-pull-leaves = That card leaves the deck, and the next pull draws from what remains. Here is the first pull of a made-up event.
# Over what a check cannot prove.
how-limits = What a check cannot prove
how-limits-lead = A shop that keeps every rule above can still do these things. A report names each beside the value it is about.
how-limit-contract = That the contract is the shop's honest one.
how-limit-contract-then = A look-alike could pass every step. Compare its address with the one that the shop names elsewhere.
how-limit-chain = That the chain holds what the proof says, until you ask it.
how-limit-chain-then = Without a network a check says “offline”. Ask the contract on the report, through an endpoint of your choice.
how-limit-account = That an account id belongs to a real buyer.
how-limit-account-then = Invented ids can steer an event's draws. Only you know yours: look for it in the list of pulls.
how-limit-picture = That the picture shows the card that was bound.
how-limit-picture-then = The proof binds an id; the picture is the shop's word.
how-limit-end = Why an event ended when it did.
how-limit-end-then = The last pulls can be left out. The report says how many of how many cards were pulled, and whether the published rule explains the end.
how-limit-stock = That what was out of stock at sale really was.
how-limit-stock-then = It is the shop's statement. The report says how many cards of each band it left out.
how-limit-purchase = That a purchase was yours, or was paid for.
how-limit-purchase-then = Nothing ties a draw to a person. Keep your own receipt.
how-break-it = See a sample, and break it yourself
how-your-own = Check a proof of your own
# In the place of a picture.
how-sample-is-checked = The sample is being checked.
how-sample-is-missing = The sample could not be loaded, so there is no picture here. The words hold without it.

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
# Beside the page's name.
frame-promise = checked in your browser
frame-asks = packproof checks here, in your browser. It fetches the proof that you ask for and nothing else: no account, no tracking, and a file that you open never leaves this device.
frame-build = build { $build }
frame-skip = Skip to the content
# The title of the tab: what is shown, and the page's name.
frame-tab = { $shown } · packproof
# Under the choice of a language, where the browser denies the page its storage.
frame-language-not-kept = This browser keeps nothing for this page, so the language holds until you leave it.

## build

build-version = Version
build-commit = Commit
# After the commit, where the sources were not as it holds them.
build-commit-changed = with changes that are not in it
build-checker = SHA-256 of the checker (worker.wasm)
build-compare = Whoever builds the same source gets the same bytes. docs/reproduce.md in the source says how to compare them, and a site lists its own at /SHA256SUMS.

## group

group-question-data = The published data
group-question-fixed = Was it fixed before I paid?
group-question-word-pack-pull = Was the random word used as published?
group-question-word-pack-event = Was the random seed used as published?
group-question-recipe-pack-pull = Does the recipe give this card?
group-question-recipe-pack-event = Does the recipe give these cards?
group-question-others = Was every other draw accounted for?
group-question-contract = What does the contract say?
group-none-checked = not checked
group-tally = { $passed } of { $mine }
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
group-failed-one = This did not pass: “{ $one }”.
group-failed-several = { $several } checks here did not pass.
group-seed-comes-at-end = The seed is published when the event ends.
group-pulls-come-at-end = The pulls are published when the event ends.
group-rest-comes-at-end = The rest is published when the event ends.
group-skipped-but-agrees = What could be checked agrees. { $why }
group-of-event-data = Complete and well-formed: every value that the check reads is there, once.
group-of-event-deck = The published deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } has the published hash. Since when that hash stands is for the contract to say.
group-of-event-fixed = What is published so far belongs together.
group-of-event-salted = The seed is published whole, and the salt is the one that was committed to before the seed existed.
group-of-event-unsalted = The seed is published whole. This version of the rules has no salt.
group-of-event-recipe = { $pulls ->
    [one] { $pulls } pull
   *[other] { $pulls } pulls
  } replayed: each gave the card that the report names.
group-of-event-no-pulls = No card was pulled, so there was nothing to replay.
group-of-event-others = All pulls draw from one shrinking deck, and { $pulls ->
    [one] this one is numbered
   *[other] they are numbered
  } from 1 to { $pulls } without a gap.
group-of-event-contract = The contract holds the same values, and the seed is the oracle's word.
group-of-pull-data = Complete and well-formed: every value that the check reads is there, once.
group-of-pull-fixed = By the published history, the odds, the cards and what was out of stock were anchored before the random word was requested.
group-of-pull-word = One request, one word, and the word came after the request.
group-of-pull-no-others = No other Pack was drawn in between.
group-of-pull-one-other = One other draw counted. It was replayed by the same rules.
group-of-pull-others = { $many } other draws counted. Each was replayed by the same rules.
group-of-pull-contract = The contract holds the same values, each word is the oracle's, and none was left out.
group-recipe-agrees = The recipe gives this card.
group-recipe-rolled = Roll { $roll } falls in band { $band } ({ $range })
group-recipe-roll = The roll is { $roll }
group-recipe-no-card = { $rolled }; no band had a card that was free, so no card could be drawn.
group-recipe-first = { $rolled }; among its free cards this one ranks first.
group-recipe-next-band = { $rolled }, which had no free card; in the next band of the search order this card ranks first.

## joint

# Between values in a row: `a, b, c`.
joint-comma = , { "" }
joint-named = { $name }: { $value }
joint-sentences = { $one } { $other }
# Between small facts in a row: `a · b`.
joint-dot = { "" } · { "" }
# Between a name and what it names, where either is drawn by itself.
joint-colon = : { "" }
# Between two sentences, where either is drawn by itself.
joint-stop = . { "" }
joint-said = { $name }: { $word }.
joint-because = { $words }: { $why }.
# A title inside a sentence.
joint-quoted = “{ $text }”

## keep

# In the footer, over what opens there.
keep-heading = Keep the verifier with your proof
keep-what = packproof also comes as one file, which opens from your disk without a network, whatever becomes of this site. Keep it beside the proof that you saved.
keep-save = Save packproof.html
# Before the value.
keep-digest = Compare its SHA-256 with the one that the release names:
# What the button beside the value copies.
keep-digest-name = the SHA-256 of packproof.html

## labels

labels-field-form = published
labels-field-form-beside = belongs there
labels-key-once = published key
labels-key-once-beside = repeated beside
labels-fields-read = published values that were read
labels-fields-read-beside = at least
labels-algo-version = published fairness_algo_version
labels-algo-version-beside = known rules
labels-event-ended = published is_active
labels-event-ended-beside = expected
labels-seed-published = published random_seed
labels-seed-published-beside = expected
labels-salt-published = published seed_salt
labels-salt-published-beside = expected
labels-event-id = published vrf_event_id
labels-event-id-beside = computed from pack_event_id
labels-deck-hash = published deck_hash
labels-deck-hash-beside = computed from the deck
labels-seed-commitment = published seed_commitment
labels-seed-commitment-beside = computed from the salt
labels-deck-commitment = published deck_commitment
labels-deck-commitment-beside = computed from deck_hash and seed_commitment
labels-pull-count = published pulls
labels-pull-count-beside = cards in the deck
labels-sequence-index = published sequence_index
labels-sequence-index-beside = next number
labels-pulled-card = published card
labels-pulled-card-beside = computed card
labels-selection-version = published selection_version
labels-selection-version-beside = recipe of this page
labels-entries-per-key = published entries
labels-entries-per-key-beside = keys they stand under
labels-written-once = published entry
labels-written-once-beside = another published entry
labels-coverage-from = published entries begin
labels-coverage-from-beside = window begins
labels-coverage-to = published entries end
labels-coverage-to-beside = word arrived
labels-window-request = published word
labels-window-request-beside = its request
labels-window-root = published word
labels-window-root-beside = event id of its request
labels-window-record = published word
labels-window-record-beside = its record
labels-pull-key = published pull key
labels-pull-key-beside = computed from the purchase id
labels-odds-total = published odds, in millionths
labels-odds-total-beside = must be
labels-band-width = published band begins at
labels-band-width-beside = and ends at
labels-band-order = published band begins at
labels-band-order-beside = the band below ends at
labels-band-stocked = published cards in the band
labels-band-stocked-beside = must be
labels-card-value-from = published value of the card
labels-card-value-from-beside = band begins at
labels-card-value-below = published value of the card
labels-card-value-below-beside = band ends at
labels-card-once = published card
labels-card-once-beside = must be there
labels-request-present = published request
labels-request-present-beside = expected for the key
labels-requested-version = published in the request
labels-requested-version-beside = computed from odds and cards
labels-proof-version-root = published version_root
labels-proof-version-root-beside = computed from odds and cards
labels-proof-version-event-id = published version_event_id
labels-proof-version-event-id-beside = computed from odds and cards
labels-anchored-root = published as anchored
labels-anchored-root-beside = computed from odds and cards
labels-version-before-request = published: version anchored
labels-version-before-request-beside = word requested
labels-purchase-commitment = published as anchored
labels-purchase-commitment-beside = computed from the purchase
labels-purchase-after-as-of = published: purchase anchored
labels-purchase-after-as-of-beside = stock was taken (as_of)
labels-purchase-before-request = published: purchase anchored
labels-purchase-before-request-beside = word requested
labels-band-in-stock = published: cards in stock
labels-band-in-stock-beside = must be
labels-word-present = published word
labels-word-present-beside = expected for the key
labels-word-after-request = published: word arrived
labels-word-after-request-beside = word requested
labels-claimed-award = published claimed_award
labels-claimed-award-beside = computed card
labels-award = published award
labels-award-beside = computed card
labels-contract-root = published
labels-contract-root-beside = the contract holds
labels-contract-version = computed from odds and cards
labels-contract-version-beside = the contract holds
labels-contract-purchase = computed from the purchase
labels-contract-purchase-beside = the contract holds
labels-contract-request = requested for
labels-contract-request-beside = the contract says
labels-contract-word = published word
labels-contract-word-beside = the contract says
labels-coordinator-word = published word
labels-coordinator-word-beside = the oracle's log gives
labels-block-exists = the proof speaks of block
labels-block-exists-beside = the newest block is
labels-request-succeeded = published transaction
labels-request-succeeded-beside = what it wrote
labels-request-of-pull = a pull's request that belongs in it
labels-request-of-pull-beside = a pull's request that it holds
labels-anchored-before = expected one block before
labels-anchored-before-beside = the contract held
labels-request-call = the call that anchors this event
labels-request-call-beside = the transaction's call
labels-seed-word = published random_seed
labels-seed-word-beside = the oracle's word
labels-log-at = published as standing at
labels-log-at-beside = the chain has it at
labels-log-value = published entry
labels-log-value-beside = the chain's log
labels-log-twice = published as standing at
labels-log-twice-beside = a second log is at
labels-state-at = published as standing at
labels-state-at-beside = the contract's state says
labels-log-omitted = published entry
labels-log-omitted-beside = the chain has one at
labels-relation-band-width = A band must begin below its end.
labels-relation-band-order = A band must not begin before the one below it ends.
labels-relation-card-value-from = A card must not be worth less than its band.
labels-relation-card-value-below = A card must be worth less than its band's end.
labels-relation-before = The first must come before the second.
labels-relation-after = The first must come after the second.
labels-relation-coverage-from = The entries must begin no later than the window.
labels-relation-coverage-to = The entries must not end before the word.
labels-relation-pull-count = There cannot be more pulls than cards.
labels-relation-block-exists = The block must have been written.
labels-relation-stocked = There must be at least one card.
# Over a value that is published and computed alike.
labels-both = { $published }, and { $computed }

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

## missing

# An address that names nothing.
missing-heading = Nothing here
missing-words = This address is not a proof, nor anything else of this page. A proof link ends in /packs/verify/ or /pack-events/verify/ and an id.

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
odds-cents-whole = { $whole } cents
odds-cents-part = { $rest }/{ $lower } cents
odds-cents-both = { $whole } + { $rest }/{ $lower } cents
odds-chance = The card that was drawn had a chance of 1 in { $ratio }.
odds-exact-chance = { $odds_ppm } of 1,000,000 rolls lead to its band, where { $free ->
    [one] { $free } free card
   *[other] { $free } free cards
  } shared them: { $odds_ppm } / (1,000,000 × { $free }). Rolls of bands that had no free card lead here too, by the search order.
# The table of bands.
odds-bands = The stated odds, band by band
odds-column-mean = mean value
odds-column-each = each card, in stock
odds-each = 1 in { $ratio }
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
odds-column-for-pull = for this pull
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
odds-found = It is card { $row } of the list.
odds-not-found = No card of this version has such an id.
# Where rolls fell, beside the stated odds.
odds-realised-heading = Stated odds, and where the rolls fell
odds-realised-of = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
  } of version { $version_no } at { $tier_price_cents }
odds-realised-too-few = These are too few to tell: with fewer than 30 rolls almost any odds could have given them.
odds-realised-interval = The interval holds the odds that could well have given these rolls (Wilson, 95%). One band in twenty falls outside of it by chance alone.
# Whose rolls they are.
odds-whose-rolls = Each draw counts once. These are the draws in the proofs that you opened, not all there were: a few that somebody picked can look lucky, or unlucky.
odds-column-interval = odds that could have given it
odds-band = band { $band }, { $range }
odds-interval = { $low } to { $high }
odds-interval-holds = holds the stated odds
odds-interval-holds-not = does not hold the stated odds
# Of a card that no roll leads to.
odds-never = never

## paper

# On the button that prints.
paper-print = Print
paper-title-pack-event = packproof · check of a pack event
paper-title-pack-pull = packproof · check of a Pack pull
# Beside the code.
paper-run-again = Run it again: open this link.
# Over the exact values.
paper-values = What it is about
# Over the steps.
paper-steps = What was checked
# Over whom was asked.
paper-chain = What was asked of the chain
# The name of the file, when there is one.
paper-file = file
# SHA-256 of the file.
paper-fingerprint = its SHA-256
# In the place of a card, when none was left to be drawn.
paper-no-award = none
# Of an endpoint without a fault.
paper-answered = answered
# A time by the reader's own clock, and in UTC.
paper-both-times = { $local } ({ $utc })

## picture

picture-show = Show the shop's picture (loads from { $host })
picture-hide = Hide the shop's picture
# For those who do not see it.
picture-of-title = The shop's picture of { $title }
picture-of-card = The shop's picture of the card

## point

point-sentence-field-missing = { $at } is missing; { $c } belongs there.
point-sentence-field-form = { $at } holds { $p }; { $c } belongs there.
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
point-sentence-no-root = { $at }: nothing was anchored for its odds and cards, which give { $c }.
point-sentence-anchored-root = { $at }: the odds and cards were anchored as { $p }; the published ones give { $c }.
point-sentence-version-before-request = { $at }: the odds and cards were anchored at { $p }, which is not before the word was requested at { $c }.
point-sentence-no-commitment = { $at }: nothing was anchored for its purchase, which gives { $c }.
point-sentence-purchase-commitment = { $at }: the purchase was anchored as { $p }; the published one gives { $c }.
point-sentence-purchase-after-as-of = { $at }: the purchase was anchored at { $p }, which is not after its stock was taken at { $c }.
point-sentence-purchase-before-request = { $at }: the purchase was anchored at { $p }, which is not before the word was requested at { $c }.
point-sentence-band-in-stock = { $at } had odds, but every card of it was out of stock at sale.
point-sentence-word-present = { $at }: its random word was left out.
point-sentence-word-after-request = { $at }: the word arrived at { $p }, which is not after it was requested at { $c }.
point-sentence-claimed-none = { $at }: the record says that no card could be drawn; the recipe gives { $c }.
point-sentence-claimed-but-none = { $at }: the record says { $p }; by the recipe no card could be drawn.
point-sentence-claimed-another = { $at }: the recipe gives { $c }, the record says { $p }.
point-sentence-award-none = The proof says that no card could be drawn; the recipe gives { $c }.
point-sentence-award-but-none = The proof says the card is { $p }; by the recipe no card could be drawn.
point-sentence-award-another = The recipe gives the card { $c }; the proof says { $p }.
point-sentence-contract-nothing = { $at }: the contract holds nothing under this id, where { $p } should be.
point-sentence-contract-another = { $at }: the contract holds { $c }, where { $p } should be.
point-sentence-contract-no-request = { $at }: the contract knows no request under this key.
point-sentence-contract-other-request = { $at }: the contract says that the word was requested for { $c }, not for { $p }.
point-sentence-contract-word = { $at }: the word is published as { $p }; the contract says { $c }.
point-sentence-coordinator-word = { $at }: the word is published as { $p }; the oracle's own log gives { $c }.
point-sentence-block-exists = The proof speaks of block { $p }, and the newest block of the chain is { $c }.
point-sentence-request-succeeded = The published transaction { $p } failed on the chain, so it anchored nothing.
point-sentence-request-of-pull = The published transaction asked for the word of a Pack pull, by the request { $c }, and not for this event's seed.
point-sentence-anchored-before = The contract held { $c } under this event's id one block before the published transaction, so that was not the one that anchored it.
point-sentence-request-call = The published transaction does not anchor this event with the published value.
point-sentence-seed-word = The random seed is published as { $p }; the oracle's word for this event is { $c }.
point-sentence-log-at = { $at } was { $kind } at { $c }; the proof says at { $p }.
point-sentence-log-value = { $at } was { $kind } with another value on the chain: there it is { $c }; in the proof it is { $p }.
point-sentence-log-twice = { $at } was { $kind } twice on the chain: at { $p }, and at { $c }.
point-sentence-state-not-yet = { $at }: the proof says that it was { $kind } at { $p }, and the contract did not hold it after that block.
point-sentence-state-already = { $at }: the proof says that it was { $kind } at { $p }, and the contract held it already after block { $block }.
point-sentence-log-omitted = { $at } was { $kind } at { $c } on the chain, inside the span that the proof covers, and the proof leaves it out.
point-written-anchored = anchored
point-written-requested = requested
point-written-fulfilled = answered
point-inside-payload = In the payload
point-inside = In { $other },

## progress

progress-label = Progress of the check
progress-asking = Asking for the proof
progress-opening = Opening the file
progress-arrived-of = { $now } of { $all } have arrived
progress-arrived = { $now } have arrived
progress-reading = Reading { $size }
progress-checking = Checking what was published
progress-replayed = { $done } of { $total } draws replayed
# While a proof is not ready.
waiting-asking = Asking again now
waiting-paused = Paused while this tab is in the background
# Seconds, counted down.
waiting-left = Asks again in { $seconds } s
waiting-ask-now = Ask now

## pull

# The card beside the verdict.
pull-card = Card { $id }
pull-no-card = No card was drawn
pull-value = value { $value }
pull-pack = pack { $price }
pull-value-and-pack = value { $value } · pack { $price }
pull-drawn-for = drawn for { $name }
pull-word-at = word at block { $block }
pull-purchase = purchase { $id }
pull-server-says-yes = The server itself calls this proof verified.
pull-server-says-no = The server itself calls this proof not verified.
pull-server-depth = It followed dependent draws up to a limit (max_depth) of { $depth }.
pull-server-no-input = None of this is an input to the check here.

## pulls

pulls-heading = The pulls
pulls-table = Pulls, in order
# On a row's button, before the number.
pulls-number = Pull { "" }
pulls-replay = replay
pulls-another-card = The recipe gives another card, as the steps above say.
pulls-not-replayed = This pull was not replayed.

## questions

questions-heading = What is checked
questions-open = Open all steps
questions-close = Close the steps

## reading

# What stands under a recorded reading.
reading-recorded-is-not-read = These are answers that were written into the file, and whoever wrote it could have written others. The contract itself has not been asked here: ask it to be sure.
reading-recorded-at = { "" } at block { $number }
reading-recorded = Recorded in the file: as answered by { $who }{ $block } on { $at }.
reading-at = { "" } at block { $number }
reading-disagree = The endpoints do not agree{ $at }. Nothing that rests on what they say differently counts as checked.
reading-none = The contract could not be read.
reading-none-of = None of the { $all } endpoints could be read.
reading-one = The endpoint answered{ $at }.
reading-one-of = 1 of { $all } endpoints answered{ $at }: { $only }.
reading-several = { $several } of { $all } endpoints agree{ $at }.
reading-finality-finalized = a final block: what it holds cannot be undone
reading-finality-safe = a safe block: it is very unlikely to be undone, but not final yet
reading-finality-latest = the newest block, not final yet: it may still be undone
reading-chain-test = chain { $chain_id }, { $name }: a test network
reading-chain-local = chain { $chain_id }, a local development network: a test network
reading-chain-known = chain { $chain_id }, { $name }
reading-chain-unknown = chain { $chain_id }, which this page does not know
reading-chain-id = chain id
reading-block-hash = its hash
reading-asked = questions asked
reading-alike = answered alike by several
reading-round-trips = round trips
reading-requests = { $requests ->
    [one] { $requests } request
   *[other] { $requests } requests
  }
reading-asking = Asking { $hosts } …
# Beside what endpoints said differently.
reading-who-is-right = The chain holds one value, so at least one endpoint is behind or wrong. Ask again in a while, or ask others; which of them is right cannot be told from here.
reading-one-more-differs = One more question was answered differently.
reading-more-differ = { $more } more questions were answered differently.
reading-block = block
reading-time = its time
reading-final = how final
reading-chain-name = chain
reading-exactly = The exact values of this reading
reading-answered = { $host } answered
reading-coordinator = coordinator
reading-told-by = told by { $hosts }
reading-not-shown-by = not shown by { $hosts }
reading-unneeded = { $entries ->
    [one] { $entries } entry of the proof was not needed
   *[other] { $entries } entries of the proof were not needed
  }
reading-unneeded-means = No rule needs them, so they decide nothing, whatever they say.
reading-unneeded-entry = { $key }, { $kind } at { $at }
reading-unneeded-fits = not needed; its log is there
reading-unneeded-does-not-fit = not needed; its log is not there, which fails nothing
reading-unneeded-not-read = not needed, not read
reading-unneeded-more = { $more ->
    [one] { $more } more is not listed here.
   *[other] { $more } more are not listed here.
  }
# In the place of the endpoints, where a saved proof names none.
reading-nobody = nobody
reading-saved-by = It was saved by build { $build }.

## report

# Over a report.
report-from-file = from the file { $file }

## said

said-holds-nothing = the contract holds nothing
said-holds = the contract holds { $value }
said-not-requested = no word was requested
said-requested = a word was requested for { $event } by the request { $request }, and has not arrived
said-answered = the word { $word } arrived for { $event } by the request { $request }
said-no-subscription = there is no such subscription
said-subscription = { $consumers ->
    [one] the subscription has { $consumers } contract
   *[other] the subscription has { $consumers } contracts
  }
said-deployment = the transaction calls no contract
said-call = { $bytes ->
    [one] the transaction calls { $to } with { $bytes } byte
   *[other] the transaction calls { $to } with { $bytes } bytes
  }
said-receipt = { $logs ->
    [one] the transaction wrote { $logs } log in block { $block }
   *[other] the transaction wrote { $logs } logs in block { $block }
  }
said-log = there is a log at { $at }
said-no-log = there is no log at { $at }
said-otherwise = something else

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
share-from-link = what the service gave for this link
share-from-file = this file
share-from-sample = a bundled sample
share-computed = Computed in the browser from { $from } on { $local } ({ $utc }).
share-see-for-yourself-link = Was this shown to you on another screen, on paper or as a picture? Do not believe it: open the link yourself, and your own browser runs the check again.
share-see-for-yourself-file = Was this shown to you on another screen, on paper or as a picture? Do not believe it: ask for the file and open it yourself, and your own browser runs the check again.
share-no-link-file = A file has no link. Pass the file itself on: whoever opens it here runs the same check.
share-no-link-sample = A sample was made up, so it has no proof link to pass on.
# In the single file, when it has asked a service.
share-no-link-single = This copy of packproof is a file on this device, so it has no link that others could open. Pass the saved proof on.
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
step-title-word-origin = Each random word is the oracle's
step-title-chain-logs = Every entry is dated right, and no word was left out
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
step-checks-word-origin = For this pull and every draw that it depends on, the oracle's own logs are followed from the draw's request to the word that it delivered. Only a coordinator that the oracle's operator publishes for the network, or that this site lists, counts.
step-checks-chain-logs = The contract's logs, its state and the oracle's logs say where each entry was written. Every word of a Pack that arrived in between must be in the proof.
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
step-failed-lead-word-origin = A random word is not the one that the oracle delivered.
step-failed-lead-chain-logs = The published history is not the one that the chain recorded.
step-failed-means-payload = The published data cannot be read as the specification says, so what depends on it was not checked.
step-failed-means-replayable = What a replay needs is not published as it should be.
step-failed-means-event-id = The anchor that this report points to may belong to another event.
step-failed-means-deck-hash = The deck shown now is not the deck that was committed to: a card, a price or the order is different.
step-failed-means-salt = The salt revealed now is not the one that was committed to before the seed existed.
step-failed-means-deck-commitment = The published commitments do not belong together, so they do not show that deck and salt were fixed in advance.
step-failed-means-draws = At least one pull in this report is not what the published seed, deck and account ids give.
step-failed-means-recipe = The odds and cards were committed to under packs_v1, or the proof and its record name different recipes: calling the draw by another name does not change what was committed.
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
step-failed-means-word-origin = The oracle answered this draw's request with another word, so the word that decided the card did not come from it.
step-failed-means-chain-logs = The history that was supplied is not the one that the chain recorded.
step-failed-todo-payload = Load the proof once more. If this stays, save the payload and send it to the shop, naming the field.
step-failed-todo-commitments = Save the payload now, and ask the shop to explain the two values above.
step-failed-todo-draws = Find your own pull below. Save the payload, and ask the shop about the pulls that are named here.
step-failed-todo-recipe = Save the payload, and ask the shop which recipe this draw was made by and where it is published.
step-failed-todo-history = Save the payload, and ask the shop for the entries that are missing or contradict each other.
step-failed-todo-purchase = Save the payload now, and ask the shop about this purchase, naming this check.
step-failed-todo-replay = Save the payload now, and ask the shop for the card that the recipe gives.
step-failed-todo-contract = Save the payload, and read the contract again through another endpoint.
step-rule-replayable = replayability
step-checked-by = { $checks } Specification: { $rule }.
step-bounds-seed-origin = How far this looks: up to { $blocks } blocks after the request for the oracle's answer, and as far on both sides for a second anchor of the event.
step-bounds-word-origin = How far this looks: up to { $blocks } blocks after a request for the oracle's answer.
step-bounds-chain-logs = How far this looks: up to { $blocks } blocks around for a log that is not where its entry says, and as far after a request for the oracle's answer. Of older requests it recognises the first { $requests } of each subscription. The retired VRF v2 does not log whose answer it gives: there, only subscriptions that were seen count.
step-what-it-means = What it means.
step-what-to-do = What you can do.

## step-more

# On what opens further comparisons of a step.
step-more-differ = { $more } more that differ
step-more-differ-of = { $more } more of { $of } that differ
step-more-of = { $more } more of { $of }
step-more-agree = { $more ->
    [one] { $more } more that agrees
   *[other] { $more } more that agree
  }

## detail

detail-one-agrees = The one comparison agrees.
detail-all-agree = All { $many } comparisons agree.
detail-differs = A comparison does not agree.
detail-more = { $first } { $more } more did not agree.

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
timeline-others-unknown = { $all ->
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
trouble-another-build-says = The page and its checker come from two different builds, so nothing was checked.
trouble-another-build-cause = The page is build { $page }; the checker says it is build { $build }.
trouble-another-build-way-on = Reload the page. If this stays, empty the browser's cache for this site.
trouble-no-vectors = This browser is too old for the check
trouble-no-vectors-says = The check runs on a part of WebAssembly that browsers have had since 2023, and this one lacks it, so nothing was checked.
trouble-no-vectors-cause = The browser does not accept a WebAssembly module that uses 128-bit vectors (SIMD).
trouble-no-vectors-way-on = Update this browser, or open the page in another one.
trouble-no-worker = The checker did not run
trouble-no-worker-says = The part of this page that does the checking did not start, or stopped by itself, so nothing was checked.
trouble-no-worker-cause = The browser gives no reason. It may not allow web workers or WebAssembly here.
trouble-no-worker-way-on = Reload the page, or try another browser.
trouble-not-as-built = Not checked
trouble-not-as-built-says = The part of this page that checks did not arrive, or is not the part that the page was built with, so it was not started and nothing was checked. This says nothing about the proof.
trouble-not-as-built-way-on = Look whether you are online, and try again, or reload the page. If it stays, try another network or another browser.
# In the single file, which is opened from the disk.
trouble-no-service = This file knows no shop to ask
trouble-no-service-says = A proof link is followed on the shop's own page. This is packproof as a file of its own, so it asked nobody, and nothing was checked.
trouble-no-service-cause = No service is named in the file itself (the content of its meta tag "service" is empty).
trouble-no-service-way-on = Open the link in your browser, save the proof there, and open that file here.
# Over everything where a verdict would stand: the page's own test of its checker went wrong.
trouble-self-test = Do not use this page
trouble-self-test-says = Before it checks a proof, the page has its checker answer { $all } proofs whose answers are known. It got { $wrong } of them wrong, so it was not asked about yours.
trouble-self-test-cause = Answered wrongly: { $wrong }. The fault is in the checker as it reached this browser, or in how this device runs it.
trouble-self-test-way-on = This says nothing about your proof. Reload the page; if this stays, check the proof in another browser or on another device, and tell whoever runs this site.
trouble-not-ready = Not settled yet
trouble-not-ready-says = The shop says that this pull, or one around it, has not settled yet. Nothing is wrong: when the chain or the oracle is slow a pull waits, and it is never changed or drawn again.
trouble-not-ready-cause = The service answered 404 with proof_not_ready.
trouble-not-ready-way-on = This page checks again by itself. You can also come back later: the link stays the same.
trouble-unknown-id = Not found
trouble-unknown-id-says = The service knows no proof under this id.
trouble-unknown-id-cause = The service answered 404, and not with proof_not_ready.
trouble-service-status = No proof came back
trouble-service-status-says = The service answered, but not with a proof, so nothing was checked.
trouble-service-status-cause = The service answered with HTTP status { $status }.
trouble-unreachable = The service cannot be reached
trouble-unreachable-says = The proof could not be fetched, so nothing was checked. That says nothing about the proof.
trouble-unreachable-cause = The browser gives no reason.
trouble-timed-out = The service takes too long
trouble-timed-out-says = The proof did not arrive in time, so nothing was checked. That says nothing about the proof.
trouble-timed-out-cause = Nothing arrived for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
trouble-redirected = The service sends the page elsewhere
trouble-redirected-says = It answered that another address should be asked. This page asks the one that it was set up with and no other, so nothing was checked. That says nothing about the proof.
trouble-redirected-cause = The answer was a redirect. The browser does not tell the page where it leads.
trouble-another-id = Another proof than the one asked for
trouble-another-id-says = The service answered with the proof of another id, so it was not checked under this link.
trouble-another-id-cause = The proof that arrived is of { $shown }.
trouble-another-kind = Another proof than the one asked for
trouble-another-kind-says = The service answered with another kind of proof than the link asks for, so it was not checked under this link.
trouble-another-kind-event = The link is of a Pack pull, and a pack event's report arrived.
trouble-another-kind-pull = The link is of a pack event, and a Pack pull's proof arrived.
trouble-saved-proof-version = Saved by another version of this page
trouble-saved-proof-version-says = This is a saved proof, but in a form that this page does not know, so nothing was checked.
trouble-saved-proof-version-cause = Its form is version { $version }; this page knows version { $format }.
trouble-saved-proof-version-way-on = Open it with the page that saved it, or save it once more with this one.
trouble-saved-proof-broken = Not a whole saved proof
trouble-saved-proof-broken-says = This is a saved proof, but a part of it is missing or unreadable, so nothing was checked.
trouble-empty = Empty
trouble-empty-says = There is nothing in it, so there is nothing to check.
trouble-empty-cause = It has 0 bytes.
trouble-not-text = Not a proof
trouble-not-text-says = It is not text, and a proof is a text in JSON: perhaps this is a picture or a compressed file.
trouble-not-text-cause = Byte { $at } is not UTF-8.
trouble-not-json = Not a proof
trouble-not-json-says = It is text, but not JSON, so it is not a whole proof: perhaps it was cut off, or is a web page.
trouble-not-json-cause = JSON breaks off at line { $line }, column { $column }.
trouble-not-an-object = Not a proof
trouble-not-an-object-says = It is JSON, but not an object, and a proof is one.
trouble-not-an-object-array = It is a list.
trouble-not-an-object-string = It is a text.
trouble-not-an-object-number = It is a number.
trouble-not-an-object-boolean = It is true or false.
trouble-not-an-object-null = It is null.
trouble-too-deep = Not a proof
trouble-too-deep-says = It is JSON, but nested deeper than any proof is.
trouble-too-deep-cause = Its lists and objects stand too deep inside each other to be read.
trouble-not-a-payload = Not a proof
trouble-not-a-payload-says = It is JSON, but neither a Pack pull's proof nor a pack event's report.
trouble-not-a-payload-cause = It has neither target_pull_key nor pack_event_id.
trouble-too-large = Too large
trouble-too-large-says = It is larger than any proof: this page reads up to { $limit }.
trouble-too-large-cause = It has { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
  } or more; the limit is { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
  }.
trouble-reload = Reload the page
trouble-another-proof = Check another proof
# Takes away what is said of a file.
trouble-dismiss = Dismiss
trouble-cause = Cause
# Of a checker that does not say which build it is.
trouble-no-name = of no name
trouble-tells-unknown = it tells something unknown

## trust

trust-why-code = Everything here was computed by code that this site sent to your browser, and other code could show any verdict. The build's number is the beginning of a hash over the whole source: the same source, the same number.
trust-why-contract = It is the one that the shop names here. A look-alike with code of its own could pass every check.
trust-why-endpoint = The chain is read through computers that others run. One could answer as it likes; several of different people, only if they agreed to. What none of them shows is never taken as agreement.
trust-why-oracle = The random word decides every draw. An oracle proves to its coordinator, a contract of its own, that it did not choose the word. This page rests on that coordinator, and does not check the oracle's proof again.
trust-why-unbound = No commitment holds these, so a pass says nothing about them.
trust-what-to-do-code = Save the payload, and have it checked where you trust the code: on another site that runs packproof, or in a terminal, from the source.
trust-what-to-do-endpoint = Under “What does the contract say?”, ask two or three together, or a node of your own.
trust-what-to-do-oracle = Ask the contract: then “What does the contract say?” names every coordinator that served a word, and says whether the oracle's operator publishes it for this network.
# Over the list.
trust-still-trusted = What you still trust
# Under the list, and on paper.
trust-self-test = Self-test: { $passed } of { $all }. Before it was asked, the checker answered every proof whose answer is known as it must.
trust-code = This page's code, build { $build }.
# In the place of the contract, when the payload names none.
trust-no-contract-named = The payload names no contract that could be asked.
trust-contract-once = That it anchors an id only once rests on its own code, which this page does not read.
trust-endpoint-at = , asked at block { $number }
trust-endpoint-in-part = ; for what could not be read, the shop's word
trust-endpoint-none-needed = No endpoint was read, and none is needed here: both values of each difference stand in the published data itself.
trust-endpoint-not-replayed = For now the shop, since no card was verified
trust-endpoint-shops-word = The shop's word that these commitments stood on the chain in time
trust-endpoint-one = The endpoint { $there }{ $at }{ $rest }.
trust-endpoint-several = That the endpoints { $there } do not lie together{ $at }{ $rest }.
trust-endpoint-contradict = Nobody yet: the endpoints { $there } contradict each other{ $at }.
trust-oracle-unseen = The oracle's randomness: that nobody chose or foresaw the word.
trust-oracle-published = The oracle's randomness: its word came through a coordinator that Chainlink publishes for this network.
trust-oracle-listed = The oracle's randomness: its word came through a coordinator that this site lists.
trust-oracle-unknown = The oracle's randomness: a word came from a coordinator that nobody published, 0x{ $address }.
trust-unbound-pack-event = The shop's word for what nothing binds: whose the account ids are, why the event ended when it did, and the pictures.
trust-unbound-pack-pull = The shop's word for what nothing binds: whose purchase this is, what was out of stock, and what the card is.
trust-unbound-event-accounts = The account ids are committed to nowhere, and another id draws another card. You alone know yours: look for it beside your pull.
trust-unbound-event-order = Whoever knows the seed knows the order to come, so who got which place in it is not proven. The times beside the pulls are the shop's.
trust-unbound-event-end = The end can be chosen: the proof holds for the pulls that were made, and not for why there were no more. Ask the shop when cards were left.
trust-unbound-event-names = Names, titles, pictures and prices are the shop's word. The proof binds card ids, their order and account ids, and no payment or person: compare the card that you were sent.
trust-unbound-pull-name = The name is the shop's word: nothing binds a purchase to a person or a payment. Compare the purchase's id with the one on your receipt.
trust-unbound-pull-stock = What was out of stock, and as of when, is what the shop stated. It is fixed by the purchase's commitment, true or not: compare it with what was on sale when you paid.
trust-unbound-pull-card = The proof binds the inventory id of a card. Which card that is, is the shop's word: compare the one that you were sent.
# Which file was opened, to the byte: the line that opens, why one would want to know, and what is copied.
trust-fingerprint = Which file this is, exactly
trust-fingerprint-why = The SHA-256 of every byte of the file. Whoever has the same file finds the same one; a file that differs anywhere has another.
trust-fingerprint-name = the file’s SHA-256

## unread

unread-no-contract = Not checked: the payload names no contract address that could be asked.
unread-no-transaction = Not checked: the payload does not publish the transaction that would have to be read.
unread-endpoint = Not checked: { $what }
unread-disagreement = Not settled: the endpoints contradict each other. They said: { $said }.
unread-not-reached = Not checked: the newest block that the endpoints have is { $newest }, and the proof speaks of block { $needed }. A proof can be a few seconds ahead of an endpoint: ask again in a minute.
unread-unknown-transaction = Not checked: the endpoint does not know the transaction { $hash }.
unread-log-not-seen = Not checked: no endpoint showed the log at { $at }. Public endpoints often do not keep old logs; ask another.
unread-log-not-shared = Not settled: only some of the endpoints show the log at { $at }. Ask another.
unread-told-by-few = Not settled: only some of the endpoints answered here, and what they told does not fit the proof. That is too few to go by: ask another.
unread-word-not-seen = Not checked: no endpoint showed the oracle's answer to the request { $request }, from block { $from } to block { $to }. Ask another, best one that keeps the whole history.
unread-unknown-log = Not settled: it cannot be told what the contract's log at { $at } means. It may be another than the proof says, or a word that was left out.
unread-no-request-named = Not checked: the contract names no request of the oracle for the key { $key }, so its word cannot be followed to the oracle.
unread-mismatched = Not checked: an answer was to another question.
unread-no-request-seen = Not checked: the transaction { $hash } does not show one single request of this contract to an oracle, so it cannot be told which word is meant.
unread-no-anchor-seen = Not checked: nothing shows that the transaction { $hash } anchored this event. Ask the shop which one did.
unread-request-not-seen = Not settled: the oracle answered the request { $request } in this span. It may be this contract's, and no endpoint showed that request, so it cannot be told whether a word was left out. Ask an endpoint that keeps the whole history.
unread-unlisted-coordinator = Not settled: the word was served by a coordinator that nobody published, { $address }. Whoever runs it may have chosen the word. Ask the shop whose it is.
unread-no-coordinator-listed = Not checked: this page knows no coordinator of the oracle on this network, so no word can be shown to be the oracle's. Whoever runs this site can list one.
unread-too-much-work = Not settled: there are more entries and logs here than this page compares with each other, far more than an honest proof has.
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
unread-fault-redirected = { $host } answered that another address should be asked. You did not choose that one, so it was not.
unread-way-on-unreachable = Compare its address letter for letter, look whether you are online, or ask another.
unread-way-on-not-allowed = Choose another endpoint, or your browser’s wallet: this one was not made for web pages. A node of your own has a setting for it.
unread-way-on-timed-out = Ask it again in a while, or ask another.
unread-way-on-key = It seems to want a key: use the whole address that its operator gave you, or ask another.
unread-way-on-not-found = Look whether its address is whole, or ask another.
unread-way-on-status = Ask it again in a while, or ask another.
unread-way-on-busy = Wait a minute and ask again, or ask another.
unread-way-on-no-endpoint = Look whether its address is the one of an endpoint, or ask another.
unread-way-on-refused = It does not serve what this page has to read. Ask another, best one that keeps the whole history.
unread-way-on-network = Choose an endpoint of { $name }.
unread-way-on-local = Choose an endpoint of a local development network.
unread-way-on-chain = Choose an endpoint of chain { $wanted }.
unread-way-on-behind = Ask it again in a minute: it may be catching up. If every endpoint says so, that block does not exist yet.
unread-way-on-not-the-contract = Look the address up in the network’s explorer: if it holds no contract there either, ask the shop where its contract stands.
unread-way-on-too-many-blocks = No endpoint changes that: these logs are not read. What the contract itself holds is read all the same.
unread-way-on-no-logs = Ask an endpoint that keeps the whole history, often called an archive.
unread-way-on-redirected = Its operator may name its new address: enter that one yourself, or ask another.

## value

value-entry = { $hash } at { $at }
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
value-form-hyphenated = a UUID with its hyphens
value-form-word = 1 to 64 hex digits
value-form-uuid = a UUID, with hyphens or without
value-form-uuid-or-null = a UUID, with hyphens or without, or null
value-form-log-kind = one of anchored, requested and fulfilled
value-form-once-in-deck = an id that no other card of the deck has
value-form-once-in-records = a key that no other record has
value-form-target-record = the record of this pull
value-place-payload = The payload
value-place-pull = Pull { $number }
value-place-band = { $draw }, band { $band }
value-place-card = { $draw }, card { $card }
value-place-key = Key { $key }
value-this-pull = This pull
value-draw-of-purchase = The draw of purchase { $to_string }
value-draw-of-key = The draw with key { $pull_key }
# In the place of a value that is not there.
value-nothing = nothing

## verdict

verdict-not-over-yet = Not over yet
verdict-contradicted = Your endpoints contradict each other
verdict-word-verified = Verified
verdict-word-verified-in-part = Verified, in part
verdict-word-verified-offline = Verified, offline
verdict-word-not-verified = Not verified
verdict-word-not-replayable = Cannot be replayed
verdict-mark-word-waiting = not checked yet
verdict-mark-word-passed = passed
verdict-mark-word-failed = did not pass
verdict-mark-word-skipped = not checked
verdict-all-passed = { $passed } of { $checkable } checks passed
verdict-agrees-event = Every card of this event is the one that the published recipe gives from the published seed
verdict-agrees-no-pulls = No card of this event was pulled
verdict-agrees-empty-deck = The published deck is empty, and no card was pulled
verdict-agrees-pull = This card is the one that the published recipe gives from the published word
verdict-agrees-no-card = By the published recipe no card was left to be drawn, as the proof says
verdict-lead-verified = { $agrees }, and the contract agrees. { $all_passed }.
verdict-lead-verified-in-part = { $agrees }, and the contract holds the published values. But the chain did not confirm all of it, and left open: { $report }. { $why } { $passed } of { $steps } checks passed.
verdict-lead-verified-offline = { $agrees }, and the published data agrees with its own commitments. { $all_passed }; { $report }.
verdict-lead-contradicted = The endpoints that you asked give different answers about a fact that this check rests on. At least one of them is behind or wrong, and a shop can run an endpoint too. Until they agree, nothing that they tell counts as confirmed. Ask a third.
verdict-told-by-one = Only { $host } told this page so. A single endpoint can be wrong: ask another.
verdict-others-passed = { $passed ->
    [one] { $passed } other check
   *[other] { $passed } other checks
  } passed
verdict-lead-two-failed = { $first } One more check did not pass; { $passed }.
verdict-lead-more-failed = { $first } { $others } more checks did not pass; { $passed }.
verdict-something-missing = Something that a replay needs is missing.
verdict-agrees-so-far = { "" } What is published so far agrees: { $passed } { $passed ->
    [one] check
   *[other] checks
  } passed.
verdict-lead-not-replayable = { $why } Nothing here is wrong.{ $rest }
verdict-nothing-else-judged = { "" } Nothing else of it is judged.
verdict-may-be-early = The earliest events were run before there was a seed to publish, and this may be one of them.
verdict-server-says-no = The server that published this proof calls it not verified. This page came to its own verdict from the published values; ask the shop why the two differ.
verdict-contract-unread = the contract could not be read
verdict-contract-unasked = the contract was not asked
verdict-checking = Checking
# While it does.
verdict-meanwhile = Your browser is now working out this proof for itself: every hash, every draw, every rule, from what the shop published to the very card. Nobody else is asked what the result should be, and nothing of it is sent anywhere. If one step does not hold, it is shown with both values.
verdict-stopped = Stopped
verdict-stopped-said = Stopped.
verdict-no-verdict = You stopped this check, so there is no verdict.
verdict-check-again = Check again
# What is announced with a verdict.
verdict-said = { $verdict }. { $lead }
# The title of the tab.
verdict-tab-event = { $verdict } · event { $id }
verdict-tab-purchase = { $verdict } · purchase { $id }
verdict-lead-one-failed = { $first } { $passed }.

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
worked-heading = Pull { $pull }, worked through
worked-work-through = Work pull { $pull } through
worked-label = How pull { $pull } comes to its card
worked-seed-salted = effective seed: SHA-256 of seed and salt
worked-seed-itself = effective seed: random_seed itself
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
worked-cards-differ = The report names another card than the recipe gives.
worked-none-remained = No card remained.
worked-remained = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $total } together: { $mean } each on average, { $else } the event's limit.
# How a pull is worked through.
worked-open-a-pull = Open a pull to see its draw worked through, number by number. Each has an address of its own, to keep or to pass on.
# Headings of the working, in order.
worked-heading-seed = The event's seed
# The parts that are this pull's own.
worked-heading-parts = What is this pull's own
# The hash.
worked-heading-hash = All of it, one after the other, hashed
# The place.
worked-heading-place = From the number to a place
# The card.
worked-heading-card = The card at that place
# The rest.
worked-heading-after = What remained after it
worked-not-below = not below
worked-below = below

## rules

# At a step: what opens the section of docs/protocol.md with its rule.
rules-one = The rule
# The page with the whole of it, and the links that lead there.
rules-all = The rules in full
rules-waiting = The rules are being loaded.
rules-missing = The rules could not be loaded. Look whether you are online, and open them again, or reload the page. The check does not need them.
