// Joins a module and all that it imports into one file: each module becomes a function that is called once. It knows the forms that our modules and
// wasm-bindgen's have, and stops at any other.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const NAME = /[^\w]/g;
const IMPORT = /^import (?:\* as (\w+)|\{ ([^}]+) \}|(\w+)) from "(\.\/[^"]+)";\n/gm;
const OUTSIDE = /^import .* from "node:[^"]+";\n/gm;

/** The text of FOLDER/ENTRY with all that it imports. */
export function joined(folder, entry) {
  const order = [];
  const outside = new Set();
  const take = (file) => {
    if (order.some((each) => each.file === file)) return;
    const text = readFileSync(join(folder, file), "utf8");
    for (const found of text.matchAll(IMPORT)) take(found.at(-1).slice(2));
    order.push({ file, text });
  };
  take(entry);
  const parts = order.map(({ file, text }) => part(file, text, outside, file === entry));
  return [...outside, ...parts].join("");
}

const variable = (file) => `of_${file.replaceAll(NAME, "_")}`;

function part(file, text, outside, isEntry) {
  const exported = [];
  for (const [line] of text.matchAll(OUTSIDE)) outside.add(line);
  const body = text
    .replaceAll(OUTSIDE, "")
    .replaceAll(IMPORT, (_, all, some, one, from) => {
      const of = variable(from.slice(2));
      return all ? `const ${all} = ${of};\n` : `const ${one ? `{ default: ${one} }` : `{ ${some.replaceAll(" as ", ": ")} }`} = ${of};\n`;
    })
    .replaceAll(/^export ((?:async )?(?:function|class|const) (\w+))/gm, (_, kept, name) => {
      exported.push(name);
      return kept;
    })
    .replaceAll(/^export \{ ([^}]+) \};\n/gm, (_, names) => {
      exported.push(...names.split(", ").map((each) => (each.includes(" as ") ? each.split(" as ").reverse().join(": ") : each)));
      return "";
    });
  const left = body.match(/^(?:import|export)\b.*/m) ?? body.match(/import\.meta|import\(/);
  if (left) throw new Error(`${file}: ${left[0]} cannot be joined`);
  if (isEntry) return body;
  return `const ${variable(file)} = (() => {\n${body}return { ${exported.join(", ")} };\n})();\n`;
}
