// The TypeScript types of the report, from its JSON Schema. The package has them as `report.d.ts`.
import { readFileSync } from "node:fs";

const SCHEMA = new URL("../crates/report/report.schema.json", import.meta.url);

/** Every keyword that the schema may use for a type. */
const KNOWN = new Set(["$ref", "$defs", "$schema", "title", "description", "type", "const", "enum", "oneOf", "anyOf", "allOf", "properties", "required", "items", "pattern", "minimum"]);

const isNull = (schema) => schema.type === "null";
const named = (ref) => ref.replace("#/$defs/", "");

function typeOf(schema) {
  if (schema === true) return "unknown";
  for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) throw new Error(`the schema uses ${keyword}`);
  const own = ownType(schema);
  const more = schema.oneOf ?? schema.anyOf;
  // Fields next to a choice hold for each of its members.
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
  const schema = JSON.parse(readFileSync(SCHEMA));
  const { $defs, title, ...report } = schema;
  const all = [["Report", report], ...Object.entries($defs)];
  const written = all.map(([name, each]) => `${comment(each.description, "")}export type ${name} = ${typeOf(each)};\n`);
  return [`// Of report.schema.json, ${title}.\n`, ...written].join("\n");
}
