"""What the contract of the self-test's proofs answers: questions and answers as a saved proof holds them (docs/saved-proof.md)."""
import network
from keccak import keccak256
from rules import bytes32

ORACLE = "0x" + "0c" * 20
# Blocks before the span, in which requests are looked for whose word is still missing.
BEFORE = 2_000
# Blocks after a request, in which its word is looked for.
DELIVERY = 2_000
NOTHING = "0" * 64
REQUESTED = "RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)"
FULFILLED = "RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"
SIGNATURES = {"anchored": "1", "requested": "2", "fulfilled": "3"}


def signature(text):
    return keccak256(text.encode("ascii")).hex()


def hash_of(number):
    """A transaction or an oracle's request, by a number of its own."""
    return f"{number:064x}"


def pairs_of(entry):
    """An entry's key and value."""
    names = {"anchored": ("event_id", "root"), "requested": ("pull_key", "event_id"), "fulfilled": ("pull_key", "word")}
    return tuple(entry[name] for name in names[entry["kind"]])


def log(address, topics, data, position, transaction):
    block, log_index = position
    return {
        "address": address,
        "topics": topics,
        "data": data,
        "position": {"block": block, "log_index": log_index},
        "transaction": transaction,
    }


def own_log(entry, transaction):
    """The contract's log of an entry. What its signature is, the page learns."""
    key, value = pairs_of(entry)
    position = entry["block"], entry["log_index"]
    return log(network.CONSUMER, [hash_of(int(SIGNATURES[entry["kind"]])), key], value, position, transaction)


def oracle_request(request_id, position, transaction):
    sender = network.CONSUMER.removeprefix("0x").zfill(64)
    topics = [signature(REQUESTED), NOTHING, NOTHING, sender]
    return log(ORACLE, topics, request_id, position, transaction)


def oracle_answer(request_id, output_seed, position, transaction):
    return log(ORACLE, [signature(FULFILLED), request_id, NOTHING], output_seed, position, transaction)


def word_of(output_seed):
    return keccak256(bytes32(output_seed), bytes(32)).hex()


def create_event(event_id, value):
    return keccak256(b"createEvent(bytes32,bytes32)")[:4].hex() + event_id + value


def logs_over(address, topic1, first, last, logs):
    """The answer to a question about a contract's logs over a range of blocks."""
    asked = {"address": address, "topic1": topic1, "from": first, "to": last}
    told = [
        each
        for each in logs
        if each["address"] == address
        and first <= each["position"]["block"] <= last
        and topic1 in (None, each["topics"][1])
    ]
    return [{"logs": asked}, {"logs": told}]
