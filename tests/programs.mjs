// The programs of the workspace, for tests.
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = resolve(root, process.env.CARGO_TARGET_DIR ?? "target", "debug");

/**
 * Cargo gives a package other features when it is built alone, and then compiles most of what it depends on again. So it is asked for the whole
 * workspace, with a test: with what the native tests have compiled.
 */
const AS_TESTED = ["--workspace", "--test", "vrf"];

/** Builds a program by its name, and returns its path. */
export function build(name) {
  execFileSync("cargo", ["build", "--quiet", "--locked", "--bin", name, ...AS_TESTED], { cwd: root, stdio: "inherit" });
  return join(built, name);
}
