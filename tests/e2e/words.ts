// Reads the page's words from the catalogues: a test names a message by its id, so another wording changes no test.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Returns the text of a language's catalogue. */
export const catalogue = (tag: string) => readFileSync(new URL(`../../crates/words/catalogues/${tag}.ftl`, import.meta.url), "utf8");

const bundles: Record<string, FluentBundle> = {};

function bundle(tag: string): FluentBundle {
  const read = new FluentBundle(tag, { useIsolating: false });
  read.addResource(new FluentResource(catalogue(tag)));
  return read;
}

/** Returns what the page says with a message and these values. An unknown id or a missing value is an error. */
export function says(id: string, values: Record<string, string | number> = {}, tag = "en"): string {
  const words = (bundles[tag] ??= bundle(tag));
  const message = words.getMessage(id)?.value;
  if (!message) throw new Error(`${tag}.ftl has no message ${id}`);
  return words.formatPattern(message, values);
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Returns a pattern of what the page says, where a test knows some of the values by a pattern alone. */
export function saying(id: string, values: Record<string, string | number | RegExp> = {}): RegExp {
  const places = Object.entries(values).map(([name, value], nth) => [name, value instanceof RegExp ? `\uE000${nth}\uE001` : value] as const);
  const said = literal(says(id, Object.fromEntries(places)));
  return new RegExp(said.replace(/\uE000(\d+)\uE001/g, (_, nth: string) => (Object.values(values)[Number(nth)] as RegExp).source));
}

/** Returns a pattern of the tab's title when it begins with one of these messages. */
export const titled = (...ids: string[]) => new RegExp(`^(${ids.map((id) => literal(says(id))).join("|")}) ·`);

const VERDICTS = ["verdict-word-verified", "verdict-word-not-verified", "verdict-word-verified-offline"];

/** A pattern of the words that only a verdict has. */
export const A_VERDICT = new RegExp(VERDICTS.map((id) => literal(says(id))).join("|"), "i");
