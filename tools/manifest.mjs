// The package.json of the packed package.
import { readFileSync } from "node:fs";

const SOURCE = new URL("../packages/packproof/package.json", import.meta.url);

/**
 * The file's text. `repository` is the address of the repository that publishes it: npm accepts no provenance of a package that does not name it.
 * Only the publisher knows it.
 */
export function manifest(repository) {
  const own = JSON.parse(readFileSync(SOURCE, "utf8"));
  const named = repository && {
    repository: { type: "git", url: `git+${repository}.git`, directory: "packages/packproof" },
    homepage: `${repository}#readme`,
    bugs: { url: `${repository}/issues` },
  };
  return `${JSON.stringify({ ...own, ...named }, null, 2)}\n`;
}
