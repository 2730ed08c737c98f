// Serves the page as a deployment would (dist/, the samples under /v1/), and the benchmark's own files under /bench/.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import samples from "../../tools/samples.mjs";
import { TYPES } from "../../tools/serve.mjs";

/** Serves `folders`: pairs of an address prefix and its folder, of which the first that fits wins. Resolves to `{ url, close }`. */
export async function serve(folders) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://127.0.0.1");
    const sample = samples({ pathname });
    if (sample) {
      response.writeHead(200, { ...sample.headers, "cache-control": "no-cache" });
      return response.end(sample.body);
    }
    const file = find(folders, normalize(decodeURIComponent(pathname)));
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": statSync(file).size,
      // A file that is named by its content is cached for ever. An isolated page has a clock of 5 microseconds.
      "cache-control": /\.(js|wasm|css)$/.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Finds a file, or index.html for a path of the page, which has no extension. */
function find(folders, pathname) {
  const [prefix, folder] = folders.find(([prefix]) => pathname.startsWith(prefix));
  const file = join(folder, extname(pathname) ? pathname.slice(prefix.length) : "index.html");
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
