"""The check of a Pack pull's proof: the failing steps and the verdict (docs/protocol.md#pack-pulls).

It works from the definitions: each draw has its own window, and its award follows from the awards in it.
"""
import functools

import packs_v1
import rules
import wire
from wire import BAD

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
KINDS = {
    "anchored": ("event_id", "root", wire.hash32),
    "requested": ("pull_key", "event_id", wire.hash32),
    "fulfilled": ("pull_key", "word", wire.word),
}
OF_A_DRAW = "pull_key version_rules version_root version_anchor purchase_anchor stock word".split()
UNKNOWN, SEVERAL = wire.Mark("UNKNOWN"), wire.Mark("SEVERAL")


def is_packs_v1(record, committed, named):
    """Whether a record's version was committed as packs_v1 with this root, or else packs_v1 is named."""
    return packs_v1.version_root(record["version"]) == committed or named == packs_v1.NAME


class Draw:
    def __init__(self, pull, key, record):
        self.key = key
        self.__dict__.update(record)
        self.request = pull.one("requested", key)
        self.word = pull.one("fulfilled", key)
        self.root = packs_v1.version_root(self.version)
        self.event_id = bytes.fromhex(packs_v1.version_event_id(self.root))
        self.is_labelled = self.selection_version == packs_v1.NAME


class Pull:
    def __init__(self, proof):
        self.proof = proof
        self.is_malformed = wire.repeats(proof)
        self.steps = {}
        self.faults, self.gaps = set(), set()

    def required(self, name, form):
        value = wire.required(self.proof, name, form)
        self.is_malformed = self.is_malformed or value is BAD
        return value

    def check(self):
        is_repeated = self.is_malformed
        self.read_all()
        own = self.records.get(self.target)
        is_record = isinstance(own, dict)
        named = packs_v1.NAME if self.selection is BAD else self.selection
        is_known = is_packs_v1(own, self.root, named) if is_record else named == packs_v1.NAME
        if not is_known:
            self.steps = {"payload": FAILED if is_repeated else PASSED, "recipe": SKIPPED}
            return self.steps
        self.steps["payload"] = FAILED if self.is_malformed else PASSED
        is_walked = is_record and self.entries is not BAD
        if is_walked:
            self.target_draw = Draw(self, self.target, own)
            self.draws = [self.target_draw]
            self.has_unknown_recipe = False
            self.walk()
        if self.recipe_step(own, is_walked):
            return self.steps
        if self.entries is not BAD:
            several = any(len(found) > 1 for found in self.history.values())
            self.steps["history"] = FAILED if several else PASSED
        if not is_walked or self.selection not in (BAD, packs_v1.NAME):
            self.steps.setdefault("window", SKIPPED)
            return self.steps
        for step in ["window", *OF_A_DRAW]:
            for draw in self.draws if step in OF_A_DRAW else []:
                if draw.is_labelled:
                    getattr(self, step)(draw)
                else:
                    self.gaps.add(step)
            self.finish(step)
        for draw in self.draws:
            award = self.award(draw)
            self.hold("replay", award is not UNKNOWN, award == draw.claimed_award)
        award = self.award(self.target_draw)
        published = self.published_award
        self.hold("award", published is not BAD and award is not UNKNOWN, award == published)
        self.finish("replay")
        self.finish("award")
        return self.steps

    def hold(self, step, is_comparable, agrees):
        if not is_comparable:
            self.gaps.add(step)
        elif not agrees:
            self.faults.add(step)

    def finish(self, step):
        self.steps[step] = FAILED if step in self.faults else SKIPPED if step in self.gaps else PASSED

    def read_all(self):
        self.target = self.required("target_pull_key", wire.hash32)
        self.published_award = self.required("award", wire.uuid_or_null)
        self.records = {}
        records = self.required("records", wire.members)
        if records is not BAD:
            self.read_records(records)
        self.entries = self.required("chain_events", wire.listed(entry))
        self.history = {}
        for kind, key, position, value in self.entries if self.entries is not BAD else []:
            self.history.setdefault((kind, key), set()).add((position, value))
        self.coverage = self.required("coverage", coverage)
        self.root = self.required("version_root", wire.hash32)
        self.event_id = self.required("version_event_id", wire.hash32)
        self.selection = self.required("selection_version", wire.text)

    def read_records(self, records):
        for name, value in records.pairs:
            other = BAD
            if isinstance(value, wire.Members):
                other = wire.required(value, "selection_version", wire.text)
            is_other = other is not BAD and other != packs_v1.NAME
            key = wire.hash32(name)
            if key is BAD:
                self.is_malformed = self.is_malformed or not is_other
                continue
            found = record(value)
            if found is BAD:
                self.is_malformed = self.is_malformed or not is_other or key == self.target
                found = other if is_other else BAD
            if key in self.records:
                self.is_malformed = True
                found = BAD
            self.records[key] = found
        if self.target is not BAD and self.target not in self.records:
            self.is_malformed = True

    def one(self, kind, key):
        """The (position, value) under a key; None for none, SEVERAL where entries contradict each other."""
        found = self.history.get((kind, key), ())
        return SEVERAL if len(found) > 1 else next(iter(found), None)

    def recipe_step(self, own, is_walked):
        """Returns whether the proof is of another recipe, so that nothing else is judged."""
        names = [self.selection]
        if is_walked:
            names += [draw.selection_version for draw in self.draws]
        elif isinstance(own, dict):
            names.append(own["selection_version"])
        elif isinstance(own, str):
            names.append(own)
        differs = any(name is not BAD and name != packs_v1.NAME for name in names)
        is_open = self.selection is BAD or not is_walked or self.has_unknown_recipe
        self.steps["recipe"] = FAILED if differs else SKIPPED if is_open else PASSED
        return not differs and is_walked and self.has_unknown_recipe

    def words_of(self, draw):
        """The words in a draw's window."""
        if draw.word in (None, SEVERAL):
            return []
        own = (draw.word[0], draw.key)
        words = [(position, key) for (kind, key), found in self.history.items() if kind == "fulfilled" for position, _ in found]
        return [(position, key) for position, key in sorted(words) if position > draw.as_of and (position, key) < own]

    def walk(self):
        self.classes = {}
        seen = 0
        while seen < len(self.draws):
            draw = self.draws[seen]
            seen += 1
            self.cover(draw)
            for _, key in self.words_of(draw):
                if key in self.classes:
                    continue
                self.classes[key] = self.classify(key)
                if isinstance(self.classes[key], Draw):
                    self.draws.append(self.classes[key])
        if self.target_draw.word in (None, SEVERAL):
            self.gaps.add("window")

    def cover(self, draw):
        if self.coverage is BAD:
            self.gaps.add("window")
            return
        first, last = self.coverage
        block, index = draw.as_of
        after = (block, index + 1) if index < wire.U32 else (block + 1, 0)
        is_end = after[0] > wire.U64
        if not is_end and first > after:
            self.faults.add("window")
        if draw.word not in (None, SEVERAL) and draw.word[0] > last:
            self.faults.add("window")

    def classify(self, key):
        """The Pack draw of a word, None for another purpose, or UNKNOWN."""
        request = self.one("requested", key)
        if self.one("fulfilled", key) is SEVERAL or request is SEVERAL:
            self.gaps.add("window")
            return UNKNOWN
        anchor = request and self.one("anchored", request[1])
        if anchor is SEVERAL:
            self.gaps.add("window")
            return UNKNOWN
        if not anchor:
            self.faults.add("window")
            return UNKNOWN
        if request[1].hex() != packs_v1.version_event_id(anchor[1]):
            return None
        found = self.records.get(key)
        if found is None:
            self.faults.add("window")
            return UNKNOWN
        if isinstance(found, dict) and is_packs_v1(found, anchor[1], found["selection_version"]):
            return Draw(self, key, found)
        self.gaps.add("window")
        self.has_unknown_recipe = self.has_unknown_recipe or found is not BAD
        return UNKNOWN

    # The steps of a draw.

    def pull_key(self, draw):
        self.hold("pull_key", True, draw.key == bytes.fromhex(packs_v1.pull_key(draw.purchase_id)))

    def version_rules(self, draw):
        bands = draw.version["bands"]
        cards = [card for band in bands for card, _ in band["leaves"]]
        holds = (
            sum(band["odds_ppm"] for band in bands) == 1_000_000
            and all(band["lo_cents"] < band["hi_cents"] for band in bands)
            and all(low["hi_cents"] <= high["lo_cents"] for low, high in zip(bands, bands[1:]))
            and all(band["leaves"] for band in bands if band["odds_ppm"])
            and all(band["lo_cents"] <= value < band["hi_cents"] for band in bands for _, value in band["leaves"])
            and len(set(cards)) == len(cards)
        )
        self.hold("version_rules", True, holds)

    def version_root(self, draw):
        if draw.request is SEVERAL:
            self.gaps.add("version_root")
        else:
            self.hold("version_root", True, holds(draw.request, draw.event_id))
        if draw is self.target_draw:
            self.hold("version_root", self.root is not BAD, self.root == draw.root)
            self.hold("version_root", self.event_id is not BAD, self.event_id == draw.event_id)

    def version_anchor(self, draw):
        anchor = self.one("anchored", draw.event_id)
        self.hold("version_anchor", anchor is not SEVERAL, holds(anchor, draw.root))
        if anchor not in (None, SEVERAL):
            self.before_request("version_anchor", draw, anchor[0])

    def purchase_anchor(self, draw):
        anchor = self.one("anchored", bytes.fromhex(packs_v1.purchase_event_id(draw.purchase_id)))
        unavailable = packs_v1.unavailable_hash(draw.committed_unavailable)
        computed = bytes.fromhex(packs_v1.purchase_commitment(draw.root, unavailable, *draw.as_of))
        self.hold("purchase_anchor", anchor is not SEVERAL, holds(anchor, computed))
        if anchor not in (None, SEVERAL):
            self.hold("purchase_anchor", True, anchor[0] > draw.as_of)
            self.before_request("purchase_anchor", draw, anchor[0])

    def before_request(self, step, draw, position):
        is_there = draw.request not in (None, SEVERAL)
        self.hold(step, is_there, is_there and position < draw.request[0])

    def stock(self, draw):
        with_odds = [band for band in draw.version["bands"] if band["odds_ppm"]]
        gone = set(draw.committed_unavailable)
        left = all(any(card not in gone for card, _ in band["leaves"]) for band in with_odds)
        self.hold("stock", bool(with_odds), left)

    def word(self, draw):
        if draw.word is None:
            self.faults.add("word")
            return
        is_there = SEVERAL not in (draw.word, draw.request) and draw.request is not None
        self.hold("word", is_there, is_there and draw.word[0] > draw.request[0])

    @functools.cache
    def award(self, draw):
        """The card that the recipe gives, None for an exhausted draw, or UNKNOWN."""
        if draw.word in (None, SEVERAL) or not draw.is_labelled:
            return UNKNOWN
        blocked = {rules.id16(card) for card in draw.committed_unavailable}
        for _, key in self.words_of(draw):
            other = self.classes[key]
            taken = self.award(other) if isinstance(other, Draw) else other
            if taken is UNKNOWN:
                return UNKNOWN
            if taken:
                blocked.add(rules.id16(taken))
        odds = [band["odds_ppm"] for band in draw.version["bands"]]
        if sum(odds) <= packs_v1.roll(draw.word[1]):
            return UNKNOWN
        return packs_v1.draw(draw.word[1], draw.version["bands"], blocked)

    def verdict(self):
        if FAILED in self.steps.values():
            return "not_verified"
        return "not_replayable" if SKIPPED in self.steps.values() else "verified_offline"


def holds(found, value):
    """Whether a key's only entry has this value."""
    return found not in (None, SEVERAL) and found[1] == value


def entry(value):
    if wire.members(value) is BAD:
        return BAD
    kind = wire.required(value, "kind", wire.text)
    if kind not in KINDS:
        return BAD
    key, held, form = KINDS[kind]
    found = (kind, wire.required(value, key, wire.hash32), wire.position(value), wire.required(value, held, form))
    return BAD if BAD in found else found


def coverage(value):
    if wire.members(value) is BAD:
        return BAD
    ends = (wire.required(value, "from", wire.bound), wire.required(value, "to", wire.bound))
    return BAD if BAD in ends else ends


def of_form(value, forms):
    """The values of an object, each in its form."""
    if wire.members(value) is BAD:
        return BAD
    found = {name: wire.required(value, name, form) for name, form in forms.items()}
    return BAD if any(each is BAD for each in found.values()) else found


def leaf(value):
    if not isinstance(value, list) or len(value) != 2:
        return BAD
    found = (wire.any_uuid(value[0]), wire.integer(wire.U64)(value[1]))
    return BAD if BAD in found else found


def band(value):
    cents = wire.integer(wire.U64)
    forms = {"leaves": wire.listed(leaf), "odds_ppm": wire.integer(wire.U32), "lo_cents": cents, "hi_cents": cents}
    return of_form(value, forms)


def version(value):
    number = wire.integer(wire.U64)
    found = of_form(value, {"bands": wire.listed(band), "tier_price_cents": number, "version_no": number})
    return BAD if found is BAD or len(found["bands"]) > 255 else found


def record(value):
    return of_form(value, {
        "committed_unavailable": wire.listed(wire.any_uuid),
        "version": version,
        "purchase_id": wire.any_uuid,
        "selection_version": wire.text,
        "as_of": wire.position,
        "claimed_award": wire.uuid_or_null,
    })
