// Chooses cargo's settings for the page, by the profile's name in Trunk.
import { join, resolve } from "node:path";

/** Cargo's settings, of which one is the folder that it compiles into. */
const PROFILES = {
  // The release names no path of this machine.
  release: { CARGO_TARGET_DIR: "shipped", RUSTC_WRAPPER: resolve("tools/rustc") },
  // The build for a quick look: compiled in seconds, several times larger and slower.
  debug: {
    CARGO_TARGET_DIR: "quick",
    CARGO_PROFILE_PAGE_LTO: "off",
    CARGO_PROFILE_PAGE_OPT_LEVEL: "1",
    CARGO_PROFILE_PAGE_CODEGEN_UNITS: "16",
    CARGO_PROFILE_PAGE_INCREMENTAL: "true",
  },
};

/**
 * Sets cargo's environment for this process. Returns whether the build is quick, the folder that cargo compiles into, and the folder of the modules.
 */
export function settle(profile) {
  const settings = PROFILES[profile];
  const target = resolve(process.env.CARGO_TARGET_DIR ?? "target", settings.CARGO_TARGET_DIR);
  Object.assign(process.env, settings, { CARGO_TARGET_DIR: target });
  return { quick: profile === "debug", target, modules: join(target, "modules") };
}
