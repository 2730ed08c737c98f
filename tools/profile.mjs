// How cargo compiles the page, by the name that Trunk gives it.
import { join, resolve } from "node:path";

/** Cargo's settings, of which one is the folder that it compiles into. */
const PROFILES = {
  // What is shipped names no path of this machine.
  release: { CARGO_TARGET_DIR: "shipped", RUSTC_WRAPPER: resolve("tools/rustc") },
  // What is built to be looked at: compiled in seconds, several times larger and slower.
  debug: {
    CARGO_TARGET_DIR: "quick",
    CARGO_PROFILE_RELEASE_LTO: "off",
    CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
    CARGO_PROFILE_RELEASE_INCREMENTAL: "true",
  },
};

/** Settles how this process has cargo compile. Returns whether that is quick, the folder that it compiles into, and the one of the modules. */
export function settle(profile) {
  const settings = PROFILES[profile];
  const target = resolve(process.env.CARGO_TARGET_DIR ?? "target", settings.CARGO_TARGET_DIR);
  Object.assign(process.env, settings, { CARGO_TARGET_DIR: target });
  return { quick: profile === "debug", target, modules: join(target, "modules") };
}
