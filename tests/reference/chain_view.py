"""What one endpoint replied about a payload, and what of the payload the chain must hold (docs/protocol.md#views)."""
import functools
import json
from collections import namedtuple

import check_pull
import keccak
import packs_v1
import rules
import wire
from check_pull import SEVERAL

PASSED, FAILED, SKIPPED, LACKS = "passed", "failed", "skipped", "lacks reply"
# The causes that speak against the payload, row by row of the page, the hardest first.
ROWS = [
    ["refuted", "two_chains"],
    ["unlisted_coordinator"],
    ["answered_elsewhere", "several_requests", "no_request"],
    ["no_log_there"],
    ["no_anchor"],
    ["no_fulfilment"],
]
SPEAKS = [cause for row in ROWS for cause in row]
OF_ENDPOINTS = ["endpoint", "inconsistent", "not_settled"]
ZERO = "0x" + "0" * 64
NO_CODE = "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
U64 = 2**64 - 1


# Keccak-256, ten times as fast as keccak.py: the same permutation with 25 variables.


def permutation():
    lines = ["def permuted(state):", f" {','.join(f'a{n}' for n in range(25))} = state", " for constant in CONSTANTS:"]
    for x in range(5):
        lines.append(f"  c{x} = " + " ^ ".join(f"a{x + 5 * y}" for y in range(5)))
    for x in range(5):
        after = (x + 1) % 5
        lines.append(f"  d{x} = c{(x + 4) % 5} ^ (c{after} << 1 | c{after} >> 63) & MASK")
    lines.append("  b0 = a0 ^ d0")
    x, y = 1, 0
    for step in range(24):
        by = (step + 1) * (step + 2) // 2 % 64
        lines.append(f"  moved = a{x + 5 * y} ^ d{x}")
        x, y = y, (2 * x + 3 * y) % 5
        lines.append(f"  b{x + 5 * y} = (moved << {by} | moved >> {64 - by}) & MASK")
    for at in range(25):
        row = at - at % 5
        lines.append(f"  a{at} = b{at} ^ ~b{row + (at + 1) % 5} & b{row + (at + 2) % 5}" + (" ^ constant" if at == 0 else ""))
    lines.append(f" return [{','.join(f'a{n}' for n in range(25))}]")
    space = {"CONSTANTS": tuple(keccak.round_constants()), "MASK": keccak.MASK}
    exec("\n".join(lines), space)
    return space["permuted"]


keccak.permuted = permutation()


@functools.lru_cache(1 << 18)
def hash_of(message):
    return keccak.keccak256(message)


def raw(text):
    return bytes.fromhex(text[2:])


def hexed(value):
    return "0x" + value.hex()


def word32(number):
    return number.to_bytes(32, "big")


def signature(text):
    return hexed(hash_of(text.encode("ascii")))


REQUESTS = {
    signature("RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)"): "v2",
    signature("RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)"): "v2_5",
}
# The version, the place of `success` among the words of the data, and the number of these words.
ANSWERS = {
    signature("RandomWordsFulfilled(uint256,uint256,uint96,bool)"): ("v2", 2, 3),
    signature("RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"): ("v2_5", 3, 5),
}


# A part of a step passes, or ends with one of these.

# `causes` are those of all parts that are as hard: the page orders them no further.
Part = namedtuple("Part", "status clause cause causes", defaults=[()])


class End(Exception):
    pass


class Fails(End):
    def __init__(self, clause):
        self.part = Part(FAILED, clause, None)


class Open(End):
    def __init__(self, clause, cause):
        self.part = Part(SKIPPED, clause, cause)


class Lacks(End):
    """No reply to a question. Without `can_fail` the answer can only agree or be a cause, and a known cause comes first."""

    def __init__(self, question, can_fail=True):
        self.part = Part(LACKS, question, can_fail)


def attempt(check, *given):
    try:
        check(*given)
    except End as end:
        return end.part
    return Part(PASSED, None, None)


def hardness(part):
    """causes-1 to causes-3."""
    if part.status != SKIPPED:
        return {FAILED: 0, LACKS: 900 if part.cause is False else 1, PASSED: 1_000}[part.status]
    rows = [number for number, row in enumerate(ROWS) if part.cause in row]
    return 2 + rows[0] if rows else 200 if part.cause in OF_ENDPOINTS else 100


def views_11(parts):
    hardest = min(parts, key=hardness)
    equal = [part for part in parts if hardness(part) == hardness(hardest)]
    return hardest._replace(causes=sorted({str(cause) for part in equal for cause in part.causes or [part.cause]}))


# Logs.


class Log(namedtuple("Log", "block index address topics data transaction")):
    place = property(lambda log: (log.block, log.index))
    same = property(lambda log: (log.transaction, log.address, log.topics, log.data))
    signature = property(lambda log: log.topics[0] if log.topics else None)

    @functools.cached_property
    def words(self):
        return ["0x" + self.data[at : at + 64] for at in range(2, len(self.data) - 63, 64)]

    @functools.cached_property
    def values(self):
        """The topics after the first, then the words of the data."""
        return [*self.topics[1:], *self.words]


class Request:
    """A coordinator's RandomWordsRequested."""

    def __init__(self, log):
        self.log, self.version = log, REQUESTS[log.signature]
        self.coordinator, self.place, self.transaction = log.address, log.place, log.transaction
        _, self.key_hash, self.subscription, sender = log.topics
        self.sender = "0x" + sender[-40:]
        self.id, self.pre_seed, _, self.gas, self.number = log.words[:5]

        self.asked = {"coordinator": self.coordinator, "version": self.version, "request_id": self.id}

    @property
    def commitment(self):
        """In v2.5, the word 224 and the tail of the data follow, from the length of the extra arguments on."""
        parts = [self.id, hexed(word32(self.log.block)), self.subscription, self.gas, self.number, "0x" + self.sender[2:].zfill(64)]
        tail = word32(224) + raw(self.log.data)[192:] if self.version == "v2_5" else b""
        return hexed(hash_of(b"".join(map(raw, parts)) + tail))


class Answer:
    """A coordinator's RandomWordsFulfilled. `success` is None where the log has another length."""

    def __init__(self, log):
        version, at, length = ANSWERS[log.signature]
        self.log, self.version, self.coordinator, self.place = log, version, log.address, log.place
        self.transaction, self.id = log.transaction, log.topics[1]
        self.subscription = log.topics[2] if version == "v2_5" and len(log.topics) > 2 else None
        self.word = hexed(hash_of(raw(log.words[0]) + bytes(32)))
        self.success = int(log.words[at], 16) != 0 if len(log.data) == 2 + 64 * length else None


def request_in(log):
    return Request(log) if log.signature in REQUESTS and len(log.topics) == 4 and len(log.words) >= 5 else None


def answer_in(log):
    return Answer(log) if log.signature in ANSWERS and len(log.topics) >= 2 and log.words else None


def fits(log, topics):
    return all(not wanted or place < len(log.topics) and log.topics[place] in wanted for place, wanted in enumerate(topics))


# A view.


def key_of(ask, **fields):
    return ask, *sorted((name, frozen(value)) for name, value in fields.items())


def frozen(value):
    """A list of values is a set; the lists of topics keep their order."""
    if not isinstance(value, list):
        return value
    return tuple(map(frozen, value)) if value and isinstance(value[0], list) else tuple(sorted(value))


# A reply about blocks: its logs, or the part that ends what needs them.
Range = namedtuple("Range", "first last logs end")


class View:
    def __init__(self, line, endpoint):
        self.line, self.replies = line, {}
        # The logs of all replies, and the questions for ranges with their logs.
        self.logs, self.asked, self.is_inconsistent = {}, [], False
        for item in endpoint:
            question, reply = item["question"], item["reply"]
            self.is_inconsistent |= reply.get("fault") == "inconsistent"
            if "logs" in reply:
                logs = [Log(**{**log, "topics": tuple(log["topics"])}) for log in reply["logs"]]
                reply["logs"] = sorted((self.logs.setdefault(log, log) for log in logs), key=lambda log: log.place)
                if question["ask"] in ("logs", "window", "search"):
                    self.asked.append((question, reply["logs"]))
            self.replies[key_of(**question)] = reply
        self.head = self.replies.get(("head",), {"is": "fault"})
        self.has_view = self.head["is"] == "head"  # views-3 to views-5
        self.kinds, self.waits, self.found = dict(line.listed_kinds), None, None

    def reply(self, ask, **fields):
        """The reply to a question. Where the newest block is that of the state, one question is for both."""
        if fields.get("at") == "newest" and self.head["newest"] == self.head["pinned"] and not self.has(ask, **fields):
            fields["at"] = "pinned"
        if not self.has(ask, **fields):
            raise Lacks(f"{ask} {' '.join(map(str, fields.values()))}")
        return self.replies[key_of(ask, **fields)]

    def has(self, ask, **fields):
        return key_of(ask, **fields) in self.replies

    def ask(self, ask, **fields):
        """views-10."""
        reply = self.reply(ask, **fields)
        if reply["is"] in ("fault", "unread"):
            raise Open("views-10", reply.get("cause", "endpoint"))
        return reply

    def unless_unknown(self, ask, **fields):
        """A reply about a transaction; None if the endpoint does not know it."""
        try:
            return self.ask(ask, **fields)
        except Open as end:
            if end.part.cause != "unknown_transaction":
                raise

    def contradicts(self):
        """The clause by which the endpoint contradicts itself, or None."""
        checks = {"views-18": self.views_18, "views-19": self.views_19, "views-20": self.views_20}
        return next((clause for clause, check in checks.items() if check()), None)

    def views_18(self):
        return len({log.place for log in self.logs}) < len(self.logs)

    def views_19(self):
        receipts = [each for each in self.replies.values() if each["is"] == "receipt"]
        shown, places = {}, {}
        for log in self.logs if receipts else []:
            places.setdefault(log.same, set()).add(log.place)
        for reply in receipts:
            for log in reply["logs"]:
                shown.setdefault((log.transaction, log.same), set()).add(log.place)
        return any(places[same] != found for (_, same), found in shown.items())

    def views_20(self):
        def is_asked(question, log):
            return log.address in question["addresses"] and question["from"] <= log.block <= question["to"] and fits(log, question["topics"])

        ranges = [(question, log) for question, logs in self.asked if question["ask"] != "search" for log in logs]
        return self.is_inconsistent or not all(is_asked(*each) for each in ranges)

    # The contract's state.

    def reaches(self, block, clause):
        """The block of the state, or else the newest one, at or after a block."""
        if self.head["newest"] < block:
            raise Open(clause, "not_reached")
        return "pinned" if self.head["pinned"] >= block else "newest"

    def state(self, ask, at, is_last=True, **fields):
        """A value of the contract; None is a missing one."""
        reply = self.reply(ask, at=at, **fields)
        if reply.get("fault") == "not_the_contract":
            return self.contract_13() if is_last else None
        if reply["is"] in ("fault", "unread"):
            raise Open("views-10", reply.get("cause", "endpoint"))
        return reply if reply.get("requested") or reply.get("value", ZERO) != ZERO else None

    def contract_10(self, ask, **fields):
        return self.state(ask, "pinned", False, **fields) or self.state(ask, "newest", **fields)

    def contract_13(self):
        """contract-13 to contract-18: whether an answer of another form is a missing value."""
        if any(reply["is"] in ("events", "get_pull") for reply in self.replies.values()):
            raise Open("contract-17", "end_not_shown")
        has_code = [self.contract_15(at) for at in ("newest", "recent", "old")]
        if has_code[0]:
            raise Open("contract-18", "not_the_contract")
        if any(has_code):
            raise Open("contract-17", "end_not_shown")

    def contract_15(self, at):
        code, listed = self.ask("code_hash", at=at)["value"], self.line.listed_codes
        return code != NO_CODE and (not listed or code in listed)

    def kinds_4(self, ask, **fields):
        """A value at a block of state at or after every judged block (also word_origin-12)."""
        return self.state(ask, self.reaches(self.line.judged_block, "word_origin-12"), **fields)

    # The contract's logs.

    def own_logs(self, logs):
        return [log for log in logs if log.address == self.line.contract]

    def kind_of(self, log):
        """The name of the kind of a contract's log; None, of no kind, where all three are listed (kinds-1); or "unknown"."""
        is_listed = len({kind.name for kind in self.line.listed_kinds.values()}) == 3
        return self.kinds[log.signature].name if log.signature in self.kinds else None if is_listed else "unknown"

    def pair_of(self, log):
        """The key and the value of a log of known kind."""
        kind, values = self.kinds[log.signature], log.values
        return (None, None) if max(kind.key, kind.value) >= len(values) else (values[kind.key], values[kind.value])

    def is_known(self, name):
        return any(kind.name == name for kind in self.kinds.values())

    # Logs of ranges.

    def over(self, ask, addresses, topics, first, last):
        """The logs of a range: one question, one reply."""
        if ask == "window" or self.line.contract in addresses:
            self.reaches(last, "views-30")
        return self.ask(ask, addresses=addresses, topics=topics, **{"from": first, "to": last})["logs"]

    def left_out_2(self, ask, first, last):
        """left_out-2 and left_out-3."""
        listed = {kind.name: signature for signature, kind in self.line.listed_kinds.items()}
        topics = [[*listed.values(), *REQUESTS, *ANSWERS]] if len(listed) == 3 else []
        return self.over(ask, [self.line.contract, *self.line.coordinators], topics, first, last)

    @functools.cached_property
    def ranges(self):
        """left_out-1 and dates-2: the reply with the windows, and those with the blocks of judged entries that it does not show."""
        first, last = self.line.lowest[0], self.line.end[0][0]
        windows = range_of(self.left_out_2, "window", first, last)
        blocks = {entry.place[0] for entry in self.line.entries}
        outside = sorted(block for block in blocks if windows.end or not first <= block <= last)
        return [windows, *(range_of(self.left_out_2, "logs", block, block) for block in outside)]

    @functools.cached_property
    def in_ranges(self):
        return sorted({log for each in self.ranges for log in self.own_logs(each.logs)}, key=lambda log: log.place)

    def dates_3(self, block):
        """The block is shown."""
        ends = [each.end for each in self.ranges if each.first <= block <= each.last]
        if None not in ends:
            raise ends[0]

    def of_transaction(self, transaction, block):
        """The contract's logs of a transaction: in the ranges, or in its block, which is asked for."""
        is_shown = any(each.first <= block <= each.last and not each.end for each in self.ranges)
        logs = self.in_ranges if is_shown else self.left_out_2("logs", block, block)
        return [log for log in self.own_logs(logs) if log.transaction == transaction]

    def dates_28(self, block):
        if not has_indexes(self.ask("block_logs", block=block)["logs"]):
            raise Open("dates-28", "no_indexes")


def range_of(ask, name, first, last):
    try:
        return Range(first, last, ask(name, first, last), None)
    except End as end:
        return Range(first, last, [], end)


def has_indexes(logs):
    """dates-28."""
    indexes = [log.index for log in logs]
    return 0 in indexes and len(set(indexes)) == len(indexes)


# The payload.

Entry = namedtuple("Entry", "kind key value place")
Kind = namedtuple("Kind", "name key value")


class Line:
    def __init__(self, line, source):
        self.line, self.reason, self.judged_block = line, None, 0
        # A repeated key is shown by the text alone.
        is_failed = line["offline"][0]["status"] == FAILED
        self.payload = wire.DECODER.decode(source).all("payload")[0] if is_failed else wire.read(json.dumps(line["payload"]))
        self.contract = self.views_2()
        lists = line["lists"]
        self.coordinators, self.key_hashes = lists["coordinators"], set(lists["key_hashes"])
        self.listed_codes = [each["hash"] for each in lists["codes"] if each["contract"] == self.contract]
        own = [each for each in lists["logs"] if each["contract"] == self.contract]
        self.listed_kinds = {each["signature"]: Kind(each["kind"], each["key"], each["value"]) for each in own}
        self.read(source)

    def views_2(self):
        text = wire.optional(self.payload, "vrf_consumer_address", wire.text)
        digits = "" if text in (wire.BAD, wire.ABSENT) else wire.unprefixed(text)
        return "0x" + digits.lower() if len(digits) == 40 and wire.is_hex(digits) else None


class EventLine(Line):
    is_pull, steps, origin = False, ["contract", "seed_origin", "oracle_proof"], "seed_origin"

    def read(self, source):
        self.version = wire.optional(self.payload, "fairness_algo_version", wire.anything)
        self.active = wire.optional(self.payload, "is_active", wire.boolean)
        self.seed = self.published("random_seed", wire.or_empty(wire.bare_hash) if self.active is True else wire.bare_hash)
        self.is_early = self.version == "v1" and self.seed is None
        value = self.published("deck_commitment" if self.version == "v2" else "deck_hash", wire.hash32)
        self.values = {value} if value else self.contract_31(source)
        id = wire.optional(self.payload, "pack_event_id", wire.hyphenated)
        self.id = rules.vrf_event_id(id) if id not in (wire.BAD, wire.ABSENT) else None
        self.named = self.published("vrf_request_id", wire.hash32)
        if self.version not in ("v1", "v2") or self.id is None:
            self.reason = "payload"

    def published(self, name, form):
        value = wire.optional(self.payload, name, form)
        return None if value in (wire.BAD, wire.ABSENT) else hexed(value)

    def contract_31(self, source):
        deck = wire.optional(self.payload, "deck_snapshot", wire.listed(wire.anything))
        if self.version != "v1" or not self.seed or deck in (wire.BAD, wire.ABSENT):
            return set()
        deck = rules.read(source)["payload"]["deck_snapshot"]
        return {"0x" + rules.deck_hash(deck, is_escaped) for is_escaped in (False, True)}


class PullLine(Line):
    """views-33 to views-38: the judged draws, their entries, and the other words."""

    is_pull, steps, origin = True, ["contract", "word_origin", "chain_logs", "oracle_proof"], "word_origin"

    def read(self, source):
        pull = check_pull.Pull(self.payload)
        pull.check()
        target = getattr(pull, "target_draw", None)
        has_recipe = all(each["status"] == PASSED for each in self.line["offline"] if each["step"] == "recipe")
        if not has_recipe:
            self.reason = "recipe"
        elif target is None:
            self.reason = "payload"
        elif not target.is_labelled or target.word in (None, SEVERAL):
            self.reason = "word" if target.is_labelled else "recipe"
        if self.reason:
            return
        self.draws = [JudgedDraw(pull, draw) for draw in pull.draws if draw.is_labelled]
        self.by_key = {draw.key: draw for draw in self.draws}
        self.entries = [entry for draw in self.draws for entry in draw.entries if entry]
        self.judged_block = max(entry.place[0] for entry in self.entries)
        words = [key for draw in self.draws if draw.draw.word not in (None, SEVERAL) for _, key in pull.words_of(draw.draw)]
        self.others = [OtherWord(pull, key) for key in dict.fromkeys(words) if hexed(key) not in self.by_key]
        # Where the payload supplies each word.
        self.supplied, self.requested = {}, {}
        for (kind, key), found in pull.history.items():
            if kind == "fulfilled":
                self.supplied[hexed(key)] = [place for place, _ in found]
            elif kind == "requested":
                self.requested[hexed(key)] = min(found)[0]
        self.lowest = min(draw.as_of for draw in self.draws)
        self.end = self.draws[0].word.place, self.draws[0].key
        self.ends = {place[0] for draw in self.draws for place in (draw.as_of, draw.word and draw.word.place) if place}

    def left_out_9(self, place, key):
        return self.lowest < place and (place, key) < self.end


def entry_of(pull, kind, key):
    found = pull.one(kind, key)
    return Entry(kind, hexed(key), hexed(found[1]), found[0]) if found not in (None, SEVERAL) else None


class JudgedDraw:
    """views-34: a draw, its four entries, and the values that the contract must hold."""

    def __init__(self, pull, draw):
        self.draw, self.key, self.as_of = draw, hexed(draw.key), draw.as_of
        self.event_id, self.root = hexed(draw.event_id), hexed(draw.root)
        purchase = bytes.fromhex(packs_v1.purchase_event_id(draw.purchase_id))
        unavailable = packs_v1.unavailable_hash(draw.committed_unavailable)
        self.purchase_id = hexed(purchase)
        self.commitment = "0x" + packs_v1.purchase_commitment(draw.root, unavailable, *draw.as_of)
        self.request, self.word = entry_of(pull, "requested", draw.key), entry_of(pull, "fulfilled", draw.key)
        anchors = [entry_of(pull, "anchored", id) for id in (draw.event_id, purchase)]
        self.entries = [*anchors, self.request, self.word]


class OtherWord:
    """views-35: the values that classify another word, and the blocks at which they are supplied."""

    def __init__(self, pull, key):
        self.key, self.request = hexed(key), entry_of(pull, "requested", key)
        self.anchor = entry_of(pull, "anchored", raw(self.request.value)) if self.request else None
        entries = (self.request, self.anchor, entry_of(pull, "fulfilled", key))
        self.told = [entry.place[0] for entry in entries if entry]
