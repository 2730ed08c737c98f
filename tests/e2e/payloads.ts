// Provides the payloads that the tests serve and open: bundled samples, conformance vectors, and changes of them.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

export type Verdict = "verified_offline" | "not_verified" | "not_replayable";
export type Kind = "pack_event" | "pack_pull";
export type Sample = { name: string; file: string; kind: Kind; id: string; verdict: Verdict; failing: string[] };
export type Vector = { file: string; verdict: Verdict | "unreadable"; failing: string[]; what: string };
export type Json = Record<string, any>;

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path));
const list = (path: string) => JSON.parse(read(path).toString());

export const SAMPLES: Sample[] = list("assets/samples/manifest.json");
export const VECTORS: Vector[] = list("tests/vectors/manifest.json");
/** The first vector of each verdict and each combination of failing steps. */
export const OF_EACH_KIND = VECTORS.filter(({ verdict, failing }, at) => VECTORS.findIndex((each) => each.verdict === verdict && `${each.failing}` === `${failing}`) === at);
export const OWN_VECTORS: Vector[] = list("tests/vectors/own/manifest.json");

export const samplePath = ({ file }: Sample) => at(`assets/samples/${file}`).pathname;
export const sampleNamed = (name: string) => SAMPLES.find((sample) => sample.name === name)!;
export const vectorPath = (file: string) => at(`tests/vectors/${file}`).pathname;
export const vector = (name: string): Buffer => read(`tests/vectors/${name}.json`);
export const vectorJson = (name: string): Json => JSON.parse(vector(name).toString());

/** The steps of each kind, in the order of the specification's readings. */
export const STEPS = {
  v1: ["payload", "replayable", "event_id", "deck_hash", "draws", "contract", "seed_origin", "oracle_proof"],
  v2: [
    "payload", "replayable", "event_id", "deck_hash", "salt", "deck_commitment", "draws", "contract", "seed_origin",
    "oracle_proof",
  ],
  pull: [
    "payload", "recipe", "history", "window", "pull_key", "version_rules", "version_root", "version_anchor",
    "purchase_anchor", "stock", "word", "replay", "award", "contract", "word_origin", "chain_logs", "oracle_proof",
  ],
};
export const CHAIN_STEPS = ["contract", "seed_origin", "word_origin", "chain_logs", "oracle_proof"];

/** Any id: a proof does not hold the pull id that it is published under. */
export const PULL_ID = "7b1f6a52-3c0e-4d7a-9f25-1e6d0c84ab39";
export const OTHER_ID = "00000000-0000-4000-8000-000000000000";

export const eventPage = (id: string) => `/pack-events/verify/${id}`;
export const eventApi = (id: string) => `/v1/pack-events/${id}/fairness`;
export const pullPage = (id: string) => `/packs/verify/${id}`;
export const pullApi = (id: string) => `/v1/packs/pulls/${id}/proof`;

/** Returns a file as a picker hands it over. */
export const file = (name: string, content: string | Uint8Array | object) => ({
  name,
  mimeType: "application/json",
  buffer:
    content instanceof Uint8Array ? Buffer.from(content)
    : Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The writer of the large payloads, by its content. */
const REFERENCE = at("tests/reference/").pathname;
const SOURCES = readdirSync(REFERENCE).filter((name) => name.endsWith(".py")).sort();
const WRITTEN_BY = sha256(Buffer.concat(SOURCES.map((name) => readFileSync(join(REFERENCE, name))))).slice(0, 16);

/** Returns the file of an honest event with this many pulls, about 730 bytes each. */
export const largeEvent = (pulls: number) => large(`event-${pulls}.json`, "event", "--pulls", String(pulls));

/** Returns the file of an honest proof with this many records, all of them in the window, and this many cards a version. */
export const largePull = (records: number, cards: number) =>
  large(`pull-${records}x${cards}.json`, "pull", "--records", String(records), "--cards", String(cards));

/** Writes the file for the first test that asks, and keeps it until its writer changes. */
function large(name: string, ...shape: string[]): string {
  const path = at(`target/large/${WRITTEN_BY}/${name}`).pathname;
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  const own = `${path}.${process.pid}`;
  execFileSync("python3", [join(REFERENCE, "large.py"), "-o", own, ...shape]);
  // Another test may have been faster. Its browser reads the file already, and would refuse a changed one.
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  rmSync(own);
  return path;
}
