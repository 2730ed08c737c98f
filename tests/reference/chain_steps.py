"""The chain steps of one view, clause by clause, in the order of docs/protocol.md#contract and the sections after it.

The curve is left out: an exported chain has none. Of left_out-26, 256 numbers are tried, not 2^20, and left_out-35 is left out.
"""
import functools

import packs_v1
from chain_view import (
    ANSWERS, FAILED, LACKS, NO_CODE, SKIPPED, ZERO, End, Fails, Kind, Lacks, Open, Part, answer_in, attempt,
    by_id, has_indexes, hash_of, hexed, permits, raw, request_in, word32,
)

CREATE_EVENT = hash_of(b"createEvent(bytes32,bytes32)")[:4].hex()
MOST_NUMBERS = 256


# contract


def contract(view):
    line = view.line
    is_judged, parts = contract_6(view)
    if not is_judged or not line.is_pull:
        return parts + [attempt(contract_1, view)] if is_judged else parts
    for draw in line.draws:
        parts.append(attempt(contract_2, view, draw.event_id, draw.root))
        parts.append(attempt(contract_2, view, draw.purchase_id, draw.commitment))
        parts.append(attempt(contract_3, view, draw.key, draw.event_id))
        parts.append(attempt(contract_4, view, draw))
    return parts + [attempt(contract_5, view, other) for other in line.others] + [attempt(contract_26, view)]


def contract_1(view):
    """Also contract-19, and contract-27 to contract-31."""
    line, head = view.line, view.head
    if not line.values:
        raise Open("contract-30", "not_published")
    held = view.contract_10("events", id=line.id)
    if held:
        if held["value"] not in line.values:
            raise Fails("contract-19")
    elif line.is_early:
        raise Open("contract-29", "not_published")
    elif not head["is_known"]:
        raise Open("contract-28", "unknown_chain")
    elif head["is_local"]:
        raise Fails("contract-27")
    elif line.active is True:
        raise Fails("contract-25") if contract_24(view) else Open("contract-25", "not_reached")
    else:
        contract_22(view)


def contract_2(view, id, value, *told):
    held = view.contract_10("events", id=id)
    if held is None:
        contract_20(view, *told)
    elif held["value"] != value:
        raise Fails("contract-19")


def contract_3(view, key, event_id, *told):
    pull = view.contract_10("get_pull", key=key)
    if pull is None:
        contract_20(view, *told)
    elif pull["event_id"] != event_id:
        raise Fails("contract-19")


def contract_4(view, draw):
    pull = view.contract_10("get_pull", key=draw.key)
    if pull and pull["fulfilled"] and draw.word and pull["word"] != draw.word.value:
        raise Fails("contract-4")


def contract_5(view, other):
    """Also contract-21."""
    if other.request:
        contract_3(view, other.key, other.request.value, *other.told)
        if other.anchor:
            contract_2(view, other.request.value, other.anchor.value, *other.told)


def contract_6(view):
    """Also contract-7: whether the values are judged, and the part of the code."""
    listed = view.line.listed_codes
    if not listed:
        return True, []
    try:
        code = view.ask("code_hash", at="pinned")["value"]
        code = view.ask("code_hash", at="newest")["value"] if code == NO_CODE else code
    except End as end:
        return True, [end.part]
    return code in (*listed, NO_CODE), [] if code in listed else [Part(SKIPPED, "contract-6", "other_code")]


def contract_20(view, *told):
    """What a missing value shows: contract-20, contract-21, contract-26 to contract-28."""
    if not view.head["is_known"]:
        raise Open("contract-28", "unknown_chain")
    if max([view.line.judged_block, *told]) <= view.head["newest"]:
        raise Fails("contract-20")
    raise Fails("contract-26") if contract_24(view) else Open("contract-27", "not_reached")


def contract_22(view):
    """Also contract-23."""
    try:
        block = view.ask("receipt", transaction=view.line.named)["block"]
        is_shown = view.head["newest"] >= block
    except End:
        is_shown = view.head["is_fresh"]
    raise Fails("contract-22") if is_shown else Open("contract-22", "not_reached")


def contract_24(view):
    return view.head["is_fresh"] and view.head["is_after_load"] and not view.head["is_local"]


def contract_26(view):
    if view.line.judged_block > view.head["newest"]:
        contract_20(view)


# word_origin


class Origin:
    """What a view shows of a word: its request and its answer, or the part that ends the search."""

    def __init__(self, view, draw=None):
        self.view, self.draw, self.parts = view, draw, []
        self.request = self.answer = self.end = None
        try:
            self.find()
        except End as end:
            self.end = end.part
            self.parts.append(end.part)

    def compare(self, word, clause):
        if self.answer.word != word:
            raise Fails(clause)


class WordOrigin(Origin):
    def find(self):
        view, draw = self.view, self.draw
        self.request = request = word_origin_3(view, draw)
        self.parts += [attempt(word_origin_10, view, draw, request), attempt(word_origin_11, view, draw, request)]
        answer = word_origin_15(view, request, draw.word.place[0])
        word_origin_24(view, request, answer, draw.word.value)
        self.answer = answer
        part = attempt(dates_17, view, draw.key, answer)
        self.parts.append(attempt(self.compare, draw.word.value, "word_origin-21"))
        self.parts += [part] if part.cause == "answered_elsewhere" else []  # word_origin-28


def word_origin_1(view, draw):
    """Also word_origin-2."""
    entry = draw.request
    at = [log for log in view.own_logs(view.read) if log.place == entry.place and {entry.key, entry.value} <= set(log.values)]
    found = at + logs_of_entry(view, entry)
    found.sort(key=lambda log: log not in view.in_ranges)
    if found:
        return found[0]
    try:
        date_as_told(view, entry)
    except Fails:
        raise Open("word_origin-2", "no_log_there")


def word_origin_3(view, draw):
    """Also word_origin-4."""
    if draw.request is None or draw.word is None:
        raise Open("word_origin-2", "because")
    log = word_origin_1(view, draw)
    pull = view.contract_10("get_pull", key=draw.key)
    if pull is None:
        raise Open("word_origin-4", "because")
    if pull["request_id"] == ZERO:
        raise Open("word_origin-3", "request_unclear")
    return word_origin_5(view, log, pull["request_id"])


def word_origin_5(view, log, id):
    """word_origin-5 to word_origin-9."""
    try:
        _, logs = view.left_out_2()
    except End:
        logs = []
    found = requests_in(view, [each for each in logs if each.transaction == log.transaction], id)
    if found:
        return found[0]
    receipt = view.ask("receipt", transaction=log.transaction)["logs"]
    found = requests_in(view, receipt, id)
    listed = [request for request in found if request.coordinator in view.line.coordinators]
    if listed:
        return listed[0]
    if found:
        raise Open("word_origin-7", "unlisted_coordinator")
    if log in receipt:
        raise Open("word_origin-8", "no_request")
    raise Open("word_origin-9", "request_unclear")


def requests_in(view, logs, id=None):
    """The contract's requests, of one id if it is given, in the chain's order."""
    found = [each for each in map(request_in, logs) if each and each.sender == view.line.contract and id in (None, each.id)]
    return sorted(found, key=lambda request: request.place)


def word_origin_10(view, draw, request):
    for log in view.logs_of_transaction(request.transaction):
        key = view.pair_of(log)[0] if view.kind_of(log) == "requested" else None
        if key not in (draw.key, None):
            pull = view.contract_10("get_pull", key=key)
            if pull is None:
                raise Open("word_origin-4", "not_reached")
            if pull["request_id"] == request.id:
                raise Fails("word_origin-10")


def word_origin_11(view, draw, request):
    """word_origin-11 to word_origin-13."""
    own = [log for log in view.own_logs(view.in_ranges) if log.transaction == request.transaction]
    if not own and not {kind.name for kind in view.line.listed_kinds.values()} >= {"anchored", "requested", "fulfilled"}:
        own = view.own_logs(view.ask("receipt", transaction=request.transaction)["logs"])
    unknown = [log for log in own if view.kind_of(log) == "unknown"]
    values = [value for value in dict.fromkeys(value for log in unknown for value in log.values) if value != draw.key]
    if len(values) > 1_000:
        raise Open("word_origin-13", "too_much_work")
    for value in values:
        pull = view.kinds_4("get_pull", key=value)
        if pull and pull["request_id"] == request.id:
            raise Open("word_origin-11", "several_requests")


def word_origin_14(view, request, told, kept_by):
    """The first answer up to the told block, or else to the newest, and the commitment that is kept."""
    newest, first = view.head["newest"], request.place[0]
    if told > newest:
        raise Open("views-30", "not_reached")
    kept = None
    for start, end, is_searched in ((first, told, lambda question: True), (told + 1, newest, searched_late)):
        if start <= end:
            logs = view.over([request.coordinator], (tuple(ANSWERS), (request.id,)), start, end, is_searched)
            found = [each for each in map(answer_in, logs) if each and each.id == request.id and request.place < each.place]
            if found:
                return found[0], None
        kept = kept or kept_by(view, request)
    return None, kept


def searched_first(view, request):
    """word_origin-15: the reply with the windows if it shows the request (word_origin-6), or else those from the request on."""
    windows = [(question, logs) for question, logs in view.ranges if question["ask"] == "window"]
    if any(request.log in (logs or []) for _, logs in windows):
        return lambda question: question["ask"] == "window"
    return lambda question: question["ask"] == "logs" and question["from"] == request.place[0]


def searched_late(question):
    """word_origin-19: the questions of the steps, without the windows'."""
    return question["ask"] != "window"


def word_origin_15(view, request, told):
    """word_origin-15 to word_origin-23."""
    answer, kept = word_origin_14(view, request, told, word_origin_16)
    if answer is None:
        if kept == ZERO:
            word_origin_22(view, request, told)
        raise Open("word_origin-23", "word_not_seen")
    return answer


def word_origin_16(view, request):
    """word_origin-16 to word_origin-18."""
    fields = request.asked
    at = view.reaches(view.line.judged_block, "word_origin-16")
    if not view.has("commitment", at=at, **fields):
        at = "newest" if at == "pinned" else "pinned"
    value = view.ask("commitment", at=at, **fields)["value"]
    if value == request.commitment:
        raise Fails("word_origin-17")
    return value


def word_origin_22(view, request, told):
    is_searched = searched_first(view, request)
    for question, logs in view.ranges:
        if logs and is_searched(question) and permits(question, [request.coordinator], (tuple(ANSWERS), (request.id,))):
            answers = [answer_in(log) for log in logs if log.address == request.coordinator]
            if any(each and each.id == request.id and request.place < each.place for each in answers):
                continue
            if any(log.place == request.place for log in logs) and any(log.block >= told for log in logs):
                raise Open("word_origin-22", "no_fulfilment")


def word_origin_24(view, request, answer, word):
    """word_origin-24 to word_origin-27."""
    if request.version != "v2":
        return
    holds = [logs for _, logs in view.ranges if {request.place, answer.place} <= {log.place for log in logs or []}]
    if not holds:
        raise Open("word_origin-25", "request_unclear")
    found = [request_in(log) for log in holds[0] if log.address == request.coordinator]
    if any(each and each.id == request.id and request.place < each.place < answer.place for each in found):
        raise Fails("word_origin-26") if answer.word == word else Open("word_origin-27", "word_not_seen")


# seed_origin


class SeedOrigin(Origin):
    def find(self):
        view, line = self.view, self.view.line
        if line.seed is None:
            raise Open("seed_origin-1", "not_published")
        receipts, is_known = self.seed_origin_4()
        requests = [each for receipt in receipts for each in requests_in(view, receipt["logs"])]
        if len(requests) > 1:
            seed_origin_29(view, requests)
        if not is_known:
            raise Open("seed_origin-19", "several_requests")
        if not requests:
            raise Open("seed_origin-21", "request_unclear")
        if requests[0].coordinator not in line.coordinators:
            raise Open("seed_origin-22", "unlisted_coordinator")
        self.request = requests[0]
        answer = seed_origin_23(view, self.request)
        word_origin_24(view, self.request, answer, line.seed)
        self.answer = answer
        self.parts.append(attempt(self.compare, line.seed, "seed_origin-24"))

    def seed_origin_4(self):
        """seed_origin-2 to seed_origin-14, -31, -33 and -34: the judged receipts, and whether the anchor's log is known."""
        view, line = self.view, self.view.line
        found, ends = {"known": [], "form": [], "holds": []}, []
        named = line.named and view.unless_unknown("receipt", transaction=line.named)
        if named and not named["succeeded"]:
            self.parts.append(Part(FAILED, "seed_origin-3", None))
        named_as = named and anchor_in(view, line.named, named)
        if named_as in ("known", "form"):
            return [named], named_as == "known"
        for transaction, block in seed_origin_8(view):
            try:
                receipt = seed_origin_11(view, transaction, block)
                if receipt["succeeded"]:
                    found.setdefault(anchor_in(view, transaction, receipt), []).append(receipt)
            except End as end:
                ends.append(end)
        for how in ("known", "form"):
            if found[how]:
                return found[how][:1], how == "known"
        if ends:
            raise ends[0]
        if found["holds"] or named_as:
            return found["holds"] or [named], False
        is_unknown = line.named and not named
        raise Open("seed_origin-14", "unknown_transaction") if is_unknown else Open("seed_origin-13", "no_anchor")


def anchor_in(view, transaction, receipt):
    """How a receipt holds the anchor: "known", in the listed "form" (seed_origin-32, -33), "holds" both values, or None."""
    own, line = view.own_logs(receipt["logs"]), view.line
    if not seed_origin_15(view, own):
        return None
    has_form = any(view.kind_of(log) == "anchored" and view.pair_of(log) in [(line.id, value) for value in line.values] for log in own)
    if has_form and len(own) == 1 or seed_origin_16(view, transaction, receipt, own):
        return "known"
    return "form" if has_form else "holds"


def seed_origin_8(view):
    """seed_origin-5 to seed_origin-10."""
    if not view.searches:
        raise Lacks(f"search {view.line.id}")
    logs = seed_origin_15(view, [log for _, logs in view.searches for log in logs or []])
    return list({log.transaction: (log.transaction, log.block) for log in sorted(logs, key=lambda log: log.place)}.values())[:16]


def seed_origin_11(view, transaction, block):
    receipt = view.unless_unknown("receipt", transaction=transaction)
    if receipt:
        return receipt
    logs = [log for log in view.ask("block_logs", block=block)["logs"] if log.transaction == transaction]
    return {"block": block, "succeeded": True, "logs": logs}


def seed_origin_15(view, logs):
    return [log for log in view.own_logs(logs) if view.line.id in log.values and view.line.values & set(log.values)]


def seed_origin_16(view, transaction, receipt, own):
    call = view.unless_unknown("transaction", transaction=transaction)
    call = call or view.ask("fulfilment", transaction=transaction, block=receipt["block"])
    calls = tuple(CREATE_EVENT + view.line.id[2:] + value[2:] for value in view.line.values)
    return call["to"] == view.line.contract and call["input"][2:].startswith(calls) or seed_origin_17(view, receipt, own)


def seed_origin_17(view, receipt, own):
    """Also seed_origin-18."""
    if len(own) > 1:
        return False
    id, state = view.line.id, functools.partial(view.state, at=view.reaches(receipt["block"], "seed_origin-18"))
    values = view.line.values & set(own[0].values)
    found = [(name, *pair) for value in values for pair in ((id, value), (value, id)) for name in kinds_6(state, *pair)]
    return len(found) == 1 and found[0][:2] == ("anchored", id)


def seed_origin_23(view, request):
    """Also seed_origin-27."""
    newest, first = view.head["newest"], request.place[0]
    answer, kept = word_origin_14(view, request, max(first, min(first + 2_000, newest)), seed_origin_25)
    if answer is None:
        if kept == ZERO and view.head["is_fresh"]:
            word_origin_22(view, request, newest)
        raise Open("seed_origin-27", "word_not_seen")
    return answer


def seed_origin_25(view, request):
    """Also seed_origin-26."""
    value = view.ask("commitment", at="newest", **request.asked)["value"]
    if value == request.commitment:
        raise Fails("seed_origin-26") if view.head["is_fresh"] else Open("seed_origin-26", "not_reached")
    return value


def seed_origin_29(view, requests):
    """Also seed_origin-30."""
    try:
        is_listed = all(request.coordinator in view.line.coordinators for request in requests)
        words = [seed_origin_23(view, request).word for request in requests] if is_listed else [view.line.seed]
    except (Open, Fails):
        words = [view.line.seed]
    raise Open("seed_origin-30", "several_requests") if view.line.seed in words else Fails("seed_origin-29")


# kinds of logs


def kinds_2(view):
    """kinds-1 to kinds-3, and kinds-12."""
    listed = {kind.name for kind in view.kinds.values()}
    own = [log for log in view.own_logs(view.in_ranges) if log.signature and log.signature not in view.kinds]
    taught = {}
    for entry in view.line.entries:
        holds = [log for log in own if {entry.key, entry.value} <= set(log.values)] if entry.kind not in listed else []
        for log in [log for log in holds if log.place == entry.place] or holds:
            try:
                if kinds_5(view, log, entry):
                    kind = Kind(entry.kind, log.values.index(entry.key), log.values.index(entry.value))
                    taught.setdefault(entry.kind, {}).setdefault(log.signature, kind)
            except (Open, Lacks) as end:
                view.kinds_wait[log.signature] = end
    for found in taught.values():
        view.kinds.update(found if len(found) == 1 else {})


def kinds_5(view, log, entry):
    """kinds-4 to kinds-10: whether this log of an entry teaches its kind."""
    if len(log.values) > 6 or entry.value == ZERO:
        return False
    distinct = sorted(set(log.values))
    found = [(name, a, b) for a in distinct for b in distinct if a != b for name in kinds_6(view.kinds_4, a, b)]
    return found == [(entry.kind, entry.key, entry.value)]


def kinds_6(state, a, b):
    held, pull = state("events", id=a), state("get_pull", key=a)
    word = pull and pull["fulfilled"] and pull["word"]
    values = {"anchored": held and held["value"], "requested": pull and pull["event_id"], "fulfilled": word}
    return [name for name, value in values.items() if value == b]


# dates


def date_as_told(view, entry):
    """dates-1 to dates-16."""
    if entry is None:
        raise Open("dates-1", "because")
    found = logs_of_entry(view, entry)
    if found and found[0].place == entry.place:
        return
    if found:
        dates_5(view, entry, found)
    dates_2(view, entry.place[0])
    dates_4(view, entry)
    dates_6(view, entry)
    dates_10(view, entry)


def logs_of_entry(view, entry):
    """dates-1: the contract's logs of an entry's kind and values, that of the told place first."""
    own = [log for log in view.own_logs(view.read) if view.kind_of(log) == entry.kind and view.pair_of(log) == (entry.key, entry.value)]
    return sorted(own, key=lambda log: (log.place != entry.place, log.place))


def dates_2(view, block):
    """Also dates-3."""
    if block > view.head["newest"]:
        raise Open("views-30", "not_reached")
    own = [each for each in view.ranges if view.line.contract in each[0]["addresses"]]
    replies = [logs for question, logs in own if question["from"] <= block <= question["to"]]
    if all(logs is None for logs in replies):
        raise Open("dates-3", "endpoint") if replies else Lacks(f"logs of block {block}")


def dates_4(view, entry):
    for log in view.own_logs(view.read):
        if view.kind_of(log) == "unknown" and {entry.key, entry.value} <= set(log.values):
            raise view.kinds_wait.get(log.signature, Open("dates-4", "unknown_log"))


def dates_5(view, entry, found):
    """Also dates-29."""
    if any(log.place[0] == entry.place[0] for log in found):
        view.dates_28(entry.place[0])
    raise Fails("dates-5")


def dates_6(view, entry):
    """dates-6 to dates-9: ends if the entry must be searched for, and no search has its key at the topic of its kind."""
    at = [log for log in view.logs if log.place == entry.place and log.address in view.line.coordinators]
    kinds = [kind for kind in view.kinds.values() if kind.name == entry.kind]
    if not kinds or entry.kind == "fulfilled" and any(map(answer_in, at)):
        return
    seen = [log for log in view.own_logs(view.logs) if view.kinds.get(log.signature) == kinds[0]]
    is_topic = kinds[0].key < 3 and all(kinds[0].key + 1 < len(log.topics) for log in seen)
    asked = [question["topics"][kind.key + 1 : kind.key + 2] for kind in kinds for question, _ in view.searches]
    if is_topic and not any(topics and entry.key in topics[0] for topics in asked):
        raise Lacks(f"search {entry.kind} {entry.key}")


def dates_10(view, entry):
    """dates-10 to dates-16, and dates-31. A reply without a log already includes a question for the receipts (asking-21)."""
    block, index = entry.place
    reply = view.ask("block_logs", block=block)
    if reply["logs"] and not reply["is_whole"] and all(log.index != index for log in reply["logs"]):
        try:
            reply = view.ask("block_receipts", block=block)
        except Open:
            pass
    logs, at = reply["logs"], [log for log in reply["logs"] if log.index == index]
    if not at and not reply["is_whole"]:
        raise Open("dates-13", "no_log_there") if logs else Open("dates-14", "log_not_seen")
    if at and at[0].address == view.line.contract and {entry.key, entry.value} <= set(at[0].values):
        raise Open("dates-15", "log_not_seen")
    if at and at[0].address != view.line.contract and entry.kind == "fulfilled":
        raise Open("dates-16", "log_not_seen")
    if logs and not has_indexes(logs):
        raise Open("dates-28", "no_indexes")
    raise Fails("dates-11" if at else "dates-12")


def dates_17(view, key, answer):
    """dates-17 to dates-23: where the contract logged the key's word in the answer's transaction, or that it did not."""
    logs = [log for log in view.logs_of_transaction(answer.transaction) if log.block == answer.place[0]]
    for log in logs:
        if log in view.in_ranges and view.kind_of(log) == "fulfilled" and view.pair_of(log)[0] == key:
            return log.place
    replies = [reply for question, reply in view.ranges if view.line.contract in question["addresses"]]
    if not any(log.place == answer.place for reply in replies for log in reply or []):
        raise Open("dates-22", "log_not_seen")
    if not view.is_known("fulfilled") and any(view.kind_of(log) == "unknown" for log in logs):
        raise Open("dates-23", "unknown_log")
    if answer.success is False:
        return answer.place
    if answer.success is None:
        raise Open("dates-21", "word_not_seen")
    if view.head["pinned"] < view.line.judged_block:
        raise Open("dates-20", "not_reached")
    raise Open("dates-19", "answered_elsewhere")


def date_of_word(view, draw, origin):
    """dates-17 to dates-32 for a judged word."""
    entry, answer = draw.word, origin.answer
    if answer is None or entry is None:
        return dates_26(view, entry, origin.end)
    try:
        place = dates_17(view, draw.key, answer)
    except Open as end:
        if entry.place[0] < answer.place[0]:
            raise Fails("dates-25")
        if end.part.cause == "answered_elsewhere":
            dates_30(view, entry, answer)
        else:
            dates_24(view, entry)
        raise
    if place != entry.place:
        if place[0] == entry.place[0]:
            view.dates_28(place[0])
        raise Fails("dates-17")


def dates_24(view, entry):
    part = attempt(dates_10, view, entry) if view.has("block_logs", block=entry.place[0]) else None
    if part and part.status == FAILED:
        raise Fails(part.clause)


def dates_26(view, entry, end):
    """Also dates-27."""
    if end.status == LACKS:
        raise Lacks(end.clause)
    if end.cause not in ("unlisted_coordinator", "no_request", "no_fulfilment", "no_log_there"):
        raise Open("dates-27", end.cause or "because")
    date_as_told(view, entry)


def dates_30(view, entry, answer):
    """Also dates-32."""
    if entry.place[0] != answer.place[0]:
        raise Fails("dates-30")
    if any(log.place == entry.place != answer.place and not {entry.key, entry.value} <= set(log.values) for log in view.logs):
        view.dates_28(entry.place[0])
        raise Fails("dates-32")


# nothing left out


def chain_logs(view, origins):
    parts = []
    for draw in view.line.draws:
        parts += [attempt(date_as_told, view, entry) for entry in draw.entries[:3]]
        parts.append(attempt(date_of_word, view, draw, origins[draw.key]))
    try:
        return parts + nothing_left_out(view)
    except End as end:
        return parts + [end.part]


def nothing_left_out(view):
    line = view.line
    if line.end[0][0] > view.head["newest"]:
        raise Open("views-30", "not_reached")
    question, logs = view.left_out_2()
    view.window_logs = logs
    blocks = sorted({place[0] for draw in line.draws if draw.word for place in (draw.as_of, draw.word.place)})
    parts = [attempt(left_out_4, view, question), attempt(left_out_6, view, logs), attempt(left_out_7, view, question, logs)]
    parts += [attempt(left_out_8, view, logs, block) for block in blocks]
    for log in view.own_logs(logs):
        name = view.kind_of(log)
        key = view.pair_of(log)[0] if name == "fulfilled" else None
        if key and line.left_out_9(log.place, key):
            parts.append(attempt(left_out_11, view, log, key))
        if name == "unknown" and not view.is_known("fulfilled") and line.lowest < log.place <= line.end[0]:
            parts.append(Part(SKIPPED, "left_out-10", "unknown_log"))
    failed = [each for each in map(answer_in, logs) if each and each.coordinator in line.coordinators and each.success is not True]
    return parts + left_out_33(view, [each for each in failed if line.lowest < each.place <= line.end[0]])


def left_out_4(view, question):
    """Also left_out-5."""
    line, first = view.line, view.line.lowest[0]
    if not any(log.block <= first and log.address in (line.contract, *line.coordinators) for log in view.read):
        older = agrees(view.over, line.coordinators, (tuple(ANSWERS),), max(0, first - 10_000), max(0, question["from"] - 1))
        if not older:
            raise Open("left_out-5", "no_older_logs")


def agrees(ask, *given):
    """A question whose answer can only agree or be a cause."""
    try:
        return ask(*given)
    except Lacks as end:
        raise Lacks(end.part.clause, can_fail=False)


def left_out_6(view, logs):
    if not any(log.block == view.line.end[0][0] for log in logs):
        raise Open("left_out-6", "end_not_shown")


def left_out_7(view, question, logs):
    for entry in view.line.entries:
        found = logs_of_entry(view, entry)[:1] if question["from"] <= entry.place[0] <= question["to"] else []
        if any(log.place == entry.place and log not in logs for log in found):
            raise Open("left_out-7", "log_not_seen")


def left_out_8(view, logs, block):
    def counts(log):
        answer = answer_in(log)
        return log.address == view.line.contract or answer and answer.success is not True

    if len({log.transaction for log in logs if log.block == block and counts(log)}) >= 2:
        agrees(view.dates_28, block)


def left_out_11(view, log, key):
    """Also left_out-15."""
    if key in view.line.by_key:
        return
    pull = left_out_12(view, key)
    if left_out_13(view, pull):
        place, transaction = log.place, [each for each in view.logs if each.transaction == log.transaction]
        answers = [answer_in(each) for each in transaction if each.address in view.line.coordinators]
        if not any(answer and answer.id == pull["request_id"] for answer in answers):
            place = dates_17(view, key, left_out_16(view, key, pull))
        left_out_39(view, key, place)


def left_out_12(view, key):
    pull = view.contract_10("get_pull", key=key)
    if pull is None:
        raise Open("left_out-12", "not_reached")
    return pull


def left_out_13(view, pull):
    """Also left_out-14."""
    held = view.contract_10("events", id=pull["event_id"])
    if held is None:
        raise Open("left_out-14", "not_reached")
    return packs_v1.version_event_id(raw(held["value"])) == pull["event_id"][2:]


def left_out_16(view, key, pull):
    """left_out-16 to left_out-18."""
    shown = [log for log in view.own_logs(view.logs) if view.kind_of(log) == "requested" and view.pair_of(log)[0] == key]
    if not shown:
        raise Open("left_out-16", "request_unclear")
    try:
        request = word_origin_5(view, shown[0], pull["request_id"])
        answer = word_origin_15(view, request, view.head["newest"])
        word_origin_24(view, request, answer, answer.word)
        return answer
    except Fails:
        raise Fails("left_out-17")
    except Open as end:
        raise Fails("left_out-17") if end.part.cause in ("unlisted_coordinator", "no_request") else end


def left_out_19(view, answer):
    """Also left_out-27 and left_out-36."""
    request = left_out_20(view, answer) or left_out_21(view, answer)
    if request is None or request.sender != view.line.contract:
        return
    for key in left_out_37(view, request):
        pull = left_out_12(view, key)
        if pull["request_id"] == answer.id and key not in view.line.by_key and left_out_13(view, pull):
            left_out_39(view, key, dates_17(view, key, answer))


def left_out_20(view, answer):
    return last_request(view, answer, view.window_requests.get((answer.coordinator, answer.id), []))


def last_request(view, answer, requests):
    """The last request of the id before the answer, if no other answer is between."""
    last = max((each for each in requests if each.place < answer.place), key=lambda each: each.place, default=None)
    answers = view.answers.get((answer.coordinator, answer.id), [])
    return None if last is None or any(last.place < each.place < answer.place for each in answers) else last


def left_out_21(view, answer):
    """left_out-21 to left_out-30: the request by the input of the answering transaction; None is another sender's."""
    data = raw(view.ask("input", transaction=answer.transaction, block=answer.place[0])["input"])
    found, named = left_out_22(data, answer.id), left_out_23(data, answer)
    names = [each for each in dict.fromkeys(each[1:] for each in named) if found and left_out_26(*found, *each)]
    if not names:
        raise Open("left_out-28", "request_unclear")
    if "0x" + names[0][1].hex()[-40:] != view.line.contract:
        return None
    if len({block for block, *other in named if tuple(other) == names[0]}) > 64:
        raise Open("left_out-30", "many_inputs")
    return left_out_32(view, answer)


@functools.lru_cache(4096)
def left_out_22(data, id):
    for at in [*range(4, len(data) - 223, 32), *range(0, len(data) - 223)]:
        key_hash, pre_seed = hash_of(data[at : at + 64]), data[at + 192 : at + 224]
        if hexed(hash_of(key_hash + pre_seed)) == id:
            return key_hash, pre_seed
    return None


def left_out_23(data, answer):
    """left_out-23 to left_out-25: block, subscription and sender of each commitment."""
    words, found = [data[at : at + 32] for at in range(4, len(data) - 31, 32)], []
    for block, subscription, gas, number, sender in zip(*(words[at:] for at in range(5))):
        sizes = [int.from_bytes(each, "big") for each in (block, gas, number)]
        is_one = all(0 < size < 2**64 for size in sizes) and 2**64 < int.from_bytes(sender, "big") < 2**160
        if is_one and sizes[0] <= answer.place[0] and answer.subscription in (None, hexed(subscription)):
            found.append((sizes[0], subscription, sender))
    return found


@functools.lru_cache(4096)
def left_out_26(key_hash, pre_seed, subscription, sender):
    return any(hash_of(key_hash + sender + subscription + word32(number)) == pre_seed for number in range(MOST_NUMBERS))


def left_out_32(view, answer):
    """left_out-29, left_out-31 and left_out-32."""
    shown = [log for question, logs in view.ranges if answer.coordinator in question["addresses"] for log in logs or []]
    shown += [log for reply in view.replies.values() if reply["is"] in ("receipt", "block_logs") for log in reply["logs"]]
    request = last_request(view, answer, by_id(map(request_in, shown)).get((answer.coordinator, answer.id), []))
    if request is None:
        raise Open("left_out-32", "request_unclear")
    return request


def left_out_33(view, failed):
    """Also left_out-34."""
    own = {request.subscription for request in requests_in(view, view.logs)}
    shown = [each for each in failed if left_out_20(view, each)]
    others = [each for each in failed if not left_out_20(view, each)]
    others.sort(key=lambda each: (each.subscription not in own, -each.place[0], -each.place[1]))
    parts = [attempt(left_out_19, view, each) for each in shown + others[:256]]
    return parts + [Part(SKIPPED, "left_out-33", "many_inputs")] * (len(others) > 256)


def left_out_37(view, request):
    """Also left_out-38."""
    shown = view.logs_of_transaction(request.transaction)
    shown = shown or view.own_logs(view.ask("receipt", transaction=request.transaction)["logs"])
    if not view.is_known("requested") and any(view.kind_of(log) == "unknown" for log in shown):
        raise Open("left_out-38", "unknown_log")
    found = [view.pair_of(log)[0] for log in shown if view.kind_of(log) == "requested"]
    return [key for key in dict.fromkeys(found) if key]


def left_out_39(view, key, place):
    supplied = view.line.supplied.get(key, [])
    if place not in supplied and (supplied or view.line.left_out_9(place, key)):
        if any(position[0] == place[0] for position in supplied):
            view.dates_28(place[0])
        raise Fails("left_out-39")


# oracle_proof


def oracle_proof_1(view, origin, word):
    end = origin.end
    if origin.answer:
        return attempt(oracle_proof_2, view, origin.request, origin.answer, word)
    return Part(LACKS, end.clause, None) if end.status == LACKS else Part(SKIPPED, "oracle_proof-1", end.cause or "because")


def oracle_proof_2(view, request, answer, word):
    """oracle_proof-2 to oracle_proof-7."""
    if request.key_hash not in view.line.key_hashes:
        raise Open("oracle_proof-2", "unlisted_key")
    key_hash, pre_seed = raw(request.key_hash), raw(request.pre_seed)
    if hexed(hash_of(key_hash + pre_seed)) != request.id:
        raise Open("oracle_proof-3", "no_proof")
    block_hash = raw(view.ask("block_hash", block=request.place[0])["value"])
    data = raw(view.ask("fulfilment", transaction=answer.transaction, block=answer.place[0])["input"])
    proven = oracle_proof_4(data, key_hash, pre_seed, block_hash)
    if proven is None:
        raise Open("oracle_proof-7", "no_proof")
    if proven != word:
        raise Fails("oracle_proof-6")


def oracle_proof_4(data, key_hash, pre_seed, block_hash):
    """Also oracle_proof-5. In the place of the curve's equation, c is a hash."""
    places, tries, at = 0, 0, data.find(pre_seed)
    while at >= 0 and places < 4_096 and tries < 4:
        places += 1
        proof = data[at - 192 : at + 224] if at >= 192 else b""
        if len(proof) == 416 and hash_of(proof[:64]) == key_hash:
            tries += 1
            if proof[128:160] == hash_of(b"sealed" + key_hash + pre_seed + block_hash + proof[64:96]):
                return hexed(hash_of(proof[64:96] + bytes(32)))
        at = data.find(pre_seed, at + 1)
    return None


# The steps of a view.


def steps_of_a_view(view):
    line = view.line
    if not line.is_pull:
        origin = SeedOrigin(view)
        return {"contract": contract(view), "seed_origin": origin.parts, "oracle_proof": [oracle_proof_1(view, origin, line.seed)]}
    kinds_2(view)
    origins = {draw.key: WordOrigin(view, draw) for draw in line.draws}
    return {
        "contract": contract(view),
        "word_origin": [part for origin in origins.values() for part in origin.parts],
        "chain_logs": chain_logs(view, origins),
        "oracle_proof": [oracle_proof_1(view, origins[draw.key], draw.word and draw.word.value) for draw in line.draws],
    }
