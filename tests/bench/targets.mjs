// Compares the figures with the targets. Every target is a ratio within one run, because absolute times move.
import { slope } from "./statistics.mjs";

const LARGE_EVENT = "event-100000";
const SMALL_EVENT = "event-1000";
const LARGE_PULL = "pull-512x500";
const SMALL_PULL = "pull-8x500";

/** Returns a row for each target: its name, its bound, the figure, `met`, and the terms of the figure. */
export function targets({ ranks, draws, first, checks, many, terminal, sizes, links }) {
  const event = checks[LARGE_EVENT].warm;
  const pull = checks[LARGE_PULL].warm;
  const growth = (small, large) =>
    slope([checks[small].bytes, checks[large].bytes], [checks[small].warm.packproof.check, checks[large].warm.packproof.check]);
  // Below 10 MB, the worker's memory at its start outweighs the payload.
  const large = Object.values(checks).filter(({ bytes }) => bytes > 10e6);
  const memory = Math.max(...large.map(({ memory, bytes }) => memory / bytes));
  const link = Math.max(links.pull, links.event);
  return [
    faster("rank of a band's cards, against @noble/hashes", 15, each(ranks, "noble"), each(ranks)),
    faster("the same against the sha2 crate at opt-level 3", 2, each(ranks, "sha2"), each(ranks)),
    faster("the same against hash-wasm", 4, each(ranks, "hashWasm"), each(ranks)),
    faster("the same against crypto.subtle in batches", 20, each(ranks, "subtle"), each(ranks)),
    faster("the first 10,000 ranks of a fresh browser, against noble", 9, each(first, "noble"), each(first)),
    faster("drawing all of a 100k deck, against Vec::remove", 20, each(draws, "list"), each(draws)),
    within("check of the 100k-pull event, bytes to report, against JSON.parse", 2.5, ms(event.packproof.check), ms(event.parse.whole)),
    faster("the same against the plain JavaScript check", 10, ms(event.javascript.check), ms(event.packproof.check)),
    within("proof of 512 records over 500 cards, against JSON.parse", 2.5, ms(pull.packproof.check), ms(pull.parse.whole)),
    atMost("growth from 1k to 100k pulls, log-log slope", 1.1, growth(SMALL_EVENT, LARGE_EVENT)),
    atMost("growth from 8 to 512 records, log-log slope", 1.1, growth(SMALL_PULL, LARGE_PULL)),
    atMost("peak wasm memory, against the size of a payload above 10 MB", 1.5, memory),
    faster("a thousand files on two workers, against one", 1.8, ms(many.one), ms(many.two)),
    faster("a thousand files in a terminal on two cores, against one", 1.8, ms(terminal.one), ms(terminal.two)),
    within("memory of 100,000 lines in a terminal, against 10,000", 1.1, mb(terminal.many), mb(terminal.few)),
    atMost("first load before a pull's verdict, brotli, in kB (aim for 160)", 200, sizes["before the verdict of a pull"] / 1000),
    atMost("the same before an event's verdict", 200, sizes["before the verdict of an event"] / 1000),
    within("link opened to verdict shown, warm cache, against an empty Leptos page's mount", 2, ms(link), ms(links.empty)),
  ];
}

const ms = (value) => ({ value, text: `${digits(value)} ms` });
const mb = (value) => ({ value, text: `${digits(value / 1e6)} MB` });
const each = ({ count, ...loop }, who = "packproof") => {
  const value = (loop[who] * 1e6) / count;
  return { value, text: `${digits(value)} ns` };
};

/** Returns the row of a target of at least `bound` times a peer's speed. */
const faster = (what, bound, peer, own) => ({ ...row(what, bound, peer.value / own.value, true), of: `${peer.text} / ${own.text}` });
/** Returns the row of a target of at most `bound` times another time. */
const within = (what, bound, own, other) => ({ ...row(what, bound, own.value / other.value, false), of: `${own.text} / ${other.text}` });
const atMost = (what, bound, figure) => row(what, bound, figure, false);
const row = (what, bound, figure, atLeast) => ({
  what,
  target: `at ${atLeast ? "least" : "most"} ${bound}`,
  figure,
  met: atLeast ? figure >= bound : figure <= bound,
});

/** Returns the tables as the terminal and docs/performance.md show them. */
export function report(rows, figures) {
  const { machine, checks, ranks, draws, native, seconds } = figures;
  const goals = rows.map(({ what, target, figure, met, of = "" }) => [what, target, digits(figure), met ? "met" : "missed", of]);
  const inputs = Object.entries(checks).map(([name, { bytes, memory, first, warm }]) => [
    name,
    digits(bytes / 1e6),
    digits(warm.packproof.check),
    digits(first.packproof.check),
    digits(warm.packproof.whole),
    digits(warm.javascript.check),
    warm.spliced ? digits(warm.spliced.check) : "",
    digits(first.javascript.check),
    digits(warm.parse.whole),
    digits(warm.parse.text),
    digits(memory / bytes),
    digits(native[`check/${name}`]),
  ]);
  const loop = (figures, native) => {
    const { count, ...all } = { ...figures, ...native };
    return Object.keys(all).filter((who) => all[who] !== undefined).map((who) => [who, each({ count, ...all }, who).text]);
  };
  const natively = {
    ranks: { "packproof, native": native["ranks/packproof"], "sha2, native": native["ranks/sha2"] },
    draws: { "packproof, native": native["draws/packproof/100000"], "list, native": native["draws/list/100000"] },
  };
  return [
    Object.entries(machine).map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`).join("\n"),
    lines(["what", "target", "figure", "", "made of"], goals),
    "Checks, in milliseconds, the wasm memory as a multiple of the payload:",
    lines(
      ["input", "MB", "check", "first", "with reading", "JavaScript", "spliced", "first", "decode and parse", "parse", "memory", "native"],
      inputs,
    ),
    "A rank:",
    lines(["who", "each"], loop(ranks, natively.ranks)),
    "A draw of a deck of 100,000:",
    lines(["who", "each"], loop(draws, natively.draws)),
    `Measured in ${seconds} s.`,
  ].join("\n\n");
}

/** Returns a Markdown table with aligned columns. */
function lines(head, body) {
  const rows = [head, head.map(() => "---"), ...body];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`).join("\n");
}

/** Spells a number with three significant digits, and at most three decimals. */
function digits(value) {
  if (value === undefined) return "";
  const places = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(places, 3));
}
