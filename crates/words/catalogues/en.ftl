## about

# The mark of a sample, anywhere that one is shown.
about-sample-mark = Sample, not a real purchase
# Under the list of samples.
about-samples = Made up for this page. Each one is marked “Sample, not a real purchase”.
about-sample-event = A pack event, v2
about-sample-event-shows = A whole event, with deck, salt and seed. It adds up.
about-sample-pull = A Pack pull
about-sample-pull-shows = One card, with other draws in between. It adds up.
about-sample-early = An early pack event, v1
about-sample-early-shows = The first rules, without a salt. It adds up.
about-sample-live = An event still running
about-sample-live-shows = What is published already, and what is still hidden.
about-sample-event-broken = An event that does not add up
about-sample-broken-shows = See a check fail, and how it shows.
about-sample-pull-broken = A pull that does not add up
# Next to an event's pulls: the account id is the buyer's to recognise.
about-is-this-yours = Each pull is recorded with the account id shown beside it, and another id draws another card. Find your pull and look at its id: is this yours? Only you can tell. If it is not, ask the shop why another one was used.
# Under the question for the other draws, for an event: it has no separate step.
about-others-of-an-event = Each pull draws from what the pulls before it left. Replaying all of them in order accounts for every one, so the step is the one of the question above.
# Next to a pictured card.
about-picture-is-the-shops = The shop chose this picture and title. The proof covers only the card's id.
# Next to a card without a picture.
about-face-is-drawn = This pattern is drawn from the card's id. The proof has no picture.
# Next to what an event has committed to.
about-committed-already = These values are public already, and any later change would show. Save the proof file now, and compare when the event is over.
about-field-deck-hash = hash of the whole deck, in order
about-field-seed-commitment = hash of the secret salt
about-field-deck-commitment = deck and salt together: the value that the contract must hold
about-field-event-id = the id under which the contract must hold it
about-field-random-seed = the event's seed; the shop says that the oracle gave it
about-field-seed-of-source = the event's seed; the shop names its source as “{ $source }”
about-field-seed = the event's random seed
about-field-salt = the salt, published at the end
about-field-version-anchor = transaction for the odds and cards
about-field-purchase-anchor = transaction for the purchase
about-field-word-request = transaction for the random number
about-field-event-anchor = transaction for the event
about-how-far = { $pulls } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } { $pulls ->
    [one] was
   *[other] were
  } pulled
about-how-far-empty = { $so_far }: the deck is empty.
about-how-far-no-pulls = No card was pulled from the deck of { $cards }. Only the shop says that the event ended there and that no pull is missing.
about-how-far-no-deck = The deck is empty, and no card was pulled.
about-how-far-live = { $so_far } so far.
about-how-far-left = { $so_far }; { $left } { $left ->
    [one] was
   *[other] were
  } left. Only the shop says that the event ended there and that no later pull is missing.
about-stock-all = The shop listed no card as out of stock
about-stock-out = The shop listed { $unavailable ->
    [one] { $unavailable } card
   *[other] { $unavailable } cards
  } as out of stock
about-stock-span = { "" } as of block { $block }; the random number is recorded { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
  } later, at block { $word_block }
about-stock-as-of = { "" } as of block { $block }
about-stock-said = { $out }{ $span }. By the rules the purchase locks this list in. Whether the list was true, only the shop can say.
about-stock-at-payment = When you paid, the shop's list of cards out of stock had { $at_payment ->
    [one] { $at_payment } card
   *[other] { $at_payment } cards
  }; the list used for the draw had { $used }. A Pack that waits its turn uses the later list. This is for your information and not part of the check.
about-face = Pattern drawn from the id { $id }
# Over the picture of a draw.
about-how-a-card-is-drawn = The random number gives a roll, and the roll picks the band. Inside the band every card that is still available by this proof gets a rank from the same number, and the lowest rank wins. The rules leave no choice.
# Under the box on the start page.
about-the-box = Paste the proof page's link, or just the id. This page asks only the shop that it was set up for, and never the site in the link.
about-not-recognised-nothing = Paste the proof link that the shop gave you, or the id in it.
about-not-recognised-key = This is a key or hash on the blockchain, and the shop cannot look it up. Paste the proof link, or open a saved proof file.
about-not-recognised-unknown = This is neither a proof link nor an id. A proof link has /packs/verify/ or /pack-events/verify/ in it; an id looks like 2fea377c-6030-4380-a2d7-c9538b227b0c.
about-not-recognised-several = This names more than one proof. Choose the one to check.

## bond

# The section's heading.
bond-heading = What had to be locked in, and what was shown later
# A value that is not there.
bond-not-published = not published
# Both sides of D2.
bond-both-above = both as above
bond-deck-hash = This hash must cover the whole deck in its order. Change, add or move one card, and the hash changes.
bond-salt = This hash must cover the secret salt, without showing it.
bond-deck-commitment = One value must tie deck and salt together, so that neither can change alone.
bond-contract = The contract must hold the same value. It accepts a value only once, in the same call that requests the seed.
bond-seed-origin = The seed must be the oracle's answer to that call. Then it came after everything above.
bond-committed = must be locked in beforehand
bond-revealed-by-contract = held by the contract
bond-revealed-parts = made of
bond-revealed-at-end = published at the end
bond-not-told-yet = not yet read from the contract
bond-not-revealed-yet = published when the event ends
bond-field-deck = the deck itself
bond-field-contract = what the contract itself holds
bond-cards-in-order = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, in order

## buttons

button-stop = Stop
button-again = Try again
button-check-proof = Check a proof

## card

# On a shop's page. “origin” is the host that the code came from.
card-code = Checked by packproof, build { $build }, from { $origin }. The page around this card could show anything.
card-be-sure = To be sure, open the full report.
card-open-report = Open the full report
card-not-checked = Nothing was checked here. This says nothing about your proof.

## cause

cause-because = Not checked, because another check did not pass: “{ $step }”.
cause-not-published = Not checked: the shop has not published { $field }.
cause-contract-not-read = The blockchain has not been read, so this is neither confirmed nor contradicted.
cause-not-replayable-active = The event is still running. Its seed, deck and pulls are published when it ends.
cause-not-replayable-active-and-public = The event is still running. The secrets of a running event are public here: its seed, salt, deck or pulls should stay hidden until the end, and anyone who reads them may work out the cards to come.
cause-not-replayable-no-version = The report names no version of the rules. Early events did not, so packproof has no published rules to replay it by.
cause-not-replayable-unknown-version = The report names the rules “{ $version }”. packproof knows v1 and v2 only.
cause-not-replayable-no-seed = The report has no random seed, and without one no pull can be replayed.
cause-not-replayable-seed-withheld = The event has ended, and the shop has not published the random seed. It had to publish it at the end. Without the seed, no pull can be replayed.
cause-not-replayable-no-salt = The event has ended, and the shop has not published the salt. It had to publish it at the end. Without the salt, no pull under these rules can be replayed.
cause-not-replayable-unknown-recipe = The proof names the recipe “{ $recipe }”. packproof knows packs_v1 only.
cause-not-replayable-dependent-of-unknown-recipe = This draw depends on another one that names the recipe “{ $recipe }”. packproof knows packs_v1 only.

## columns

column-account = account id used
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
column-price = price in the deck
column-price-shown = price that the shop shows
column-pull = pull
column-pulled = pulled
column-pulled-by = pulled by
column-rank = rank
column-reason = reason
column-roll = roll
column-rolls = rolls
column-value = value
column-verdict = verdict
column-version = version
column-when = when

## contract

contract-list-listed = on this site's list of contracts
contract-list-unlisted = not on this site's list of contracts. Ask the shop, outside this proof, whether it is theirs
contract-list-no-list = this site has no list to compare with. Compare the address with the one the shop has always published
contract-chip-not-listed = contract not listed
contract-coordinator-published-v2-5 = one that Chainlink publishes for this network (VRF v2.5)
contract-coordinator-published-v2 = one that Chainlink publishes for this network (VRF v2, retired in 2024)
contract-coordinator-listed = listed by this site, but not in packproof's copy of Chainlink's list for this network
contract-coordinator-unknown = published neither by Chainlink for this network nor by this site. Whoever runs it may have chosen the number. Ask the shop whose it is
contract-coordinator-words = { $words ->
    [one] It was asked for { $words } random number of this check.
   *[other] It was asked for { $words } random numbers of this check.
  }
contract-coordinators-several = The random numbers of this check were requested from { $count } coordinators. Look at each one.
contract-coordinator-unseen = not seen yet: the blockchain has not been read, or not that far
contract-beside-main = on { $name }
contract-beside-test = on { $name }, a test network
contract-beside-test-chain = on { $name }, a test network ({ $chain })
contract-beside-local = on a local network that runs on one machine
contract-beside-unknown = on “{ $name }”, a network packproof does not know
contract-beside-unknown-chain = on “{ $name }” ({ $chain })
contract-beside-unnamed-chain = on a network the shop does not name ({ $chain })
contract-beside-unnamed = on a network the shop does not name
contract-beside-says = The code of the contract 0x{ $address } { $on }: that it does what it says.
contract-beside-listed = It is on this site’s list.
contract-beside-unlisted = It is not on this site’s list.
contract-network = network
contract-address = address
# What its copy button copies.
contract-its-address = the contract's address
contract-coordinators-address = the coordinator's address
contract-listed = listed
contract-served-by = random number requested from

## copy

# On the button next to an exact value.
copy-value = Copy { $what }
# Over the line of a terminal that makes a hash again.
copy-terminal = the line that makes it again in a terminal
# Over the hashes of a proof in the terminal.
copy-hashes = Hashes, and how to make them again
copy-done = Copied.

## dealt

# The deck's heading.
dealt-deck-heading = The deck
# What opens the deck's table.
dealt-every-card = All cards of the deck
# The table's name.
dealt-deck-label = The deck, in its published order
# A card that nobody pulled.
dealt-still-there = not pulled
# The picture's keys.
dealt-key-pulled = pulled
# Cards that remained.
dealt-key-remained = not pulled
# The pull in view.
dealt-key-marked = the pull shown below
# The section on expected value.
dealt-value-heading = What the remaining cards were worth
# The line.
dealt-key-line = average price of the remaining cards
# What the rule is, and that it decides nothing here.
dealt-value-informs = Most events end when the average price of the remaining cards drops below a share of the starting average. Sellout Break and Head-to-Head events skip that rule, and the report does not name the event's format. So this section only informs: nothing here passes or fails.
# The exact values.
dealt-value-exact = Exact values
# Names of the exact values.
dealt-value-start = average price of the whole deck
# The buffer.
dealt-value-buffer = stop_ev_buffer
# The threshold.
dealt-value-limit = the limit: the two multiplied
# The place of the values after a pull.
dealt-value-after = For the values after any other pull, open that pull above.
dealt-rows-in-view = Rows { $first } to { $last } of { $of }
dealt-no-such-pull = This link asks for pull { $pull }, and the report has no such pull.
dealt-pulled-as = pull { $pull }
dealt-drawn-down = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in their published order: { $pulled } pulled, { $left } not pulled.
dealt-square-one = Each square is one card.
dealt-square-several = Each square is { $cell } neighbouring cards, filled by how many were pulled.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } Marked: card { $position } of the deck.
dealt-ended-above-limit = { $end } The average price of the remaining cards never fell below the limit.
dealt-ended-below-from-start = { $end } The limit is higher than the starting average, so the average was below it from the start.
dealt-ended-went-on = { $end } The average price of the remaining cards first fell below the limit after pull { $pull }, and the event went on, as Sellout Break and Head-to-Head events do.
dealt-ended-by-rule = The event ended by its value rule: after pull { $pull }, the last one, the average price of the remaining cards fell below the limit for the first time.
dealt-ended-by-last-pack = The event ended with its last card.
dealt-ended-otherwise = Cards were left when the event ended, and its value rule does not explain why.
dealt-still-running = The event is still running, so there is no end to explain yet.
dealt-no-value-not-replayed = the draws were not replayed
dealt-no-value-no-cards = the deck has no cards
dealt-no-value-price = card { $position } of the deck has no initial_price that is a plain decimal of at most 18 digits
dealt-no-value-buffer = the report has no stop_ev_buffer that is a number from 0 with at most 18 digits
dealt-no-value-too-large = the prices are too large for an exact comparison here
dealt-no-value-why = The value of the remaining cards cannot be computed: { $why }. Nothing else depends on it.
dealt-value-picture = The average price of the remaining cards, pull by pull, as a share of the start. It begins at 100%, falls to { $low } and rises to { $high }. The limit is { $threshold_share }.{ $new }
dealt-line-start = start: { $start }
dealt-line-end = after { $pulled } { $pulled ->
    [one] pull
   *[other] pulls
  }
dealt-limit = the limit: { $threshold }
dealt-deciding-pull = Show pull { $pull } step by step, with the values after it
dealt-value-picture-step = { "" } Each point covers { $step } pulls, from the lowest value to the highest.

## dependent

# The heading.
dependent-the-others = The other draws
dependent-about-none = { $mark ->
    [passed] No other Pack was drawn between the stock list of this pull and its random number, so no one else took a card meanwhile.
   *[open] The proof has no record of another Pack between the stock list of this pull and its random number.
  }
dependent-about-some = A card that someone else took between a pull's stock list and its random number cannot be drawn again. So this check includes { $draws ->
    [one] { $draws } other draw
   *[other] { $draws } other draws
  }. Open one to see its steps.
# The table.
dependent-table = The other draws, the latest first
dependent-drawn-for = drawn for
dependent-word-at = block of its number
dependent-what-it-took = card taken
# On a row's button, before the name.
dependent-the-pull-of = The pull of { "" }
# Where nothing is known.
dependent-unknown = not known
dependent-no-card = no card
dependent-took-card-worth = { $card }, { $value }
# Whether that mattered for the pull.
dependent-blocks = This card is in your pull's version, so your pull could not draw it.
# It did not.
dependent-blocks-not = It took no card that your pull could have drawn.
dependent-band = band { $band }, { $range }
dependent-version-sold = { $version }, sold at { $price }
dependent-stock-taken = stock listed
dependent-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
dependent-out-of-stock = out of stock at sale
dependent-word-requested = random number requested
dependent-word-arrived = random number arrived
dependent-band-rolled = band of the roll
dependent-band-drawn-from = band drawn from
# The steps of an opened draw.
dependent-its-steps = Its steps
# While it is being opened.
dependent-opening = Opening
dependent-open = Open the other draw that did not pass

## desk

# The file picker, for those who do not see it.
desk-picker = Saved proofs
desk-label = The file being read
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
draw-roll = roll { $roll }
draw-band-of = Band { $band }: { $range }
draw-part-both = rolled and drawn from
draw-part-rolled = rolled; no card was available
draw-part-drawn-from = drawn from
draw-rolls = { $from } to { $to }
draw-no-rolls = none
# The heading of the search.
draw-the-search = Bands searched
# Above it.
draw-about-the-search = The rolled band had no card still available. The recipe then tries each band above it and then each band below it, nearest first. The first band that has one gives the card.
draw-searched-out = { $out } out of stock at sale
draw-searched-taken = { $taken } drawn for others in between
draw-searched-out-and-taken = { $out } out of stock at sale, { $taken } drawn for others in between
draw-searched-empty = It holds no cards.
draw-searched-all-free = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, all still available. The card is drawn here.
draw-searched-some-free = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $held }, { $free } still available. The card is drawn here.
draw-searched-none-free = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $held }. None was still available.
draw-ranked = The { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of band { $band } by rank
# Where no band had a free card.
draw-exhausted = No band had a card still available, so no card was drawn. By the shop's rules the purchase is canceled and the payment goes back to the account balance.
# The roll, worked through.
draw-worked-through = The roll, step by step
draw-roll-word = the random number
draw-roll-word-is = { $mark ->
    [passed] The oracle's random number for this pull, and for nothing else.
   *[open] The random number that the shop published for this pull.
  }
draw-roll-hashed-is = SHA-256 of the random number's 32 bytes followed by the text { $tag }.
draw-roll-number = as a number
draw-roll-number-is = The same hash in decimal digits.
draw-roll-end = the roll
draw-roll-end-is = The remainder after division by 1,000,000: the last six digits.
draw-falls = Roll { $roll } lies in { $rolls }: band { $band }.
# Above the cards of the awarded band.
draw-by-rank = The cards of that band, ranked by this random number: the lowest one still available is drawn
draw-column-hash = its hash
# In the place of the rank of a card that was not free.
draw-not-free = not available
# Next to the card that was drawn.
draw-drawn = drawn
# What the hash of a rank is called.
draw-rank-hash = the rank's hash
# Why a card was not free, as far as there is no draw to open.
draw-out-of-stock = out of stock at sale
draw-went-to = taken by the pull of { $pull_key } at block { $block }
draw-show-last = Show the last { $left }
draw-show-next = Show the next { $next } of { $left }
draw-roll-hashed = hashed

## endpoints

# The meaning of a reader, and what asking one reveals to it.
endpoints-about-endpoints = A reader is a computer that looks up the blockchain for you (an RPC endpoint). It learns your network address, this site's address and your browser's language, and what it is asked for: the contract, the key of this purchase or event, and the ids and blocks that the proof names. Nothing is sent until you press the button.
# Why more than one.
endpoints-ask-several = Choose up to three. If they agree, no single one faked it.
# Above the button that asks: who looks the proof up, and what they see.
endpoints-look-up-pack-pull = { $count ->
    [1] One computer, { $hosts }, looks it up. It sees your network address and which purchase you check.
    [2] Two independent computers, { $hosts }, look it up. They see your network address and which purchase you check.
   *[other] Three independent computers, { $hosts }, look it up. They see your network address and which purchase you check.
  }
endpoints-look-up-pack-event = { $count ->
    [1] One computer, { $hosts }, looks it up. It sees your network address and which event you check.
    [2] Two independent computers, { $hosts }, look it up. They see your network address and which event you check.
   *[other] Three independent computers, { $hosts }, look it up. They see your network address and which event you check.
  }
endpoints-choose-others = Choose other readers
endpoints-what-they-learn = What they learn
# The part of a choice that is kept, and its use.
endpoints-choice-is-kept = This page then reads the blockchain as soon as you open a proof on this network.
# In its place, where the browser denies the page its storage.
endpoints-choice-is-not-kept = This browser keeps no memory of this page, so your choice lasts until you leave.
# Under the field for an address.
endpoints-about-the-address = Starts with https://, or http:// for a reader on this device.
# Said when a choice was forgotten.
endpoints-choice-forgotten = Forgotten. Nothing is sent until you press the button again.
# Nobody was chosen.
endpoints-nobody-chosen = Choose at least one reader, or type an address.
# Too many were chosen.
endpoints-too-many-chosen = Choose three readers at most.
endpoints-one-operator = More than one of these addresses has the host { $host }. They belong to one operator and count as one reader.
endpoints-not-with-a-name = This page does not use addresses with a name or password before an @.
endpoints-not-over-http = Anyone on the way could change answers sent over http://, so that works only for a reader on this device. Use the https:// address.
endpoints-not-over-sockets = This page uses https://, not web sockets. Most readers have an https:// address too.
endpoints-not-an-address = This address does not work. It must start with https:// and have no spaces.
endpoints-unknown-network = This page does not know the network “{ $label }”, so it cannot suggest a reader or tell which chain is the right one. Type the address of a reader for that network. Its chain number will appear beside the verdict.
endpoints-no-network = The proof names no network, so this page cannot suggest a reader. Ask the shop which network its contract is on, and type the address of a reader for it. Its chain number will appear beside the verdict.
# Why there is nobody to ask at all.
endpoints-nothing-to-ask = There is nothing to look up: the proof names no readable contract address, or too little of it is well-formed.
endpoints-listed = { $join } and { $last }
# The field for an address, where some are proposed, and where none is.
endpoints-another = Or another reader
endpoints-one = Reader's address
endpoints-ask = Confirm on the blockchain
endpoints-ask-third = Add a third reader
endpoints-ask-another = Try another reader
endpoints-ask-more = Confirm again, or add readers
endpoints-form-comes = Loading the form
# The button that asks.
endpoints-ask-chosen = { $count ->
    [one] Ask this reader
   *[other] Ask these { $count } readers
  }
# The box under the readers.
endpoints-remember = Remember my choice in this browser
endpoints-cancel = Cancel
endpoints-on-network = On the network { $network }

## event

# In the place of an event's name.
event-unnamed = Pack event
event-at-the-end = The deck and the pulls appear when the event ends.
event-price = pack { $price }
event-rules = rules { $version }
event-id = event { $id }

## digit

# Above the button.
digit-see-it-fail = See it fail
# The use of the button.
digit-about = A check is only as good as what it catches. Change one digit of the random number in a copy of this proof, and the same check runs on the copy, here in your browser. The proof itself does not change.
# The button.
digit-change = Change one digit
# The same button, while the changed copy is shown.
digit-undo = Undo the change
# Announced when the change is undone.
digit-undone = The change is undone. The proof itself never changed.
# The mark over the result.
digit-mark = A changed copy, not the shop's proof: one digit of the random number is different
# While the changed copy is checked.
digit-checking = Checking the changed copy
# Where it could not be checked.
digit-failed = The changed copy could not be checked here. The proof is unchanged.
# The caption of the published value.
digit-before = published
# The caption of the changed value.
digit-after = changed to
digit-stops-at = The check stops at “{ $step }”. { $failed } { $detail }
digit-stops-more = { $lead } { $more ->
    [one] { $more } more check does
   *[other] { $more } more checks do
  } not pass either.
digit-others = { $passed ->
    [one] { $passed } check
   *[other] { $passed } checks
  } still { $passed ->
    [one] passes
   *[other] pass
  }. A changed copy is not confirmed on the blockchain.
digit-still-passes = The check still passes on the changed copy. The changed value happens to give the same card, so the rest agrees. Only the blockchain shows whose value it is.
digit-said-not-verified = The changed copy is not verified. { $lead }

## explorer

# A link to a page on another site.
explorer-on = on { $host }
explorer-another-tab = (opens in another tab)

## files

files-table = Files and their verdicts
files-progress = Progress of the files
files-checked = { $done } of { $total ->
    [one] { $total } file
   *[other] { $total } files
  } checked
files-agree = { $total ->
    [one] { $total } proof adds up
   *[other] { $total } proofs add up
  }
# Where some of the files are not proofs, or could not be read.
files-agree-some = { $proofs ->
    [one] { $proofs } proof adds
   *[other] { $proofs } proofs add
  } up; { $unchecked ->
    [one] { $unchecked } file
   *[other] { $unchecked } files
  } could not be checked
# Where none of them is a proof.
files-none-checked = { $total ->
    [one] The file could not be checked
    [2] Neither file could be checked
   *[other] None of the { $total } files could be checked
  }
files-agree-of = { $agree } of { $total } files add up
files-failed = Not verified: { $failed } of { $total ->
    [one] { $total } file
   *[other] { $total } files
  }
files-pack-event = Pack event
files-pack-pull = Pack pull
files-save-csv = Save the table as CSV
files-save-json = Save the table as JSON
# A button that shows only the files with a verdict, or those that fail a step: Not verified: 3.
files-choice = { $what }: { $count }
# $what is the statement of a step that failed.
files-choice-failing = “{ $what }” did not pass: { $count }
files-all = All files: { $count }
# The name of the row of those buttons, for readers who do not see it.
files-choices = Show by verdict
files-choices-steps = Show by failing step
# The label before the buttons of the steps.
files-failing = Failing step
files-unread = Could not be checked
files-waiting = Not checked
files-find = Find files
# What can be typed into that box.
files-find-what = name, id, card or SHA-256
files-previous = Previous
files-next = Next
files-none-shown = No file matches.
files-left-out = Left out, as hidden files of systems and editors: { $count }
files-pages = Pages of the table
files-back = Back to the table
files-none = No file is open
files-not-kept = This page reads files and never keeps them. After a reload, open them again.
files-check-link = Check a proof link

## home

home-tab = packproof: was your pack locked in before you paid?
home-heading = Was it locked in before you paid?
home-paste = Paste the proof link from your shop, and your own browser works out every draw again from what the shop published.
# The single file's first sentence.
home-kept = This is packproof in one file: open a saved proof, and your browser works out every draw again, without a network and even if the shop is gone.
home-says = If the published rules give your card, you will see it. If not, you will see which value differs, and where.
home-cannot = The check cannot prove that a purchase was yours, or that you will be sent the card in the picture. Only the blockchain shows that everything was locked in on time: one more tap asks it.
home-box = Proof link or id
home-check = Check it
home-open = Or open a saved proof
# The same heading where it is the first.
home-open-first = Open a saved proof
home-about-files = Choose one or more files, or drop them anywhere on this page. They stay on this device.
home-choose-files = Choose files
# Under it, in the single file, in the place of the box for a link.
home-no-link-here = Do you have a proof link? Open it in your browser, save the proof there, and open that file here. This copy of packproof has no shop to ask.
home-samples = Or try a sample

## how

how-title = How this works
how-lead = A shop that draws at random could look at the result and draw again: this is how a draw is locked in beforehand, so that you can work it out yourself.
how-time = The same in detail takes about three minutes to read.
# The drawing of the way to a card: its five stations, each with a line.
how-drawing-deck = The deck
how-drawing-deck-is = Every card and its odds, before the sale.
how-drawing-fingerprint = Its fingerprint
how-drawing-fingerprint-is = One short code of all of it. Change one card, and the code is another.
how-drawing-block = A block
how-drawing-block-is = The blockchain holds the code from now on, for everyone to see.
how-drawing-number = A random number
how-drawing-number-is = It comes only now, and not from the shop: an oracle gives it.
how-drawing-card = Your card
how-drawing-card-is = Deck and number leave one card only. Anyone gets the same.
# The meaning of a commitment.
how-fingerprints = A promise that cannot change unseen
how-fingerprints-same = A hash turns any amount of data into 64 letters and digits: its fingerprint. The same data always gives the same one. Change one character, and the fingerprint is different.
how-fingerprints-bound = It is not feasible to find other data with the same fingerprint. So a shop that publishes one first is bound: what it shows later either gives that fingerprint, or it does not.
how-fingerprints-chain = The shop puts its fingerprints on a public blockchain, through a contract that records each of them once. It cannot replace one afterwards, and everyone can see which block holds it.
# Packs: before the sale.
how-pack-before = A Pack: what is locked in before you pay
how-pack-before-tier = A tier of Packs has price bands, odds for each band, and a list of cards with their values. All of it has one fingerprint, recorded on the blockchain before anything is sold.
how-pack-before-purchase = Your purchase is recorded there too, with the cards that were out of stock at that moment. Only then is one random number requested, for your purchase alone.
how-pack-before-oracle = The number comes from an oracle: a service that the shop does not run, and that can prove its numbers are its own. When you confirm on the blockchain, the page follows each number back to the oracle's own log.
# Packs: the draw.
how-pack-draw = A Pack: from the random number to your card
how-pack-draw-roll = The number gives a roll between 0 and 999,999. The odds lie side by side on that line, so the roll falls into one band.
how-pack-draw-rank = Then the number gives every card of that band a rank. The lowest rank wins, unless that card was out of stock or someone with an earlier number took it.
how-pack-draw-same = Nothing is left to decide. Anyone with the number and the list gets the same card.
# Packs: the way back to the fingerprint.
how-pack-path = A Pack: the card was on the list
how-pack-path-hashes = The card and its value are hashed together with their neighbours, level by level, up to the fingerprint on the blockchain. A card added later would lead to a different fingerprint.
# Events: before the sale.
how-event-before = A pack event: one deck, one seed
how-event-before-deck = An event sells a fixed deck. Its cards, in a fixed order, have a fingerprint that is on the blockchain before the first pack is opened. One random seed from the oracle serves the whole event.
how-event-before-salt = Since the second version of the rules the shop also locks in a secret salt. It is mixed into the seed and published at the end, so no one who sees the seed early can work out the order to come.
# Events: a pull.
how-event-pull = A pack event: one pull, step by step
how-event-pull-remainder = For each pull, the seed, the pull's number and the buyer's account id are hashed into one long number. Divide it by the number of cards left: the remainder picks the card.
how-event-pull-leaves = That card leaves the deck, and the next pull draws from what remains.
# The marks next to steps and answers.
how-marks = The marks
how-marks-half = A half-filled circle means that the values agree, but only with a history that the shop supplies, or as a saved file says. A shop that invents a whole history can reach this mark. Confirm on the blockchain: the circle fills if the contract holds the same values.
how-marks-others = A plain tick follows from the data alone, so no one has to be believed. A full circle is confirmed on the blockchain. Dashes mean that something was not checked, and a cross that it did not pass.
# Over what a check cannot prove.
how-limits = What a check cannot prove
how-limits-lead = A shop that keeps every rule above can still do these things. Each report says so beside the value concerned.
how-limit-contract = That the contract is really the shop's.
how-limit-contract-then = A look-alike could pass every step. Compare its address with the one the shop names elsewhere.
how-limit-chain = That the blockchain holds what the proof says, until you look.
how-limit-chain-then = Until then a check says “Adds up”. Confirm it on the blockchain, through a reader you choose.
how-limit-account = That an account id belongs to a real buyer.
how-limit-account-then = Invented ids can steer an event's draws. Only you know your id: find it in the list of pulls.
how-limit-picture = That the picture shows the card that was drawn.
how-limit-picture-then = The proof covers an id. The shop chose the picture.
how-limit-end = Why an event ended when it did.
how-limit-end-then = The last pulls can be left out. The report says how many cards were pulled, and whether the published rule explains the end.
how-limit-stock = That cards listed as out of stock really were.
how-limit-stock-then = Only the shop knows. The report says how many cards of each band it listed.
how-limit-purchase = That a purchase was yours, or was paid for.
how-limit-purchase-then = Nothing ties a draw to a person. Keep your own receipt.
how-sample = Try a sample, and change one digit in it
how-your-own = Check your own proof

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
# A time by the reader's clock, and in UTC.
time-both = { $local } ({ $utc })

## frame

# Before the choice of a language.
frame-language = Language
# When its words could not be loaded. The language is given by its name in that language.
frame-language-missing = The text in { $language } could not be loaded, so the language stays as it is.
# Next to the page's name.
frame-promise = checked in your browser
frame-asks = packproof checks here, in your browser. It fetches the proof you ask for and nothing else: no account, no tracking, and your files never leave this device.
frame-build = build { $build }
frame-skip = Skip to the content
# The title of the tab: the name of the shown content, and the page's name.
frame-tab = { $shown } · packproof
# Under the choice of a language, where the browser denies the page its storage.
frame-language-not-kept = This browser keeps no memory of this page, so the language lasts until you leave.

## build

build-version = Version
build-commit = Commit
# After the commit, where the sources were not as it holds them.
build-commit-changed = with changes that are not in it
build-checker = SHA-256 of the checker (verdict.wasm)
build-settings = SHA-256 of this site's settings (deployment.json)
build-compare = Anyone who builds the same source gets the same bytes. docs/deploy.md in the source explains how to compare them; a site lists its own at /SHA256SUMS.
# Over links to the source and to other sites.
build-elsewhere = To rely on no code of this site, check the proof elsewhere. Places that this site names:

## group

group-question-data = The published data
group-question-locked-in = Was it locked in before the draw?
group-question-word-pack-pull = Is the random number as published?
group-question-word-pack-event = Is the random seed as published?
group-question-recipe-pack-pull = Do the rules give this card?
group-question-recipe-pack-event = Do the rules give these cards?
group-question-others = Are all other draws accounted for?
group-question-contract = Does the blockchain confirm it?
group-of-event-unconfirmed = Nothing has shown yet when it was recorded.
group-of-pull-unconfirmed = So far only the shop's own history says so.
group-refuted-apart = The blockchain differs from another part of this proof, so this does not count as confirmed.
group-locked-in-confirmed = The blockchain shows that it came before the draw.
group-to-come-data = Every value that the check needs must be there, once, and well-formed.
group-to-come-locked-in-pack-event = The deck and the id, compared with the published hashes.
group-to-come-locked-in-pack-pull = Odds, cards and stock, compared with what was recorded before the random number was requested.
group-to-come-word-pack-event = The seed must be published, and the salt must match its commitment.
group-to-come-word-pack-pull = One request, one random number, and the number after the request.
group-to-come-recipe-pack-event = Every pull, replayed from the seed, its number and its account id.
group-to-come-recipe-pack-pull = The draw, replayed from the random number.
group-to-come-others-pack-event = All pulls, numbered without a gap, from one shrinking deck.
group-to-come-others-pack-pull = Every draw in between, each replayed by the same rules.
group-to-come-contract = What the contract itself holds. Not read yet.
group-answer-waiting-contract = Reading it now.
group-answer-skipped-contract = Not asked yet.
group-answer-recorded = This file says that it does. Anyone can write such a file: confirm on the blockchain.
group-answer-see-above = Not checked: see the question above.
group-answer-reason-above = Not checked, for the reason given at the top.
group-failed-several = { $several } checks did not pass.
group-seed-comes-at-end = The seed is published when the event ends.
group-pulls-come-at-end = The pulls are published when the event ends.
group-rest-comes-at-end = The rest is published when the event ends.
group-skipped-but-agrees = What could be checked agrees. { $why }
group-of-event-data = Complete and well-formed.
group-of-event-deck = { $cards ->
    [one] The deck of { $cards } card matches its hash.
   *[other] The deck of { $cards } cards matches its hash.
  }
group-of-event-locked-in = What is published so far fits together.
group-of-event-locked-in-at-end = What is published fits together.
group-of-event-salted = Published in full, and the salt matches.
group-of-event-unsalted = Published in full. These rules have no salt.
group-of-event-recipe = { $pulls ->
    [one] { $pulls } pull
   *[other] { $pulls } pulls
  } replayed. Each gave the card that the shop recorded.
group-of-event-no-pulls = No card was pulled, so there was nothing to replay.
group-of-event-others = { $pulls ->
    [one] One pull from one deck, numbered { $pulls }.
   *[other] One shrinking deck, pulls 1 to { $pulls } without a gap.
  }
group-of-event-contract = The contract holds the same values, and the seed is the oracle's random number.
group-of-pull-data = Complete and well-formed.
group-of-pull-locked-in = Odds, cards and stock were recorded first.
group-of-pull-word = One request, then one random number.
group-of-pull-no-others = No other Pack was drawn in between.
group-of-pull-one-other = One other draw, replayed by the same rules.
group-of-pull-others = { $count } other draws, each replayed by the same rules.
group-of-pull-sure = { $sure } of them could give no other card.
group-of-pull-contract = The contract holds the same values, each random number is the oracle's, and none was left out.
group-recipe-agrees = The rules give this card.
group-recipe-rolled = Roll { $roll } picks band { $band } (values { $range })
group-recipe-roll = The roll is { $roll }
group-recipe-no-card = { $rolled }. By the proof no band had a card still available, so no card could be drawn.
group-recipe-first = { $rolled }. By this proof, this card ranks first in it.
group-recipe-next-band = { $rolled }, which by the proof had no card still available. In the next band searched, this card ranks first.

## joint

# Between values in a row: `a, b, c`.
joint-comma = , { "" }
joint-named = { $name }: { $value }
joint-sentences = { $one } { $other }
# Between small facts in a row: `a · b`.
joint-dot = { "" } · { "" }
# Between a name and the named value, where either is drawn separately.
joint-colon = : { "" }
joint-said = { $name }: { $word }.
joint-because = { $words }: { $why }.
# A title inside a sentence.
joint-quoted = “{ $text }”

## keep

# In the footer, over what opens there.
keep-heading = Keep the verifier with your proof
keep-what = packproof also comes as one file that opens from your disk, without a network and even if this site is gone. Keep it with your saved proof.
keep-save = Save packproof.html
# Before the value.
keep-digest = SHA-256 of the release's own file:
# The thing that the button next to the value copies.
keep-digest-name = the SHA-256 of packproof.html
keep-settings = The file that you save here also has this site's settings, so its SHA-256 differs from the release's.
keep-loading = Loading the file …
keep-saved = SHA-256 of the file that you saved:
keep-saved-name = the SHA-256 of the saved file
keep-failed = The file did not load, so nothing was saved. Check your connection and try again.

## labels

point-published-field-form = published
point-computed-field-form = expected
point-published-key-once = published key
point-computed-key-once = and again
point-published-fields-read = published values that were read
point-computed-fields-read = at least
point-published-algo-version = published fairness_algo_version
point-computed-algo-version = known rules
point-published-event-ended = published is_active
point-computed-event-ended = expected
point-published-seed-published = published random_seed
point-computed-seed-published = expected
point-published-salt-published = published seed_salt
point-computed-salt-published = expected
point-published-event-id = published vrf_event_id
point-computed-event-id = computed from pack_event_id
point-published-deck-hash = published deck_hash
point-computed-deck-hash = computed from the deck
point-published-seed-commitment = published seed_commitment
point-computed-seed-commitment = computed from the salt
point-published-deck-commitment = published deck_commitment
point-computed-deck-commitment = computed from deck_hash and seed_commitment
point-published-pull-count = published pulls
point-computed-pull-count = cards in the deck
point-published-sequence-index = published sequence_index
point-computed-sequence-index = next number
point-published-pulled-card = published card
point-computed-pulled-card = computed card
point-published-selection-version = published selection_version
point-computed-selection-version = recipe known to packproof
point-published-entries-per-key = published entries
point-computed-entries-per-key = under keys
point-published-written-once = published entry
point-computed-written-once = another published entry
point-published-coverage-from = published entries begin
point-computed-coverage-from = window begins
point-published-coverage-to = published entries end
point-computed-coverage-to = random number arrived
point-published-window-request = published random number
point-computed-window-request = its request
point-published-window-root = published random number
point-computed-window-root = event id of its request
point-published-window-record = published random number
point-computed-window-record = its record
point-published-pull-key = published pull key
point-computed-pull-key = computed from the purchase id
point-published-odds-total = published odds, in millionths
point-computed-odds-total = must be
point-published-band-width = published band begins at
point-computed-band-width = and ends at
point-published-band-order = published band begins at
point-computed-band-order = the band below ends at
point-published-band-stocked = published cards in the band
point-computed-band-stocked = must be at least
point-published-card-value-from = published value of the card
point-computed-card-value-from = band begins at
point-published-card-value-below = published value of the card
point-computed-card-value-below = band ends at
point-published-card-once = published card
point-computed-card-once = must be there
point-published-request-present = published request
point-computed-request-present = expected for the key
point-published-requested-version = published in the request
point-computed-requested-version = computed from odds and cards
point-published-proof-version-root = published version_root
point-computed-proof-version-root = computed from odds and cards
point-published-proof-version-event-id = published version_event_id
point-computed-proof-version-event-id = computed from odds and cards
point-published-anchored-root = the shop recorded
point-computed-anchored-root = computed from odds and cards
point-published-version-before-request = odds and cards locked in
point-computed-version-before-request = random number requested
point-published-purchase-commitment = the shop recorded
point-computed-purchase-commitment = computed from the purchase
point-published-purchase-after-as-of = purchase locked in
point-computed-purchase-after-as-of = stock was taken (as_of)
point-published-purchase-before-request = purchase locked in
point-computed-purchase-before-request = random number requested
point-published-band-in-stock = cards in stock
point-computed-band-in-stock = must be at least
point-published-word-present = published random number
point-computed-word-present = expected for the key
point-published-word-after-request = random number arrived
point-computed-word-after-request = random number requested
point-published-claimed-award = published claimed_award
point-computed-claimed-award = computed card
point-published-award = published award
point-computed-award = computed card
point-published-contract-anchor = published
point-computed-contract-anchor = the contract holds
point-published-contract-version = computed from odds and cards
point-computed-contract-version = the contract holds
point-published-contract-purchase = computed from the purchase
point-computed-contract-purchase = the contract holds
point-published-contract-request = requested for
point-computed-contract-request = the contract holds
point-published-contract-word = published random number
point-computed-contract-word = the contract holds
point-published-coordinator-word = published random number
point-computed-coordinator-word = the oracle's log gives
point-published-request-succeeded = published transaction
point-computed-request-succeeded = what it wrote
point-published-judged-block = published newest block
point-computed-judged-block = the reader's newest block
point-published-anchor-transaction = transaction that the report names
point-computed-anchor-transaction = transaction that locked the event in
point-published-request-of-pull = a pull's request that belongs in it
point-computed-request-of-pull = a pull's request that it holds
point-published-seed-word = published random_seed
point-computed-seed-word = the oracle's random number
point-published-log-at = the shop recorded it at
point-computed-log-at = the blockchain has it at
point-published-log-twice = the shop recorded it at
point-computed-log-twice = the blockchain has it again at
point-published-log-omitted = random number that the shop published
point-computed-log-omitted = the blockchain has one at
point-published-proven-word = published random number
point-computed-proven-word = the oracle's signature proves
point-relation-band-width = A band must begin below its end.
point-relation-band-order = A band must not begin before the one below it ends.
point-relation-card-value-from = A card must not be worth less than its band.
point-relation-card-value-below = A card must be worth less than its band's end.
point-relation-version-before-request = The first must come before the second.
point-relation-purchase-after-as-of = The first must come after the second.
point-relation-coverage-from = The entries must begin no later than the window.
point-relation-coverage-to = The entries must not end before the random number.
point-relation-pull-count = There cannot be more pulls than cards.
point-relation-band-stocked = There must be at least one card.
# Over a value that is the same as published and as computed.
point-both = { $published }, and { $computed }

## missing

# An address that names nothing.
missing-heading = Nothing here
missing-words = This address is not a proof or any other page here. A proof link ends in /packs/verify/ or /pack-events/verify/ and an id.

## network

network-kind-main = main network
network-kind-test = test network
network-kind-local = local network
network-kind-unknown = unknown network
network-meaning-test = Nothing on it has real value.
network-meaning-local = It runs on one machine, and nothing on it has real value.
network-meaning-unknown = packproof does not know this network.

## odds

# The heading.
odds-the-odds = The odds
odds-worth-on-average = worth on average
odds-worth = A pack of this version costs { $price_cents }. By its stated odds and card values it gives { $expected } on average, with every card in stock.
# Where it cannot be computed.
odds-no-expected = The average cannot be computed: the odds or cards break the version's own rules, or the exact fraction is too long to show.
# How it is computed.
odds-expected-rule = For each band: its share of the odds, times the average value of its cards; then the sum. The values are the shop's own, and a card may sell for more or less. Cards out of stock change what one purchase could give.
# The bars of price and worth.
odds-price = price
# On what shows the exact values.
odds-exactly = Exact values
odds-cents-whole = { $whole } cents
odds-cents-part = { $rest }/{ $lower } cents
odds-cents-both = { $whole } + { $rest }/{ $lower } cents
odds-chance = By the stated odds and the cards available by this proof, the card that was drawn had a chance of 1 in { $ratio }.
odds-exact-chance = { $odds_ppm } of 1,000,000 rolls lead to its band, shared by { $free ->
    [one] { $free } available card
   *[other] { $free } available cards
  }: { $odds_ppm } / (1,000,000 × { $free }). Rolls of a band without an available card count too, because the search goes on from it to this band.
# The table of bands.
odds-bands = The stated odds, band by band
odds-column-mean = mean value
odds-column-each = each card, in stock
odds-each = 1 in { $ratio }
# The version's fingerprint.
odds-fingerprint = The version's fingerprint
# The meaning of it.
odds-about-fingerprint = One value covers the price, the odds, and every card with its value. Change a cent of any, and it is different. Your browser computed it from the cards below. { $mark ->
    [passed] The contract holds it under the event id.
    [failed] The blockchain differs from the proof: see “Does the blockchain confirm it?”.
   *[open] The contract must hold it under the event id; only the blockchain shows whether it does.
  }
# `version_no` in words.
odds-version-no = version number
# The lines from the card to the band's root, inside the fingerprint.
odds-path-card = The card: its id and its value
odds-path-neighbour = neighbour
odds-path-left = Level { $level }, with its neighbour on the left
odds-path-right = Level { $level }, with its neighbour on the right
odds-path-repeated = Level { $level }, paired with itself, the last of an odd row
odds-all-cards = All { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of this version
# The table of cards.
odds-cards = Cards of this version, the lowest band first, each by id
odds-column-for-pull = for this pull
# Where a card was free.
odds-free = available
# A card's whole id.
odds-card-in-full = the card's id
# The box that finds a card.
odds-find-a-card = Find a card { "" }
# What to type in it.
odds-card-id = the beginning of its id
# Its button.
odds-find = Find
odds-found = Card { $row } of the list.
odds-not-found = No card of this version has that id.
# Of a card that no roll leads to.
odds-never = never

## paper

# On the button that prints.
paper-print = Print

## part

# Where a part of the page that is loaded later did not come.
part-missing = A part of this page did not load, so what you opened is missing.
part-missing-holds = What is shown was checked, and does not change.
part-rest-missing = The rest of this page did not arrive, or differs from the original, so it is left out. What is already shown stays valid. Check your connection and try again.

## picture

picture-show = Show the shop's picture (loads from { $host })
picture-hide = Hide the shop's picture
# For those who do not see it.
picture-of-title = The shop's picture of { $title }
picture-of-card = The shop's picture of the card

## point

point-missing-field-form = { $at } is missing; expected: { $computed }.
point-sentence-field-form = { $at } is { $published }; expected: { $computed }.
point-sentence-key-once = { $place } the key “{ $published }” appears twice.
point-sentence-fields-read = { $at }: { $published } values were read.
point-sentence-algo-version = The report names the rules “{ $published }”; packproof knows { $computed }.
point-sentence-event-ended = The report's is_active is { $published }.
point-sentence-seed-published = The report publishes no random_seed.
point-sentence-salt-published = The report publishes no seed_salt.
point-sentence-event-id = The shop recorded { $published } as vrf_event_id; the hash of its pack_event_id is { $computed }.
point-sentence-deck-hash = The deck was locked in as { $published }; the published deck hashes to { $computed }.
point-sentence-seed-commitment = The salt was locked in as { $published }; the published salt hashes to { $computed }.
point-sentence-deck-commitment = The recorded value is published as { $published }; deck_hash and seed_commitment together give { $computed }.
point-sentence-pull-count = There are { $published } pulls from a deck of { $computed } cards.
point-sentence-sequence-index = The pulls are not numbered 1, 2, 3 and so on: { $published } appears in the place of { $computed }.
point-sentence-pulled-card = { $at }: the rules give { $computed }, the shop recorded { $published }.
point-sentence-selection-version = { $at } names the recipe “{ $published }”; packproof knows only { $computed }.
point-sentence-entries-per-key = { $at } holds { $published } different entries under { $computed } keys.
point-sentence-written-once = { $at } was { $kind } twice: { $published }, and { $computed }.
point-sentence-coverage-from = { $at }: the published log entries begin at { $published }, but its window begins at { $computed }.
point-sentence-coverage-to = { $at }: the published log entries end at { $published }, but its random number arrived at { $computed }.
point-sentence-window-request = { $at }: another random number arrived at { $published }, and its request is missing.
point-sentence-window-root = { $at }: another random number arrived at { $published }, and what was anchored under its event id is missing.
point-sentence-window-record = { $at }: another Pack was drawn at { $published }, and its record is missing.
point-sentence-pull-key = { $at } is recorded under the key { $published }; its purchase id gives { $computed }.
point-sentence-odds-total = { $at }: the odds add up to { $published } millionths; they should add up to { $computed }.
point-sentence-band-width = { $at } begins at { $published } and ends at { $computed }.
point-sentence-band-order = { $at } begins at { $published }, but the band below it ends at { $computed }.
point-sentence-band-stocked = { $at } has odds but no card.
point-sentence-card-value-from = { $at } is worth { $published }, less than its band, which begins at { $computed }.
point-sentence-card-value-below = { $at } is worth { $published }, and its band ends at { $computed }.
point-sentence-card-once = { $at } is in the version more than once.
point-sentence-request-present = { $at }: its request for a random number is missing.
point-sentence-requested-version = { $at }: the random number was requested for { $published }; the published odds and cards give { $computed }.
point-sentence-proof-version-root = The proof's version_root is { $published }; the published odds and cards give { $computed }.
point-sentence-proof-version-event-id = The proof's version_event_id is { $published }; the published odds and cards give { $computed }.
point-missing-anchored-root = { $at }: nothing was recorded for its odds and cards, which give { $computed }.
point-sentence-anchored-root = { $at }: the odds and cards were recorded as { $published }; the published ones give { $computed }.
point-sentence-version-before-request = { $at }: the odds and cards were recorded at { $published }, not before the random number was requested at { $computed }.
point-missing-purchase-commitment = { $at }: nothing was recorded for its purchase, which gives { $computed }.
point-sentence-purchase-commitment = { $at }: the purchase was recorded as { $published }; the published one gives { $computed }.
point-sentence-purchase-after-as-of = { $at }: the purchase was recorded at { $published }, not after its stock list at { $computed }.
point-sentence-purchase-before-request = { $at }: the purchase was recorded at { $published }, not before the random number was requested at { $computed }.
point-sentence-band-in-stock = { $at } had odds, but all its cards were out of stock at sale.
point-sentence-word-present = { $at }: its random number is missing.
point-sentence-word-after-request = { $at }: the random number arrived at { $published }, not after its request at { $computed }.
point-missing-claimed-award = { $at }: the shop recorded that no card could be drawn; the rules give { $computed }.
point-unexpected-claimed-award = { $at }: the shop recorded { $published }; by the rules no card could be drawn.
point-sentence-claimed-award = { $at }: the rules give { $computed }, the shop recorded { $published }.
point-missing-award = The shop recorded that no card could be drawn; the rules give { $computed }.
point-unexpected-award = The shop recorded { $published }; by the rules no card could be drawn.
point-sentence-award = The rules give card { $computed }; the shop recorded { $published }.
point-unexpected-contract = { $at }: the contract holds nothing under this id; it should hold { $published }.
point-sentence-contract-anchor = { $at }: the contract holds { $computed }; it should hold { $published }.
point-unexpected-contract-request = { $at }: the contract has no request under this key.
point-sentence-contract-request = { $at }: in the contract, the random number was requested for { $computed }, not for { $published }.
point-sentence-contract-word = { $at }: the random number is published as { $published }; the contract holds { $computed }.
point-sentence-coordinator-word = { $at }: the random number is published as { $published }; the oracle's own log gives { $computed }.
point-sentence-proven-word = { $at }: the random number is published as { $published }; the oracle's signature proves { $computed }.
point-sentence-request-succeeded = The published transaction { $published } failed on the blockchain, so it recorded nothing.
point-sentence-judged-block = The proof names block { $published }. The newest block is { $computed }, so that block did not exist when the shop named it.
point-sentence-anchor-transaction = The report names the transaction { $published }; the event was locked in by { $computed }.
point-sentence-request-of-pull = The published transaction requested a Pack pull's random number, in request { $computed }, and not this event's seed.
point-sentence-seed-word = The random seed is published as { $published }; the oracle's random number for this event is { $computed }.
point-sentence-log-at = { $at } was { $kind } at { $computed }; the proof says at { $published }.
point-sentence-log-twice = { $at } was { $kind } twice on the blockchain: at { $published }, and at { $computed }.
point-sentence-log-omitted = The blockchain has a random number at { $computed } that the shop left out.
point-written-anchored = anchored
point-written-requested = requested
point-written-fulfilled = answered
point-inside-payload = In the proof file
point-inside = In { $other },

## progress

progress-label = Progress of the check
progress-asking = Fetching the proof
progress-opening = Opening the file
progress-arrived-of = { $now } of { $all } received
progress-arrived = { $now } received
progress-reading = Reading { $size }
progress-checking = Checking what was published
progress-replayed = { $done } of { $total } draws replayed
# While a proof is not ready.
waiting-asking = Asking again now
waiting-paused = Paused while this tab is in the background
waiting-offline = Paused while this device is offline
# Seconds, counted down.
waiting-left = Asks again in { $seconds } s
waiting-ask-now = Ask now
waiting-since = This page has been asking since { $at }.
waiting-shop-since = The shop has said so since { $at }, when this page first asked.
# Behind the cause of a try that failed.
waiting-goes-on = That was the last try. This page goes on asking.
# Next to an event that runs, before the seconds.
waiting-event = This page checks again by itself until the event ends.

## pull

# The card next to the verdict.
pull-card = Card { $id }
pull-no-card = No card was drawn
pull-value = value { $value }
pull-pack = pack { $price }
pull-value-and-pack = value { $value } · pack { $price }
pull-drawn-for = drawn for { $name }
pull-word-at = random number recorded at block { $block }
pull-purchase = purchase { $id }
pull-server-says-yes = The shop's own server says: verified.
pull-server-says-no = The shop's own server says: not verified.
pull-server-depth = It followed at most { $depth } dependent draws (max_depth).
pull-server-no-input = The check here uses none of this.

## pulls

pulls-heading = The pulls
pulls-table = Pulls, in order
# On a row's button, before the number.
pulls-number = Pull { "" }
pulls-go-to = Go to pull
pulls-go = Go
pulls-replay = replay
pulls-another-card = The rules give another card.
pulls-not-replayed = This pull was not replayed.

## questions

questions-heading = What is checked
questions-open = Open all steps
questions-close = Close the steps

## reading

# The line under a recorded reading.
block-proven = Proven by the oracle's signature under the key { $key }: block { $number }, made { $at }, with a request for a random number in it.
block-not-proven = The block of the request is not proven. { $why }
block-counts = This counts without a network: it does not depend on who wrote the file. You still trust that this block is on the blockchain that everyone uses.
reading-recorded-is-not-read = These answers come from the file, and whoever wrote it could have changed them. Confirm on the blockchain to be sure.
reading-recorded-at = { "" } at block { $number }
reading-recorded = Saved in the file: answers from { $who }{ $block } on { $at }.
reading-recorded-without = { $count ->
    [one] { $hosts } was left out of the result.
   *[other] { $hosts } were left out of the result.
  }
reading-before = This tab read it on { $at }.
reading-at = { "" } at block { $number }
reader-lacks = { $host }: { $why }
reader-short-all = confirms everything
reader-short-refutes = refutes this proof
reader-short-no-log = no log at { $at }
reader-short-unlisted = random number from an unknown coordinator
reader-short-no-answer-of-oracle = no answer of the oracle
reader-short-behind = newest block { $newest }
reader-short-not-all = does not show everything
reader-short-silent = did not answer
reader-short-refused = refused
reader-short-other-chain = is on another chain
reader-short-inconsistent = contradicts itself
reader-short-not-asked = was not asked
reader-short-malformed = gave no readable answer
reader-short-no-contract = shows no such contract
reader-go-without = Go on without { $host }
reader-choice = Untick a reader to see the result without it.
reader-left-out-refutes = { $count ->
    [one] { $hosts } refutes this proof, and you unticked it.
   *[other] { $hosts } refute this proof, and you unticked them.
  } This result leaves that out.
reading-none = The blockchain could not be read.
reading-none-of = { $all ->
    [1] The reader did not answer.
    [2] Neither reader answered.
   *[other] None of the { $all } readers answered.
  }
reading-one = The reader answered{ $at }.
reading-not-answered = { $count ->
    [one] { $hosts } did not answer.
   *[other] { $hosts } did not answer.
  }
reading-other-chain = { $count ->
    [one] { $hosts } is on another chain.
   *[other] { $hosts } are on another chain.
  }
reading-several = By { $several } of { $all } readers{ $at }.
reading-finality-finalized = a final block: it cannot be undone
reading-finality-safe = a safe block: very unlikely to be undone, but not final yet
reading-finality-latest = the newest block, not final yet: it may still be undone
reading-chain-test = chain { $chain_id }, { $name }: a test network
reading-chain-local = chain { $chain_id }, a local development network: a test network
reading-chain-known = chain { $chain_id }, { $name }
reading-chain-unknown = chain { $chain_id }, unknown to packproof
reading-chain-id = chain id
reading-block-hash = its hash
reading-asked = questions asked
reading-round-trips = round trips
reading-requests = { $requests ->
    [one] { $requests } request
   *[other] { $requests } requests
  }
reading-asking = Asking { $hosts } …
reading-proving = Reading what the oracle signed …
reading-waits = The result so far. Waiting for a newer block …
# Behind the number of answers: the readers whose answer has not come.
reading-waiting-for = Waiting for { $hosts }.
# A reader, with the seconds of its silence.
reading-silent = { $host } ({ $seconds } s)
# How far a reading is.
reading-answers = { $answers ->
    [0] No answer yet
    [one] { $answers } answer so far
   *[other] { $answers } answers so far
  }
# Next to values in which endpoints differ.
reading-block = block
reading-time = its time
reading-final = how final
reading-chain-name = chain
reading-exactly = The exact values of this reading
reading-coordinator = coordinator
grade-proven = proven with the oracle's key { $key }
# In the place of the endpoints, where a saved proof names none.
reading-nobody = no one
reading-saved-by = Saved by build { $build }.

## report

# Over a report.
report-from-file = from the file { $file }

## said

## settings

settings-not-loaded = This site's settings did not load.
settings-mistake = This site's settings have a mistake.
settings-without = The page goes on without them: it knows no lists of the shop, and may not find the shop's proofs. This says nothing about your proof.
# $site is the origin of the site: https://proofs.example.
settings-of = This file has the settings of { $site }.
settings-of-unnamed = This file has the settings of a site that does not give its name.
settings-of-no-one = This file has no site's settings.

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
# Next to the code.
share-about-the-code = Point another device's camera at the code. It opens this link and runs the check again.
share-from-link = the shop's answer for this link
share-from-file = this file
share-from-sample = a built-in sample
share-computed = Computed in the browser from { $from } on { $at }.
share-see-for-yourself-link = Did someone show you this on a screen, on paper or in a picture? Open the link yourself, and your own browser runs the check again.
share-see-for-yourself-file = Did someone show you this on a screen, on paper or in a picture? Ask for the file and open it yourself, and your own browser runs the check again.
# On the link to the same report in large type, for a stream, and on the link back.
share-large-type = Large type
share-ordinary-type = Ordinary type
share-no-link-file = A file has no link. Send the file itself: anyone who opens it here runs the same check.
share-no-link-sample = This sample is made up, so it has no proof link to share.
# In the single file, when it has asked a service.
share-no-link-single = This copy of packproof is a file on your device, so it has no link for others. Send them the saved proof.
# On the button that saves the payload with the reading of the contract.
share-save-proof = Save proof file
# The first button of a report that is confirmed.
share-save-this = Save this proof
share-saved = Your browser was given { $name }, the proof file, to save. If it is not among your downloads, open this page in another browser and save it there.
share-saved-with-answers = Your browser was given { $name } to save: the proof, with what the readers answered. If it is not among your downloads, open this page in another browser and save it there.
share-passed-on = Passed on: { $name }.
share-no-saving = This browser cannot save files, like many inside apps. Open this page in your own browser, and save it there.
# Opens the other buttons.
share-more = More
# On the button that opens a file.
share-open-saved = Open a saved proof

## step

step-title-payload = The published data is complete and well-formed
step-title-replayable = Everything a replay needs is published
step-title-event-id = The published blockchain id belongs to this event
step-title-deck-hash = The deck is the one that was hashed
step-title-salt = The salt matches its commitment
step-title-deck-commitment = One published value covers both deck and salt
step-title-draws = Every pull's card is the one the published values give
step-title-recipe = Every draw uses the recipe packs_v1
step-title-history = Nothing was recorded, requested or answered twice
step-title-window = Every draw in between is accounted for
step-title-pull-key = The pull key belongs to this purchase
step-title-version-rules = The odds add up and every card sits in one band
step-title-version-root = The odds and cards are the ones the request names
step-title-version-anchor = The odds and cards were locked in before the request
step-title-purchase-anchor = The purchase was locked in before the request
step-title-stock = Every band with odds still had a card
step-title-word = The random number arrived after its request
step-title-replay = The published values give the recorded card, draw by draw
step-title-award = The card you got is the one the published values give
step-title-contract = The contract holds what was published
step-title-seed-origin = The seed is the oracle's random number for this event
step-title-word-origin = Each random number is the oracle's
step-title-chain-logs = Every entry has its true date, and no random number is missing
step-title-oracle-proof = The oracle's own signature proves each random number
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
step-rule-replay = valid proof 7
step-rule-contract = contract getters
step-rule-seed-origin = oracle logs
step-rule-chain-logs = contract logs
step-rule-oracle-proof = oracle proof
step-checks-payload = Every value that the check reads is there, once, and in the form the specification requires.
step-checks-replayable = The event has ended, and the seed (for v2 also the salt) is published, so the pulls can be replayed.
step-checks-event-id = The published vrf_event_id is the hash of the event's own id, so one anchor cannot serve two events.
step-checks-deck-hash = The published hash is the hash of the published deck: the same cards in the same order.
step-checks-salt = The published commitment is the hash of the published salt.
step-checks-deck-commitment = The published deck_commitment is the hash of the deck's hash and the salt's hash, so neither can change alone.
step-checks-draws = Each pull hashes the seed, its number and the account id, and takes the card at that place of the remaining deck. All pulls are replayed in order.
step-checks-recipe = Every record and the proof itself name the frozen recipe packs_v1.
step-checks-history = The contract writes once: no id is anchored, no random number requested and none delivered twice with different contents.
step-checks-window = Every random number that arrived between the stock list and this random number is classified, and every Pack among them has its record.
step-checks-pull-key = The key under which the random number was requested is the hash of the purchase id.
step-checks-version-rules = The odds total exactly 100%, the bands are in order, and every card's value lies in its band.
step-checks-version-root = The random number was requested for the hash of exactly these odds and cards.
step-checks-version-anchor = The hash of these odds and cards was anchored before the random number was requested.
step-checks-purchase-anchor = The hash of the purchase and of what was out of stock was anchored before the random number was requested.
step-checks-stock = No band had odds while all its cards were out of stock.
step-checks-word = The oracle's random number came after the request for it.
step-checks-replay = For this pull and every draw it depends on, the random number's roll picks the band, and the available card with the lowest rank is the recorded one.
step-checks-award = The card in the proof is the one the replay ends with.
step-checks-contract = The contract itself shows what it holds under these ids.
step-checks-seed-origin = The oracle's own log leads from the event's transaction to the random number it delivered.
step-checks-word-origin = For this pull and every draw it depends on, the oracle's own logs lead from the request to the delivered random number. Only a coordinator that the oracle's operator publishes for the network, or that this site lists, counts.
step-checks-chain-logs = The contract's logs, its state and the oracle's logs show where each entry was written. Every Pack's random number that arrived in between must be in the proof.
step-checks-oracle-proof = The oracle signs every random number. Its signature is part of the transaction that delivered the number. Your browser checks it here against a listed key of the oracle, so no reader can make up the number. Which request belongs to this draw still comes from the readers.
step-failed-lead-payload = The published data is not complete and well-formed.
step-failed-lead-replayable = Something a replay needs is not published as it should be.
step-failed-lead-event-id = The published blockchain id does not belong to this event.
step-failed-lead-deck-hash = The deck shown here is not the one that was locked in.
step-failed-lead-salt = The salt does not match its commitment.
step-failed-lead-deck-commitment = The published commitments of this event do not fit together.
step-failed-lead-draws = The recorded pulls are not the ones that the published seed and deck give.
step-failed-lead-recipe = This draw names another recipe than the published one.
step-failed-lead-history = The published history contradicts itself.
step-failed-lead-window = The proof does not account for every draw that could have taken this card.
step-failed-lead-pull-key = The random number shown here is not tied to this purchase.
step-failed-lead-version-rules = The odds and cards break the shop's own rules for them.
step-failed-lead-version-root = The proof does not show that the random number was requested for the odds and cards shown here.
step-failed-lead-version-anchor = The odds and cards were not locked in as published.
step-failed-lead-purchase-anchor = The purchase was not locked in as published.
step-failed-lead-stock = The pack had odds for a band without a single card in stock.
step-failed-lead-word = The proof does not show that the random number came after its request.
step-failed-lead-replay = A recorded draw is not what its random number gives.
step-failed-lead-award = The card you got is not the one the rules give.
step-failed-lead-contract = The contract holds a different value than the shop published.
step-failed-contract-nothing = The contract holds nothing where the shop published a value.
step-failed-version-too-late = The odds and cards were locked in too late.
step-failed-purchase-too-late = The purchase was locked in too late.
step-failed-logs-left-out = The published history leaves out a random number that the blockchain has.
step-failed-lead-seed-origin = The seed is not the oracle's answer to this event's own request.
step-failed-lead-word-origin = A random number is not the one that the oracle delivered.
step-failed-lead-chain-logs = The published history differs from the blockchain.
step-failed-lead-oracle-proof = The oracle's signature proves another random number.
step-failed-means-payload = The data is not in the form the specification requires, so the checks that depend on it did not run.
step-failed-means-replayable = Something a replay needs is not published as it should be.
step-failed-means-event-id = The recorded value may belong to another event.
step-failed-means-deck-hash = A card, a price or the order differs from the deck that was locked in.
step-failed-means-salt = This is not the salt that was locked in before the seed existed.
step-failed-means-deck-commitment = The commitments do not show that deck and salt were locked in beforehand.
step-failed-means-draws = At least one pull differs from what the published seed, deck and account ids give.
step-failed-means-recipe = The odds and cards were locked in under packs_v1, or the proof and its record name different recipes. A new name for the draw does not change what was locked in.
step-failed-means-history = The contract writes once, so it cannot have written both.
step-failed-means-window = A draw that could have taken your card is missing, so your card cannot be worked out with certainty.
step-failed-means-pull-key = The random number may belong to another purchase.
step-failed-means-version-rules = The odds or the card list do not follow the shop's own rules.
step-failed-means-version-root = The odds and cards could be others than those that the random number was requested for.
step-failed-means-version-anchor = The odds or the card list could have been chosen after the draw began.
step-failed-means-purchase-anchor = The list of cards out of stock decides which cards could be drawn. It could have been chosen after the draw began.
step-failed-means-stock = A roll in that band could not give a card from it.
step-failed-means-word = The random number could have been known before its request, or is missing.
step-failed-means-replay = At least one recorded draw differs from what its random number gives.
step-failed-means-award = The random number gives another card.
step-failed-means-contract = The blockchain and the shop's published data differ.
step-failed-means-seed-origin = The oracle delivered another random number for this event, or another transaction locked the event in.
step-failed-means-word-origin = The oracle answered this draw's request with another random number, so the one that decided the card did not come from it.
step-failed-means-chain-logs = What the shop published as history is not what the blockchain recorded.
step-failed-means-oracle-proof = The oracle signed another random number for this request than the one that was published.
step-failed-todo-payload = Load the proof again. If nothing changes, save the proof file, send it to the shop, and name the field.
step-failed-todo-deck-hash = Save the proof file now, and ask the shop to explain the two values above.
step-failed-todo-draws = Find your own pull below. Save the proof file, and ask the shop about the pulls named here.
step-failed-todo-recipe = Save the proof file, and ask the shop which recipe this draw used and where it is published.
step-failed-todo-history = Save the proof file, and ask the shop for the missing or contradicting entries.
step-failed-todo-purchase-anchor = Save the proof file now, and ask the shop about this purchase, naming this check.
step-failed-todo-replay = Save the proof file now, and ask the shop for the card that the rules give.
step-failed-todo-contract = Save the proof file, and confirm again through another reader.
step-rule-replayable = replayability
step-checked-by = This must hold: { $checks } Specification: { $rule }.
step-what-it-means = What it means.
step-what-to-do = What you can do.

## step-more

# On what opens further comparisons of a step.
step-more-differ = { $more ->
    [one] { $more } more that differs
   *[other] { $more } more that differ
  }
step-more-differ-of = { $more ->
    [one] { $more } more of { $of } that differs
   *[other] { $more } more of { $of } that differ
  }
step-more-of = { $more } more of { $of }
step-more-agree = { $more ->
    [one] { $more } more that agrees
   *[other] { $more } more that agree
  }

## detail

detail-one-agrees = The one comparison agrees.
detail-all-agree = { $count ->
    [2] Both comparisons agree.
   *[other] All { $count } comparisons agree.
  }
detail-differs = A comparison does not agree.
detail-more = { $first } { $more } more did not agree.

## timeline

timeline-heading = What happened, in order
timeline-exact = Exact values
timeline-transaction = transaction
timeline-locked-in-holds = Yes, it was locked in before: the odds, the cards and this purchase were recorded before the random number was requested.
timeline-locked-in-by-history = The shop's history says that it was locked in before: the odds, the cards and this purchase were recorded before the random number was requested.
timeline-locked-in-broken = Nothing shows that all of it was locked in before. The line below shows why.
timeline-locked-in-elsewhere = By the shop's history this pull was locked in as the rules require. Nothing shows that another draw that it depends on was.
timeline-locked-in-untold = This proof does not show whether it was locked in before.
timeline-once-holds = The contract has one request, and one random number came after it.
timeline-once-by-history = The shop's history has exactly one request, and one random number after it.
timeline-once-broken = Nothing shows one request and then its random number. The line below shows why.
timeline-once-elsewhere = By the shop's history this pull's own request and random number are in order. Nothing shows that those of another draw are.
timeline-once-untold = This proof does not show whether there was exactly one request.
timeline-chain-differs = The blockchain differs from the proof: see “Does the blockchain confirm it?”.
timeline-chain-agrees = The contract and its logs confirm this.
timeline-chain-holds = The contract holds the same values, but where each was recorded could not be read.
timeline-chain-unread = This is the history that the shop published. The blockchain has not been read yet.
timeline-version = Odds and cards
timeline-stock = Stock listed
timeline-purchase = Purchase
timeline-request = Request for the random number
timeline-word = Random number
timeline-another-pack = A random number for another Pack
timeline-another-other = A random number for something other than a Pack
timeline-another-unknown = A random number, and the proof does not show what for
timeline-version-means = Once they are locked in, no one can change them.
timeline-stock-means = The shop dates its list of cards out of stock from here.
timeline-purchase-means = Once it is locked in, no one can change its odds, its cards or that list.
timeline-request-means = The rules allow one request to the oracle for each pull.
timeline-word-means = It decides the card.
timeline-nowhere = The proof has no entry for it.
timeline-contradicted = The proof has entries for it that contradict each other.
timeline-word-for-pack = for a Pack, purchase
timeline-word-for-other = for something other than a Pack, key
timeline-word-for-unknown = for something not shown, key
timeline-times-to-come = Confirm on the blockchain to see the time of each block.
timeline-times-told = The reader gave these block times. They are for information: the check uses only the order.
timeline-times-saved = These times come from the saved file and are not checked. The check uses only the order.
timeline-times-not-told = The times of these blocks are not known. The check uses only the order.
timeline-times-not-saved = The saved file has no times for these blocks. Confirm on the blockchain to see them.
timeline-before-request = It should come before the random number was requested, at { $wanted }.
timeline-after-stock = It should come after the stock list, at { $wanted }.
timeline-after-request = It should come after the random number was requested, at { $wanted }.
timeline-others-packs = { $packs ->
    [one] { $packs } other random number, for another Pack
   *[other] { $packs } other random numbers, for other Packs
  }
timeline-others-no-packs = { $others ->
    [one] { $others } other random number, for something other than a Pack
   *[other] { $others } other random numbers, for something other than Packs
  }
timeline-others-both = { $all } other random numbers: { $packs } for other Packs, { $others } for something other than Packs
timeline-others-unknown = { $all ->
    [one] { $all } other random number
   *[other] { $all } other random numbers
  }
timeline-left-out = { $words ->
    [one] { $words } earlier random number is not listed here.
   *[other] { $words } earlier random numbers are not listed here.
  }

## tool

tool-mark-flattened = This proof bears a mark of a program that writes objects and lists in another form, such as a shell or a database's export. Get the proof again, and save it as it comes.
tool-mark-shortened = This proof bears a mark of a program that shortens or covers values, such as a browser's console or a log. Get the proof again, and save it as it comes.
tool-mark-typeset = This proof bears a mark of a program that typesets text, such as an editor for documents or a chat: an id in it has dashes or spaces of theirs. Get the proof again, and save it as it comes.
tool-mark-rounded = This proof bears a mark of a program that holds numbers as doubles, such as a script, a browser's viewer, jq or a spreadsheet: numbers in it look rounded or rewritten. Get the proof again, and save it as it comes.
tool-mark-retyped = This proof bears a mark of a program that changes the type of numbers, such as a spreadsheet, a table or a converter: whole numbers in it are texts or have a fraction. Get the proof again, and save it as it comes.
tool-mark-recoded = This proof bears a mark of a program that read its text in another encoding, such as an editor or a shell: characters in it are lost or misread. Get the proof again, and save it as it comes.
tool-mark-escaped = This proof bears a mark of a program that writes text for a web page: characters in it are written as in HTML. Get the proof again, and save it as it comes.

## trouble

trouble-another-file = Open the file you saved with “Save proof file”, or the proof file from your shop.
trouble-again = Try again later, or open a saved proof file.
trouble-another-build = Please reload this page
trouble-another-build-says = This page and its checker come from two different versions, so nothing was checked.
trouble-another-build-cause = The page is build { $page }; the checker is build { $build }.
trouble-another-build-way-on = Reload the page. If you see this again, empty the browser's cache for this site.
trouble-no-vectors = This browser is too old for the check
trouble-no-vectors-says = The check needs a part of WebAssembly that browsers have had since 2023. This one lacks it, so nothing was checked.
trouble-no-vectors-cause = The browser does not accept a WebAssembly module that uses 128-bit vectors (SIMD) or reference types.
trouble-no-vectors-way-on = Update this browser, or open the page in another one.
trouble-no-worker = The checker did not run
trouble-no-worker-says = The part of this page that checks did not start, or stopped, so nothing was checked.
trouble-no-worker-cause = The browser gives no reason. It may block web workers or WebAssembly here.
trouble-no-worker-way-on = Reload the page, or try another browser.
trouble-not-as-built = Not checked
trouble-not-as-built-says = The part of this page that checks differs from the original, so it was not started and nothing was checked. This says nothing about your proof.
trouble-not-loaded-says = The part of this page that checks could not be loaded, so nothing was checked. This says nothing about your proof.
# On the start page too.
trouble-offline = Your browser reports that this device is offline. If so, no proof link can be checked now. If you kept packproof.html, the whole page in one file, it opens saved proofs without a network.
trouble-not-as-built-way-on = Check your connection and try again, or reload the page. If you see this again, try another network or another browser.
# In the single file, which is opened from the disk.
trouble-no-service = This file has no shop to ask
trouble-no-service-says = Proof links open on the shop's own page. This is packproof as a single file, so nothing was fetched or checked.
trouble-no-service-cause = The file itself names no service (its settings have no "service").
trouble-no-service-way-on = Open the link in your browser, save the proof there, and open that file here.
# Over everything in the place of a verdict: the page's test of its checker went wrong.
trouble-self-test = Do not use this page
trouble-self-test-says = Before each check, the page tests its checker on { $all } proofs with known answers. It got { $wrong } wrong, so your proof was not checked.
trouble-self-test-cause = Wrong answers: { $wrong }. The checker arrived damaged, or this device runs it wrongly.
trouble-self-test-way-on = This says nothing about your proof. Reload the page. If you see this again, use another browser or device, and tell whoever runs this site.
# Two programs of the page check each proof. Here they disagree.
trouble-contradicts-itself = This program contradicts itself
trouble-contradicts-itself-says = The page checks each proof twice, with two of its programs, and they gave different results. So no result stands, and nothing can be confirmed, saved or shared.
trouble-contradicts-itself-cause = The two results differ. One of the programs arrived damaged, or this device runs it wrongly.
trouble-not-ready = Not settled yet, says the shop
trouble-not-ready-says = The shop says that this pull, or one around it, has not settled yet. packproof cannot check that. By the published rules a pull waits while the blockchain or the oracle is slow, and is never changed or drawn again.
trouble-not-ready-cause = The shop answered 404 with proof_not_ready.
trouble-not-ready-way-on = This page asks again by itself, and the link stays the same. If the shop still says so after a day, ask the shop why, and send it this link.
trouble-unknown-id = Not found
trouble-unknown-id-says = This shop has no proof with that id. Perhaps the link was not copied whole.
trouble-unknown-id-cause = The shop answered 404 with an error of its own, and not with proof_not_ready.
trouble-no-file-says = There is no file at the proof's address, so nothing was checked. This says nothing about your proof.
trouble-not-its-own = There, but not the shop's own answer
trouble-not-its-own-says = A server answers at the shop's address, but this answer is not the shop's own. It may come from a server in front of the shop. Nothing was checked, and this says nothing about your proof.
trouble-not-its-own-cause = The answer has HTTP status 404 and no error in the form of the shop's service (JSON with an “error”).
trouble-not-its-own-way-on = This page asks again by itself. If this stays, ask the shop why, and send it this link.
trouble-busy = Busy just now
trouble-busy-says = The shop, or a server in front of it, is busy just now, so nothing was checked yet. This says nothing about your proof.
trouble-busy-way-on = This page asks again by itself, after the time that the answer asks for.
trouble-gate = A sign-in stands in front of the shop
trouble-gate-says = A sign-in or another gate refused packproof's request for the proof. packproof sends no password and no cookie, so nothing was checked. This says nothing about your proof.
trouble-gate-way-on = Ask the shop to open its proofs without a sign-in, or save the proof yourself and open it here.
trouble-web-page = A web page came instead of a proof
trouble-web-page-says = The answer is a web page instead of a proof, so nothing was checked. It may be a sign-in, or come from a server between you and the shop. This says nothing about your proof.
trouble-nothing = The answer is empty
trouble-nothing-says = An answer without any content came, so nothing was checked. It may come from a server between you and the shop. This says nothing about your proof.
# Of a pasted link of another site. `$asked` is the site that this page asks for proofs, `$host` the link's.
trouble-elsewhere-says = Your link is from { $host }. This page looks for proofs of { $asked } only, and found none with that id.
trouble-elsewhere-way-on = Open the link on its own site. Trying again here will not help.
trouble-elsewhere-open = Open it on { $host }
trouble-service-status = No proof came back
trouble-service-status-says = An answer came, but it is not a proof, so nothing was checked. It may come from a server between you and the shop. This says nothing about your proof.
trouble-service-status-cause = The answer has HTTP status { $status }.
trouble-unreachable = The proof could not be fetched
trouble-unreachable-says = No answer came, so nothing was checked. The cause may be your connection, something on this device that stops requests, or the shop. This says nothing about your proof.
trouble-unreachable-cause = The browser gives no reason.
trouble-broke-off = The answer broke off
trouble-broke-off-says = The answer ended before the whole proof had arrived, so nothing was checked. This says nothing about your proof.
trouble-not-allowed = The shop is there, but its errors cannot be read by a page
trouble-not-allowed-says = A server answers at the shop's address, but without the permission that a browser needs to show the answer (CORS). Such an answer is usually an error: the pull may not have settled yet. Nothing was checked, and this says nothing about your proof.
trouble-not-allowed-cause = The answer has no Access-Control-Allow-Origin header for this page, so its status cannot be read either.
trouble-not-allowed-way-on = This page asks again by itself. If this stays, tell the shop that its errors need the same CORS headers as its proofs.
trouble-timed-out = No answer came in time
trouble-timed-out-says = The proof did not arrive in time, so nothing was checked. A slow connection or a slow shop may be the cause. This says nothing about your proof.
trouble-timed-out-cause = Nothing arrived for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
trouble-redirected = The answer points elsewhere
trouble-redirected-says = It points to another address, as a sign-in of a network or of the shop does. packproof asks only the address it was set up with, so nothing was checked. This says nothing about your proof.
trouble-redirected-cause = The answer was a redirect, which packproof does not follow.
trouble-another-id = A different proof arrived
trouble-another-id-says = The shop answered with the proof of another id, so it was not checked under this link.
trouble-another-id-cause = The proof that arrived belongs to { $shown }.
trouble-another-kind = A different proof arrived
trouble-another-kind-says = The shop answered with another kind of proof than this link asks for, so it was not checked under this link.
trouble-another-kind-event = The link asks for a Pack pull, and a pack event's report arrived.
trouble-another-kind-pull = The link asks for a pack event, and a Pack pull's proof arrived.
trouble-saved-proof-version = Saved by another version of packproof
trouble-saved-proof-version-says = This is a saved proof, but in a form packproof does not know, so nothing was checked.
trouble-saved-proof-version-cause = Its form is version { $version }; packproof knows version { $format }.
trouble-saved-proof-version-way-on = Open it with the page that saved it, or save it again with this one.
trouble-saved-proof-broken = The saved proof is incomplete
trouble-saved-proof-broken-says = Part of this saved proof is missing or unreadable, so nothing was checked.
trouble-empty = Empty
trouble-empty-says = The file is empty, so there is nothing to check. Get the proof again, and open that.
trouble-empty-cause = It has no characters, or white space alone.
trouble-not-readable = Not readable
trouble-not-text = Not a proof
trouble-not-text-says = A proof is a text in JSON, and this is not text. It may be a picture or a compressed file.
trouble-not-text-encoding = This text is in another encoding than UTF-8 or UTF-16. Save it as UTF-8, and open that.
trouble-not-text-cause = Byte { $at } is not UTF-8.
trouble-not-json = Not a proof
trouble-not-json-cut-off = This is JSON that ends too early: it was cut off. Get the whole proof again.
trouble-not-json-nan = This text has the number NaN, which JSON does not have. A program wrote it that does not write JSON. Get the proof again as the shop's service sends it.
trouble-not-json-infinity = This text has the number Infinity, which JSON does not have. A program wrote it that does not write JSON. Get the proof again as the shop's service sends it.
trouble-not-json-web-page = This is a web page, not a proof. If it shows a proof, save only the proof's text as a file, and open that.
trouble-not-json-headers = This text begins with the headers of a web answer. Save the answer without them (curl without -i), and open that.
trouble-not-json-in-front = Something stands in front of the JSON in this text. Save the JSON alone, from its first curly bracket to its last, and open that.
trouble-not-json-behind = Something stands behind the JSON in this text. Save the JSON alone, up to its last curly bracket, and open that.
trouble-not-json-several = This text has several JSON objects, one after the other. Write each on one line (jq -c .), or save each as a file of its own.
trouble-not-json-other = This is text, but not JSON.
trouble-not-json-cause = The place: line { $line }, column { $column }.
trouble-not-an-object = Not a proof
trouble-not-an-object-says = This is JSON, but a proof is a JSON object.
trouble-not-an-object-list = This is JSON, but a proof is a single object. Save one proof of it as a file of its own, and open that.
trouble-not-an-object-array = It is a list.
trouble-not-an-object-string = It is a text.
trouble-not-an-object-number = It is a number.
trouble-not-an-object-boolean = It is true or false.
trouble-not-an-object-null = It is null.
trouble-too-deep = Not a proof
trouble-too-deep-says = This is JSON, but nested deeper than any proof.
trouble-too-deep-cause = Its lists and objects are nested too deep to be read.
trouble-not-a-payload = Not a proof
trouble-not-a-payload-says = This is JSON, but neither a Pack pull's proof nor a pack event's report.
trouble-not-a-payload-cause = It has neither target_pull_key nor pack_event_id.
trouble-zip-says = This is a ZIP archive, and a proof is a single file. Unpack it, and open the proof file that is in it.
trouble-gzip-says = This is a gzip file that cannot be unpacked: it is damaged, cut off, or packed twice. Ask for the file again.
trouble-archive-says = This is a packed file ({ $format }). Unpack it, and open the proof file that is in it.
trouble-har-says = This is a HAR: a browser’s recording of web requests and their answers. It is not a proof itself. Save the shop’s answer from it as a file, and open that.
trouble-report-says = This is a report that packproof wrote about a proof, not the proof itself. Open the proof file that it is about.
trouble-envelope-says = The proof in this JSON has something around it: it stands under “{ $key }”. Save what stands there as a file of its own, and open that.
trouble-lines-says = This file has { $lines } lines with a JSON text in each. At most { $limit } are opened at once. Split it into smaller files.
trouble-packed-cause = The format is recognised by the file’s first bytes.
trouble-file = File not read
trouble-file-gone-says = The file is no longer where you chose it: it was moved, renamed or deleted.
trouble-file-unreadable-says = The browser could not read the file: it was changed after you chose it, or the browser is not allowed to read it.
trouble-file-way-on = Choose the file again.
trouble-folder-says = The folder has more than { $limit } files. Choose a smaller one.
trouble-too-large = Too large
trouble-too-large-says = This is larger than any proof: the page reads up to { $limit }.
trouble-too-large-cause = It has { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
  } or more; the limit is { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
  }.
trouble-reload = Reload the page
trouble-another-proof = Check another proof
# Removes the message about a file.
trouble-dismiss = Dismiss
trouble-cause = Cause
# Of a checker that does not name its build.
trouble-no-name = without a name
trouble-tells-unknown = something unknown

## trust

trust-why-code = Code from this site computed everything here, and other code could show any verdict. The build number is the beginning of a hash of the whole source: same source, same number.
trust-why-contract = The shop named it here. A look-alike with other code could pass every check.
trust-why-endpoint = Others run the computers that read the blockchain, and one could answer as it likes. Each reader is checked alone, and only what all of them show counts. So one honest reader is enough: all of them would have to lie together.
trust-why-oracle = The random number decides every draw. The oracle signs it with its key, and cannot choose it. Once the blockchain is read, your browser checks that signature. Where it cannot, packproof relies on the oracle's contract, which checked it.
trust-why-unbound = The proof does not cover these, so a pass says nothing about them.
trust-what-to-do-code = Save the proof file and check it where you trust the code: on another site that runs packproof, or in a terminal, from the source.
trust-what-to-do-endpoint = Under “Does the blockchain confirm it?”, choose two or three readers, or a reader of your own.
trust-what-to-do-oracle = Under “Does the blockchain confirm it?”, look at each coordinator that was asked for a random number, and whether the oracle's operator publishes it for this network.
# Over the list.
trust-still-trusted = What you still trust
# Under the list, and on paper.
trust-self-test = Self-test: { $passed } of { $all }. Before this check, the checker gave the right answer for every proof with a known answer.
trust-code = The code of packproof, build { $build }.
# In the place of the contract, when the payload does not name one.
trust-no-contract-named = The proof names no contract to read.
trust-contract-once = packproof reads what the contract holds, and believes its code: that it records an id only once, requests one random number for each purchase, and takes that number from the oracle alone.
trust-endpoint-at = , read at block { $number }
trust-endpoint-unread = ; for what was not shown, the shop
trust-endpoint-rest-proven = ; the oracle's signature proves the rest
trust-endpoint-not-replayed = For now the shop, since no card was verified
trust-endpoint-shops-word = The shop, that all this was recorded in time
trust-endpoint-one = The reader { $there }{ $at }: everything rests on it{ $rest }.
trust-endpoint-several = That one of the readers { $there } is honest{ $at }. If it is, this result is right{ $rest }.
trust-endpoint-contradict = No one yet: the readers { $there } contradict each other{ $at }.
trust-oracle-unseen = The oracle: that no one chose or foresaw its random number.
trust-oracle-published = The oracle: its random number came through a coordinator that Chainlink publishes for this network.
trust-oracle-listed = The oracle: its random number came through a coordinator that this site lists.
trust-oracle-proven = The oracle: that only it holds the { $count ->
    [one] key
   *[other] keys
  } { $keys }, with which the random number is signed. Your browser checked the signature.
trust-oracle-unknown = The oracle: a random number came from a coordinator that no one published, 0x{ $address }.
trust-unbound-pack-event = The shop, for what the proof does not cover: whose the account ids are, why the event ended when it did, and the pictures.
trust-unbound-pack-pull = The shop, for what the proof does not cover: whose purchase this is, what was out of stock, and what the card is.
trust-unbound-event-accounts = No commitment covers the account ids, and another id draws another card. Only you know yours: compare it with the one beside your pull.
trust-unbound-event-order = Anyone who knows the seed knows the order to come, so the proof does not show who got which place in it. The times beside the pulls are the shop's.
trust-unbound-event-end = The shop can choose the end. The proof covers the pulls that were made, and not why there were no more. If cards were left, ask the shop.
trust-unbound-event-names = The shop chose names, titles, pictures and prices. The proof covers card ids, their order and account ids, and no payment or person. Compare the card you were sent.
trust-unbound-pull-name = The shop chose the name. The proof does not tie a purchase to a person or a payment. Compare the purchase id with the one on your receipt.
trust-unbound-pull-stock = The shop stated what was out of stock, and when. By the rules the purchase's commitment locks that in, true or not. Compare it with what was on sale when you paid.
trust-unbound-pull-card = The proof covers a card's inventory id. Only the shop says which card that is: compare the one you were sent.
# Which file was opened, to the byte: the line that opens, the reason to know it, and the copied text.
trust-fingerprint = Which file this is, exactly
trust-fingerprint-why = The SHA-256 of every byte of the file. The same file gives the same value; any difference gives another.
trust-fingerprint-name = the file’s SHA-256

## unread

unread-no-contract = The proof names no contract address to read. Ask the shop for it.
unread-unknown-chain = The contract's address holds nothing on this chain. packproof does not know the network, so this may be another chain: ask the shop which one it is.
unread-inconsistent = The reader contradicts itself ({ $how }), so nothing rests on its answers. Try another.
unread-not-reached = The proof names block { $needed }. The newest block is { $newest }, { $age } old. Try again in a minute.
unread-not-reached-event = The newest block is { $newest }, { $age } old, and the contract holds nothing under this event. Try again in a minute.
unread-age-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
unread-age-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
unread-age-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
unread-age-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
unread-end-not-shown = The reader's reply does not show that it has block { $block }, so the reply may be incomplete. Try again in a minute.
unread-not-settled = The reader had to be asked a second time, and did not give its newest block. Try again, or try another.
unread-not-the-contract = The address has code and does not answer as the contract. Ask the shop where its contract is.
unread-many-inputs = { $count ->
    [one] { $count } failed answer of the oracle was not examined, because there are more than packproof reads. Ask the shop why.
   *[other] { $count } failed answers of the oracle were not examined, because there are more than packproof reads. Ask the shop why.
}
unread-no-anchor = No transaction is shown that locked this event in. Ask the shop for it.
unread-unknown-transaction = The reader does not know the transaction { $hash }. Try another, best one that keeps the whole history.
unread-log-not-seen = The reader does not show the log at { $at }. Try another, best one that keeps the whole history.
unread-word-not-seen = The reader does not show the oracle's answer to request { $request }, from block { $from } to block { $to }. Try another, best one that keeps the whole history.
unread-no-log-there = The reader has no log at { $at }, where the shop says it is. Ask the shop for the right place, or for a reader that it does not run.
unread-no-fulfilment = The reader shows request { $request }, and no answer of the oracle to it from block { $from } to block { $to }. Ask the shop for the right place, or for a reader that it does not run.
unread-unknown-log = The meaning of the contract's log at { $at } is unknown. It may be a random number that was left out: ask the shop what it is.
unread-no-older-logs = The shop lets the window begin at block { $block }, and the reader shows no log that old. Either it keeps none, or the contract had none yet. Try one that keeps the whole history.
unread-no-indexes = The reader does not number the logs of block { $block } by their places in the block. Try another.
unread-answered-elsewhere = The oracle answered the request { $request }, but the contract gave the answer to something else. Ask the shop why.
unread-refuted = Some of your readers refute this, and others do not: one of them is wrong or behind. Leave one out to see what the others show.
unread-two-chains = Your readers are on different chains, and packproof does not know which of them the proof means. Ask again, with readers of one network only.
unread-request-unclear = The reader shows no request to the oracle for { $hash }. Try another, best one that keeps the whole history.
unread-several-requests = Several requests to the oracle belong to { $hash }, and nothing tells them apart, so it is unclear which random number counts. Ask the shop.
unread-no-request = The receipt of { $hash } has the shop’s own request and none to the oracle, so nothing shows where the random number is from. Ask the shop.
unread-no-proof = The transaction { $hash }, as the reader returned it, holds no signature of the oracle that fits this random number. Try another.
unread-other-code = The contract’s code has the hash { $found }, and the code that this site’s operator read has the hash { $listed }. Ask the operator why.
unread-unlisted-coordinator = The random number came from a coordinator that no one published, { $address }. Whoever runs it may have chosen the number. Ask the shop whose it is.
unread-unlisted-key = The signature was made with the key { $key }, which the oracle's operator does not publish for this network. Ask the shop whose it is.
unread-block-not-proven = The header or the receipts of block { $number } do not have the hash that the oracle's proof states. packproof cannot prove the blocks of this network.
unread-too-much-work = There are more entries and logs here than packproof compares, far more than a normal proof has. Ask the shop why.
unread-fault-unreachable = { $host } could not be reached.
unread-fault-stopped = { $host } could not be reached. The request failed at once although this device is online, so your browser may have stopped it: a content blocker or a privacy shield.
unread-fault-near = { $host } could not be reached. It is on this device or in its network, and some browsers let a page reach it only with your permission.
unread-fault-not-allowed = { $host } is there, but does not answer web pages (CORS).
unread-fault-busy = { $host } is busy, or too slow to answer in time.
unread-fault-malformed = { $host } answered in a form that packproof cannot read.
unread-fault-refused = { $host } refused: { $message } (code { $code }).
unread-fault-wrong-chain = { $host } reads chain { $found }, and the proof names chain { $wanted }.
unread-fault-not-the-contract = { $host } shows no such contract at the published address.
unread-fault-no-logs = { $host } refused logs of blocks { $from } to { $to }.
unread-fault-inconsistent = { $host } contradicts itself: { $how }. Nothing rests on its logs.
unread-fault-same-operator = { $host } was not asked, because another address in your list has the same host. Both belong to one operator and count as one reader.
unread-way-on-unreachable = Check your connection, or try another.
unread-way-on-stopped = Switch your blocker or shield off for this page, check the address, or try another.
unread-way-on-near = Check that the reader runs. In the browser's settings for this site, beside the address, allow access to the local network, and try again.
unread-way-on-not-allowed = Choose another reader: this one does not answer web pages. A reader of your own has a setting for it.
unread-way-on-busy = Wait a minute and try again, or try another.
unread-way-on-no-endpoint = Check that this is the address of a reader, or try another.
unread-way-on-refused = Check that its address is complete, with its key if it needs one, or try another, best one that keeps the whole history.
unread-way-on-network = Choose a reader of { $name }.
unread-way-on-local = Choose a reader of a local development network.
unread-way-on-chain = Choose a reader of chain { $wanted }.
unread-way-on-not-the-contract = Look the address up in the network’s explorer. If no contract is there either, ask the shop where its contract is.
unread-way-on-no-logs = Try another: some readers keep the whole history, and provide more blocks at once.
unread-way-on-same-operator = Add a reader of another operator.
unread-way-on-inconsistent = Choose another reader. Some readers number logs in a way of their own, which says nothing about the proof.
inconsistent-two-logs = two logs at { $at }
inconsistent-two-places = one log at { $at } and at { $other }
inconsistent-not-asked = a log at { $at } that was not asked for
inconsistent-two-hashes = two hashes of block { $block }

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
value-place-payload = The proof file
value-place-pull = Pull { $number }
value-place-band = { $draw }, band { $band }
value-place-card = { $draw }, card { $card }
value-place-key = Key { $key }
value-this-pull = This pull
value-this-event = This event
value-draw-of-purchase = The draw of purchase { $purchase }
value-draw-of-key = The draw with key { $pull_key }
# In the place of a value that is not there.
value-nothing = nothing

## verdict

verdict-not-over-yet = Not over yet
verdict-contradicted = Your readers contradict each other
verdict-word-verified = Verified
verdict-word-origin-unknown = Random number of unknown origin
verdict-word-not-confirmed = Not confirmed
verdict-word-refuted = A reader refutes this proof
verdict-word-verified-offline = Adds up
verdict-word-not-verified = Not verified
verdict-word-not-replayable = Cannot be replayed
# Beneath “Adds up”.
verdict-not-confirmed = Not yet confirmed on the blockchain
# Beneath an event that still runs.
verdict-confirmed-so-far = Confirmed on the blockchain so far
verdict-recorded = Confirmed on { $at } by { $who }{ $block }, as saved in this file
# Under the heading of a saved proof, for a moment.
verdict-recorded-checking = The answers saved in this file are still being checked.
verdict-mark-word-waiting = not checked yet
verdict-mark-word-history = passed, by the shop's own history
verdict-mark-word-recorded = passed, as this file says
verdict-mark-word-data = passed, by the data itself
verdict-mark-word-chain = passed, confirmed on the blockchain
verdict-mark-word-proof = passed, proven by the oracle's signature
verdict-mark-word-failed = did not pass
verdict-mark-word-skipped = not checked
verdict-all-passed = { $passed } of { $checkable } checks passed
verdict-agrees-event = The published rules and random seed give exactly these cards
verdict-agrees-no-pulls = No card of this event was pulled
verdict-agrees-empty-deck = The published deck is empty, and no card was pulled
verdict-agrees-pull = The published rules and random number give exactly this card
verdict-agrees-no-card = By the published rules no card was left to draw, as the proof says
# Behind the reasons of a draw that found no card.
verdict-payment-back = By the shop's rules the purchase is canceled, and your payment goes back to your account balance.
verdict-lead-verified = { $agrees }, and the blockchain confirms it.
verdict-lead-refuted = { $count ->
    [one] { $hosts } refutes this proof.
   *[other] { $hosts } refute this proof.
  } { $shown } { $passing ->
    [one] { $passes } shows the opposite.
   *[other] { $passes } show the opposite.
  } One of them is wrong or behind, and a shop can run a reader too. Until they agree, nothing they say counts as confirmed. Ask a third.
verdict-lead-refuted-alone = { $count ->
    [one] { $hosts } refutes this proof.
   *[other] { $hosts } refute this proof.
  } { $shown } { $others } did not show it. Ask another reader.
verdict-open-no-place = The shop does not say where it locked the odds in.
verdict-open-contract = Nothing shows that the shop locked this in before the draw.
verdict-open-origin = Nothing shows that the oracle gave the random number. The shop may have chosen it, and with it the cards.
verdict-window = The window in which other draws are looked for has { $blocks } blocks and lasts { $lasts }. The shop chose where it begins.
verdict-open-entry = Nothing shows that this purchase was locked in before the draw.
verdict-open-logs = Nothing shows that everything has its true date, and that no random number was left out. Another one may decide this draw.
verdict-elsewhere-contract = { $lacking ->
    [one] { $by } does not show that the contract holds what was published.
   *[other] { $by } do not show that the contract holds what was published.
  } { $passing ->
    [one] { $passes } does.
   *[other] { $passes } do.
  }
verdict-elsewhere-origin = { $lacking ->
    [one] { $by } shows no answer of the oracle.
   *[other] { $by } show no answer of the oracle.
  } { $passing ->
    [one] { $passes } shows one.
   *[other] { $passes } show one.
  }
verdict-elsewhere-logs = { $lacking ->
    [one] { $by } does not show the whole history of this draw.
   *[other] { $by } do not show the whole history of this draw.
  } { $passing ->
    [one] { $passes } does.
   *[other] { $passes } do.
  }
verdict-lead-two-chains = Your readers are on different chains ({ $chains }), and packproof does not know which of them the proof means. Ask again, with readers of one network only.
verdict-lead-verified-offline = { $agrees }. { $then }
# Behind the reasons of “Adds up”.
verdict-nothing-shown = Nothing has shown yet that this was locked in before the draw.
# In its place, or behind other reasons, where a saved proof records a confirmation.
verdict-only-this-file-says = This file says that it was confirmed. Anyone can write that: confirm again.
# Below the first screen: how many checks passed.
verdict-rest = { $all_passed }.
verdict-told-by-one = This comes from one reader, { $host }{ $at }. A single reader can be wrong: try another.
verdict-passed-by-one = By { $host } alone{ $at }. A single reader can be wrong: { $ask }.
verdict-ask-another = ask another reader
verdict-alone-without = This rests on { $host } alone{ $at }. If the shop named { $host }, it shows nothing.
verdict-others-passed = { $passed ->
    [one] { $passed } other check
   *[other] { $passed } other checks
  } passed
verdict-rest-two-failed = One more check did not pass; { $passed }.
verdict-rest-more-failed = { $others } more checks did not pass; { $passed }.
verdict-something-missing = Something a replay needs is missing.
verdict-agrees-so-far = { "" } What is published so far agrees: { $passed } { $passed ->
    [one] check
   *[other] checks
  } passed.
# The same, once the event has ended.
verdict-agrees-otherwise = { "" } The rest of what is published agrees: { $passed } { $passed ->
    [one] check
   *[other] checks
  } passed.
verdict-lead-not-replayable = { $why } Nothing here is wrong.{ $rest }
verdict-held-so-far = The contract on the blockchain holds it.
# A failed selection, in a sentence.
wrong-pull = Pull { $pull } should have given another card.
wrong-pulls = Pull { $pull } and { $others } more should have given another card.
wrong-others-right = { $right ->
    [one] The other pull is right.
   *[other] The { $right } other pulls are right.
  }
wrong-award = This pull should have given another card.
wrong-award-missing = This pull should have given a card, and the shop recorded none.
wrong-award-none = By the rules no card was left, and the shop recorded one.
# Over the two cards of a failed selection.
wrong-by-rules = by the rules
wrong-recorded = recorded by the shop
# A card's title comes from the shop.
wrong-order = In the published record, they are in the wrong order.
wrong-named = The titles are the shop's own.
# Under the two cards: where their prices come from.
wrong-priced = The prices are the deck's.
wrong-priced-and-named = The prices are the deck's, the titles the shop's own.
wrong-valued = The values are those of the published list of cards.
# The first button of a report that failed.
wrong-see = See what differs
wrong-see-origin = See what was found
# Over the pictures and tables, each folded with a line about it.
working-heading = Show the working
working-moments = { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments, from first to last
  }
working-bands = { $bands ->
    [one] { $bands } band
   *[other] { $bands } bands
  }
working-draws = { $draws ->
    [0] No other draws in this proof
    [one] { $draws } other draw in this proof
   *[other] { $draws } other draws in this proof
  }
working-value = After each pull, compared with the event's limit
working-commitments = What had to be locked in, compared with what was revealed
working-pulls = { $pulls ->
    [one] { $pulls } pull, with its answer
   *[other] { $pulls } pulls, each with its answer
  }
# An event's pulls of one reader.
mine-heading = Find my pull
mine-working = See how it was drawn
mine-label = Your account id or your name in the shop, or the number, id or card of a pull
mine-private = What you type stays in this browser. It is not sent anywhere, and no link holds it.
mine-none = No pull matches.
mine-found = { $pulls ->
    [one] { $pulls } pull is yours.
   *[other] { $pulls } pulls are yours.
  }
mine-matching = { $pulls ->
    [one] { $pulls } pull has this number, id or card.
   *[other] { $pulls } pulls have this number, id or card.
  }
mine-more = { $more } more are in the list below.
mine-many = More than { $accounts } accounts match. Type more of the id or name.
mine-accounts = { $accounts ->
    [1] One account matches. It is yours if this is your account id.
   *[other] { $accounts } accounts match. Yours is the one with your account id.
  }
verdict-nothing-else-judged = { "" } Nothing else was judged.
verdict-may-be-early = The earliest events ran before there was a seed to publish, and this may be one of them.
verdict-server-says-no = The shop's own server calls this proof not verified. packproof reached its own verdict from the published values. Ask the shop why the two differ.
verdict-contract-unread = the blockchain could not be read
verdict-contract-unasked = the blockchain has not been asked
# The heading while the proof is fetched or its file is opened.
verdict-loading = Loading
verdict-checking = Checking
# While it does.
verdict-meanwhile = Your browser works this proof out for itself: every hash, every draw, every rule. It asks no one what the result should be, and sends nothing anywhere. If a step does not hold, you see both values, side by side, with what it means and what you can do.
verdict-stopped = Stopped
verdict-stopped-said = Stopped.
verdict-no-verdict = You stopped this check, so there is no verdict.
verdict-check-again = Check again
# The announcement of a verdict.
verdict-said = { $verdict }. { $lead }
# The title of the tab.
verdict-tab-event = { $verdict } · event { $id }
verdict-tab-purchase = { $verdict } · purchase { $id }
verdict-rest-one-failed = { $passed }.

## worked

# Why a pull has no working.
worked-not-worked = This pull was not replayed, so there is nothing to show. The steps above say why.
# `user_id` as it is hashed.
worked-user-id-bytes = user_id as UTF-8 bytes
# The message.
worked-whole-message = the whole message: seed, number, account, tag
# R in hex.
worked-r-hex = R, its SHA-256
# R in decimal.
worked-r-decimal = R as a number
# The computed card.
worked-recipe-card = the rules give
# The published card.
worked-published-card = the shop recorded
worked-label = How pull { $pull } gets its card
worked-seed-salted = effective seed: SHA-256 of seed and salt
worked-seed-itself = effective seed: random_seed itself
worked-tag-bytes = { $tag }, as bytes
worked-place-bytes = sequence_index { $pull } as 8 bytes
worked-modulo = { $remaining ->
    [one] { $remaining } card
   *[other] { $remaining } cards
  } remained. R divided by { $remaining } leaves { $index }.
worked-stands-there = So it is the card with { $index ->
    [one] { $index } card
   *[other] { $index } cards
  } before it among those that remained: number { $position } of the deck.
worked-cards-agree = The shop recorded the card that the rules give.
worked-cards-differ = The shop recorded another card than the rules give.
worked-none-remained = No card remained.
worked-remained = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, worth { $total } in all: { $mean } each on average, { $side } the event's limit.
# How a pull is worked through.
worked-open-a-pull = Open a pull to see its draw step by step, number by number. Each has its own link, to keep or to share.
# Headings of the working, in order.
worked-heading-seed = The event's seed
# The parts that belong to this pull.
worked-heading-parts = What belongs to this pull
# The hash.
worked-heading-hash = Everything hashed, in order
# The place.
worked-heading-place = From the number to a place
# The card.
worked-heading-card = The card at that place
# The rest.
worked-heading-after = What remained afterwards
worked-not-below = not below
worked-below = below

## rules

# At a step: what opens the section of docs/protocol.md with its rule.
rules-one = The rule
# The page with the whole of it, and the links that lead there.
rules-all = The rules in full
# Over the rules, in any other language.
rules-in-english = The rules are in English only.
rules-waiting = The rules are being loaded.
rules-missing = The rules could not be loaded. Look whether you are online, and open them again, or reload the page. The check does not need them.

## highest

# The cards with the highest prices of an event's deck.
highest-heading = The cards with the highest prices
# The folded line, until the list has come.
highest-waits = The highest prices of the deck, and where those cards went
highest-ended = Of the { $cards } cards with the highest prices, { $pulled } pulled and { $left } left when the event ended. Highest, { $price }: { $fate }.
highest-running = Of the { $cards } cards with the highest prices, { $pulled } pulled and { $left } still in the deck. Highest, { $price }: { $fate }.
highest-unreplayed = The { $cards } cards with the highest prices, as the shop recorded them: the draws were not replayed. Highest, { $price }: { $fate }.
highest-none = No card of the deck has a price that can be read.
highest-pulled = pulled as number { $pull } by { $name }
# The replay gives the card to this pull, and the shop names another card for it.
highest-by-rules = by the rules, pulled as number { $pull } by { $name }; the shop recorded another card
# The shop names the card for this pull, and the replay does not.
highest-recorded = recorded by the shop as number { $pull } by { $name }; the rules do not confirm it
highest-left = left when the event ended
highest-in-deck = still in the deck
highest-unknown = unknown, because the draws were not replayed
highest-table = The cards with the highest prices
highest-same = Further cards with the price of the last one: { $more }.
highest-unpriced = Cards without a price that can be read: { $cards }.
highest-note = The prices are the shop's own. By the rules they are locked in with the deck. The titles are the shop's description.

## limits

# Under every pass.
limits-pass = { $mark ->
    [passed] The draw kept the rules.
   *[open] What the shop published keeps the rules.
  } That does not make the price or the odds good.
limits-sure-draws = { $free ->
    [1] A draw that could give no other card took the only card of the highest band before it.
   *[other] Draws that could give no other card took { $sure } of the { $free } cards of the highest band before it.
  }
limits-drawn-before = Cards of the highest band that were still available at the purchase: { $free }. Others drew { $drawn } of them before this random number.
limits-drawn-before-surely = Cards of the highest band that were still available at the purchase: { $free }. Others drew { $drawn } of them before this random number, { $sure } in draws that could give no other card.
limits-sure-after = Bought after this pull: { $after } of these { $sure } draws.
limits-return-pack-pull = Stated return: { $share }.
limits-return-pack-event = Stated return at the start: { $share }.

