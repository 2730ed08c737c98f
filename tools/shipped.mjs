// What dist/ ships, and what of it a first visit loads.
import { readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";

/** Each file of a directory by its name in it, without the copies that were compressed for the way. */
export const shipped = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ![".br", ".gz"].includes(extname(entry.name)))
    .map((entry) => relative(directory, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();

/** What a first visit loads, and what kind of file it is; a sample is loaded when it is opened. */
export const FIRST = [
  ["html", /^index\.html$/],
  ["page script", /^packproof-\w+\.js$/],
  ["page module", /^packproof-\w+\.wasm$/],
  ["worker script", /^worker-\w+\.js$/],
  ["worker module", /^worker-\w+\.wasm$/],
  ["icon", /^icon-\w+\.svg$/],
];
