// What the served page (finish.mjs) and the single file (single.mjs) have in common: the start script, and the policy under which
// nothing else runs.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

export const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);

/** Replaces what must be there exactly once. */
export function replaceOnce(text, old, replacement) {
  const pieces = text.split(old);
  if (pieces.length !== 2) throw new Error(`index.html holds ${old} ${pieces.length - 1} times instead of once`);
  return pieces.join(replacement);
}

/**
 * The start script, without its comments; `parts` names the file that says where the page's parts come from. In a block of its own, so
 * that it leaves no names in the page but those it means to.
 */
export function startScript(parts) {
  const files = ["policy", parts, "start"].map(withoutComments);
  return `\n{\n${files.join("\n")}\n}\n`;
}

/** A script of the shell, without the comments that have a line of their own. */
export function withoutComments(noun) {
  const script = readFileSync(new URL(`../src/ui/shell/${noun}.js`, import.meta.url), "utf8");
  return script
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/\*\*.*\*\/$|$)/.test(line))
    .join("\n");
}

/** An element with a content that cannot end it. */
export function tag(element, attributes, content) {
  if (/<\/(script|style)|<!--/i.test(content)) throw new Error(`a ${element}${attributes} would end too early`);
  return `<${element}${attributes}>${content}</${element}>`;
}

/** The contents of the elements that a page runs or styles itself with. */
const inside = (html, element) => [...html.matchAll(new RegExp(`<${element}(?: data-cfasync="false")?>([^]*?)</${element}>`, "g"))].map(([, content]) => content);

/**
 * Gives a page its policy: what it may load and run is the `own` files, where it has any, and what stands in it, by hash. Its workers,
 * started from bytes, live under the same: they ask the service, and the endpoint that the reader chose.
 */
export function withPolicy(html, own = "") {
  const sources = (...all) => all.filter((source) => source !== "").join(" ");
  const hashes = (element) => inside(html, element).map((content) => `'sha256-${sha256(content, "base64")}'`);
  const policy = [
    "default-src 'none'",
    `script-src ${sources(own, "'wasm-unsafe-eval'", ...hashes("script"))}`,
    "worker-src blob:",
    `connect-src ${sources(own, "https: http://127.0.0.1:* http://localhost:*")}`,
    `style-src ${sources(...hashes("style"))}`,
    `img-src ${sources(own, "data: https:")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types start default",
  ].join("; ");
  return replaceOnce(html, '<meta charset="utf-8">', `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
