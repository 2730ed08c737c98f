// Trunk's post-build hook, on the staged files: what Trunk leaves unnamed or in pieces gets its final name.
//   the page's and the worker's script and module, and each language's words -> NAME-DIGEST.EXTENSION, where the digest is the first
//                                16 digits of the SHA-256 that index.html names whole, in <meta name="page.js"> and so on
//   the oracle's prover       -> the same, of crates/prover
//   the rules                 -> the same, made of docs/protocol.md by crates/rules
//   the style sheets          -> index.html itself, in its order: what is seen first waits for no other file
// The start script (src/ui/shell/) takes the place of Trunk's: it asks for these parts, and refuses what is not the same.
// Then the single file, packproof.html, is made of all that.
// The policy of what the page may load and run names that script and the style by their hashes: nothing else that stands in the page counts.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { replaceOnce, sha256, startScript, tag, withPolicy } from "./shell.mjs";
import { single } from "./single.mjs";

const staging = process.env.TRUNK_STAGING_DIR;
const base = process.env.TRUNK_PUBLIC_URL;

const read = (name) => readFileSync(join(staging, name));
const write = (name, content) => writeFileSync(join(staging, name), content);
const remove = (name) => rmSync(join(staging, name));

/** Names a file by its content, and returns its address. */
function name(stem, extension, content) {
  const file = `${stem}-${sha256(content, "hex").slice(0, 16)}.${extension}`;
  write(file, content);
  return base + file;
}

/** Takes a file away, names it by its content, and returns the tag by which the page asks for it. */
function part(called, stem, file, end = "") {
  const content = Buffer.concat([read(file), Buffer.from(end)]);
  remove(file);
  const address = name(stem, called.split(".").at(-1), content);
  return `<meta name="${called}" content="${address}" data-sha256="${sha256(content, "hex")}">`;
}

/** The worker is started by its module, which the page has compiled. A failed start is thrown, so that the page's `onerror` hears of it. */
const START_WORKER =
  ";onmessage=({data})=>{onmessage=null;" +
  "wasm_bindgen({module_or_path:data}).catch(cause=>setTimeout(()=>{throw cause}))};";

/** Makes the rules of the document, and returns the file that has them. */
function rules() {
  const file = "rules.bin";
  const made = ["run", "--quiet", "--locked", "--package", "packproof-rules", "--", "docs/protocol.md", join(staging, file)];
  execFileSync("cargo", made, { stdio: ["ignore", "inherit", "inherit"] });
  return file;
}

/** Takes the module that checks the oracle's proofs, which `make` has built, and returns its file. Trunk knows nothing of it. */
function prover() {
  const file = "prover.wasm";
  const built = join(process.env.CARGO_TARGET_DIR ?? "target", "wasm32-unknown-unknown", "release", file);
  const features = ["bulk-memory", "mutable-globals", "multivalue", "nontrapping-float-to-int", "reference-types", "sign-ext"].map((feature) => `--enable-${feature}`);
  if (process.env.TRUNK_PROFILE === "release") execFileSync("wasm-opt", ["-Oz", ...features, built, "-o", join(staging, file)]);
  else copyFileSync(built, join(staging, file));
  return file;
}

/** All that the start script asks for. English is in the page's module already. */
function parts() {
  const script = readdirSync(staging).find((file) => /^page-\w+\.js$/.test(file));
  const words = readdirSync(join(staging, "catalogues")).filter((file) => file !== "en.ftl").sort();
  const tags = [
    part("page.js", "packproof", script),
    part("page.wasm", "packproof", script.replace(".js", "_bg.wasm")),
    part("worker.js", "worker", "worker.js", START_WORKER),
    part("worker.wasm", "worker", "worker_bg.wasm"),
    part("prover.wasm", "prover", prover()),
    part("rules.bin", "rules", rules()),
    ...words.map((file) => part(file, file.replace(".ftl", ""), join("catalogues", file))),
  ];
  rmSync(join(staging, "catalogues"), { recursive: true });
  return tags.join("\n    ");
}

/** The commit of the checkout that is built, with a + where something in it was changed; nothing where there is no checkout. */
function commit() {
  const git = (...asked) => execFileSync("git", asked, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy without its history may lie within a checkout of something else.
    if (!existsSync(".git")) return "";
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") ? "+" : "");
  } catch {
    return "";
  }
}

/** Puts the style sheets that the page links into the page, in the place of the first. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  if (links.length === 0) throw new Error("index.html links no style sheet");
  const files = links.map((link) => /href="([^"]+)"/.exec(link)[1].slice(base.length));
  const css = Buffer.concat(files.map(read)).toString();
  files.forEach(remove);
  const [first, ...others] = links;
  const rest = others.reduce((page, link) => replaceOnce(page, link, ""), html);
  return replaceOnce(rest, first, tag("style", "", css));
}

// Trunk starts and preloads the page in its own way.
const html = read("index.html").toString().replace(/<link rel="(module)?preload"[^>]*>/g, "").replace(/<script\b[^>]*>(?!@start@)[^]*?<\/script>/g, "");
const named = replaceOnce(joinStyles(html), '<meta name="parts" content="@parts@">', parts());
const page = replaceOnce(replaceOnce(named, "@commit@", commit()), "@start@", startScript("parts"));
write("index.html", withPolicy(page.replace(/\n\s*\n/g, "\n"), "'self'"));
single(staging);
