"""The check of a pack event's report: the failing steps and the verdict (docs/protocol.md#pack-events)."""
import rules
import wire
from wire import ABSENT, BAD

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
GAPS = ["pack_card_id", "card_inventory_id", "initial_price"]


def is_value(value):
    return value is not BAD and value is not ABSENT


class Event:
    def __init__(self, report, source):
        self.report = report
        self.source = source
        self.is_malformed = wire.repeats(report)
        self.steps = {}

    def read(self, how, name, form):
        value = how(self.report, name, form)
        self.is_malformed = self.is_malformed or value is BAD
        return value

    def required(self, name, form):
        return self.read(wire.required, name, form)

    def optional(self, name, form):
        return self.read(wire.optional, name, form)

    def check(self):
        """The status of each step, in order."""
        version = self.optional("fairness_algo_version", wire.anything)
        if version is BAD or version not in ("v1", "v2"):
            self.steps["payload"] = FAILED if self.is_malformed else PASSED
            self.steps["replayable"] = SKIPPED
            return self.steps
        self.version = version
        self.read_all()
        self.steps["payload"] = FAILED if self.is_malformed else PASSED
        reason = self.is_not_replayable()
        whole = not reason and BAD not in (self.active, self.seed, self.salt)
        self.steps["replayable"] = PASSED if whole else SKIPPED
        self.compare("event_id", [self.vrf_event_id, self.id], lambda: self.vrf_event_id == bytes.fromhex(rules.vrf_event_id(self.id)[2:]))
        self.deck_step()
        if version == "v2":
            self.compare("salt", [self.seed_commitment, self.salt], lambda: self.seed_commitment == rules.sha256(self.salt))
            parts = [self.deck_commitment, self.deck_hash, self.seed_commitment]
            self.compare("deck_commitment", parts, lambda: parts[0] == rules.sha256(*parts[1:]))
        self.draws()
        return self.steps

    def compare(self, step, needed, agrees):
        if not all(map(is_value, needed)):
            self.steps[step] = SKIPPED
        else:
            self.steps[step] = PASSED if agrees() else FAILED

    def read_all(self):
        self.active = self.optional("is_active", wire.boolean)
        seed = wire.or_empty(wire.bare_hash) if self.active is True else wire.bare_hash
        self.seed = self.optional("random_seed", seed)
        self.salt = self.seed_commitment = self.deck_commitment = ABSENT
        self.is_early = self.version == "v1" and self.seed is ABSENT
        own_id = wire.or_empty(wire.hash32)
        if self.is_early:
            self.id = self.optional("pack_event_id", wire.hyphenated)
            self.vrf_event_id = self.optional("vrf_event_id", own_id)
            self.deck_hash = self.optional("deck_hash", wire.hash32)
            self.deck = self.optional("deck_snapshot", wire.listed(early(card_or_none)))
            self.pulls = self.optional("pulls", wire.listed(early(pull_or_none)))
        else:
            self.id = self.required("pack_event_id", wire.hyphenated)
            if self.version == "v2":
                self.vrf_event_id = self.required("vrf_event_id", wire.hash32)
                self.deck_hash = self.required("deck_hash", wire.hash32)
                self.salt = self.optional("seed_salt", wire.bare_hash)
                self.seed_commitment = self.required("seed_commitment", wire.hash32)
                self.deck_commitment = self.required("deck_commitment", wire.hash32)
            else:
                self.vrf_event_id = self.optional("vrf_event_id", own_id)
                how = self.optional if self.active is True else self.required
                self.deck_hash = how("deck_hash", wire.hash32)
            how = self.optional if self.is_not_replayable() else self.required
            self.deck = how("deck_snapshot", wire.listed(card))
            self.pulls = how("pulls", wire.listed(pull))
        if self.deck == [] and self.active is True:
            self.deck = ABSENT
        ids = [each for each in self.deck if each is not None] if is_value(self.deck) else []
        self.is_distinct = len(set(ids)) == len(ids)
        self.is_malformed = self.is_malformed or not self.is_distinct

    def is_not_replayable(self):
        is_salted = self.version == "v1" or self.salt is not ABSENT
        return self.active is True or self.seed is ABSENT or not is_salted

    def deck_step(self):
        self.steps["deck_hash"] = SKIPPED
        if not (is_value(self.deck) and is_value(self.deck_hash)):
            return
        entries = wire.required(self.report, "deck_snapshot", wire.anything)
        hashes = [] if wire.repeats(entries) else deck_hashes(self.source)
        if self.deck_hash in hashes:
            self.steps["deck_hash"] = PASSED
        elif hashes and not (self.is_early and any(map(has_a_gap, entries))):
            self.steps["deck_hash"] = FAILED

    def draws(self):
        self.steps["draws"] = SKIPPED
        has_salt = self.version == "v1" or is_value(self.salt)
        known = is_value(self.seed) and has_salt and is_value(self.deck) and is_value(self.pulls)
        if not known or not self.is_distinct:
            return
        pulls = sorted(self.pulls, key=lambda pull: pull[0])
        if len(pulls) > len(self.deck) or [pull[0] for pull in pulls] != list(range(1, len(pulls) + 1)):
            self.steps["draws"] = FAILED
            return
        salt = self.salt.hex() if self.version == "v2" else None
        seed = rules.effective_seed(self.version, self.seed.hex(), salt)
        users = [user for _, user, _ in pulls]
        cards = rules.pulled_cards(seed, rules.TAGS[self.version], self.deck, users)
        if list(cards) != [card for _, _, card in pulls]:
            self.steps["draws"] = FAILED
        elif not self.is_not_replayable():
            self.steps["draws"] = PASSED

    def verdict(self):
        if FAILED in self.steps.values():
            return "not_verified"
        # An early report may lack its id alone.
        has_no_id = self.steps.get("event_id") == SKIPPED and ABSENT in (self.vrf_event_id, self.id)
        open_steps = [step for step, status in self.steps.items() if status == SKIPPED]
        if [step for step in open_steps if step != "event_id" or not has_no_id]:
            return "not_replayable"
        return "verified_offline"


def card(entry):
    return BAD if wire.members(entry) is BAD else wire.required(entry, "pack_card_id", wire.text)


def pull(entry):
    if wire.members(entry) is BAD:
        return BAD
    values = (
        wire.required(entry, "sequence_index", wire.integer(wire.U64)),
        wire.required(entry, "user_id", wire.user_id),
        wire.required(entry, "pack_card_id", wire.text),
    )
    return BAD if BAD in values else values


def early(form):
    """Null is an entry without values."""
    return lambda entry: form(wire.Members([]) if entry is None else entry)


def card_or_none(entry):
    if wire.members(entry) is BAD:
        return BAD
    name = wire.optional(entry, "pack_card_id", wire.text)
    return None if name is ABSENT else name


def pull_or_none(entry):
    if wire.members(entry) is BAD:
        return BAD
    forms = {"sequence_index": wire.integer(wire.U64), "user_id": wire.user_id, "pack_card_id": wire.text}
    values = [wire.optional(entry, name, form) for name, form in forms.items()]
    return BAD if BAD in values else None


def has_a_gap(entry):
    found = entry.all if isinstance(entry, wire.Members) else lambda name: []
    return any(len(found(name)) != 1 or found(name)[0] is None for name in GAPS)


def deck_hashes(source):
    """The hashes of the deck under both spellings, as far as they exist."""
    deck = rules.read(source.removeprefix("\ufeff"))["deck_snapshot"]
    hashes = []
    for ascii_only in (False, True):
        try:
            hashes.append(bytes.fromhex(rules.deck_hash(deck, ascii_only)))
        except UnicodeEncodeError:
            pass
    return hashes
