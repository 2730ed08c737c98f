// Every example of the package's README, run as it is written: each line with a comment prints what the comment says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { project, root } from "./installed.mjs";

const readme = readFileSync(join(root, "packages/packproof/README.md"), "utf8");
const examples = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
const pull = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const line = JSON.stringify(JSON.parse(pull));

/** The endpoints of the examples, which nobody has: they answer as a node of another chain does. */
const ANSWERS = `globalThis.fetch = async (request) => {
  if (!/^https:\\/\\/(node|another)\\.example/.test(request.url)) throw new Error(request.url);
  const answer = ({ id }) => ({ jsonrpc: "2.0", id, result: "0x1" });
  const calls = await request.json();
  return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls));
};
`;

const made = project("readme", {
  "answers.mjs": ANSWERS,
  "pull.json": pull,
  "pulls.jsonl": `${line}\n${line}\n`,
  "pulls.zip": "PK\u0003\u0004",
  ...Object.fromEntries(examples.map((code, at) => [`example-${at}.mjs`, code])),
});

test("the README has its examples", () => assert.equal(examples.length, 6));

examples.forEach((code, at) => {
  test(`example ${at + 1}`, () => {
    const printed = execFileSync("node", ["--import", "./answers.mjs", `example-${at}.mjs`], { cwd: made, encoding: "utf8" }).split("\n");
    const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, wanted]) => wanted);
    for (const wanted of said) assert.ok(printed.includes(wanted), `${wanted} in ${printed}`);
    assert.ok(printed.length > 1);
  });
});
