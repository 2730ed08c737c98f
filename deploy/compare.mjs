// Compares a site with a release, byte for byte, apart from the site's settings. It needs Node 20 or newer and nothing else.
//   node deploy/compare.mjs https://proofs.example [DIST]
// DIST is the folder of the release: dist/ of your own build, or of the tarball whose digest you have checked. Prints each difference, and ends with 1 if
// there is one, with 2 if the site or the release cannot be read, and otherwise with 0.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const SUMS = "SHA256SUMS";
const SETTINGS = "deployment.json";
/** The addresses at which a site must serve index.html, and one at which it must serve nothing. */
const PAGES = ["", "how", "packs/verify/an-id", "pack-events/verify/an-id"];
const NOTHING = "no-such-file-0123456789abcdef.js";
/** The forms in which a browser may ask for a file. */
const CODINGS = { identity: (bytes) => bytes, gzip: (bytes) => gunzipSync(bytes), br: (bytes) => brotliDecompressSync(bytes) };
/** The most bytes of one answer, and the longest time for it in milliseconds. */
const MOST = 1 << 26;
const PATIENCE = 60_000;

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** An answer's status, headers and bytes, as they came over the line. */
const get = (url, coding) =>
  new Promise((came, failed) => {
    const open = url.protocol === "https:" ? overHttps : overHttp;
    const asked = open(url, { headers: { "accept-encoding": coding, "cache-control": "no-cache" }, signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      const pieces = [];
      let count = 0;
      answer.on("error", failed);
      answer.on("data", (piece) => {
        count += piece.length;
        if (count > MOST) answer.destroy(new Error("more bytes than a release has"));
        else pieces.push(piece);
      });
      answer.on("end", () => came({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) }));
    });
    asked.on("error", failed);
    asked.end();
  });

/** The content at an address, as a browser that accepts this coding gets it. */
async function content(site, path, coding) {
  const { status, headers, bytes } = await get(new URL(path, site), coding);
  if (status !== 200) throw new Error(`status ${status}`);
  const came = headers["content-encoding"] ?? "identity";
  if (came !== "identity" && came !== coding) throw new Error(`sent in ${came}, which was not asked for`);
  return CODINGS[came](bytes);
}

/** The digests of a list of files by their names. */
const listed = (sums) => new Map([...sums.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, digest, name]) => [name, digest]));

/**
 * The differences between a site and the release in a folder, each as a line, and the site's settings. Each file is asked for in every coding, because a
 * server may send other bytes in each.
 */
export async function compare(site, dist) {
  const sums = readFileSync(join(dist, SUMS));
  const files = listed(sums.toString());
  for (const [name, digest] of files) {
    if (sha256(readFileSync(join(dist, name))) !== digest) throw new Error(`${name} in ${dist} is not the file of its own ${SUMS}`);
  }
  files.set(SUMS, sha256(sums));
  const wanted = [...files, ...PAGES.map((path) => [path, files.get("index.html")])];
  const differences = [];
  for (const [path, digest] of wanted) {
    for (const coding of Object.keys(CODINGS)) {
      const found = await content(site, path, coding).then(sha256, ({ message }) => message);
      if (found !== digest) differences.push(`/${path} (${coding}): ${/^[0-9a-f]{64}$/.test(found) ? `SHA-256 ${found}, not ${digest}` : found}`);
    }
  }
  const own = await content(site, SUMS, "identity").then((bytes) => listed(bytes.toString()), () => new Map());
  for (const name of own.keys()) if (!files.has(name)) differences.push(`/${name}: the site lists a file that is not in the release`);
  const nothing = await get(new URL(NOTHING, site), "identity");
  if (nothing.status !== 404) differences.push(`/${NOTHING}: status ${nothing.status} for a file that no release has, not 404`);
  const settings = await content(site, SETTINGS, "identity").catch(() => undefined);
  return { differences, files: files.size, settings };
}

async function main([address, dist = "dist"]) {
  const site = new URL(address.endsWith("/") ? address : `${address}/`);
  const { differences, files, settings } = await compare(site, dist);
  for (const line of differences) console.log(line);
  console.log(settings ? `settings: SHA-256 ${sha256(settings)}\n${settings.toString().trim()}` : "settings: none");
  console.log(differences.length ? `${site.origin} is not this release: ${differences.length} differences` : `${site.origin} serves this release: ${files} files, apart from its settings`);
  return differences.length ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2)).catch(({ message }) => {
    console.error(`compare: ${message}`);
    return 2;
  });
}
