// Makes the scripts and the style sheets that are shipped, in the forms that every browser knows in which the page opens.
import { execFileSync } from "node:child_process";

/** The oldest browsers with WebAssembly's vectors and references, and with sheets that a script makes (docs/deploy.md#browsers). */
export const BROWSERS = { chrome: 96, firefox: 101, safari: "16.4" };
const browsers = (between) => Object.entries(BROWSERS).map((named) => named.join(between));

const through = (program, options, input) => execFileSync(program, options, { input, encoding: "utf8", maxBuffer: 2 ** 26 }).trim();

/** Returns a style sheet with all that it imports. */
const joined = (file, ...options) => through("lightningcss", ["--bundle", "--targets", browsers(" ").join(", "), ...options, file]);

/** Makes the forms that are shipped. A script keeps the names that it gives to the page. */
export const small = {
  script: (text) => through("esbuild", ["--minify", "--charset=utf8", `--target=${browsers("")}`], text),
  style: (file) => joined(file, "--minify"),
};

/** Makes the forms of a quick build. */
export const readable = { script: (text) => text, style: (file) => joined(file) };
