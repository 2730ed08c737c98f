// The tarball in Node: what it exports, and that it says what the terminal says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { getEventListeners } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
import { project, root } from "./installed.mjs";
import { same } from "./same.mjs";

const made = project("node", { "entry.mjs": 'export * from "packproof";\nexport * as inline from "packproof/inline";\n' });
const packproof = await import(pathToFileURL(join(made, "entry.mjs")));
const { init, check, open, fetchProof, read, words, fetchTransport, PackproofError, inline } = packproof;
const vector = (name) => join(root, "tests/vectors", name);
const payload = readFileSync(vector("pull-alone.json"));

const throws = (call, code) =>
  assert.throws(call, (error) => error instanceof PackproofError && error.code === code && error.message.length > 0 && error.name === "PackproofError");
const rejects = (promise, code) => assert.rejects(promise, (error) => error instanceof PackproofError && error.code === code);

/** The reports of a file, as a program makes them. */
function reports(name, bytes) {
  try {
    return open(bytes, { name }).map((text) => check(text));
  } catch (error) {
    return [error.report];
  }
}

test("before init each function says so, and what init lacks can be given again", async () => {
  for (const call of [check, open, words]) throws(() => call("{}"), "not_initialised");
  await rejects(read("{}", { transports: [] }), "not_initialised");
  await rejects(fetchProof("https://shop.example/"), "not_initialised");
  await assert.rejects(init({ wasm: new Uint8Array([1]) }), ({ code, cause }) => code === "not_loaded" && cause instanceof WebAssembly.CompileError);
  await init();
  await Promise.all([init(), init({ languages: ["de", "de-AT", "en"] })]);
  await rejects(init({ languages: ["tlh"] }), "unknown_language");
});

test("the package's object is the terminal's JSON, for a vector of each kind and the greatest integers", () => {
  const all = same();
  assert.ok(all.length > 30, `${all.length} files`);
  for (const { name, reports: told } of all) {
    const own = reports(name, readFileSync(name));
    assert.deepEqual(own, told, name);
    assert.deepEqual(JSON.parse(JSON.stringify(own)), told, name);
  }
  const greatest = all.filter(({ name }) => name.includes("greatest-"));
  assert.equal(greatest.length, 2);
  for (const { reports } of greatest) assert.match(JSON.stringify(reports), /"18446744073709551615"/);
});

test("the inline module says the same", async () => {
  await inline.init();
  assert.deepEqual(inline.check(payload), check(payload));
});

test("a text, a buffer and a view of one are one input", () => {
  const whole = check(payload);
  const { buffer, byteOffset, byteLength } = payload;
  const copy = buffer.slice(byteOffset, byteOffset + byteLength);
  for (const given of [payload.toString(), copy, new Uint8Array(copy), new DataView(copy)]) assert.deepEqual(check(given), whole);
  assert.equal(whole.file, undefined);
  assert.equal(check(payload, { name: "p.json" }).file, "p.json");
});

test("a wrong call is named", () => {
  for (const given of [undefined, null, 7, {}, [1]]) throws(() => check(given), "bad_input");
  for (const options of [{ nmae: "x" }, null, "de", { language: 7 }]) throws(() => check(payload, options), "bad_options");
  throws(() => check(payload, { lists: { keys: "" } }), "bad_options");
  throws(() => check(payload, { lists: { contracts: "base:0x12" } }), "bad_options");
  throws(() => check(payload, { language: "fr" }), "unknown_language");
  throws(() => open("PK\u0003\u0004"), "zip");
});

// `null` and what is no list were a `TypeError`.
test("a wrong option of any call is named, and the module is whole after it", async () => {
  for (const options of [null, { name: 4 }, { name: 4n }, { name: [] }, { name: {} }, { name: true }]) throws(() => words(payload, options), "bad_options");
  for (const options of [null, "de", { langages: ["de"] }, { languages: "de" }, { languages: null }, { languages: [7] }]) await rejects(init(options), "bad_options");
  for (const options of [null, "x", { transports: null }, { transports: fetchTransport("https://node.example") }, { onProgress: 5 }, { signal: 5 }]) {
    await rejects(read(payload, options), "bad_options");
  }
  for (const options of [null, { signal: 5 }, { fetch: "GET" }]) await rejects(fetchProof("https://shop.example/", options), "bad_options");
  assert.equal(check(payload).verdict, "verified_offline");
});

test("an input past the limit is named and not copied into the module", () => {
  const large = new Uint8Array(2 ** 27 + 1);
  const { error } = check(large, { name: "large" });
  assert.equal(error.code, "too_large");
  assert.equal(error.detail, `${2 ** 27 + 1}/${2 ** 27}`);
  for (const call of [open, words]) throws(() => call(large), "too_large");
  assert.throws(() => open(large), (error) => error.report.error.code === "too_large" && error.words.heading.length > 0);
});

test("a buffer of another realm is a buffer", () => {
  const { buffer, view } = runInNewContext("({ buffer: new ArrayBuffer(2), view: new Uint8Array([123, 125]) })");
  new Uint8Array(buffer).set([123, 125]);
  for (const given of [buffer, view, { name: "x", bytes: view }]) assert.equal(check(given).error.code, "not_a_payload");
});

test("a proof is fetched as its address names it, and nothing else is", async () => {
  const id = "2fea377c-6030-4380-a2d7-c9538b227b0c";
  const [pull, event] = [`https://shop.example/v1/packs/pulls/${id}/proof`, `https://shop.example/v1/pack-events/${id}/fairness`];
  const report = readFileSync(vector("event-v1-ended-early.json"));
  const saved = (await read(payload, { transports: [] })).saved_proof;
  const of = (address, ...answer) => fetchProof(address, { fetch: async () => new Response(...answer) });
  assert.equal(check(await of(pull, payload)).verdict, "verified_offline");
  assert.equal(check(await of("https://shop.example/1.json", saved)).verdict, "verified_offline");
  const named = JSON.stringify({ ...JSON.parse(report), pack_event_id: id });
  assert.equal(check(await of(event, named)).subject.pack_event_id, id);
  for (const [code, ...asked] of [
    ["another_payload", event, report],
    ["another_payload", event, payload],
    ["another_payload", pull, report],
    ["not_a_payload", pull, saved],
    ["not_json", pull, "<!doctype html>"],
    ["not_ready", pull, '{"error":"proof_not_ready"}', { status: 404 }],
    ["unknown_id", pull, '{"error":"not_found"}', { status: 404 }],
    ["service", pull, "default backend - 404", { status: 404 }],
    ["unknown_id", "https://shop.example/1.json", "", { status: 404 }],
    ["empty", pull, "", {}],
    ["service", pull, "", { status: 503 }],
    ["service", pull, null, { status: 302, headers: { location: "/" } }],
    ["bad_address", "javascript:alert(1)"],
    ["bad_address", "data:application/json,{}"],
    ["bad_address", "blob:https://shop.example/1"],
    ["bad_address", "/proof.json"],
  ]) {
    await rejects(of(...asked), code);
  }
  await assert.rejects(of(pull, '{"error":"not_found"}', { status: 404 }), ({ report, words }) => report.error.code === "unknown_id" && words.tone === "error");
  await rejects(fetchProof(pull, { fetch: () => Promise.reject(new TypeError("no")) }), "service");
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(2 ** 24)) });
  await rejects(of(pull, endless), "too_large");
  const stop = AbortSignal.abort(new Error("enough"));
  await assert.rejects(fetchProof(pull, { signal: stop, fetch: () => assert.fail("asked") }), /enough/);
});

test("sentences are in the language that is asked for, call by call", () => {
  const { heading, language } = words(payload, { language: "de-CH" });
  assert.equal(language, "de");
  assert.notEqual(heading, words(payload).heading);
  // Regression: a report had the sentences of the call before it. It is English, and programs compare it.
  assert.deepEqual(check(payload, { language: "de" }), check(payload));
  assert.equal(words("no payload").tone, "error");
});

test("a reading asks the transports that it is given and nothing else", async () => {
  const asked = [];
  const { fetch } = globalThis;
  globalThis.fetch = () => assert.fail("a reading fetches through its transports alone");
  const transport = {
    url: "https://node.example/key",
    async send(request, { bytes, seconds }) {
      assert.ok(bytes > 0 && seconds > 0);
      asked.push(request);
      const calls = [JSON.parse(request)].flat();
      const answers = calls.map(({ id }) => ({ jsonrpc: "2.0", id, result: "0x1" }));
      return { status: 200, text: JSON.stringify(answers.length === 1 && !request.startsWith("[") ? answers[0] : answers) };
    },
  };
  const progress = [];
  const { report, words, saved_proof } = await read(payload, { transports: [transport], onProgress: ({ answers }) => progress.push(answers) });
  globalThis.fetch = fetch;
  assert.ok(asked.length > 0);
  assert.deepEqual(progress, asked.map((_, at) => at + 1));
  assert.deepEqual(report.reading.endpoints.map(({ host, fault }) => [host, fault.code]), [["node.example", "wrong_chain"]]);
  assert.equal(words.heading.length > 0, true);
  const { reading, ...read_anew } = report;
  assert.deepEqual(Object.keys(check(saved_proof)), Object.keys(read_anew));
});

test("faults of a transport are the endpoint's, and wrong transports the caller's", async () => {
  const failing = (fault) => ({ url: "https://node.example", send: () => Promise.reject(Object.assign(new Error("no"), { fault })) });
  for (const [fault, code] of [
    ["timed_out", "busy"],
    ["too_large", "malformed"],
    ["redirected", "malformed"],
    ["not_allowed", "not_allowed"],
    ["stopped", "stopped"],
    ["unreachable", "unreachable"],
    [undefined, "unreachable"],
    ["odd", "unreachable"],
  ]) {
    const { report } = await read(payload, { transports: [failing(fault)] });
    assert.deepEqual(report.reading.endpoints.map(({ fault }) => fault), [{ code }], `${fault}`);
  }
  await rejects(read(payload, { transports: [{}] }), "bad_transport");
  await rejects(read(payload, { transports: [fetchTransport("http://node.example")] }), "bad_endpoint");
  const stop = new AbortController();
  const never = { url: "https://node.example", send: () => (stop.abort(new Error("enough")), Promise.reject(new Error("stopped"))) };
  await assert.rejects(read(payload, { transports: [never], signal: stop.signal }), /enough/);
  // A transport that ignores the signal does not hold the reading, and an error of the caller's is not an endpoint's.
  const deaf = new AbortController();
  const hangs = { url: "https://node.example", send: () => (setTimeout(() => deaf.abort(new Error("enough")), 5), new Promise(() => {})) };
  await assert.rejects(read(payload, { transports: [hangs], signal: deaf.signal }), /enough/);
  const onProgress = () => {
    throw new Error("a progress bar");
  };
  await assert.rejects(read(payload, { transports: [failing()], onProgress }), /a progress bar/);
});

test("a reading that is stopped does not wait as long as an endpoint asks", async () => {
  const stop = new AbortController();
  const busy = { url: "https://node.example", send: async () => (setTimeout(() => stop.abort(new Error("enough")), 5), { status: 429, text: "", retryAfter: 8 }) };
  const begun = Date.now();
  await assert.rejects(read(payload, { transports: [busy], signal: stop.signal }), /enough/);
  assert.ok(Date.now() - begun < 4_000);
  assert.equal(getEventListeners(stop.signal, "abort").length, 0);
});

test("a reading says the same in another language without a request", async () => {
  let asked = 0;
  const transport = { url: "https://node.example", send: async () => ((asked += 1), { status: 403, text: "" }) };
  const reading = await read(payload, { transports: [transport] });
  const before = asked;
  const german = reading.in("de");
  assert.equal(german.words.language, "de");
  assert.equal(german.words.heading, "Rechnung geht auf");
  assert.deepEqual(german.report.reading, reading.report.reading);
  assert.equal(german.saved_proof, reading.saved_proof);
  assert.deepEqual(reading.in("en"), reading);
  throws(() => reading.in("fr"), "unknown_language");
  assert.equal(asked, before);
  assert.deepEqual(Object.keys(structuredClone(reading)), Object.keys(reading));
});

test("the lists are those of a deployment.json, in each form that a program has it", () => {
  const key = `base:${"ab".repeat(32)}`;
  const contract = "base:0x1234567890123456789012345678901234567890";
  const own = { service: "https://api.shop.example", contracts: [contract], oracle_keys: [key], currency: "USD", links: [{ text: "Help", url: "https://shop.example/help" }] };
  const file = JSON.stringify(own);
  const lists = (given) => check(payload, { lists: given }).lists;
  const digest = createHash("sha256").update(file).digest("hex");
  for (const given of [file, new TextEncoder().encode(file), Buffer.from(file), own]) assert.equal(lists(given), digest);
  for (const given of [undefined, null, {}, "{}"]) assert.equal(lists(given), undefined);
  assert.equal(words(payload, { lists: own }).heading, "Adds up");
  for (const given of ["", "[]", "{", { keys: "" }, { contracts: 7 }, { contracts: contract }, { contracts: [7] }, 7, { service: "shop" }]) throws(() => lists(given), "bad_options");
});

test("a transport has the time that it is given", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  const hangs = { url: "https://node.example", send: (_, { seconds }) => (asked.push(seconds), setImmediate(() => t.mock.timers.tick(seconds * 1000)), new Promise(() => {})) };
  const { report } = await read(payload, { transports: [hangs] });
  assert.equal(report.reading.endpoints[0].fault.code, "busy");
  assert.ok(asked.length > 0);
});

test("a request leaves nothing on the caller's signal, whatever comes of it", async () => {
  const { signal } = new AbortController();
  const bounds = { bytes: 10, seconds: 10, signal };
  const answers = [() => new Response("{}"), () => new Response("x".repeat(11)), () => new Response(null, { status: 302 }), () => Promise.reject(new Error("no"))];
  for (const answer of answers) {
    const fetch = async () => answer();
    await fetchTransport("https://node.example", { fetch }).send("{}", bounds).catch(() => {});
    assert.deepEqual(getEventListeners(signal, "abort"), []);
  }
});

test("a transport hands on the wait that an answer asks for", async () => {
  const waited = async (asked) => {
    const fetch = async () => new Response("{}", { status: 429, headers: asked === undefined ? {} : { "retry-after": asked } });
    return (await fetchTransport("https://node.example", { fetch }).send("{}", { bytes: 10, seconds: 10 })).retryAfter;
  };
  assert.equal(await waited("7"), "7");
  assert.equal(await waited(), undefined);
});

test("a worker thread answers each request by its id", async (t) => {
  const worker = new Worker(join(made, "node_modules/packproof/worker.node.js"));
  t.after(() => worker.terminate());
  const answer = (request) => {
    worker.postMessage(request);
    return new Promise((resolve) => worker.once("message", resolve));
  };
  const { id, result } = await answer({ id: 7, call: "check", input: payload });
  assert.equal(id, 7);
  assert.deepEqual(result, check(payload));
  assert.deepEqual((await answer({ id: 8, call: "words", input: payload })).result, words(payload));
  assert.equal((await answer({ id: 8, call: "words", input: payload, options: { language: "de" } })).error.code, "unknown_language");
  assert.equal((await answer({ id: 9, call: "constructor", input: payload })).error.code, "bad_call");
  assert.equal((await answer({ id: 10, call: "open", input: "PK\u0003\u0004" })).error.code, "zip");
  assert.deepEqual((await answer({ id: 11, call: "check", input: payload, options: null })).result, check(payload));
  assert.equal((await answer({ id: 12, call: "words", input: payload, options: { name: 0 } })).error.code, "bad_options");
});

test("nothing happens at import", () => {
  const script = 'globalThis.fetch = WebAssembly.instantiate = WebAssembly.compile = () => { throw new Error("at import"); };\nawait import("packproof");\nawait import("packproof/inline");\nconsole.log("quiet");\n';
  assert.equal(execFileSync("node", ["--input-type=module", "--eval", script], { cwd: made, encoding: "utf8" }), "quiet\n");
});

test("a proof that may still come says when to ask again, and a wait goes on", async () => {
  const address = "https://shop.example/v1/packs/pulls/2fea377c-6030-4380-a2d7-c9538b227b0c/proof";
  const asked = async (status, body, headers, options) => {
    const answer = fetchProof(address, { ...options, fetch: async () => new Response(body, { status, headers }) });
    return answer.then(() => assert.fail("a proof"), (error) => error);
  };
  const first = await asked(404, '{"error":"proof_not_ready"}', {}, { language: "de" });
  assert.deepEqual([first.code, first.waiting.seconds], ["not_ready", 5]);
  assert.equal(first.waiting.says(5), "Fragt in 5 s erneut");
  const { waiting } = first;
  const second = await asked(503, "", { "retry-after": "70" }, { waiting });
  assert.deepEqual([second.code, second.waiting.seconds], ["not_ready", 70]);
  assert.match(second.words.cause, /503/);
  const third = await asked(404, '{"error":"proof_not_ready"}', {}, { waiting: second.waiting });
  assert.equal(third.waiting.seconds, 20);
  const last = await asked(404, '{"error":"not_found"}', {}, { waiting: third.waiting });
  assert.deepEqual([last.code, last.waiting], ["unknown_id", undefined]);
  const broken = new ReadableStream({ start: (to) => to.error(new Error("lost")) });
  assert.equal((await asked(200, broken, {})).waiting.seconds, 5);
  await rejects(fetchProof(address, { waiting: 5, fetch: () => assert.fail("asked") }), "bad_options");
});

const isQuick = process.env.PACKPROOF_PACKAGE !== undefined;
test("what a page loads for a check, and for the card besides, is within the budget", { skip: isQuick && "of the release" }, () => {
  const loaded = {
    "check of the package": ["index.js", "api.js", "error.js", "transport.js", "languages.js", "glue.js", "packproof.wasm"],
    "card of the package": ["element.js", "card.js", "sentences.js", "style.js"],
  };
  const budget = JSON.parse(readFileSync(join(root, "tools/budget.json")));
  for (const [what, names] of Object.entries(loaded)) {
    const sizes = names.map((name) => brotliCompressSync(readFileSync(join(made, "node_modules/packproof", name))).length);
    const size = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(size <= budget[what], `${what}: ${size} bytes, and the budget is ${budget[what]}`);
  }
});
