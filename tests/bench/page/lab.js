// Defines the functions that the benchmark's driver calls in the page. Each file is fetched once and handed to every worker as a File.
import { Shipped } from "./shipped.js";

const files = new Map();
const workers = new Map();
const peers = new Map();
const programs = {};

/** Names the script of a program, and compiles its module once for all workers. */
async function useProgram(name, script, module) {
  programs[name] = { script, module: await WebAssembly.compileStreaming(fetch(module)) };
}

/** Fetches an input by its name, or a file by its address, and returns its size in bytes. */
async function load(name) {
  const address = name.startsWith("/") ? name : `/inputs/${name}.json`;
  const blob = await (await fetch(address)).blob();
  files.set(name, new File([blob], address.split("/").at(-1), { type: "application/json" }));
  return blob.size;
}

/** Runs one check by the shipped worker of this name, which is started if there is none. */
async function check(worker, name) {
  if (!workers.has(worker)) workers.set(worker, await new Shipped(programs.verdict).start());
  return workers.get(worker).check(files.get(name));
}

/** Runs one task of a peer's worker of this name, which is started if there is none. */
async function peer(worker, task) {
  if (!peers.has(worker)) peers.set(worker, await startPeer());
  const { file } = task;
  return request(peers.get(worker), { ...task, ...(file && { file: files.get(file) }) });
}

/** Ends all workers. */
function end() {
  for (const worker of workers.values()) worker.end();
  for (const worker of peers.values()) worker.terminate();
  workers.clear();
  peers.clear();
}

/** Returns the shipped worker's wasm memory in bytes: at its start, and its peak on one check. */
async function memory(name) {
  const { script, module } = programs.verdict;
  const worker = await new Shipped({ script: `/bench/memory.js?worker=${encodeURIComponent(script)}`, module }).start();
  const before = await worker.memory();
  const { verdict } = await worker.check(files.get(name));
  const peak = await worker.memory();
  worker.end();
  return { verdict, before, peak };
}

/** Checks `count` files on `size` workers, as the page's own batch does: each worker gets the next
    file when it is done. Returns the verdicts that occurred, and the milliseconds. */
async function many(names, count, size) {
  const queue = Array.from({ length: count }, (_, at) => {
    const file = files.get(names[at % names.length]);
    return new File([file], file.name, { type: file.type });
  });
  const verdicts = new Set();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: size }, async () => {
      const worker = await new Shipped(programs.details).start();
      for (let file = queue.pop(); file; file = queue.pop()) {
        const { verdict } = await worker.summary(file);
        verdicts.add(verdict);
      }
      worker.end();
    }),
  );
  return { verdicts: [...verdicts], whole: performance.now() - start };
}

async function startPeer() {
  const worker = new Worker("/bench/peer.js", { type: "module" });
  await answer(worker);
  return worker;
}

function request(worker, message) {
  const answered = answer(worker);
  worker.postMessage(message);
  return answered;
}

function answer(worker) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.failed ? reject(new Error(data.failed)) : resolve(data.done));
    worker.onerror = (event) => reject(new Error(event.message ?? "a peer's worker did not start"));
  });
}

window.lab = { useProgram, load, shipped: check, peer, end, memory, many };
