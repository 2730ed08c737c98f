// The types and the schema of the tarball, in strict projects as they come: no library is skipped, and no type is installed that a project of its kind lacks.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { project, root, tools } from "./installed.mjs";

const USE = `import { check, fetchProof, fetchTransport, init, PackproofError, read, type Report, type Words } from "packproof";
import { PackproofReport } from "packproof/element";
import * as inline from "packproof/inline";
import type { Answer } from "packproof/worker";
await init({ languages: ["de"], wasm: new Uint8Array(8) });
const report: Report = check("{}", { name: "x" });
const whole: string | undefined = report.award?.value_cents;
if (report.steps?.some((step) => step.status === "failed")) console.log(report.error?.code === "too_large", whole);
const { words }: { words: Words } = await read("{}", { transports: [fetchTransport("https://node.example")] });
console.log(words.tone === "pass", words.cards?.recorded.price, inline.check === check, typeof PackproofReport);
try {
  await fetchProof("https://shop.example/1.json");
} catch (error) {
  if (error instanceof PackproofError && error.waiting) await fetchProof("https://shop.example/1.json", { waiting: error.waiting });
}
export type Result = Extract<Answer, { result: unknown }>["result"];
`;
const PLATFORM = `const stop = new AbortController();
const send = async (body: string, { signal }: { signal?: AbortSignal }) => ({ status: 200, text: await (await fetch("https://node.example", { body, signal: signal ?? null })).text() });
await read("{}", { transports: [{ url: "https://node.example", send }], signal: stop.signal });
fetchTransport(new URL("https://node.example"), { fetch: (request) => fetch(request) });
`;
const PAGE = `const card = document.createElement("packproof-report");
card.addEventListener("packproof-verdict", ({ detail }) => console.log(detail.verdict satisfies string | undefined));
card.addEventListener("packproof-error", (event: CustomEvent<PackproofError>) => console.log(event.detail.code satisfies string));
// @ts-expect-error: a report has no such field
card.addEventListener("packproof-verdict", ({ detail }) => detail.nothing);
card.hidden = true;
card.endpoints = ["https://node.example"];
`;
const CARD = `import "packproof/element";
import type { PackproofReport } from "packproof/element";
import { useRef } from "react";
export function Card() {
  const card = useRef<PackproofReport>(null);
  return <packproof-report ref={card} src="/pull.json" lang="de" className="card" reportUrl="/full" onpackproof-verdict={({ detail }) => console.log(detail.verdict)} />;
}
// @ts-expect-error: there is no such theme
export const wrong = <packproof-report theme="blue" />;
`;
const STRICT = { strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, noEmit: true, target: "es2022", module: "nodenext" };

/** Projects without types of others, and with those of Node and of React: each a file and the options of its compiler. */
const ALONE = {
  "a program without the libraries of browsers and of Node": ["use.ts", `${USE}declare const console: { log(...said: unknown[]): void };\n`, { lib: ["es2022"] }],
  "a page": ["use.ts", USE + PLATFORM + PAGE, { lib: ["es2022", "dom"] }],
  "a worker": ["use.ts", USE + PLATFORM, { lib: ["es2022", "webworker"] }],
  "a project that resolves by folders alone": ["use.ts", `${USE}import "packproof/element/inline";\n`, { lib: ["es2022", "dom"], module: "esnext", moduleResolution: "node10" }],
  "a project of a bundler, for an old language": ["use.ts", USE.replaceAll("await ", "void ").replaceAll("{ words }: { words: Words } = void", "words: Words = {} as Words; void"), { lib: ["es5", "dom", "es2015.promise", "es2015.iterable"], target: "es5", module: "esnext", moduleResolution: "bundler" }],
};
const WITH_TYPES = {
  "a program of Node without the library of browsers": ["use.ts", USE + PLATFORM, { lib: ["es2022"], types: ["node"] }],
  "the card in TSX with React": ["card.tsx", CARD, { lib: ["es2022", "dom"], jsx: "react-jsx", types: ["react"] }],
};

function made(name, projects) {
  const files = Object.values(projects).flatMap(([file, text, options], at) => [
    [`${at}/${file}`, text],
    [`${at}/tsconfig.json`, JSON.stringify({ compilerOptions: { ...STRICT, types: [], ...options } })],
  ]);
  return project(name, Object.fromEntries(files));
}

const alone = made("types-alone", ALONE);
const typed = made("types", WITH_TYPES);
const own = fileURLToPath(new URL("node_modules/", import.meta.url));
mkdirSync(join(typed, "node_modules/@types"), { recursive: true });
for (const each of ["@types/node", "undici-types", "@types/react", "csstype"]) symlinkSync(join(own, each), join(typed, "node_modules", each));

for (const [folder, projects] of [[alone, ALONE], [typed, WITH_TYPES]]) {
  Object.keys(projects).forEach((name, at) => {
    test(`the types compile in ${name}`, () => execFileSync(join(tools, "tsc"), ["--project", `${at}`], { cwd: folder, stdio: "inherit" }));
  });
}

test("the schema compiles in a strict validator, and judges the reports", async () => {
  const { check, init } = await import(pathToFileURL(join(alone, "node_modules/packproof/index.node.js")));
  await init();
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  formats.default(ajv);
  const judge = ajv.compile(JSON.parse(readFileSync(join(alone, "node_modules/packproof/report.schema.json"))));
  const vector = (name) => readFileSync(join(root, "tests/vectors", name));
  for (const name of ["pull-alone.json", "event-v1-ended-early.json", "event-v1-ended-early--cards_swapped.json"]) {
    assert.ok(judge(check(vector(name))), JSON.stringify(judge.errors));
  }
  assert.ok(judge(check("no payload")));
  assert.ok(!judge({ ...check(vector("pull-alone.json")), steps: 1 }));
});
