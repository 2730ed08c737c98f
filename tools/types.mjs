// The TypeScript types of the report, from its JSON Schema.
//   node tools/types.mjs [--check]     writes packages/packproof/src/report.d.ts, or compares it
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const FILE = fileURLToPath(new URL("packages/packproof/src/report.d.ts", root));

/** Everything that the schema may say of a type; a test of the crate `report` holds the schema to it too. */
const KNOWN = new Set(["$ref", "$defs", "$schema", "title", "description", "type", "const", "enum", "oneOf", "anyOf", "allOf", "properties", "required", "items", "pattern", "format", "minimum"]);

const isNull = (schema) => schema.type === "null";
const named = (ref) => ref.replace("#/$defs/", "");

function typeOf(schema) {
  if (schema === true) return "unknown";
  for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) throw new Error(`the schema uses ${keyword}`);
  const own = ownType(schema);
  const more = schema.oneOf ?? schema.anyOf;
  // Fields beside a choice hold for each of its members.
  if (more && schema.properties) return `${objectOf(schema)} & (${union(more)})`;
  return own;
}

function ownType(schema) {
  if (schema.$ref) return schema.properties ? `${named(schema.$ref)} & ${objectOf(schema)}` : named(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (schema.oneOf ?? schema.anyOf) return union(schema.oneOf ?? schema.anyOf);
  if (schema.allOf) return schema.allOf.map(typeOf).join(" & ");
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => ({ ...schema, type })));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return `Array<${typeOf(schema.items ?? true)}>`;
    case "integer":
      return "number";
    case "string":
    case "boolean":
    case "number":
      return schema.type;
    default:
      throw new Error(`the type ${JSON.stringify(schema)}`);
  }
}

/** A choice. A field without a value is absent, never null. */
const union = (schemas) => [...new Set(schemas.filter((schema) => !isNull(schema)).map(typeOf))].join(" | ");

const comment = (text, indent) => (text ? `${indent}/** ${text.replaceAll(/\s*\n\s*/g, " ").replaceAll("*/", "*\\/")} */\n` : "");

function objectOf({ properties = {}, required = [] }) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${comment(schema.description, "  ")}  ${name}${mark}: ${typeOf(schema).replaceAll("\n", "\n  ")};\n`;
  });
  return `{\n${fields.join("")}}`;
}

/** The file's text. */
export function types() {
  const schema = JSON.parse(readFileSync(new URL("docs/report.schema.json", root)));
  const { $defs, title, ...report } = schema;
  const all = [["Report", report], ...Object.entries($defs)];
  const written = all.map(([name, each]) => `${comment(each.description, "")}export type ${name} = ${typeOf(each)};\n`);
  return [`// Of docs/report.schema.json, ${title}. Written by \`node tools/types.mjs\`.\n`, ...written].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = types();
  if (!process.argv.includes("--check")) writeFileSync(FILE, made);
  else if (readFileSync(FILE, "utf8") !== made) {
    console.error("packages/packproof/src/report.d.ts is not of the schema: node tools/types.mjs");
    process.exitCode = 1;
  }
}
