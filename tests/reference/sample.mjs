// Changed payloads with the results of the check in Python, for the tests of the page and of the package.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Returns vectors with their trees changed, and a quarter as many payloads of random shops, the same in each run: each with its text, its verdict, and its
 * failing steps in the order of their names.
 * @param {number} count
 * @returns {{ payload: string, verdict: string, failing: string[] }[]}
 */
export function sample(count) {
  const script = fileURLToPath(new URL("differential.py", import.meta.url));
  const printed = execFileSync("python3", [script, "--sample", String(count), "48"], { encoding: "utf8", maxBuffer: 1 << 28 });
  return printed.trimEnd().split("\n").map((line) => JSON.parse(line));
}
