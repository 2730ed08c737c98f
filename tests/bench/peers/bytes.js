// Provides bytes, hex and the hash to the plain JavaScript checks.
import { sha256 } from "../node_modules/@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "../node_modules/@noble/hashes/utils.js";

export { sha256 };
export const hex = bytesToHex;
export const utf8 = utf8ToBytes;
export const hashOf = (...parts) => sha256(concatBytes(...parts));

const HEX32 = /^(0x)?[0-9a-f]{64}$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Throws a `Mismatch` with the step's name if a check fails. */
export function must(step, holds) {
  if (!holds) throw new Mismatch(step);
}
export class Mismatch extends Error {}

export function bytes32(text, { bare = false } = {}) {
  must("payload", typeof text === "string" && HEX32.test(text) && !(bare && text.length !== 64));
  return hexToBytes(text.slice(-64));
}

/** Returns 64 lowercase digits, for comparison. */
export const hex32 = (text) => hex(bytes32(text));

/** Reads an oracle's word, which may be spelt with fewer digits. */
export function word32(text) {
  must("payload", typeof text === "string" && /^(0x)?[0-9a-f]{1,64}$/i.test(text));
  return hexToBytes(text.replace(/^0x/, "").padStart(64, "0"));
}

export function uuid(text) {
  must("payload", typeof text === "string" && UUID.test(text));
  return text.toLowerCase();
}

export const id16 = (text) => hexToBytes(text.replaceAll("-", ""));

export function integer(value, most = Number.MAX_SAFE_INTEGER) {
  must("payload", Number.isInteger(value) && value >= 0 && value <= most);
  return value;
}

export function u32(value) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function u64(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** Returns a hash, read as a big-endian integer, modulo a number below 2^37. */
export function modulo(hash, modulus) {
  let rest = 0;
  for (let at = 0; at < hash.length; at += 2) rest = (rest * 65536 + hash[at] * 256 + hash[at + 1]) % modulus;
  return rest;
}

/** Compares two byte strings of one length. */
export function compare(one, other) {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return one[at] - other[at];
  return 0;
}
