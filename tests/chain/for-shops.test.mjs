// docs/for-shops.md, followed as it is written: its files, its commands and its examples, on the chain of `make demo DEMO=--empty`. Each row of its mistakes
// is made, as a change of a file, and fails the step that it names. PACKPROOF_WRITE=1 writes the examples of payloads from what the files publish.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { listen } from "../loopback.mjs";
import { build } from "../programs.mjs";

const path = new URL("../../docs/for-shops.md", import.meta.url);
const document = readFileSync(path, "utf8");
const blocks = [...document.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)].map(([, language, name, text]) => ({ language, name, text }));
const block = (wanted) => blocks.find(({ name }) => name === wanted).text;
const commands = blocks.filter(({ language, name }) => language === "sh" && !name).map(({ text }) => text.trimEnd());
const scripts = Object.fromEntries(blocks.filter(({ name, text }) => text.startsWith(`// ${name}: `)).map(({ name, text }) => [name, text]));

/** Replaces the random values in the files, so that each run has the same, and keeps a copy of all that they publish. */
const FIXED = `import crypto from "node:crypto";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
let count = Number(process.env.SEED);
const bytes = (length) => crypto.createHash("sha256").update(\`for-shops \${(count += 1)}\`).digest().subarray(0, length);
crypto.randomBytes = bytes;
crypto.randomUUID = () => bytes(16).toString("hex").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
const { writeFile } = promises;
promises.writeFile = async (name, text) => {
  await writeFile(name, text);
  await writeFile(\`all-\${(count += 1)}.json\`, text);
};
const { toISOString } = Date.prototype;
Date.prototype.toISOString = () => toISOString.call(new Date(1764100000000));
syncBuiltinESMExports();
`;

const folder = mkdtempSync(join(tmpdir(), "packproof-for-shops-"));
const program = build("packproof");
const started = [];
let environment;

/** Starts a program, and resolves to its lines up to the one that says that it is ready. */
async function start(isReady, ...command) {
  const child = spawn(command[0], command.slice(1), { cwd: folder, env: environment, stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (isReady(line)) return lines;
  }
  throw new Error(`${command} ended`);
}

function run(command, { env = {}, cwd = folder, status = 0 } = {}) {
  const ran = spawnSync("bash", ["-euc", command], { cwd, env: { ...environment, ...env }, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(ran.status, status, `${command}\n${ran.stdout}${ran.stderr}`);
  return ran.stdout;
}

const published = () => readdirSync(join(folder, "proofs")).map((name) => JSON.parse(readFileSync(join(folder, "proofs", name))));
/** The copies of all that was published, the oldest first. */
const kept = () => {
  const number = (name) => Number(name.match(/\d+/));
  return readdirSync(folder).filter((name) => name.startsWith("all-")).toSorted((a, b) => number(a) - number(b));
};
const [isEvent, isPull] = ["pack_event_id", "target_pull_key"].map((key) => (payload) => key in payload);

before(async () => {
  environment = { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) };
  const lines = await start((line) => line.startsWith("Stop with"), join(dirname(program), "service"), "--empty", "--rpc-port", "0");
  for (const [, name, value] of lines.join("\n").matchAll(/^ {2}export (\w+)='(.*)'$/gm)) environment[name] = value;
  for (const [name, text] of Object.entries({ ...scripts, "fixed.mjs": FIXED })) writeFileSync(join(folder, name), text);
});
after(async () => {
  for (const child of started) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true });
});

test("the commands, one after the other: an event and a pull are verified", () => {
  const [setUp, event, pull, check, read, ask, save, saved] = commands;
  assert.equal(commands.length, 8);
  // Another test installs the terminal; `before` has started the demo.
  assert.equal(setUp, "cargo install --locked --path crates/cli\nmake demo DEMO=--empty");
  assert.match(spawnSync("node", ["event.mjs"], { cwd: folder, env: { ...environment, RPC: "" }, encoding: "utf8" }).stderr, /paste the lines/);
  const fixed = (seed) => ({ env: { SEED: seed, NODE_OPTIONS: "--import=./fixed.mjs" } });
  run(event, fixed("0"));
  run(pull, fixed("100"));
  assert.match(run(`packproof check ${kept()[0]}`, { status: 3 }), /^Not over yet/m);
  assert.match(run(check), /^2 inputs: 2 add up$/m);
  assert.match(run(read.replace("--deployment deployment.json", ""), { status: 3 }), /^Random number of unknown origin/m);
  assert.match(run(read), /^2 inputs: 2 verified$/m);
  const { [0]: first } = run(read.replace("check", "check --json")).split("\n").map((line) => line && JSON.parse(line).verdict);
  assert.equal(first, "verified");
  assert.match(ask, /^packproof check --service /);
  run(save);
  assert.match(run(saved), /^2 inputs: 1 verified, 1 add up$/m);
});

test("the examples are what the files publish", () => {
  const all = kept().map((name) => readFileSync(join(folder, name), "utf8"));
  const of = (wanted) => all.find((text) => wanted(JSON.parse(text)));
  const made = { running: of((payload) => payload.is_active), event: of((payload) => payload.is_active === false), pull: of(isPull) };
  if (process.env.PACKPROOF_WRITE) {
    const written = Object.entries(made).reduce((text, [name, payload]) => text.replace(new RegExp(`(^\`\`\`json ${name}\n)[^]*?(^\`\`\`$)`, "m"), `$1${short(payload)}\n$2`), document);
    writeFileSync(path, written);
    return;
  }
  for (const [name, payload] of Object.entries(made)) assert.equal(block(name), `${short(payload)}\n`, name);
});

/** A payload as the document shows it: what fits into a line is on one. */
function short(payload) {
  const write = (value, indent) => {
    const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
    if (value === null || typeof value !== "object" || (indent && line.length < 140)) return line;
    const next = `${indent}  `;
    const each = Array.isArray(value) ? value.map((item) => write(item, next)) : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${write(item, next)}`);
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    return `${open}\n${each.map((item) => next + item).join(",\n")}\n${indent}${close}`;
  };
  return write(typeof payload === "string" ? JSON.parse(payload) : payload, "");
}

/** The paths of a payload's values, as the tables name them. */
function fields(value, at = "") {
  if (Array.isArray(value)) return at.endsWith("leaves") || typeof value[0] !== "object" ? [at] : [at, ...value.flatMap((item) => fields(item, `${at}[]`))];
  if (value === null || typeof value !== "object") return [at];
  const key = at === "records" ? () => "*" : (name) => name;
  return [at, ...Object.entries(value).flatMap(([name, item]) => fields(item, [at, key(name)].filter(Boolean).join(".")))];
}

test("the tables have each field of the examples, and no other that is not optional", () => {
  for (const [title, names] of [["A pack event", ["running", "event"]], ["A Pack pull", ["pull"]]]) {
    const section = document.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
    const rows = [...section.matchAll(/^\| `([^`]+)` \| (.*)$/gm)];
    const table = rows.map(([, name]) => name);
    const required = rows.filter(([, , says]) => !says.startsWith("Optional")).map(([, name]) => name);
    const shown = new Set(names.flatMap((name) => fields(JSON.parse(block(name)))));
    const isInner = (name) => table.some((row) => row.startsWith(`${name}.`) || row.startsWith(`${name}[].`));
    assert.deepEqual([...shown].filter((name) => name && !table.includes(name) && !isInner(name)), []);
    assert.deepEqual(required.filter((name) => !shown.has(name)), []);
  }
});

test("the service answers as it must, and its proofs are checked by their ids", async () => {
  const waiting = "0b7c1f0e-0000-4000-8000-000000000000";
  Object.assign(environment, { WAITING: waiting, PORT: "0" });
  const [address] = await start(() => true, ...block("serve").trim().split(" "));
  const events = published().filter(isEvent);
  const [pull] = readdirSync(join(folder, "proofs")).filter((name) => isPull(JSON.parse(readFileSync(join(folder, "proofs", name)))));
  const [id] = pull.split(".");
  const ask = commands.find((command) => command.includes("--service")).replace("http://127.0.0.1:8090", address).replace("EVENT_ID", events[0].pack_event_id);
  assert.match(run(ask.replace("PULL_ID", id)), /^2 inputs: 2 add up$/m);
  assert.match(run(ask.replace("PULL_ID", waiting), { status: 3 }), /^Not settled yet, says the shop: /m);
  run(ask.replace("PULL_ID", "0b7c1f0e-0000-4000-8000-000000000001"), { status: 2 });
  for (const [name, status, body] of [[waiting, 404, '{"error":"proof_not_ready"}'], [events[0].pack_event_id, 404, '{"error":"not_found"}'], [id, 200]]) {
    const answer = await fetch(`${address}/v1/packs/pulls/${name}/proof`);
    assert.deepEqual([answer.status, answer.headers.get("access-control-allow-origin")], [status, "*"]);
    assert.equal(answer.headers.get("retry-after"), name === waiting ? "5" : null);
    if (body) assert.equal(await answer.text(), body);
  }
  // The workflow, on this service. Without the lists, the local oracle is nobody's.
  const workflow = blocks.find(({ language }) => language === "yaml").text;
  const steps = [...workflow.matchAll(/- run: (packproof .*)$/gm)].map(([, command]) => command);
  assert.equal(steps.length, 1);
  writeFileSync(join(folder, "ids.txt"), `${events[0].pack_event_id}\n${id}\n`);
  const env = { SERVICE: address };
  assert.match(run(steps[0], { env, status: 3 }), /2 open/);
  run(`${steps[0]} --deployment deployment.json`, { env });
});

/** The mistakes: the file, a text in it, and what a shop wrote in its place. */
const MISTAKES = {
  payload: ["event", "    sequence_index,", "    sequence_index: String(sequence_index),"],
  event_id: ["event", "const eventId = sha256(id);", "const eventId = sha256(id.toUpperCase());"],
  deck_hash: ["event", "deck_snapshot: deck,", 'deck_snapshot: [{ ...deck[0], initial_price: "12.0" }, ...deck.slice(1)],'],
  salt: ["event", "sha256(salt);", "sha256(text(salt));"],
  deck_commitment: ["event", "sha256(deckHash, seedCommitment)", "sha256(text(deckHash), text(seedCommitment))"],
  draws: ["event", "sequence_index = pulls.length + 1", "sequence_index = pulls.length"],
  recipe: ["pull", 'record = ({', 'record = ({ selection_version = "packs_v2",', "version, selection_version: \"packs_v1\",", "version, selection_version,"],
  history: ["pull", "supplied.map(({ entry }) => entry)", "[...supplied, find(all, \"requested\", target.key)].map(({ entry }, at) => (at === supplied.length ? { ...entry, block: entry.block - 1 } : entry))"],
  window: ["pull", "coverage: { from, to }", "coverage: { from, to: from }"],
  pull_key: ["pull", "    purchase_id, version,", "    purchase_id: purchases[0].purchase_id, version,"],
  version_rules: ["pull", "odds_ppm: 800000", "odds_ppm: 700000"],
  version_root: ["pull", "    purchase_id, version,", "    purchase_id, version: { ...version, tier_price_cents: 900 },"],
  version_anchor: ["pull", "chain_events: supplied", "chain_events: supplied.filter((each) => each.entry.event_id !== text(eventId) || each.entry.kind !== \"anchored\")"],
  purchase_anchor: ["pull", "integer(log_index, 4))", "integer(log_index + 1, 4))"],
  stock: ["pull", "const committed_unavailable = [];", "const committed_unavailable = bands[1].leaves.map(([card]) => card).toSorted();"],
  word: ["pull", "supplied.map(({ entry }) => entry)", "supplied.map(({ entry }) => (entry.kind === \"fulfilled\" && entry.pull_key === target.key ? { ...entry, ...target.as_of } : entry))"],
  replay: ["pull", "Buffer.compare(rank(a), rank(b)))[0]", "Buffer.compare(rank(b), rank(a)))[0]"],
  award: ["pull", "award: award(target)", "award: award(purchases[0])"],
  contract: ["event", "eventId, deckCommitment)", "eventId, deckHash)"],
  seed_origin: ["event", "const created = await", "const other = sha256(eventId);\nawait send(\"createEvent\", other, deckCommitment);\nconst created = await", 'get("getSeed", eventId)', 'get("getSeed", other)'],
  word_origin: ["pull", "const all = await entries();", `const all = (await entries()).map((each) => (each.entry.kind === "fulfilled" ? { ...each, entry: { ...each.entry, word: text(sha256("ours")) } } : each));`],
  chain_logs: ["pull", "const to = { block, log_index };", "const to = { block, log_index: log_index + 1 };", "supplied.map(({ entry }) => entry)", "supplied.map(({ entry }) => (entry === wordOf(target) ? { ...entry, ...to } : entry))"],
  oracle_proof: ["event", "return BigInt(`0x${fulfilled}`) === 1n && hex(word);", "return BigInt(`0x${fulfilled}`) === 1n && sha256(word);"],
};

test("each mistake fails the step that the table names, and the table has every step", async () => {
  const section = (text, start) => text.slice(text.indexOf(start)).split(/\n#+ /)[0];
  const rows = (text) => [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const schema = JSON.parse(readFileSync(new URL("../../crates/report/report.schema.json", import.meta.url), "utf8"));
  const every = schema.$defs.StepId.oneOf.map((step) => step.const);
  assert.ok(every.length > 20);
  assert.deepEqual(rows(section(document, "Mistakes\n")).sort(), every.toSorted());
  assert.deepEqual([...Object.keys(MISTAKES), "replayable"].sort(), every.toSorted());
  // A second endpoint, since one alone does not make `oracle_proof` fail.
  const second = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(environment.RPC, { method: "POST", headers: { "content-type": "application/json" }, body });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  const endpoints = ["--rpc", environment.RPC, "--rpc", second.url];
  const lists = ["--deployment", join(folder, "deployment.json")];
  const made = [];
  for (const [step, [file, ...changes]] of Object.entries(MISTAKES)) {
    const cwd = join(folder, `mistake-${step}`);
    mkdirSync(cwd);
    const wrong = { ...scripts };
    const [name] = [`${file}.mjs`];
    for (let at = 0; at < changes.length; at += 2) {
      assert.ok(wrong[name].includes(changes[at]), `${step}: ${changes[at]}`);
      wrong[name] = wrong[name].replace(changes[at], () => changes[at + 1]);
    }
    for (const [each, text] of Object.entries(wrong)) writeFileSync(join(cwd, each), text);
    run(`node ${file === "event" ? "event" : "pull"}.mjs`, { cwd });
    const [proof] = readdirSync(join(cwd, "proofs"));
    // The second endpoint is in this process, so the call does not block.
    const child = spawn(program, ["check", "--json", ...endpoints, ...lists, join(cwd, "proofs", proof)], { stdio: ["ignore", "pipe", "inherit"] });
    const [text] = await Promise.all([child.stdout.toArray(), once(child, "exit")]);
    const { verdict, steps } = JSON.parse(Buffer.concat(text));
    if (process.env.DEBUG === step) console.log(JSON.stringify(steps.filter(({ status }) => status !== "passed"), null, 1));
    const failed = steps.filter(({ status }) => status === "failed").map(({ id }) => id);
    made.push([step, verdict, failed.join(" ")]);
  }
  await second.close();
  const missed = made.filter(([step, verdict, failed]) => verdict !== "not_verified" || !failed.split(" ").includes(step));
  assert.deepEqual(missed, []);
});
