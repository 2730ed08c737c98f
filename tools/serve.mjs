// Serves dist/ on loopback, with a fallback to index.html, and answers `/v1/...` from a script. Sends a file with its `.br` or `.gz`, and a large
// answer, in a form that the reader accepts, and lets caches keep a file that is named by its content.
//   node tools/serve.mjs [--dist dist] [--port 8080] [--routes tools/samples.mjs] [--links]     --links prints the samples' addresses
// As a module: `serve({ dist, routes, port })` resolves to `{ url, close }`; port 0 means any free one.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The bundled samples' addresses for a quick look. */
const LINKS = [
  ["a check that passes", "/packs/verify/5b0d6c1e-7a42-4f0b-9d3a-2e8f51c7a904"],
  ["one that fails", "/samples/pull-broken"],
  ["an event that still runs", "/pack-events/verify/b0f38f4d-6ce6-4ae8-9369-ff3e4bb10ef8"],
];
/** The type of a file by its ending. */
export const TYPES = {
  ".bin": "application/octet-stream",
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** The codings for a file, the best first: the coding's name, and the ending of the file next to it. */
const CODINGS = [["br", ".br"], ["gzip", ".gz"]];
/** The ways to compress an answer while its reader waits, the best first. The quality is one that costs a server little. */
const WAYS = [
  ["br", (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ["gzip", promisify(gzip)],
];
/** The bytes from which an answer is compressed: a smaller one fits in one packet. */
const LARGE = 1_400;
/** The addresses of proofs, with any id: `an.id` is not a file. */
const PROOFS = /^\/(packs|pack-events)\/verify\//;
const NOT_FOUND = { status: 404, body: { error: "not_found" } };

/**
 * Serves `dist` on 127.0.0.1.
 *
 * `routes(url, request)` is asked first, for every path under `/v1/`, and may be async. It returns `undefined` (an unknown id) or
 * `{ status = 200, headers = {}, delayMs = 0, body | bodyStream }`: a body is text, bytes, or an object sent as JSON; a stream is
 * any (async) iterable of text or bytes.
 */
export async function serve({ dist, routes = () => undefined, port = 0 }) {
  const root = resolve(dist);
  const server = createServer((request, response) => {
    answer(request, response, root, routes).catch((cause) => {
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end(response.writableEnded ? undefined : String(cause));
    });
  });
  await new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, root, routes) {
  const url = new URL(request.url, "http://127.0.0.1");
  if (url.pathname.startsWith("/v1/")) {
    return send(request, response, await compressed(request, (await routes(url, request)) ?? NOT_FOUND));
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return send(request, response, { status: 405, headers: { allow: "GET, HEAD" }, body: "" });
  }
  const file = await find(root, url.pathname);
  if (!file) return send(request, response, { status: 404, headers: { "content-type": "text/plain" }, body: "not found\n" });
  const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
  if (/-[0-9a-f]{16}\.\w+$/.test(file)) headers["cache-control"] = "public, max-age=31536000, immutable";
  const coded = await beside(file);
  if (coded.length > 0) headers.vary = "accept-encoding";
  const [coding, path] = coded.find(([coding]) => accepts(request, coding)) ?? [undefined, file];
  if (coding) headers["content-encoding"] = coding;
  return send(request, response, { headers, bodyStream: createReadStream(path) });
}

const isFile = (path) => stat(path).then((found) => found.isFile(), () => false);

/** The compressed copies next to a file: codings with their paths. */
async function beside(file) {
  const all = CODINGS.map(([coding, suffix]) => [coding, file + suffix]);
  const there = await Promise.all(all.map(([, path]) => isFile(path)));
  return all.filter((_, at) => there[at]);
}

/** Returns whether a request accepts a coding: by its name, with a weight above 0. */
function accepts({ headers }, coding) {
  const named = (headers["accept-encoding"] ?? "").split(",").map((each) => each.trim().split(/\s*;\s*q=/));
  return named.some(([name, weight = "1"]) => name.toLowerCase() === coding && Number(weight) > 0);
}

/**
 * Returns the file that a path names: itself, or index.html for a proof's address and for a path without an extension. A missing asset never becomes
 * the page.
 */
async function find(root, pathname) {
  if (PROOFS.test(pathname)) return join(root, "index.html");
  let name;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const path = resolve(join(root, name));
  if (name.includes("\0") || !(path + sep).startsWith(root + sep)) return undefined;
  if (await isFile(path)) return path;
  return extname(path) === "" ? join(root, "index.html") : undefined;
}

/** Compresses an answer, unless it is small, a stream, or already has a length or a coding. */
async function compressed(request, answer) {
  const { headers = {}, body = "", bodyStream } = answer;
  const isSet = Object.keys(headers).some((name) => /^content-(length|encoding)$/i.test(name));
  if (isSet || bodyStream || (!ArrayBuffer.isView(body) && typeof body !== "string") || body.length < LARGE) return answer;
  const [coding, way] = WAYS.find(([coding]) => accepts(request, coding)) ?? [];
  const vary = { vary: "accept-encoding" };
  if (!way) return { ...answer, headers: { ...headers, ...vary } };
  return { ...answer, headers: { ...headers, ...vary, "content-encoding": coding }, body: await way(body) };
}

async function send(request, response, { status = 200, headers = {}, delayMs = 0, body = "", bodyStream }) {
  if (delayMs > 0) await sleep(delayMs);
  if (response.destroyed) return;
  const json = typeof body === "object" && !ArrayBuffer.isView(body);
  response.writeHead(status, {
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    ...(json && { "content-type": "application/json" }),
    ...headers,
  });
  if (request.method === "HEAD") return response.end();
  if (!bodyStream) return response.end(json ? JSON.stringify(body) : body);
  // The reader may leave at any time, which is not a failure of the server.
  await pipeline(Readable.from(bodyStream), response).catch(() => response.destroy());
}

/** Listens on `port`, or on the next free one. */
async function serveNear(options) {
  for (let port = options.port; port < options.port + 100; port += 1) {
    try {
      return await serve({ ...options, port });
    } catch (cause) {
      if (cause.code !== "EADDRINUSE") throw cause;
    }
  }
  throw new Error(`no free port from ${options.port} on`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dist: { type: "string", default: "dist" },
      port: { type: "string", default: "8080" },
      routes: { type: "string" },
      links: { type: "boolean" },
    },
  });
  const routes = values.routes && (await import(pathToFileURL(resolve(values.routes)))).default;
  const { url } = await serveNear({ dist: values.dist, routes, port: Number(values.port) });
  console.log(`packproof is at ${url}/ (stop with Ctrl-C)`);
  if (values.links) for (const [what, path] of LINKS) console.log(`  ${what.padEnd(24)} ${url}${path}`);
}
