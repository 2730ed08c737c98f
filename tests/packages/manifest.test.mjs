// The package.json of the packed package, without packing it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { manifest } from "../../tools/manifest.mjs";

// Regression: npm refuses the provenance of a package that names no repository.
test("the package names the repository that publishes it, and no other", () => {
  const { repository, homepage, bugs, ...own } = JSON.parse(manifest("https://github.com/OWNER/NAME"));
  assert.equal(repository.url, "git+https://github.com/OWNER/NAME.git");
  assert.equal(homepage, "https://github.com/OWNER/NAME#readme");
  assert.deepEqual(bugs, { url: "https://github.com/OWNER/NAME/issues" });
  assert.deepEqual(JSON.parse(manifest()), own);
  assert.ok(own.keywords.length > 0 && own.files.length > 0);
});
