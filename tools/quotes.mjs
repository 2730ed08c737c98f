// Checks that no test of the page quotes its words: four words in a row of the English catalogue. A test names a message by its id (tests/e2e/words.ts).
//   node tools/quotes.mjs
import { readdirSync, readFileSync } from "node:fs";

const TESTS = "tests/e2e/";
const RUN = 4;

/** Each run of words in a text, up to a value or a variant's key. */
const runs = (text) =>
  text.split(/[{}]|\[\w+\]|\n/).flatMap((part) => {
    const words = part.toLowerCase().match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
    return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
  });

const catalogue = readFileSync("crates/words/catalogues/en.ftl", "utf8").replace(/^#.*|^[a-z][\w-]* =/gm, "");
const said = new Set(runs(catalogue));

/** The code without comments and the titles of tests. */
const code = (text) => text.replace(/^[ \t]*(\/\/|\/?\*).*$/gm, "").replace(/\btest(\.\w+)?\((["`]).*?\2, /g, "");

const quotes = readdirSync(TESTS).filter((file) => file.endsWith(".ts")).flatMap((file) =>
  code(readFileSync(TESTS + file, "utf8")).split("\n").flatMap((line, at) =>
    runs(line).filter((run) => said.has(run)).slice(0, 1).map((run) => `${TESTS}${file}:${at + 1}: “${run}”`)));

if (quotes.length > 0) {
  console.error(`a test quotes the page's words:\n  ${quotes.join("\n  ")}`);
  process.exit(1);
}
