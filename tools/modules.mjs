// Trunk's pre-build hook: compiles, binds and optimises the three programs, into the folder where tools/dist.mjs finds them.
//   page      page.js and page.wasm, from src/
//   verdict   verdict.js and verdict.wasm, from src/bin/verdict/
//   details   details.js and details.wasm, from src/bin/details/
// A quick build leaves them as they were compiled.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { settle } from "./profile.mjs";
import { WORKER, bind, optimise, run } from "./wasm.mjs";

const { quick, target, modules: folder } = settle(process.env.TRUNK_PROFILE);

const TARGET = "wasm32-unknown-unknown";
/**
 * The settings of the workers. With the page's dependencies and settings they compile in seconds after it; with separate ones they are faster,
 * and smaller.
 */
const AS = quick ? ["--features", "leptos"] : ["--config", WORKER];
/** The programs that are compiled together, with their aim and cargo's arguments for them. */
const ROUNDS = [
  { names: ["verdict", "details"], aim: "worker", asked: AS },
  { names: ["page"], aim: "page", asked: ["--features", "page"] },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { names, aim, asked } of ROUNDS) {
  const began = Date.now();
  run("cargo", "build", "--locked", "--target", TARGET, "--profile", "page", ...asked, ...names.flatMap((name) => ["--bin", name]));
  for (const name of names) {
    bind(join(target, TARGET, "page", `${name}.wasm`), folder, name);
    const module = join(folder, `${name}.wasm`);
    if (!quick) optimise(module, module, aim);
  }
  console.log(`${names.join(" and ")}: ${Math.round((Date.now() - began) / 1000)} s`);
}
