// The paths of the marks, for the package's card, from the shapes of src/model/mark.rs.
import { readFileSync } from "node:fs";

const rust = readFileSync(new URL("../src/model/mark.rs", import.meta.url), "utf8");
const named = Object.fromEntries([...rust.matchAll(/^const (\w+): &str = "(.*)";$/gm)].map(([, name, path]) => [name, path]));
const shapes = [...rust.matchAll(/^ +Shape::(\w+) => &\[(.*)\],$/gm)].map(([, shape, paths]) => [
  shape.toLowerCase(),
  [...paths.matchAll(/\("([\w ]+)", (?:"([^"]+)"|(\w+))\)/g)].map(([, name, path, of]) => [name, path ?? named[of]]),
]);
if (shapes.length !== 6 || shapes.some(([, paths]) => paths.length === 0 || paths.flat().some((part) => !part))) throw new Error("src/model/mark.rs has no paths of six shapes");

/** `SHAPES`: of each shape, its paths with their classes. */
export const marks = `/** The shapes of the page's marks, in a square of 24 units: of each, its paths with their classes. */\nexport const SHAPES = ${JSON.stringify(Object.fromEntries(shapes), null, 2)};\n`;
