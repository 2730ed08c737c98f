// Builds the JavaScript package and packs it.
//   node tools/package.mjs FOLDER [debug]    FOLDER/packproof is the package, FOLDER/packproof-VERSION.tgz what npm publishes of it; debug compiles it quickly
// `packages/packproof/src` has everything that is written by hand. REPOSITORY is the address of the repository that publishes the package.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languageOf } from "./language.mjs";
import { manifest } from "./manifest.mjs";
import { marks } from "./marks.mjs";
import { settle } from "./profile.mjs";
import { types } from "./types.mjs";
import { WORKER, optimise, run } from "./wasm.mjs";

const [folder, profile = "release"] = process.argv.slice(2);
const { quick, target } = settle(profile);
const TARGET = "wasm32-unknown-unknown";
const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "packages/packproof");
const made = join(folder, "packproof");
const write = (name, text) => writeFileSync(join(made, name), text);

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(made, "languages"), { recursive: true });

run("cargo", "build", "--locked", "--target", TARGET, "--profile", "page", ...(quick ? [] : ["--config", WORKER]), "--package", "packproof-js", "--lib");
const compiled = join(target, TARGET, "page", "packproof_js.wasm");
const bound = join(folder, "bound");
run("wasm-bindgen", "--target", "web", "--omit-default-module-path", "--no-typescript", "--out-dir", bound, "--out-name", "glue", compiled);
// As the page's: it is 33 kB smaller in brotli than as the worker's, and what hashes and parses is compiled for speed before.
if (quick) cpSync(join(bound, "glue_bg.wasm"), join(made, "packproof.wasm"));
else optimise(join(bound, "glue_bg.wasm"), join(made, "packproof.wasm"), "page");
// A loader of the module's JavaScript, which else would run at import, and throw where there is no TextDecoder. A bundle: some workers may import nothing later.
writeFileSync(join(bound, "lazy.js"), 'export const glue = () => import("./glue.js");\n');
run("esbuild", join(bound, "lazy.js"), "--bundle", "--format=esm", "--charset=utf8", "--log-level=warning", `--outfile=${join(made, "glue.js")}`);
rmSync(bound, { recursive: true });

for (const file of readdirSync(join(source, "src"))) cpSync(join(source, "src", file), join(made, file), { recursive: true });
cpSync(join(source, "README.md"), join(made, "README.md"));
write("package.json", manifest(process.env.REPOSITORY));
write("report.d.ts", types());
cpSync(join(root, "LICENSE"), join(made, "LICENSE"));
cpSync(join(root, "crates/report/report.schema.json"), join(made, "report.schema.json"));

// English is in the module.
const catalogues = join(root, "crates/words/catalogues");
const tags = readdirSync(catalogues).map((file) => file.replace(/\.ftl$/, "")).filter((tag) => tag !== "en").sort();
for (const tag of tags) {
  // Comments are for translators.
  const text = readFileSync(join(catalogues, `${tag}.ftl`), "utf8").replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
  write(`languages/${tag}.js`, `export default ${JSON.stringify(text)};\n`);
}

// The card's sentences for a module that did not start.
const SENTENCES = { heading: "trouble-not-as-built", not_loaded: "trouble-not-loaded-says", not_checked: "card-not-checked", cause_heading: "trouble-cause", open_report: "card-open-report" };
const sentences = ["en", ...tags].map((tag) => {
  const text = readFileSync(join(catalogues, `${tag}.ftl`), "utf8");
  const said = (id) => text.match(new RegExp(`^${id} = (.+)$`, "m"))[1];
  return [tag, Object.fromEntries(Object.entries(SENTENCES).map(([name, id]) => [name, said(id)]))];
});
write("sentences.js", `/** The sentences of a card without a module, in each language. */\nexport const sentences = ${JSON.stringify(Object.fromEntries(sentences), null, 2)};\n`);

const loaders = tags.map((tag) => `  "${tag}": () => import("./languages/${tag}.js"),\n`);
write("marks.js", marks);
write("languages.js", `/** The catalogues of the sentences, each loaded when it is asked for. */\nexport const languages = {\n${loaders.join("")}};\n\n${languageOf}\nexport { languageOf };\n`);

const encoded = readFileSync(join(made, "packproof.wasm")).toString("base64");
write("bytes.js", `// packproof.wasm, for whoever cannot fetch it.\nconst encoded =\n  "${encoded}";\n\nexport const bytes = () => Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));\n`);
// A worker's file needs no other: no bundler and no address of another file.
for (const worker of ["worker.js", "worker.node.js"]) {
  const file = join(made, worker);
  run("esbuild", file, "--bundle", "--format=esm", "--external:node:*", "--charset=utf8", "--log-level=warning", "--allow-overwrite", `--outfile=${file}`);
}
rmSync(join(made, "serve.js"));

execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: made, stdio: ["ignore", "ignore", "inherit"] });
