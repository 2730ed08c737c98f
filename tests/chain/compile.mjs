// Compiles contracts/ and two of the oracle's own: its coordinator, and the contract that delivers words to it in batches.
//   node tests/chain/compile.mjs      writes build/NAME.json: { abi, bytecode, selectors }
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const solc = createRequire(import.meta.url)("solc");
const here = fileURLToPath(new URL(".", import.meta.url));
const ORACLE = ["VRFCoordinatorV2_5", "BatchVRFCoordinatorV2Plus"];

const text = (...path) => readFileSync(join(here, ...path), "utf8");
// The oracle's sources ask for exactly 0.8.19. The compiler here is a later one.
const packaged = (path) => text("node_modules", path).replace("pragma solidity 0.8.19;", "pragma solidity ^0.8.19;");
const own = readdirSync(join(here, "contracts")).map((file) => [file, { content: text("contracts", file) }]);
const oracle = ORACLE.map((name) => `@chainlink/contracts/src/v0.8/vrf/dev/${name}.sol`);
const input = {
  language: "Solidity",
  sources: Object.fromEntries([...own, ...oracle.map((path) => [path, { content: packaged(path) }])]),
  settings: {
    optimizer: { enabled: true },
    outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.methodIdentifiers"] } },
  },
};
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: (path) => ({ contents: packaged(path) }) }));
const said = output.errors ?? [];
// Warnings about the packages' own sources are not ours to mend.
for (const { severity, sourceLocation, formattedMessage } of said) {
  if (severity === "error" || !sourceLocation?.file.startsWith("@")) console.error(formattedMessage);
}
if (said.some(({ severity }) => severity === "error")) process.exit(1);

mkdirSync(join(here, "build"), { recursive: true });
for (const [file, contracts] of Object.entries(output.contracts)) {
  if (file.startsWith("@") && !oracle.includes(file)) continue;
  for (const [name, { abi, evm }] of Object.entries(contracts)) {
    const artifact = { abi, bytecode: `0x${evm.bytecode.object}`, selectors: evm.methodIdentifiers };
    writeFileSync(join(here, "build", `${name}.json`), `${JSON.stringify(artifact)}\n`);
  }
}
