// Keccak-256, so that no endpoint is asked for a hash.
const MASK = (1n << 64n) - 1n;
const ROUNDS = 24;
const RATE = 136;

/** Rotations along the path of pi, and the lanes on it. */
const PATH = [];
/** The constants of iota, from its shift register. */
const CONSTANTS = [];
for (let step = 0, [x, y] = [1, 0]; step < ROUNDS; step += 1) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  PATH.push([x + 5 * y, BigInt((((step + 1) * (step + 2)) / 2) % 64)]);
}
for (let round = 0, register = 1; round < ROUNDS; round += 1) {
  let constant = 0n;
  for (let bit = 0; bit < 7; bit += 1) {
    if (register & 1) constant |= 1n << BigInt(2 ** bit - 1);
    register = register & 0x80 ? ((register << 1) ^ 0x171) : register << 1;
  }
  CONSTANTS.push(constant);
}

const rotate = (lane, by) => ((lane << by) | (lane >> (64n - by))) & MASK;

function permute(state) {
  for (const constant of CONSTANTS) {
    const parity = [0, 1, 2, 3, 4].map((x) => state[x] ^ state[x + 5] ^ state[x + 10] ^ state[x + 15] ^ state[x + 20]);
    for (let lane = 0; lane < 25; lane += 1) state[lane] ^= parity[(lane + 4) % 5] ^ rotate(parity[(lane + 1) % 5], 1n);
    let moved = state[1];
    for (const [lane, by] of PATH) [state[lane], moved] = [rotate(moved, by), state[lane]];
    for (let row = 0; row < 25; row += 5) {
      const old = state.slice(row, row + 5);
      for (let x = 0; x < 5; x += 1) state[row + x] = old[x] ^ (~old[(x + 1) % 5] & MASK & old[(x + 2) % 5]);
    }
    state[0] ^= constant;
  }
}

/** Returns the hash of hex digits, as 64 lowercase digits. */
export function keccak(hex) {
  const bytes = Buffer.from(hex, "hex");
  const padded = Buffer.alloc(Math.floor(bytes.length / RATE) * RATE + RATE);
  bytes.copy(padded);
  padded[bytes.length] ^= 0x01;
  padded[padded.length - 1] ^= 0x80;
  const state = Array(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane += 1) state[lane] ^= padded.readBigUInt64LE(block + 8 * lane);
    permute(state);
  }
  const hash = Buffer.alloc(32);
  for (let lane = 0; lane < 4; lane += 1) hash.writeBigUInt64LE(state[lane], 8 * lane);
  return hash.toString("hex");
}

/** Returns the topic of an event's signature. */
export const topic = (signature) => `0x${keccak(Buffer.from(signature, "ascii").toString("hex"))}`;
