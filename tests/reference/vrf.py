"""Writes vrf.json: the oracle's proofs of its words, made with a key of our own and made by the oracle itself.

Chainlink VRF v2 and v2.5 over secp256k1: `VRF.sol` of @chainlink/contracts checks a proof, `proof` here makes one, and
`problem` says what is wrong with one. A case has the hash of the request's block, the 416 bytes of the proof as the coordinator
takes them, the output and the word. A case of our own has the secret key and the pre-seed too.
"""
import json
import pathlib

from committed import settle
from keccak import keccak256
from oracle_proofs import ORACLE_PROOFS
from stream import Stream

OUTPUT = pathlib.Path(__file__).parent / "vrf.json"
P = 2**256 - 2**32 - 977
ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)


def add(one, other):
    """The sum of two points, None being infinity."""
    if one is None or other is None:
        return one or other
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    slope = (3 * x1 * x1 * pow(2 * y1, -1, P) if one == other else (y2 - y1) * pow(x2 - x1, -1, P)) % P
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def times(scalar, point):
    product = None
    for bit in bin(scalar % ORDER)[2:]:
        product = add(product, product)
        product = add(product, point) if bit == "1" else product
    return product


def number(*parts):
    return int.from_bytes(keccak256(*parts), "big")


def words(*numbers):
    return b"".join(each.to_bytes(32, "big") for each in numbers)


def hash_to_curve(pk, seed):
    x = number(words(1, *pk, seed))
    while x >= P or pow(x**3 + 7, (P - 1) // 2, P) != 1:
        x = number(words(x))
    y = pow(x**3 + 7, (P + 1) // 4, P)
    return x, y if y % 2 == 0 else P - y


def address(point):
    return keccak256(words(*point))[12:]


def challenge(h, pk, gamma, u, v):
    return number(words(2, *h, *pk, *gamma, *v), u)


def witnesses(pk, gamma, c, s, seed):
    """What the contract is given beside c and s, and c as it must be."""
    h = hash_to_curve(pk, seed)
    u = address(add(times(c, pk), times(s, G)))
    c_gamma, s_hash = times(c, gamma), times(s, h)
    z_inv = pow(s_hash[0] - c_gamma[0], -5, P)
    return (u, c_gamma, s_hash, z_inv), challenge(h, pk, gamma, u, add(c_gamma, s_hash))


def actual_seed(pre_seed, block_hash):
    return number(words(pre_seed), block_hash)


def proof(secret, pre_seed, block_hash):
    """The 416 bytes. The nonce follows from what is proven."""
    pk, seed = times(secret, G), actual_seed(pre_seed, block_hash)
    h = hash_to_curve(pk, seed)
    gamma = times(secret, h)
    nonce = number(words(secret, seed)) % ORDER
    c = challenge(h, pk, gamma, address(times(nonce, G)), times(nonce, h))
    s = (nonce - c * secret) % ORDER
    (u, c_gamma, s_hash, z_inv), _ = witnesses(pk, gamma, c, s, seed)
    return words(*pk, *gamma, c, s, pre_seed, int.from_bytes(u, "big"), *c_gamma, *s_hash, z_inv)


def problem(proven, block_hash):
    """What is wrong with a proof, None if it holds."""
    x, y, gx, gy, c, s, pre_seed, u, *rest = (int.from_bytes(proven[at : at + 32], "big") for at in range(0, 416, 32))
    pk, gamma = (x, y), (gx, gy)
    for name, (x, y) in {"key": pk, "gamma": gamma}.items():
        if max(x, y) >= P or (y * y - x**3 - 7) % P:
            return f"the {name} is no point of the curve"
    (own_u, c_gamma, s_hash, z_inv), own_c = witnesses(pk, gamma, c, s, actual_seed(pre_seed, block_hash))
    if c != own_c:
        return "the challenge differs"
    if (u.to_bytes(20, "big"), rest) != (own_u, [*c_gamma, *s_hash, z_inv]):
        return "a witness differs"
    return None


def refused_when_changed(proven, block_hash):
    """Whether a change of any word of the proof, or of the block, is found."""
    changed = (proven[:at] + bytes([proven[at] ^ 1]) + proven[at + 1 :] for at in range(31, 416, 32))
    return all(problem(each, block_hash) for each in changed) and problem(proven, keccak256(block_hash)) is not None


def case(name, proven, block_hash, **more):
    assert problem(proven, block_hash) is None, name
    output_seed = keccak256(words(3), proven[64:128])
    return {
        "name": name,
        **more,
        "block_hash": block_hash.hex(),
        "proof": proven.hex(),
        "output_seed": output_seed.hex(),
        "word": keccak256(output_seed, words(0)).hex(),
    }


def cases():
    for name, block_hash, proven in ORACLE_PROOFS:
        yield case(name, bytes.fromhex(proven), bytes.fromhex(block_hash))
        assert refused_when_changed(bytes.fromhex(proven), bytes.fromhex(block_hash)), name
    stream = Stream("oracle proofs")
    secrets = [1, ORDER - 1, *(int(stream.hex32(), 16) % ORDER for _ in range(4))]
    for each, secret in enumerate(secrets):
        pre_seed, block_hash = (int(stream.hex32(), 16), bytes.fromhex(stream.hex32()))
        yield case(
            f"our own, {each + 1}",
            proof(secret, pre_seed, block_hash),
            block_hash,
            secret=words(secret).hex(),
            pre_seed=words(pre_seed).hex(),
        )


def main():
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in cases())
    settle({OUTPUT: f"[\n{lines}\n]\n"})


if __name__ == "__main__":
    main()
