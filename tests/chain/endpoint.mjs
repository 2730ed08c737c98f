// An endpoint in front of a node that goes wrong in the ways its path says, and counts what it is asked. For tests.
//
//   const endpoint = await serve({ target: "http://127.0.0.1:8545" });   // port: any free one of the loopback interface
//   endpoint.url                               answers as the node does
//   endpoint.at("delay:100", "range:1000")     an address that goes wrong: `${url}/delay:100/range:1000`
//   endpoint.counts(address)                   { trips, requests, methods } asked of that address so far; a GET of it says the same
//   await endpoint.close()
//   node tests/chain/endpoint.mjs TARGET [PORT]     the same by hand
//
// A trip is one HTTP request with a body, whatever batch it carries; a preflight is none. Counts and `busy` are kept an address:
// `as:NAME` does nothing but tell two addresses apart. What can go wrong, in any combination, written WHAT:VALUE:VALUE:
//
//   delay:MS               answers that much later                 chain:ID          is of another chain
//   status:CODE            answers this HTTP status                no-method:NAME    does not know this method
//   busy:TIMES:SECONDS     429 with Retry-After, then answers      refuse:CODE       a JSON-RPC error for every call
//   limited:TRIP:TIMES     a rate limit in HTTP 200, from this trip on so often
//   silent:TRIP:TIMES      429 that no other origin may read, from this trip on so often
//   limit:BLOCKS           "limit exceeded" for logs over more blocks      gateway:BLOCKS    HTTP 504 for a request of them
//   within                 numbers logs within their transactions
//   html, half, empty      a page, half a JSON, nothing            range:BLOCKS      refuses logs over more blocks
//   cut                    closes in the middle of the answer      no-logs           answers logs with none, some-logs with every other
//   close                  closes without an answer                word              getPull returns another word
//   huge:MB                an answer of that size                  held              events returns another value
//   reversed               a batch's results in reverse            no-tag:TAG        does not know the block `finalized` or `safe`
//   no-batch               one error object for a batch            other-id, repeated-id, missing-id    a wrong id in an answer
//   behind                 has come to block 1 only      keeps:BLOCKS      keeps the state of its newest blocks only
//   late:TIMES             is ten blocks short so often   final:BLOCKS      calls a block final or safe so many blocks late
//   hides:TRANSACTION      shows no log of this transaction, and no receipt of it
//   no-contract            has no contract at any address
//   removed                shows each log once more as removed, at another index
//   added                  shows each word's log once more, at another index
//   moved                  shows each word's log at another index of another block of that number, as a node does that missed a reorganisation
//   slow:METHOD:TIMES:MS   answers this method at once so often, and then that much later
//   no-batch:STATUS        this HTTP status for a batch            no-cors           lets no other origin read; no-preflight nor ask
//   lie:METHOD:PATH:HOW    changes the values at a path of this method's results: `topics.1`, `*.data`, `word.3` of returned bytes;
//                          HOW is altered (its last digit), zero or dropped
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const selector = (signature) => JSON.parse(readFileSync(new URL("build/IConsumer.json", import.meta.url))).selectors[signature];
const failure = (id, code, message) => ({ jsonrpc: "2.0", id, error: { code, message } });
const text = (body, type = "application/json") => ({ status: 200, headers: { "content-type": type }, body });

/** Answers that are given instead of the node's: `(values, state, calls, isBatch)`. */
const INSTEAD = {
  status: ([code]) => ({ ...text("no\n", "text/plain"), status: Number(code) }),
  busy: ([times, seconds = "1"], state) => {
    state.busy = (state.busy ?? 0) + 1;
    if (state.busy <= Number(times)) return { ...text("busy\n", "text/plain"), status: 429, headers: { "retry-after": seconds } };
  },
  limited: ([trip, times], { counts }) => {
    if (counts.trips < Number(trip) || counts.trips >= Number(trip) + Number(times)) return undefined;
    return text(JSON.stringify(failure(null, -32016, "over rate limit")));
  },
  silent: ([trip, times], { counts }) => {
    if (counts.trips < Number(trip) || counts.trips >= Number(trip) + Number(times)) return undefined;
    return { ...text("busy\n", "text/plain"), status: 429, isClosed: true };
  },
  gateway: ([blocks], _, calls) => {
    if (calls.some((call) => isWider(call, blocks))) return { ...text("upstream request timeout\n", "text/plain"), status: 504 };
  },
  html: () => text("<!DOCTYPE html><title>Welcome</title>", "text/html"),
  empty: () => text(""),
  close: () => "close",
  huge: ([megabytes]) => text(`"${"0".repeat(Number(megabytes) * 1e6)}"`),
  "no-batch": ([status], _, calls, isBatch) => {
    if (!isBatch) return undefined;
    return { ...text(JSON.stringify(failure(null, -32600, "batches are not supported"))), status: Number(status ?? 200) };
  },
};

/** An answer to one call instead of the node's: `(values, call, ask, state)`; `ask` asks the node. */
const CALL = {
  chain: ([id], { method }) => method === "eth_chainId" && { result: `0x${Number(id).toString(16)}` },
  refuse: ([code]) => ({ error: { code: Number(code), message: "refused" } }),
  "no-method": ([name], { method }) => method === name && { error: { code: -32601, message: `the method ${name} does not exist` } },
  slow: async ([name, times, milliseconds], { method }, ask, state) => {
    if (method !== name) return;
    state.slow = (state.slow ?? 0) + 1;
    if (state.slow > Number(times)) await sleep(Number(milliseconds), undefined, { ref: false });
  },
  "no-tag": ([tag], { params }) => params?.includes(tag) && { error: { code: -32000, message: `${tag} block not found` } },
  keeps: async ([blocks], { method, params }, ask) => {
    if (method !== "eth_call") return undefined;
    const oldest = Number(await ask("eth_blockNumber")) - Number(blocks);
    return Number(params[1]) < oldest && { error: { code: -32000, message: "missing trie node" } };
  },
  final: async ([blocks], { method, params }, ask) => {
    if (method !== "eth_getBlockByNumber" || !["finalized", "safe"].includes(params[0])) return undefined;
    const number = Number(await ask("eth_blockNumber")) - Number(blocks);
    return { result: await ask("eth_getBlockByNumber", `0x${number.toString(16)}`, false) };
  },
  late: async ([times], { method, params }, ask, state) => {
    if (method !== "eth_getBlockByNumber" || params[0] !== "latest") return undefined;
    state.late = (state.late ?? 0) + 1;
    if (state.late > Number(times)) return undefined;
    const number = Number(await ask("eth_blockNumber")) - 10;
    const block = await ask("eth_getBlockByNumber", `0x${number.toString(16)}`, false);
    return { result: { ...block, timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}` } };
  },
  "no-times": (_, call) => isNumbered(call) && { result: null },
  range: ([blocks], call) => isWider(call, blocks) && { error: { code: -32005, message: `query exceeds max block range ${blocks}` } },
  limit: ([blocks], call) => isWider(call, blocks) && { error: { code: -32005, message: "limit exceeded" } },
  within: async (_, { method, params }, ask) => {
    if (method !== "eth_getLogs" && method !== "eth_getTransactionReceipt") return undefined;
    const result = await ask(method, ...params);
    const first = new Map();
    const numbered = async (log) => {
      const { transactionHash: hash, logIndex } = log;
      if (!first.has(hash)) first.set(hash, Number((await ask("eth_getTransactionReceipt", hash)).logs[0].logIndex));
      return { ...log, logIndex: `0x${(Number(logIndex) - first.get(hash)).toString(16)}` };
    };
    const all = async (logs) => {
      const numberedLogs = [];
      for (const log of logs) numberedLogs.push(await numbered(log));
      return numberedLogs;
    };
    if (Array.isArray(result)) return { result: await all(result) };
    return { result: result && { ...result, logs: await all(result.logs) } };
  },
};

/** Changes of the node's result of a call: `(result, call, values)`. */
const RESULT = {
  hides: (result, { method }, [hash]) => {
    if (method === "eth_getLogs") return result.filter(({ transactionHash }) => transactionHash !== hash);
    return method === "eth_getTransactionReceipt" && result?.transactionHash === hash ? null : result;
  },
  "no-logs": (result, { method }) => (method === "eth_getLogs" ? [] : result),
  "no-contract": (result, { method }) => (method === "eth_call" ? "0x" : method === "eth_getLogs" ? [] : result),
  "some-logs": (result, { method }) => (method === "eth_getLogs" ? result.filter((_, index) => index % 2 === 0) : result),
  removed: (result, { method }) => (method === "eth_getLogs" ? [...result, ...result.map((log) => ({ ...elsewhere(log), removed: true }))] : result),
  added: (result, { method }) => (method === "eth_getLogs" ? [...result, ...result.filter(isWord).map(elsewhere)] : result),
  moved: (result, { method }) => (method === "eth_getLogs" ? result.map((log) => (isWord(log) ? moved(log) : log)) : result),
  behind: (result, { method }) => (method === "eth_getBlockByNumber" ? { ...result, number: "0x1" } : result),
  "odd-times": (result, call) => (isNumbered(call) ? { ...result, timestamp: "yesterday" } : result),
  "late-times": (result, call) => (isNumbered(call) ? { ...result, timestamp: `0x${(Number(result.timestamp) + 60).toString(16)}` } : result),
  word: (result, call) => (isCall(call, "getPull(bytes32)") ? lie(result, ["word", 3], "altered") : result),
  held: (result, call) => (isCall(call, "events(bytes32)") ? lie(result, ["word", 0], "altered") : result),
  lie: (result, { method }, [of, path, how]) => (method === of && result ? lie(result, path ? path.split(".") : [], how) : result),
};
const moved = (log) => ({ ...elsewhere(log), blockHash: `0x${"5".repeat(64)}`, transactionHash: `0x${"6".repeat(64)}` });
const elsewhere = (log) => ({ ...log, logIndex: `0x${(Number(log.logIndex) + 500).toString(16)}` });
const isWord = ({ topics, data }) => topics.length === 2 && data.length === 66;
const isCall = ({ method, params }, signature) =>
  method === "eth_call" && (params[0].data ?? params[0].input)?.startsWith(`0x${selector(signature)}`);

const isWider = ({ method, params }, blocks) => {
  if (method !== "eth_getLogs" || params[0].blockHash) return false;
  const [from, to] = [params[0].fromBlock, params[0].toBlock].map(Number);
  return !(to - from < Number(blocks));
};

const isNumbered = ({ method, params }) => method === "eth_getBlockByNumber" && params[0].startsWith("0x");

/** The false values that a lie puts in place of a true one. */
const HOW = {
  altered: (value) => value.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
  zero: (value) => value.replace(/(?<=^0x.*)./g, "0"),
  dropped: () => null,
};

/** The same value with what is at a path changed. */
function lie(value, [key, ...rest], how) {
  if (key === undefined) return HOW[how](value);
  if (key === "*") return value.map((each) => lie(each, rest, how));
  if (key === "word") {
    const [from, to] = [2 + 64 * Number(rest[0]), 66 + 64 * Number(rest[0])];
    return value.slice(0, from) + HOW[how](`0x${value.slice(from, to)}`).slice(2) + value.slice(to);
  }
  const copy = structuredClone(value);
  if (rest.length === 0 && how === "dropped") Array.isArray(copy) ? copy.splice(Number(key), 1) : delete copy[key];
  else if (copy[key] !== undefined) copy[key] = lie(copy[key], rest, how);
  return copy;
}

/** Changes of a list of answers. */
const ANSWERS = {
  reversed: (answers) => answers.toReversed(),
  "missing-id": (answers) => answers.slice(1),
  "repeated-id": ([first, ...others]) => [first, first, ...others.slice(1)],
  "other-id": ([first, ...others]) => [{ ...first, id: 987_654 }, ...others],
};

/** Everything else that a path may say. */
const OTHERS = ["as", "delay", "half", "cut", "no-cors", "no-preflight"];

function parse(pathname) {
  const faults = pathname.split("/").filter(Boolean).map((part) => decodeURIComponent(part).split(":"));
  for (const [name] of faults) {
    if (![INSTEAD, CALL, RESULT, ANSWERS].some((table) => name in table) && !OTHERS.includes(name)) throw new Error(`no such fault: ${name}`);
  }
  return faults.map(([name, ...values]) => ({ name, values }));
}

export async function serve({ target, port = 0 }) {
  const states = new Map();
  const stateOf = (pathname) => {
    if (!states.has(pathname)) states.set(pathname, { counts: { trips: 0, requests: 0, methods: {} } });
    return states.get(pathname);
  };
  const server = createServer((request, response) => {
    answer(request, response, target, stateOf).catch((cause) => {
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end(response.writableEnded ? undefined : String(cause));
    });
  });
  await new Promise((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    at: (...faults) => [url, ...faults].join("/"),
    counts: (address) => structuredClone(stateOf(new URL(address).pathname).counts),
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, target, stateOf) {
  const { pathname } = new URL(request.url, "http://127.0.0.1");
  const faults = parse(pathname);
  const has = (name) => faults.some((fault) => fault.name === name);
  const state = stateOf(pathname);
  if (!has("no-cors")) {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-expose-headers", "retry-after");
  }
  if (request.method === "OPTIONS") {
    if (has("no-preflight")) return response.writeHead(405).end();
    return response.writeHead(204, { "access-control-allow-headers": "content-type", "access-control-allow-methods": "POST" }).end();
  }
  if (request.method === "GET") return send(response, text(JSON.stringify(state.counts)));

  const body = JSON.parse(await read(request));
  const calls = [body].flat();
  state.counts.trips += 1;
  state.counts.requests += calls.length;
  for (const { method } of calls) state.counts.methods[method] = (state.counts.methods[method] ?? 0) + 1;

  for (const { name, values } of faults) {
    if (name === "delay") await wait(response, Number(values[0]));
    const instead = INSTEAD[name]?.(values, state, calls, Array.isArray(body));
    if (instead === "close") return response.destroy();
    if (instead) return send(response, instead);
  }
  let answers = await Promise.all(calls.map((call) => one(call, target, faults, state)));
  for (const { name } of faults) answers = ANSWERS[name]?.(answers) ?? answers;
  const whole = JSON.stringify(Array.isArray(body) ? answers : answers[0]);
  const half = whole?.slice(0, whole.length / 2);
  if (has("cut")) {
    response.writeHead(200, { "content-type": "application/json", "content-length": whole.length });
    return response.write(half, () => response.destroy());
  }
  return send(response, text(has("half") ? half : whole));
}

/** Waits, unless the one who asked leaves. */
async function wait(response, milliseconds) {
  const left = new AbortController();
  response.once("close", () => left.abort());
  await sleep(milliseconds, undefined, { signal: left.signal }).catch(() => {});
}

async function one(call, target, faults, state) {
  const sent = async (body) => {
    const said = await fetch(target, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return said.json();
  };
  const ask = async (method, ...params) => (await sent({ jsonrpc: "2.0", id: 1, method, params })).result;
  for (const { name, values } of faults) {
    const instead = await CALL[name]?.(values, call, ask, state);
    if (instead) return { jsonrpc: "2.0", id: call.id, ...instead };
  }
  const answered = await sent(call);
  if (answered.result === undefined) return answered;
  return { ...answered, result: faults.reduce((result, { name, values }) => changed(RESULT[name]?.(result, call, values), result), answered.result) };
}

const changed = (now, before) => (now === undefined ? before : now);

async function read(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function send(response, { status, headers, body, isClosed }) {
  if (isClosed) response.removeHeader("access-control-allow-origin");
  if (!response.destroyed) response.writeHead(status, { "cache-control": "no-store", ...headers }).end(body);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [target, port = "0"] = process.argv.slice(2);
  const { url } = await serve({ target, port: Number(port) });
  console.log(`${url} is in front of ${target} (stop with Ctrl-C)`);
}
