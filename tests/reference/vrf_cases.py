"""Writes vrf_cases.json: requests as v2 and v2.5 number them with proofs of our own, and proofs that do not hold.

A case has the key's hash, the hash of the request's block and the proof (the first 224 bytes, which are what is checked). A case
that holds has the sender, the subscription and the nonce too, how often hashing to the curve is tried, and what it gives: pre-seed,
request id, output seed and word. One that does not has `problem`.
"""
import json
import pathlib

from committed import settle
from keccak import keccak256
from stream import Stream
from vrf import ORDER, P, G, actual_seed, add, address, challenge, hash_to_curve, number, proof, times, words

OUTPUT = pathlib.Path(__file__).parent / "vrf_cases.json"
CHECKED = 7 * 32
FIRST_NONCE = {"v2": 2, "v2.5": 1}
SECRET = number(b"a key of our own") % ORDER


def tries(pk, seed):
    count, x = 1, number(words(1, *pk, seed))
    while x >= P or pow(x**3 + 7, (P - 1) // 2, P) != 1:
        count, x = count + 1, number(words(x))
    return count


def request(key_hash, sender, sub_id, nonce):
    pre_seed = keccak256(key_hash, sender.rjust(32, b"\0"), words(sub_id), words(nonce))
    return pre_seed, keccak256(key_hash, pre_seed)


def holds(version, secret, sender, sub_id, nonce, block_hash):
    pk = times(secret, G)
    key_hash = keccak256(words(*pk))
    pre_seed, request_id = request(key_hash, sender, sub_id, nonce)
    proven = proof(secret, int.from_bytes(pre_seed, "big"), block_hash)
    output_seed = keccak256(words(3), proven[64:128])
    return {
        "name": f"{version}, nonce {nonce}",
        "tries": tries(pk, actual_seed(int.from_bytes(pre_seed, "big"), block_hash)),
        "key_hash": key_hash.hex(),
        "sender": sender.hex(),
        "sub_id": words(sub_id).hex(),
        "nonce": nonce,
        "block_hash": block_hash.hex(),
        "proof": proven[:CHECKED].hex(),
        "pre_seed": pre_seed.hex(),
        "request_id": request_id.hex(),
        "output_seed": output_seed.hex(),
        "word": keccak256(output_seed, words(0)).hex(),
    }


def held():
    """Each version's first requests, and requests whose seeds need many tries."""
    stream = Stream("numbered requests")
    for version, first in FIRST_NONCE.items():
        bits = 64 if version == "v2" else 256
        for nonce in (first, first + 1, 2**64 - 1):
            sub_id = int(stream.hex32(), 16) >> (256 - bits)
            secret = int(stream.hex32(), 16) % ORDER
            yield holds(version, secret, stream.bytes32()[:20], sub_id, nonce, stream.bytes32())
    pk, sender, block_hash = times(SECRET, G), stream.bytes32()[:20], stream.bytes32()
    key_hash = keccak256(words(*pk))
    for wanted in (1, 5, 9):
        nonce = FIRST_NONCE["v2.5"]
        while True:
            pre_seed, _ = request(key_hash, sender, 7, nonce)
            if tries(pk, actual_seed(int.from_bytes(pre_seed, "big"), block_hash)) == wanted:
                break
            nonce += 1
        yield holds("v2.5", SECRET, sender, 7, nonce, block_hash)


def x_between_order_and_prime():
    """A point of the curve that the contract cannot multiply."""
    x = next(x for x in range(ORDER, P) if pow(x**3 + 7, (P - 1) // 2, P) == 1)
    return x, pow(x**3 + 7, (P + 1) // 4, P)


def refused():
    stream = Stream("proofs that do not hold")
    pre_seed, block_hash = int(stream.hex32(), 16), stream.bytes32()
    pk = times(SECRET, G)
    seed = actual_seed(pre_seed, block_hash)
    h = hash_to_curve(pk, seed)
    whole = proof(SECRET, pre_seed, block_hash)
    gamma = tuple(int.from_bytes(whole[at : at + 32], "big") for at in (64, 96))
    c, s = (int.from_bytes(whole[at : at + 32], "big") for at in (128, 160))
    other = 5
    far = x_between_order_and_prime()
    at_p = next(x for x in range(1, 2**256 - P) if pow(x**3 + 7, (P - 1) // 2, P) == 1)
    lifted = (at_p + P, pow(at_p**3 + 7, (P + 1) // 4, P))

    def mirrored(point):
        return point[0], P - point[1]

    def swapped(name):
        """The challenge of a proof whose gamma is another multiple, with c and s as its maker likes."""
        strange = times(other, h)
        nonce = 9
        forged = challenge(h, pk, strange, address(times(nonce, G)), times(nonce, h))
        return name, pk, strange, forged, (nonce - forged * SECRET) % ORDER, "challenge"

    cases = [
        ("pk at the origin", (0, 0), gamma, c, s, "pk not on curve"),
        ("pk off the curve", (pk[0], pk[1] ^ 1), gamma, c, s, "pk not on curve"),
        ("pk with x of p or more", lifted, gamma, c, s, "pk not on curve"),
        ("pk with y of p or more", (pk[0], 2**256 - 1), gamma, c, s, "pk not on curve"),
        ("pk with x of the order or more", far, gamma, c, s, "pk not multipliable"),
        ("pk mirrored", mirrored(pk), gamma, c, s, "challenge"),
        ("gamma at the origin", pk, (0, 0), c, s, "gamma not on curve"),
        ("gamma off the curve", pk, (gamma[0], gamma[1] ^ 1), c, s, "gamma not on curve"),
        ("gamma with x of p or more", pk, lifted, c, s, "gamma not on curve"),
        ("gamma with x of the order or more", pk, far, c, s, "gamma not multipliable"),
        ("gamma mirrored", pk, mirrored(gamma), c, s, "challenge"),
        ("gamma of another key", pk, times(SECRET + 1, h), c, s, "challenge"),
        swapped("gamma of another key, with a challenge made for it"),
        ("c of 0", pk, gamma, 0, s, "c zero"),
        ("c of the order", pk, gamma, ORDER, s, "c zero"),
        ("c of the order and 1", pk, gamma, ORDER + 1, s, "challenge"),
        ("c of the greatest number", pk, gamma, 2**256 - 1, s, "challenge"),
        ("s of 0", pk, gamma, c, 0, "s zero"),
        ("s of the order", pk, gamma, c, ORDER, "s zero"),
        ("s of the greatest number", pk, gamma, c, 2**256 - 1, "challenge"),
        ("c and s negated", pk, gamma, ORDER - c, ORDER - s, "challenge"),
        ("U at infinity", pk, times(other, h), c, -c * SECRET % ORDER, "no U"),
        ("V at infinity", pk, times(other, h), c, -c * other % ORDER, "no V"),
        ("both summands of V equal", pk, times(other, h), c, c * other % ORDER, "no V"),
    ]
    assert add(times(c, times(other, h)), times(-c * other, h)) is None
    assert add(times(c, pk), times(-c * SECRET, G)) is None
    for name, key, point, challenged, response, problem in cases:
        yield {
            "name": name,
            "key_hash": keccak256(words(*key)).hex(),
            "block_hash": block_hash.hex(),
            "pre_seed": words(pre_seed).hex(),
            "proof": words(*key, *point, challenged, response, pre_seed).hex(),
            "problem": problem,
        }


def main():
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in [*held(), *refused()])
    settle({OUTPUT: f"[\n{lines}\n]\n"})


if __name__ == "__main__":
    main()
