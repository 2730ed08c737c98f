// The language of a browser's tag, in JavaScript: the start script and the package's card choose one before a module is there.
import { readFileSync } from "node:fs";

const rust = readFileSync(new URL("../crates/words/src/language.rs", import.meta.url), "utf8");
const [, traditional] = /const TRADITIONAL: \[&str; \d+\] = (\[.*\]);/.exec(rust) ?? [];
if (!traditional) throw new Error("crates/words/src/language.rs lists no tags of Chinese in traditional characters");

/** `languageOf(tag, known)`, which chooses as `Language::of` in crates/words/src/language.rs. */
export const languageOf = `/** Returns which of the known languages a browser's tag names, such as \`de\` for \`de-AT\`; undefined if none. */
const languageOf = (tag, known) => {
  const parts = tag.toLowerCase().split("-");
  const isTraditional = parts.some((part) => ${traditional}.includes(part));
  return known.find((own) => own.split("-")[0] === parts[0] && !(isTraditional && own === "zh-Hans"));
};
`;
