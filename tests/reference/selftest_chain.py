"""The chain of the self-test's proofs, as one node has it: state, transactions and logs (src/worker/selftest/node.rs reads it)."""
import network
from keccak import keccak256
from rules import bytes32

COORDINATOR = "0x" + "0c" * 20
KEY_HASH = "0b" * 32
SUBSCRIPTION = f"{11:064x}"
NOTHING = "0" * 64
REQUESTED = "RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)"
FULFILLED = "RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"
SIGNATURES = {"anchored": "1", "requested": "2", "fulfilled": "3"}


def signature(text):
    return keccak256(text.encode("ascii")).hex()


def hash_of(number):
    """A transaction, or another value by a number of its own."""
    return f"{number:064x}"


def pair_of(entry):
    """An entry's key and value."""
    names = {"anchored": ("event_id", "root"), "requested": ("pull_key", "event_id"), "fulfilled": ("pull_key", "word")}
    return tuple(entry[name] for name in names[entry["kind"]])


def log(address, topics, data, position, transaction):
    block, log_index = position
    return {
        "position": {"block": block, "log_index": log_index},
        "address": address,
        "topics": topics,
        "data": data,
        "transaction": transaction,
    }


def own_log(entry, transaction):
    """The contract's log of an entry. The page infers what its signature is."""
    key, value = pair_of(entry)
    position = entry["block"], entry["log_index"]
    return log(network.CONSUMER, [hash_of(int(SIGNATURES[entry["kind"]])), key], value, position, transaction)


def request(nonce):
    """The id and the preSeed of the consumer's request with this number."""
    sender = network.CONSUMER.removeprefix("0x").zfill(64)
    pre_seed = keccak256(*map(bytes32, [KEY_HASH, sender, SUBSCRIPTION, hash_of(nonce)])).hex()
    return keccak256(bytes32(KEY_HASH), bytes32(pre_seed)).hex(), pre_seed


def request_log(nonce, position, transaction):
    sender = network.CONSUMER.removeprefix("0x").zfill(64)
    topics = [signature(REQUESTED), KEY_HASH, SUBSCRIPTION, sender]
    return log(COORDINATOR, topics, "".join(request(nonce)), position, transaction)


def fulfilment_log(nonce, output_seed, position, transaction):
    topics = [signature(FULFILLED), request(nonce)[0], SUBSCRIPTION]
    return log(COORDINATOR, topics, output_seed, position, transaction)


def word_of(output_seed):
    return keccak256(bytes32(output_seed), bytes(32)).hex()


def create_event(event_id, value):
    return keccak256(b"createEvent(bytes32,bytes32)")[:4].hex() + event_id + value


def node(events, pulls, transactions, logs):
    return {"coordinator": COORDINATOR, "events": events, "pulls": pulls, "transactions": transactions, "logs": logs}
