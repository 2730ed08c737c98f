// An endpoint in front of a node that goes wrong in the ways its path says, and counts what it is asked. For tests that need a browser or a program;
// crates/chain/tests/reader has an endpoint with every fault.
//
//   const endpoint = await serve({ target: "http://127.0.0.1:8545" });
//   endpoint.url                               answers as the node does
//   endpoint.at("delay:100", "no-logs")        an address that goes wrong: `${url}/delay:100/no-logs`
//   endpoint.counts(address)                   { trips, requests, methods } asked of that address so far
//   await endpoint.close()
//
// A trip is one HTTP request with a body, whatever batch it carries; a preflight is none. Counts and `busy` are kept an address:
// `as:NAME` does nothing but tell two addresses apart. The faults, in any combination, written WHAT:VALUE:VALUE:
//
//   delay:MS               answers that much later                 slow:METHOD:TIMES:MS   this method at once so often, and then that much later
//   status:CODE            answers this HTTP status                busy:TIMES:SECONDS     429 with Retry-After, then answers
//   html                   a page                                  silent:TRIP:TIMES      429 that no other origin may read, from this trip on so often
//   close                  closes without an answer                no-cors                lets no other origin read
//   huge:MB                an answer of that size                  word                   getPull returns another word
//   no-logs, some-logs     no logs, or every other                 held                   events returns another value
//   altered-logs           another value in each log
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../loopback.mjs";

const selector = (signature) => JSON.parse(readFileSync(new URL("build/IConsumer.json", import.meta.url))).selectors[signature];
const text = (body, type = "application/json") => ({ status: 200, headers: { "content-type": type }, body });
const busy = (headers) => ({ ...text("busy\n", "text/plain"), status: 429, headers });

/** Answers that are given instead of the node's: `(values, state)`. */
const INSTEAD = {
  status: ([code]) => ({ ...text("no\n", "text/plain"), status: Number(code) }),
  busy: ([times, seconds = "1"], state) => {
    state.busy = (state.busy ?? 0) + 1;
    return state.busy <= Number(times) && busy({ "retry-after": seconds });
  },
  silent: ([trip, times], { counts: { trips } }) => trips >= Number(trip) && trips < Number(trip) + Number(times) && { ...busy(), isClosed: true },
  html: () => text("<!DOCTYPE html><title>Welcome</title>", "text/html"),
  close: () => "close",
  huge: ([megabytes]) => text(`"${"0".repeat(Number(megabytes) * 1e6)}"`),
};

/** Changes of the node's result of a call: `(result, call)`. */
const RESULT = {
  "no-logs": logs(() => []),
  "some-logs": logs((all) => all.filter((_, index) => index % 2 === 0)),
  "altered-logs": logs((all) => all.map((log) => ({ ...log, data: altered(log.data) }))),
  word: getter("getPull(bytes32)", 3),
  held: getter("events(bytes32)", 0),
};

function logs(change) {
  return (result, { method }) => (method === "eth_getLogs" ? change(result) : result);
}

/** Changes this word of what a getter returns. */
function getter(signature, at) {
  const end = 2 + 64 * (at + 1);
  const isOf = ({ method, params }) => method === "eth_call" && (params[0].data ?? params[0].input)?.startsWith(`0x${selector(signature)}`);
  return (result, call) => (isOf(call) ? altered(result.slice(0, end)) + result.slice(end) : result);
}

/** The same value with another last digit. */
function altered(value) {
  return value.replace(/[0-9a-f]$/, (last) => (last === "0" ? "1" : "0"));
}

/** Everything else that a path may say. */
const OTHERS = ["as", "delay", "slow", "no-cors"];

function parse(pathname) {
  const faults = pathname.split("/").filter(Boolean).map((part) => decodeURIComponent(part).split(":"));
  for (const [name] of faults) if (!(name in INSTEAD || name in RESULT || OTHERS.includes(name))) throw new Error(`no such fault: ${name}`);
  return faults.map(([name, ...values]) => ({ name, values }));
}

export async function serve({ target }) {
  const states = new Map();
  const stateOf = (pathname) => {
    if (!states.has(pathname)) states.set(pathname, { counts: { trips: 0, requests: 0, methods: {} } });
    return states.get(pathname);
  };
  const { url, close } = await listen((request, response) => {
    answer(request, response, target, stateOf).catch((cause) => {
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end(response.writableEnded ? undefined : String(cause));
    });
  });
  return {
    url,
    at: (...faults) => [url, ...faults].join("/"),
    counts: (address) => structuredClone(stateOf(new URL(address).pathname).counts),
    close,
  };
}

async function answer(request, response, target, stateOf) {
  const { pathname } = new URL(request.url, "http://127.0.0.1");
  const faults = parse(pathname);
  const state = stateOf(pathname);
  if (!faults.some(({ name }) => name === "no-cors")) {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-expose-headers", "retry-after");
  }
  if (request.method === "OPTIONS") {
    return response.writeHead(204, { "access-control-allow-headers": "content-type", "access-control-allow-methods": "POST" }).end();
  }
  const body = JSON.parse(await read(request));
  const calls = [body].flat();
  state.counts.trips += 1;
  state.counts.requests += calls.length;
  for (const { method } of calls) state.counts.methods[method] = (state.counts.methods[method] ?? 0) + 1;

  for (const { name, values } of faults) {
    if (name === "delay") await wait(response, Number(values[0]));
    const instead = INSTEAD[name]?.(values, state);
    if (instead === "close") return response.destroy();
    if (instead) return send(response, instead);
  }
  const answers = await Promise.all(calls.map((call) => one(call, target, faults, state)));
  return send(response, text(JSON.stringify(Array.isArray(body) ? answers : answers[0])));
}

/** Waits, unless the one who asked leaves. */
async function wait(response, milliseconds) {
  const left = new AbortController();
  response.once("close", () => left.abort());
  await sleep(milliseconds, undefined, { signal: left.signal }).catch(() => {});
}

async function one(call, target, faults, state) {
  for (const { name, values: [method, times, milliseconds] } of faults) {
    if (name !== "slow" || method !== call.method) continue;
    state.slow = (state.slow ?? 0) + 1;
    if (state.slow > Number(times)) await sleep(Number(milliseconds), undefined, { ref: false });
  }
  const said = await fetch(target, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(call) });
  const answered = await said.json();
  if (answered.result === undefined) return answered;
  return { ...answered, result: faults.reduce((result, { name }) => (RESULT[name] ? RESULT[name](result, call) : result), answered.result) };
}

async function read(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function send(response, { status, headers, body, isClosed }) {
  if (isClosed) response.removeHeader("access-control-allow-origin");
  if (!response.destroyed) response.writeHead(status, { "cache-control": "no-store", ...headers }).end(body);
}
