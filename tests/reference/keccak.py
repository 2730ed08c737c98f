"""Keccak-256 as the chain hashes: the sponge of SHA-3 with the padding of before the standard, which hashlib has not."""

RATE = 136
LANES = 25
MASK = 2**64 - 1


def rotated(lane, by):
    return (lane << by | lane >> (64 - by)) & MASK if by else lane


def round_constants():
    """Bits of a shift register, at the places 2^j - 1."""
    register = 1
    for _ in range(24):
        constant = 0
        for j in range(7):
            if register & 1:
                constant |= 1 << (2**j - 1)
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        yield constant


def permuted(state):
    """state: the lanes by x + 5 y."""
    for constant in round_constants():
        column = [0] * 5
        for place, lane in enumerate(state):
            column[place % 5] ^= lane
        state = [
            lane ^ column[(place - 1) % 5] ^ rotated(column[(place + 1) % 5], 1)
            for place, lane in enumerate(state)
        ]
        moved, (x, y), lane = list(state), (1, 0), state[1]
        for step in range(24):
            x, y = y, (2 * x + 3 * y) % 5
            lane, moved[x + 5 * y] = state[x + 5 * y], rotated(lane, (step + 1) * (step + 2) // 2 % 64)
        state = [
            lane ^ (~moved[place - place % 5 + (place + 1) % 5] & moved[place - place % 5 + (place + 2) % 5])
            for place, lane in enumerate(moved)
        ]
        state[0] ^= constant
    return state


def keccak256(*parts):
    message = bytearray(b"".join(parts) + b"\x01")
    message += bytes(-len(message) % RATE)
    message[-1] |= 0x80
    state = [0] * LANES
    for start in range(0, len(message), RATE):
        for place in range(RATE // 8):
            at = start + 8 * place
            state[place] ^= int.from_bytes(message[at : at + 8], "little")
        state = permuted(state)
    return b"".join(lane.to_bytes(8, "little") for lane in state[:4])
