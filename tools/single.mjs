// single.mjs DIRECTORY: writes packproof.html beside index.html: the same page in one file, which opens from the disk and asks nobody for
// any of itself; and names its SHA-256 in index.html, where the page offers it. Says how large it is, and that SHA-256. To be run again
// when index.html was edited.
//   the page's script stands in it as it is, like the style already; both modules, the worker's script and the languages' words compressed;
//   the samples as text, which the page reads without waiting
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { sha256, startScript, tag, withPolicy } from "./shell.mjs";

const FILE = "packproof.html";
const SINGLE = /<meta name="single"[^>]*>/;
/** What index.html alone says: its policy, what is shown where a link is posted, and where the single file is. */
const OF_THE_SITE = /\s*(<!--(?:(?!-->)[^])*-->\s*)?<meta (http-equiv="Content-Security-Policy"|property="og:|name="twitter:|name="single")[^>]*>/g;
const PART = /<meta name="([\w.-]+\.\w+)" content="\/([^"]+)" data-sha256="\w+">/g;

export function single(directory) {
  const read = (name) => readFileSync(join(directory, name));
  const page = read("index.html").toString();
  const file = inOne(page, read, readdirSync(join(directory, "samples")));
  const digest = sha256(file, "hex");
  writeFileSync(join(directory, FILE), file);
  writeFileSync(join(directory, "index.html"), page.replace(SINGLE, `<meta name="single" content="/${FILE}" data-sha256="${digest}">`));
  return { bytes: file.length, digest };
}

function inOne(page, read, samples) {
  const found = (pattern) => pattern.exec(page) ?? fail(`index.html has no ${pattern}`);
  const [script] = found(/<script data-cfasync="false">[^]*?<\/script>/);
  const [icon, picture] = found(/<link rel="icon" href="\/([^"]+)"/);
  const parts = [...page.matchAll(PART)].map(([, name, address]) => [name, read(address)]);
  const { "page.js": pageScript, ...others } = Object.fromEntries(parts);

  const blocks = [
    tag("script", "", pageScript),
    ...Object.entries(others).map(([name, content]) => tag("script", ` type="application/gzip" data-part="${name}"`, gzipSync(content, { level: 9 }).toString("base64"))),
    ...samples
      .filter((name) => name.endsWith(".json") && name !== "manifest.json")
      .sort()
      .map((name) => tag("script", ` type="application/json" data-part="samples/${name}"`, read(`samples/${name}`))),
  ];
  const [head, body] = page.split("<body>");
  const links = body.replaceAll('href="/', 'href="?/').replace("</body>", () => `${blocks.join("\n")}\n  </body>`);
  const replaced = [
    [/<html /, "<html data-single "],
    [OF_THE_SITE, ""],
    [script, tag("script", "", startScript("embedded"))],
    [icon, `<link rel="icon" href="data:image/svg+xml;base64,${read(picture).toString("base64")}"`],
  ].reduce((html, [old, now]) => html.replace(old, () => now), head);
  return withPolicy(`${replaced}<body>${links}`);
}

function fail(why) {
  throw new Error(why);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, digest } = single(process.argv[2] ?? "dist");
  console.log(`${FILE}: ${bytes.toLocaleString("en")} bytes, SHA-256 ${digest}`);
}
