// Routes for serve.mjs: the bundled samples, at the addresses where the service would publish them.
import { readFileSync } from "node:fs";

const folder = new URL("../assets/samples/", import.meta.url);
const PATHS = {
  pack_event: (id) => `/v1/pack-events/${id}/fairness`,
  pack_pull: (id) => `/v1/packs/pulls/${id}/proof`,
};

const manifest = JSON.parse(readFileSync(new URL("manifest.json", folder)));
// A broken sample may share the id of the honest one, which comes before it and is the one that the service answers with.
export const published = new Map(manifest.toReversed().map(({ kind, id, file }) => [PATHS[kind](id), new URL(file, folder)]));

export default function samples(url) {
  const file = published.get(url.pathname);
  return file && { headers: { "content-type": "application/json" }, body: readFileSync(file) };
}
