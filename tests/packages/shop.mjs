// A shop's page with a card, under a strict policy and hostile CSS, and the answers of its server.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { project, root } from "./installed.mjs";

export const vector = (name) => readFileSync(join(root, "tests/vectors", name), "utf8");
const HOSTILE = `* { all: unset !important; color: #eee !important; background: #eee !important; font-size: 3px !important; letter-spacing: 9px !important; text-transform: uppercase !important; direction: rtl !important }
packproof-report { display: block !important; line-height: 0 !important; visibility: visible !important; --packproof-radius: 3px }
packproof-report::part(heading) { letter-spacing: 0.5px }
`;
const SHOP = `window.heard = [];
for (const name of ["verdict", "error", "progress"]) {
  document.addEventListener("packproof-" + name, ({ detail, composed, target }) => window.heard.push([name, detail.verdict ?? detail.code ?? detail.answers, composed, target.id]));
}
// A page may name the report before the card is there.
window.card = document.querySelector("packproof-report");
card.reportUrl = "https://packproof.example/#x";
for (const [name, value] of new URLSearchParams(location.search)) card.setAttribute(name, value);
await import("./packproof/element.js");
`;
export const INDEX = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A shop</title><link rel="stylesheet" href="/shop.css"><script type="module" src="/shop.js"></script></head>
<body><main><packproof-report src="/pull.json"></packproof-report></main></body></html>
`;
export const WRONG = vector("event-v1-ended-early--cards_swapped.json");
/** The shop's site in a project of this name. Returns its folder. */
export function shop(name) {
  const made = project(name, {
    "site/index.html": INDEX,
    "site/shop.css": HOSTILE,
    "site/shop.js": SHOP,
    "site/pull.json": vector("pull-alone.json"),
    "site/swapped.json": WRONG,
    "site/wrong.json": "{}",
    "site/page.json": "<!doctype html>",
    "site/zip.json": "PK\u0003\u0004",
    "site/two.jsonl": [vector("pull-alone.json"), WRONG].map((text) => `${JSON.stringify(JSON.parse(text))}\n`).join(""),
  });
  cpSync(join(made, "node_modules/packproof"), join(made, "site/packproof"), { recursive: true });
  return made;
}

export const ID = "2fea377c-6030-4380-a2d7-c9538b227b0c";
/** The answers that are held back, the requests that get none, and those of them that their sender has closed. */
export const held = [];
export const hung = [];
export const closed = [];
const json = (text) => (_, response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
export const ROUTES = {
  // A page without a policy, for what a policy would refuse first.
  "/open/": (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(INDEX),
  "/slow.json": (_, response) => held.push(() => response.end(vector("pull-alone.json"))),
  "/hangs": ({ url }, response) => {
    hung.push(url);
    response.on("close", () => closed.push(url));
  },
  "/moved.json": (_, response) => response.writeHead(302, { location: "/pull.json" }).end(),
  "/large.json": (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(2 ** 22)));
    };
    response.writeHead(200).on("drain", more);
    more();
  },
  [`/v1/packs/pulls/${ID}/proof`]: (_, response) => response.writeHead(404).end('{"error":"proof_not_ready"}'),
  [`/v1/pack-events/${ID}/fairness`]: json(vector("event-v1-ended-early.json")),
  "/v1/packs/pulls/1/proof": json(vector("event-v1-ended-early.json")),
};
