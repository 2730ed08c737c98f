"""The chain steps of one view, clause by clause, in the order of docs/protocol.md#contract and the sections after it.

The curve is left out: an exported chain has none. Of left_out-26, 256 numbers are tried, not 2^20, and left_out-35 is left out.
"""
import functools

import packs_v1
from chain_view import (
    ANSWERS, FAILED, LACKS, NO_CODE, PASSED, REQUESTS, SKIPPED, ZERO, End, Fails, Kind, Lacks, Open, Part, answer_in, attempt,
    has_indexes, hash_of, hexed, raw, request_in, word32,
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
    """What a missing value shows: contract-20, contract-21, contract-26 and contract-27."""
    if max([view.line.judged_block, *told]) > view.head["newest"] and not contract_24(view):
        raise Open("contract-27", "not_reached")
    contract_28(view)
    raise Fails("contract-20")


def contract_28(view):
    """The view is of the payload's chain."""
    if view.head["is_known"]:
        return
    if view.line.is_pull:
        parts = [attempt(attempted, view, draw.purchase_id) for draw in view.line.draws]
        held = [attempt_value(view, draw.purchase_id) == draw.commitment for draw in view.line.draws]
    else:
        parts = [attempt(attempted, view, view.line.id)]
        held = [attempt_value(view, view.line.id) is not None]
    if not any(held):
        ends = [part for part in parts if part.status != PASSED]
        raise Open(*ends[0][1:3]) if ends else Open("contract-28", "unknown_chain")


def attempted(view, id):
    held = view.contract_10("events", id=id)
    return held and held["value"]


def attempt_value(view, id):
    try:
        return attempted(view, id)
    except End:
        return None


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


class Late(End):
    """No answer up to a block, and whether the searched reply shows that there is none."""

    def __init__(self, last, is_shown):
        self.last, self.is_shown = last, is_shown

    def end(self):
        """word_origin-22 and word_origin-23."""
        return Open("word_origin-22", "no_fulfilment") if self.is_shown else Open("word_origin-23", "word_not_seen")


class Again(Open):
    """The first shown answer is one to a later request of the id."""

    def __init__(self, answer):
        super().__init__("word_origin-27", "no_fulfilment")
        self.answer = answer


class Origin:
    """What a view shows of a word: its request and its answer, or the part that ends the search."""

    request = answer = end = late = None

    def ends(self, search):
        try:
            search()
        except Late as late:
            self.late = late
        except End as end:
            self.end = end

    @property
    def cause(self):
        """Why no step can use an answer."""
        part = self.end.part
        return "because" if isinstance(self.end, (Fails, Again)) else part.cause

    def compare(self, word, clause):
        """Also word_origin-26."""
        if isinstance(self.end, Again) and self.end.answer.word == word:
            raise Fails("word_origin-26")
        if self.end:
            raise self.end
        if self.answer.word != word:
            raise Fails(clause)


class WordOrigin(Origin):
    def __init__(self, view, draw):
        self.view, self.draw = view, draw
        self.ends(self.near)

    def near(self):
        self.request = word_origin_3(self.view, self.draw)
        told = self.draw.word.place[0]
        self.answer = word_origin_16(self.view, self.request, told, told)

    def look_later(self, logs):
        self.answer = word_origin_14(self.request, logs)
        if self.answer is None:
            raise self.late.end()
        word_origin_25(self.view, self.request, self.answer)

    def parts(self):
        view, draw = self.view, self.draw
        if self.request is None:
            return [self.end.part]
        parts = [attempt(word_origin_10, view, draw, self.request), attempt(word_origin_11, view, draw, self.request)]
        parts.append(attempt(self.compare, draw.word.value, "word_origin-21"))
        part = attempt(dates_17, view, draw.key, self.answer) if not self.end else None
        return parts + ([part] if part and part.cause == "answered_elsewhere" else [])  # word_origin-28


def word_origins(view):
    """Also word_origin-20: the late words of a coordinator are looked for together, from the lowest such block."""
    origins = {draw.key: WordOrigin(view, draw) for draw in view.line.draws}
    late = [origin for origin in origins.values() if origin.late]
    for coordinator in {origin.request.coordinator for origin in late}:
        own = [origin for origin in late if origin.request.coordinator == coordinator]
        ids, first = sorted({origin.request.id for origin in own}), min(origin.late.last for origin in own) + 1
        for origin in own:
            origin.ends(lambda: origin.look_later(word_origin_19(view, coordinator, ids, first)))
    return origins


def word_origin_1(view, draw):
    """Also word_origin-2."""
    entry = draw.request
    holding = [log for log in view.in_ranges if {entry.key, entry.value} <= set(log.values)]
    found = [log for log in holding if log.place == entry.place] or [log for log in holding if is_of(view, entry, log)]
    if found:
        return found[0]
    view.dates_3(entry.place[0])
    if dates_6(view).get(entry):
        return dates_6(view)[entry]
    try:
        dates_10(view, entry)
    except Fails:
        raise Open("word_origin-2", "no_log_there")


def word_origin_3(view, draw):
    if draw.request is None or draw.word is None:
        raise Open("word_origin-2", "because")
    return word_origin_5(view, word_origin_1(view, draw), request_id(view, draw.key))


def request_id(view, key):
    """word_origin-3."""
    return word_origin_4(view, key)["request_id"]


def word_origin_4(view, key):
    pull = view.contract_10("get_pull", key=key)
    if pull is None:
        raise Open("word_origin-4", "request_unclear")
    return pull


def word_origin_5(view, log, id):
    """word_origin-5 to word_origin-9."""
    found = requests_in(view, [each for each in view.ranges[0].logs if each.transaction == log.transaction], id)
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


def logs_with(view, request):
    """The contract's logs of a request's transaction: in the ranges, or else in its receipt."""
    found = view.of_transaction(request.transaction, request.place[0])
    return found or view.own_logs(view.ask("receipt", transaction=request.transaction)["logs"])


def word_origin_10(view, draw, request):
    requested = [view.pair_of(log)[0] for log in logs_with(view, request) if view.kind_of(log) == "requested"]
    ends = [attempt(word_origin_4, view, key) for key in requested if key not in (draw.key, None)]
    for key in requested:
        pull = view.contract_10("get_pull", key=key) if key not in (draw.key, None) else None
        if pull and pull["request_id"] == request.id:
            raise Fails("word_origin-10")
    for end in ends:
        if end.status != PASSED:
            raise Open(end.clause, end.cause)


def word_origin_11(view, draw, request):
    """word_origin-11 to word_origin-13."""
    unknown = [log for log in logs_with(view, request) if view.kind_of(log) == "unknown"]
    values = [value for value in dict.fromkeys(value for log in unknown for value in log.values) if value != draw.key]
    if len(values) > 1_000:
        raise Open("word_origin-13", "too_much_work")
    for value in values:
        pull = view.kinds_4("get_pull", key=value)
        if pull and pull["request_id"] == request.id:
            raise Open("word_origin-11", "several_requests")


def word_origin_14(request, logs):
    """The first answer after a request."""
    found = [each for each in map(answer_in, logs) if each and (each.coordinator, each.id) == (request.coordinator, request.id)]
    return next((each for each in found if request.place < each.place), None)


def word_origin_15(view, request, told):
    """The windows' reply up to a block, if that spans both, or else one from the request on."""
    if view.line.is_pull:
        windows, blocks = view.ranges[0], (request.place[0], told)
        if not windows.end and windows.first <= min(blocks) and max(blocks) <= windows.last:
            return windows.logs
    return since(view, request, told)


def since(view, request, last):
    topics = [[*REQUESTS, *ANSWERS], [request.id, request.key_hash]]
    return view.over("window", [request.coordinator], topics, request.place[0], max(last, request.place[0]))


def word_origin_16(view, request, told, state):
    """word_origin-14 to word_origin-18: the answer up to the told block, or else the commitment at a block of state."""
    view.reaches(told, "views-30")
    logs = word_origin_15(view, request, told)
    answer = word_origin_14(request, [log for log in logs if log.block <= max(told, request.place[0])])
    if answer:
        word_origin_24(view, request, answer, logs)
        return answer
    kept = view.ask("commitment", at=view.reaches(state, "views-30"), **request.asked)["value"]
    if kept == request.commitment:
        raise Fails("word_origin-17")
    is_passed = kept == ZERO and any(log.block >= told for log in logs)
    raise Late(told, request.log in logs and (is_passed or word_origin_29(request, logs)))


def word_origin_29(request, logs):
    """The coordinator gave the id to a later request."""
    requests = [each for each in map(request_in, logs) if each and (each.coordinator, each.id) == (request.coordinator, request.id)]
    return any(each.place > request.place for each in requests)


def word_origin_19(view, coordinator, ids, first):
    """The later answers, in steps that double, of which four are asked for together."""
    newest, step, found = view.head["newest"], 2_000, []
    while first <= newest and not {*ids} <= {each.id for each in map(answer_in, found) if each}:
        for _ in range(4):
            if first <= newest:
                last = min(first + step - 1, newest)
                found += view.over("logs", [coordinator], [[*ANSWERS], ids], first, last)
                first, step = last + 1, 2 * step
    return found


def word_origin_24(view, request, answer, logs):
    """word_origin-24 to word_origin-27."""
    if request.version != "v2":
        return
    if not {request.log, answer.log} <= set(logs):
        raise Open("word_origin-25", "word_not_seen")
    requests = [each for each in map(request_in, logs) if each and (each.coordinator, each.id) == (request.coordinator, request.id)]
    again = [each for each in requests if request.place < each.place < answer.place]
    if again and again[0].place[0] == answer.place[0]:
        view.dates_28(answer.place[0])
    if again:
        raise Again(answer)


def word_origin_25(view, request, answer):
    if request.version == "v2":
        word_origin_24(view, request, answer, since(view, request, answer.place[0]))


# seed_origin


class SeedOrigin(Origin):
    def __init__(self, view):
        self.view, self.parts = view, []
        self.ends(self.find)
        self.parts += [self.end.part] if self.end and not isinstance(self.end, Again) else []
        if self.answer or isinstance(self.end, Again):
            self.parts.append(attempt(self.compare, view.line.seed, "seed_origin-24"))

    def find(self):
        view, line = self.view, self.view.line
        if line.seed is None:
            raise Open("seed_origin-1", "not_published")
        receipts, is_known = self.seed_origin_4()
        requests = [each for receipt in receipts for each in requests_in(view, receipt["logs"])]
        requests = seed_origin_36(view, receipts, is_known, requests)
        if len(requests) > 1:
            seed_origin_29(view, requests)
        if not is_known:
            raise Open("seed_origin-19", "several_requests")
        if not requests:
            raise Open("seed_origin-21", "no_request")
        if requests[0].coordinator not in line.coordinators:
            raise Open("seed_origin-22", "unlisted_coordinator")
        self.request = requests[0]
        self.answer = seed_origin_23(view, self.request)

    def seed_origin_4(self):
        """seed_origin-2 to seed_origin-14, -31, -33 and -34: the judged receipts, and whether the anchor's log is known."""
        view, line = self.view, self.view.line
        found, ends = {"known": [], "form": [], "holds": []}, []
        named = named_as = unread = None
        try:
            named = line.named and view.ask("receipt", transaction=line.named)
            if named and not named["succeeded"]:
                self.parts.append(Part(FAILED, "seed_origin-3", None))
            named_as = named and anchor_in(view, line.named, named)
        except Open as end:
            unread = end
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
        if (found["holds"] or named_as) and not unread:
            return found["holds"] or [named], False
        raise unread or Open("seed_origin-13", "no_anchor")  # seed_origin-14, seed_origin-35


def anchor_in(view, transaction, receipt):
    """How a receipt holds the anchor: "known", in the listed "form" (seed_origin-32, -33), "holds" both values, or None."""
    own, line = view.own_logs(receipt["logs"]), view.line
    if not seed_origin_15(view, own):
        return None
    has_form = any(view.kind_of(log) == "anchored" and view.pair_of(log) in [(line.id, value) for value in line.values] for log in own)
    if has_form and len(own) == 1 or seed_origin_16(view, transaction, receipt, own):
        return "known"
    return "form" if has_form else "holds"


def seed_origin_36(view, receipts, is_known, requests):
    listed = [each for each in requests if each.coordinator in view.line.coordinators]
    is_only = is_known and len(view.own_logs(receipts[0]["logs"])) == 1
    return listed if is_only and len(listed) == 1 else requests


def seed_origin_8(view):
    """seed_origin-5 to seed_origin-10."""
    listed = [([signature], kind.key) for signature, kind in view.line.listed_kinds.items() if kind.name == "anchored"]
    places = [(signatures, key) for signatures, key in listed or [([], place) for place in range(3)] if key < 3]
    topics = [[signatures, *[[]] * key, [view.line.id]] for signatures, key in places]
    logs = seed_origin_15(view, [log for each in topics for log in search(view, each, view.head["newest"])])
    return list({log.transaction: (log.transaction, log.block) for log in sorted(logs, key=lambda log: log.place)}.values())[:16]


def search(view, topics, first):
    """A search that is refused shows nothing."""
    try:
        return view.ask("search", address=view.line.contract, topics=topics, **{"from": first})["logs"]
    except Open:
        return []


def seed_origin_11(view, transaction, block):
    try:
        receipt = view.unless_unknown("receipt", transaction=transaction)
    except Open as refused:
        return seed_origin_37(view, transaction, block, refused)
    if receipt:
        return receipt
    logs = [log for log in view.ask("block_logs", block=block)["logs"] if log.transaction == transaction]
    return {"block": block, "succeeded": True, "logs": logs}


def seed_origin_37(view, transaction, block, refused):
    logs = [log for log in view.left_out_2("logs", block, block) if log.transaction == transaction]
    receipt = {"block": block, "succeeded": True, "logs": logs}
    is_known = anchor_in(view, transaction, receipt) == "known"
    listed = [each for each in requests_in(view, logs) if each.coordinator in view.line.coordinators]
    if not is_known or len(view.own_logs(logs)) != 1 or len(listed) != 1:
        raise refused
    return receipt


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
    """seed_origin-23 to seed_origin-28."""
    newest, first, is_fresh = view.head["newest"], request.place[0], view.head["is_fresh"]
    try:
        return word_origin_16(view, request, max(first, min(first + 2_000, newest)), newest)
    except Fails:
        raise Fails("seed_origin-26") if is_fresh else Open("seed_origin-26", "word_not_seen")
    except Late as late:
        answer = word_origin_14(request, word_origin_19(view, request.coordinator, [request.id], late.last + 1))
        if answer is None:
            raise Late(newest, late.is_shown and is_fresh and late.last >= newest).end()
        word_origin_25(view, request, answer)
        return answer


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
    """kinds-1 to kinds-3, kinds-11 and kinds-12."""
    listed, samples, taught = {kind.name for kind in view.kinds.values()}, {}, {}
    for entry in view.line.entries:
        holding = [log for log in view.in_ranges if {entry.key, entry.value} <= set(log.values)]
        found = [log for log in holding if log.place == entry.place] or holding[:1]
        if found and entry.kind not in listed and found[0].signature and found[0].signature not in view.kinds:
            samples.setdefault(found[0].signature, []).append((entry, found[0]))
    for signature, entries in list(samples.items())[:16]:
        ends = [attempt(kinds_5, view, log, entry) for entry, log in entries[:8]]
        taught_by = [pair for pair, end in zip(entries, ends) if end.status == PASSED]
        if taught_by:
            entry, log = taught_by[0]
            kind = Kind(entry.kind, log.values.index(entry.key), log.values.index(entry.value))
            taught.setdefault(entry.kind, {})[signature] = kind
        elif LACKS in {end.status for end in ends}:
            view.waits = Lacks(next(end.clause for end in ends if end.status == LACKS))
    for found in taught.values():
        view.kinds.update(found if len(found) == 1 else {})


def kinds_5(view, log, entry):
    """kinds-4 to kinds-10: this log of an entry teaches its kind."""
    if len(log.values) > 6 or ZERO in (entry.key, entry.value):
        raise Fails("kinds-8")
    distinct = sorted(set(log.values))
    found = [(name, a, b) for a in distinct for b in distinct if a != b for name in kinds_6(view.kinds_4, a, b)]
    if found != [(entry.kind, entry.key, entry.value)]:
        raise Fails("kinds-5")


def kinds_6(state, a, b):
    held, pull = state("events", id=a), state("get_pull", key=a)
    word = pull and pull["fulfilled"] and pull["word"]
    values = {"anchored": held and held["value"], "requested": pull and pull["event_id"], "fulfilled": word}
    return [name for name, value in values.items() if value == b]


# dates


def date_as_told(view, entry):
    """dates-1 to dates-16."""
    if view.waits:
        raise view.waits
    view.dates_3(entry.place[0])
    found = [log for log in view.in_ranges if is_of(view, entry, log)]
    found += [log for log in [dates_6(view).get(entry)] if log]
    if any(log.place == entry.place for log in found):
        return
    if found:
        dates_5(view, entry, found[0])
    dates_4(view, entry)
    dates_10(view, entry)


def is_of(view, entry, log):
    """dates-1: the contract's log of an entry's kind and values."""
    return view.kind_of(log) == entry.kind and view.pair_of(log) == (entry.key, entry.value)


def dates_4(view, entry):
    for log in view.in_ranges:
        if view.kind_of(log) == "unknown" and {entry.key, entry.value} <= set(log.values):
            raise Open("dates-4", "unknown_log")


def dates_5(view, entry, log):
    """Also dates-29."""
    if log.block == entry.place[0]:
        view.dates_28(log.block)
    raise Fails("dates-5")


def dates_6(view):
    """dates-6 to dates-9: what one search for each topic place finds of the entries that are not at their places."""
    if view.found is None:
        missing, view.found = {}, {}
        for entry in view.line.entries:
            kind = next(((kind.key, signature) for signature, kind in view.kinds.items() if kind.name == entry.kind), None)
            is_there = any(log.place == entry.place and is_of(view, entry, log) for log in view.in_ranges)
            if kind and kind[0] < 3 and not is_there and not attempt(view.dates_3, entry.place[0]).cause and not dates_9(view, entry):
                missing.setdefault(kind[0], []).append((kind[1], entry))
        for key, entries in missing.items():
            topics = [sorted({signature for signature, _ in entries}), *[[]] * key, sorted({entry.key for _, entry in entries})]
            logs = search(view, topics, max(entry.place[0] for _, entry in entries))
            for _, entry in entries:
                own = [log for log in logs if is_of(view, entry, log)]
                view.found.update({entry: own[0]} if own else {})
    return view.found


def dates_9(view, entry):
    if entry.kind != "fulfilled":
        return False
    at = [answer_in(log) for log in view.ranges[0].logs if log.place == entry.place and log.address in view.line.coordinators]
    return any(each and attempt(dates_9_id, view, entry.key, each.id).status != FAILED for each in at)


def dates_9_id(view, key, id):
    if request_id(view, key) != id:
        raise Fails("dates-9")


def dates_10(view, entry):
    """dates-10 to dates-16, and dates-31. A reply without a log already includes a question for the receipts (asking-21)."""
    block, index = entry.place
    reply = view.ask("block_logs", block=block)
    at = [log for log in reply["logs"] if log.index == index]
    if reply["logs"] and not reply["is_whole"] and not at:
        reply = dates_31(view, block, index) or reply
    logs = reply["logs"]
    if not at and not reply["is_whole"]:
        raise Open("dates-13", "no_log_there") if logs else Open("dates-14", "log_not_seen")
    if at and at[0].address == view.line.contract and dates_15(view, entry, at[0]):
        raise Open("dates-15", "log_not_seen")
    if at and at[0].address != view.line.contract and entry.kind == "fulfilled" and not dates_34(view, entry, at[0]):
        raise Open("dates-16", "log_not_seen")
    if logs and not has_indexes(logs):
        raise Open("dates-28", "no_indexes")
    raise Fails("dates-11" if at else "dates-12")


def dates_15(view, entry, log):
    if view.kind_of(log) == "unknown":
        return {entry.key, entry.value} <= set(log.values)
    return is_of(view, entry, log)


def dates_34(view, entry, log):
    answer = answer_in(log)
    return not answer or attempt(dates_9_id, view, entry.key, answer.id).status == FAILED


def dates_31(view, block, index):
    """The receipts of a block whose logs by its hash lack one at the index; None if they are not shown."""
    try:
        reply = view.ask("block_receipts", block=block)
    except Open:
        return None
    if any(log.index == index for log in reply["logs"]):
        raise Open("dates-31", "log_not_seen")
    return reply


def dates_17(view, key, answer):
    """dates-17 to dates-23: where the contract logged the key's word in the answer's transaction, or that it did not."""
    block = answer.place[0]
    replies = [each.logs for each in view.ranges if each.first <= block <= each.last and answer.log in each.logs]
    reply = replies[0] if replies else view.left_out_2("logs", block, block)
    if answer.log not in reply:
        raise Open("dates-22", "end_not_shown")
    logs = [log for log in view.own_logs(reply) if log.transaction == answer.transaction]
    for log in logs:
        if view.kind_of(log) == "fulfilled" and view.pair_of(log)[0] == key:
            return log.place
    only_other_kinds(view, logs, "dates-23")
    if answer.success is False:
        return answer.place
    if answer.success is None:
        raise Open("dates-21", "unknown_log")
    view.reaches(view.line.judged_block, "dates-20")
    raise Open("dates-19", "answered_elsewhere")


def only_other_kinds(view, logs, clause, name="fulfilled"):
    if not view.is_known(name) and any(view.kind_of(log) == "unknown" for log in logs):
        raise Open(clause, "unknown_log")


def date_of_word(view, draw, origin):
    """dates-17 to dates-32 for a judged word."""
    entry, answer = draw.word, origin.answer
    if origin.end:
        return dates_26(view, entry, origin)
    if entry.place[0] < answer.place[0]:
        raise Fails("dates-25")
    try:
        place = dates_17(view, draw.key, answer)
    except Open as end:
        if end.part.cause == "unknown_log":
            dates_24(view, entry)
        if end.part.cause == "answered_elsewhere":
            dates_30(view, entry, answer)
        raise
    if place != entry.place:
        if place[0] == entry.place[0]:
            view.dates_28(place[0])
        raise Fails("dates-17")


def dates_24(view, entry):
    part = attempt(dates_10, view, entry)
    if part.status in (FAILED, LACKS):
        raise Fails(part.clause) if part.status == FAILED else Lacks(part.clause)


def dates_26(view, entry, origin):
    """Also dates-27."""
    if origin.end.part.status == LACKS:
        raise origin.end
    if origin.cause not in ("unlisted_coordinator", "no_request", "no_fulfilment", "no_log_there"):
        raise Open("dates-27", origin.cause)
    date_as_told(view, entry)


def dates_30(view, entry, answer):
    """Also dates-32."""
    if entry.place[0] != answer.place[0]:
        raise Fails("dates-30")
    if entry.place != answer.place:
        part = attempt(dates_10, view, entry)
        if part.status == LACKS:
            raise Lacks(part.clause)
        if part.status == FAILED:
            view.dates_28(entry.place[0])
            raise Fails("dates-32")


# nothing left out


def chain_logs(view, origins):
    parts = [view.ranges[0].end.part] if view.ranges[0].end else []
    for draw in view.line.draws:
        parts += [attempt(date_as_told, view, entry) for entry in draw.entries[:3] if entry]
        parts.append(attempt(date_of_word, view, draw, origins[draw.key]))
    return parts + nothing_left_out(view, origins)


def nothing_left_out(view, origins):
    line, logs = view.line, view.ranges[0].logs
    if view.ranges[0].end:
        return []
    parts = [attempt(check, view, logs) for check in (left_out_4, left_out_6, left_out_7)]
    parts += [attempt(left_out_8, view, logs, block) for block in sorted(line.ends)] + [attempt(dates_33, view)]
    inside = [log for log in view.own_logs(logs) if line.lowest < log.place <= line.end[0]]
    parts.append(attempt(only_other_kinds, view, inside, "left_out-10"))
    if parts[-1].status == PASSED:
        parts += [attempt(left_out_11, view, log, key) for key, log in logged_words(view).items()]
    failed = [each for each in map(answer_in, logs) if each and each.coordinator in line.coordinators and each.success is not True]
    return parts + left_out_33(view, [each for each in failed if line.lowest < each.place <= line.end[0]], origins)


def logged_words(view):
    """The contract's logs of the kind of words in the windows, by their keys."""
    words = [(view.pair_of(log)[0], log) for log in view.own_logs(view.ranges[0].logs) if view.kind_of(log) == "fulfilled"]
    return {key: log for key, log in words if key and view.line.left_out_9(log.place, key)}


def left_out_4(view, logs):
    """Also left_out-5."""
    line, first = view.line, view.line.lowest[0]
    asked = [log for _, found in view.asked for log in found]
    if not any(log.block <= first and log.address in (line.contract, *line.coordinators) for log in asked):
        older = agrees(view.over, "logs", line.coordinators, [[*ANSWERS]], max(0, first - 10_000), first) if line.coordinators else []
        if not any(map(answer_in, older)):
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


def left_out_7(view, logs):
    first, last = view.ranges[0].first, view.ranges[0].last
    if any(log.place == entry.place and first <= log.block <= last for entry, log in dates_6(view).items()):
        raise Open("left_out-7", "log_not_seen")


def left_out_8(view, logs, block):
    def counts(log):
        answer = answer_in(log) if log.address in view.line.coordinators else None
        return log.address == view.line.contract or answer and answer.success is not True

    def may_be_word(log):
        return log.address != view.line.contract or view.kind_of(log) in ("fulfilled", "unknown")

    shown = [log for log in logs if log.block == block and counts(log)]
    begins = block == view.line.lowest[0] and any(map(may_be_word, shown))
    if begins or len({log.transaction for log in shown}) >= 2:
        agrees(view.dates_28, block)


def dates_33(view):
    """The indexes decide in a block in which judged places of several transactions are told."""
    places = {entry.place for entry in view.line.entries} | {draw.as_of for draw in view.line.draws}
    told = {}
    for place in sorted(places):
        told.setdefault(place[0], []).append(next((log.transaction for log in view.in_ranges if log.place == place), None))
    for block, transactions in told.items():
        if len(transactions) > 1 and (len(set(transactions)) > 1 or transactions[0] is None):
            agrees(view.dates_28, block)


def left_out_11(view, log, key):
    """Also left_out-15 to left_out-18."""
    if key in view.line.by_key or not left_out_13(view, key):
        return
    try:
        answer = left_out_15(view, key, log)
        place = dates_17(view, key, answer)
    except Fails:
        return left_out_39(view, key, log.place, [])
    left_out_39(view, key, place)


def left_out_13(view, key):
    """left_out-12 to left_out-14: whether a key's word is a Pack draw's."""
    pull = word_origin_4(view, key)
    held = view.contract_10("events", id=pull["event_id"])
    if held is None:
        raise Open("left_out-14", "unknown_log")
    return packs_v1.version_event_id(raw(held["value"])) == pull["event_id"][2:]


def left_out_15(view, key, log):
    """The answer of a logged word; it fails if the oracle gave the key none."""
    id = request_id(view, key)
    for answer in filter(None, map(answer_in, view.ranges[0].logs)):
        if answer.coordinator in view.line.coordinators and (answer.id, answer.transaction) == (id, log.transaction):
            return answer
    newest = view.head["newest"]
    try:
        request = word_origin_5(view, left_out_16(view, key), id)
        return word_origin_16(view, request, log.block, newest)
    except Late as late:
        answer = word_origin_14(request, word_origin_19(view, request.coordinator, [id], late.last + 1))
        if answer is None:
            raise Open("left_out-18", "word_not_seen")
        try:
            word_origin_25(view, request, answer)
        except Again:
            raise Open("left_out-18", "word_not_seen")
        return answer
    except Again:
        raise Fails("left_out-17")
    except Fails as end:
        is_open = end.part.clause == "word_origin-17" and not (view.head["is_fresh"] or view.head["is_local"])
        raise Open("left_out-41", "word_not_seen") if is_open else end
    except Open as end:
        raise Fails("left_out-17") if end.part.cause in ("unlisted_coordinator", "no_request") else end


def left_out_16(view, key):
    """Also left_out-40."""
    def own(logs):
        return [log for log in logs if view.kind_of(log) == "requested" and view.pair_of(log)[0] == key]

    found = own(view.in_ranges)
    if not found:
        found = own(left_out_40(view))
    if not found and key in view.line.requested:
        found = own(view.own_logs(view.left_out_2("logs", *[view.line.requested[key][0]] * 2)))
        if not found:
            raise Open("left_out-16", "log_not_seen")
    if not found:
        raise Open("left_out-16", "request_unclear")
    return found[0]


def left_out_40(view):
    """What one search finds of the older requests of the first 64 Pack draws' words."""
    shown = {view.pair_of(log)[0] for log in view.in_ranges if view.kind_of(log) == "requested"}
    form = [(signature, kind.key) for signature, kind in view.kinds.items() if kind.name == "requested"]
    words = [key for key in logged_words(view) if key not in shown and key not in view.line.by_key]
    keys = [key for key in words if attempt(left_out_40_of, view, key).status == PASSED][:64]
    return search(view, [[form[0][0]], *[[]] * form[0][1], keys], view.line.lowest[0]) if form and form[0][1] < 3 else []


def left_out_40_of(view, key):
    if not left_out_13(view, key):
        raise Fails("left_out-40")


def left_out_19(view, answer):
    """Also left_out-27 and left_out-36."""
    request = left_out_20(view, answer) or left_out_21(view, answer)
    if request is None or request.sender != view.line.contract:
        return
    for key in left_out_37(view, request):
        if key not in view.line.by_key and request_id(view, key) == answer.id and left_out_13(view, key):
            left_out_39(view, key, dates_17(view, key, answer))


def left_out_20(view, answer):
    listed = [log for log in view.ranges[0].logs if log.address in view.line.coordinators]
    return left_out_32(answer, listed)


def left_out_32(answer, logs):
    """The last request of the id before the answer."""
    found = [each for each in map(request_in, logs) if each and (each.coordinator, each.id) == (answer.coordinator, answer.id)]
    return max((each for each in found if each.place < answer.place), key=lambda each: each.place, default=None)


def left_out_21(view, answer):
    """left_out-21 to left_out-30: the request by the input of the answering transaction; None is another sender's."""
    fields = {"transaction": answer.transaction, "block": answer.place[0]}
    data = raw(view.ask("fulfilment" if view.has("fulfilment", **fields) else "input", **fields)["input"])
    at, *proof = left_out_22(data, answer.id)
    named = left_out_23(data, at, answer) if proof else []
    names = [each for each in dict.fromkeys(each[1:] for each in named) if left_out_26(*proof, *each)]
    if not names:
        raise Open("left_out-28", "request_unclear")
    if "0x" + names[0][1].hex()[-40:] != view.line.contract:
        return None
    blocks = sorted({block for block, *other in named if tuple(other) == names[0]})
    if len(blocks) > 64:
        raise Open("left_out-30", "request_unclear")
    return left_out_29(view, answer, proof[0], blocks)


def left_out_29(view, answer, key_hash, blocks):
    """Also left_out-31."""
    if answer.version == "v2":
        topics = [[*REQUESTS, *ANSWERS], [answer.id, hexed(key_hash)]]
        logs = view.over("window", [answer.coordinator], topics, blocks[0], answer.place[0])
        logs = logs if answer.log in logs else []
    else:
        topics = [[*REQUESTS], [], [], ["0x" + view.line.contract[2:].zfill(64)]]
        logs = [log for block in blocks for log in view.over("logs", view.line.coordinators, topics, block, block)]
    request = left_out_32(answer, [each.log for each in requests_in(view, logs)])
    if request is None:
        raise Open("left_out-32", "request_unclear")
    return request


@functools.lru_cache(4096)
def left_out_22(data, id):
    for at in [*range(4, len(data) - 223, 32), *range(0, len(data) - 223)]:
        key_hash, pre_seed = hash_of(data[at : at + 64]), data[at + 192 : at + 224]
        if hexed(hash_of(key_hash + pre_seed)) == id:
            return at, key_hash, pre_seed
    return [0]


def left_out_23(data, proof, answer):
    """left_out-23 to left_out-25: block, subscription and sender of each commitment."""
    words, found = [data[at : at + 32] for at in range(proof % 32, len(data) - 31, 32)], []
    for block, subscription, gas, number, sender in zip(*(words[at:] for at in range(5))):
        sizes = [int.from_bytes(each, "big") for each in (block, gas, number)]
        is_one = all(0 < size < 2**64 for size in sizes) and 2**64 < int.from_bytes(sender, "big") < 2**160
        if is_one and sizes[0] <= answer.place[0] and answer.subscription in (None, hexed(subscription)):
            found.append((sizes[0], subscription, sender))
    return found


@functools.lru_cache(4096)
def left_out_26(key_hash, pre_seed, subscription, sender):
    return any(hash_of(key_hash + sender + subscription + word32(number)) == pre_seed for number in range(MOST_NUMBERS))


def left_out_33(view, failed, origins):
    """Also left_out-34."""
    own = {origin.request.subscription for origin in origins.values() if origin.request}
    own |= {request.subscription for request in requests_in(view, view.ranges[0].logs)}
    shown = [each for each in failed if left_out_20(view, each)]
    others = [each for each in failed if not left_out_20(view, each)]
    others.sort(key=lambda each: (each.subscription not in own, -each.place[0], -each.place[1]))
    parts = [attempt(left_out_19, view, each) for each in shown + others[:256]]
    return parts + [Part(SKIPPED, "left_out-33", "many_inputs")] * (len(others) > 256)


def left_out_37(view, request):
    """Also left_out-38."""
    shown = logs_with(view, request)
    only_other_kinds(view, shown, "left_out-38", "requested")
    found = [view.pair_of(log)[0] for log in shown if view.kind_of(log) == "requested"]
    return [key for key in dict.fromkeys(found) if key]


def left_out_39(view, key, place, supplied=None):
    """Also left_out-8, of a word that is left out."""
    supplied = view.line.supplied.get(key, []) if supplied is None else supplied
    if place in supplied:
        return
    if any(position[0] == place[0] for position in supplied):
        view.dates_28(place[0])
    if supplied:
        raise Fails("left_out-39")
    if view.line.left_out_9(place, key):
        if place[0] in view.line.ends:
            view.dates_28(place[0])
        raise Fails("left_out-39")


# oracle_proof


def oracle_proof_1(view, origin, word):
    if not origin.end:
        return attempt(oracle_proof_2, view, origin.request, origin.answer, word)
    part = origin.end.part
    return part if part.status == LACKS else Part(SKIPPED, "oracle_proof-1", origin.cause)


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
    place = attempt(contract_28, view)
    if not line.is_pull:
        origin = SeedOrigin(view)
        parts = origin.parts if place.status == PASSED else [place]
        return {"contract": contract(view), "seed_origin": parts, "oracle_proof": [oracle_proof_1(view, origin, line.seed)]}
    if place.status != PASSED:
        return {"contract": contract(view), **dict.fromkeys(line.steps[1:], [place])}
    kinds_2(view)
    origins = word_origins(view)
    return {
        "contract": contract(view),
        "word_origin": [part for origin in origins.values() for part in origin.parts()],
        "chain_logs": chain_logs(view, origins),
        "oracle_proof": [oracle_proof_1(view, origins[draw.key], draw.word and draw.word.value) for draw in line.draws],
    }
