// What a WebAssembly module becomes after it is compiled: its JavaScript is written beside it, and it is made small. The pin of the splitter
// (tools/versions.env) says what of its output this rests on.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kept } from "./kept.mjs";

/** What the modules may use of WebAssembly: every browser that the page opens in has it. */
const FEATURES = ["bulk-memory", "mutable-globals", "multivalue", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/** Cargo's settings for what runs in the worker. */
export const WORKER = "tools/worker.toml";

export const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });

/**
 * Splits a module into the parts that its code names (`wasm_split`), and binds the first. Writes FOLDER/NAME.js, FOLDER/NAME.wasm, and
 * FOLDER/NAME.PART.wasm of each part. What several parts share is FOLDER/NAME.PART.PART.wasm. Returns the names of these files.
 */
export function split(module, folder, name) {
  const room = join(folder, `${name}.parts`);
  mkdirSync(room, { recursive: true });
  run("wasm-split-cli", module, room);
  run("wasm-bindgen", "--target", "no-modules", "--no-typescript", "--keep-lld-exports", "--out-dir", room, "--out-name", name, join(room, "main.wasm"));
  renameSync(join(room, `${name}_bg.wasm`), join(folder, `${name}.wasm`));
  const written = readFileSync(join(room, "__wasm_split.js"), "utf8");
  const names = new Map(Object.entries(partsOf(written)).map(([file, parts]) => [file, [name, ...parts, "wasm"].join(".")]));
  if (new Set(names.values()).size !== names.size) throw new Error("two parts have one name");
  for (const [file, called] of names) renameSync(join(room, file), join(folder, called));
  const script = readFileSync(join(room, `${name}.js`), "utf8").replaceAll('require("./__wasm_split.js")', "links");
  if (script.includes("require(")) throw new Error("the script needs more than its parts");
  writeFileSync(join(folder, `${name}.js`), links(written, (file) => names.get(file)) + script);
  rmSync(room, { recursive: true });
  return [...names.values()];
}

/** Which parts need each file that the splitter has written. */
function partsOf(written) {
  const own = [...written.matchAll(/"\.\/(split_(\w+)\.wasm)"/g)].map(([, file, part]) => [file, [part]]);
  const common = [...written.matchAll(/^\/\* ([\w, ]+) \*\/\n[^"]*"\.\/(chunk_\d+\.wasm)"/gm)].map(([, parts, file]) => [file, parts.split(", ").sort()]);
  return Object.fromEntries([...own, ...common]);
}

/**
 * The loaders of the parts as an object, `links`, for a script that is no module. What the splitter writes fetches each part by an
 * address; `part(NAME)`, which stands before it, gives a compiled one that is known to be what was built.
 */
function links(written, called) {
  const loaders = [...written.matchAll(/^export const (\w+) = /gm)].map(([, loader]) => loader);
  const fetched = /fetch\(new URL\("\.\/(\w+\.wasm)", import\.meta\.url\)\)/g;
  const body = [
    [/^import \{ initSync \} from "\.\/main\.js";$/m, ""],
    ["initSync(undefined, undefined)", "wasm_bindgen.initSync()"],
    [/^ *console\.error\(e\);$/m, ""],
  ].reduce((text, [old, replacement]) => once(text, old, replacement), written);
  const own = body
    .replace(/^export /gm, "")
    .replace(fetched, (_, file) => `part("${called(file)}")`)
    .replaceAll("(WebAssembly.instantiateStreaming(src, imports))", "WebAssembly.instantiate(await src, imports)");
  if (/import|fetch\(|Streaming/.test(own.replaceAll(/[iI]mports/g, ""))) throw new Error("the splitter writes another form than is known here");
  return `const links = (() => {\n${own}\nreturn { ${loaders.join(", ")} };\n})();\n`;
}

/** Replaces what must be there exactly once. */
function once(text, old, replacement) {
  const pieces = text.split(old);
  if (pieces.length !== 2) throw new Error(`${old} is there ${pieces.length - 1} times`);
  return pieces.join(replacement);
}

/**
 * The lowest memory is the far end of the stack, so no address wraps round to it. What is called most has the shortest number. No browser reads
 * which tools made a module, and for which features: about 150 bytes of brotli in each part.
 */
const PASSES = ["--low-memory-unused", "--reorder-functions", "--strip-producers", "--strip-target-features"];

/**
 * What wasm-opt makes of a module. The page is to be small; against `z`, `s` makes it 4 % larger, and 2 kB smaller in brotli. A large function stays
 * by itself there even where it is called once: a browser compiles a function whole at its first call. The worker is to be fast.
 */
const AIMS = {
  page: ["-Os", "--one-caller-inline-max-function-size=60"],
  worker: ["-O3", "--enable-simd"],
};

/** Optimises a module as what is part of the `page` or of the `worker`. */
export function optimise(module, to, aim) {
  const options = [...AIMS[aim], ...PASSES, ...FEATURES.map((feature) => `--enable-${feature}`)];
  const way = [execFileSync("wasm-opt", ["--version"]), ...options].join("\n");
  const optimised = kept(way, readFileSync(module), () => {
    const { status, stderr, error } = spawnSync("wasm-opt", [...options, module, "-o", to], { encoding: "utf8" });
    if (error) throw error;
    // The splitter keeps the names of labels, which wasm-opt does not know and drops.
    process.stderr.write(stderr.replace(/^warning: unknown name subsection with id 3 .*\n/gm, ""));
    if (status !== 0) throw new Error(`wasm-opt ended with ${status} on ${module}`);
    return readFileSync(to);
  });
  writeFileSync(to, optimised);
}
