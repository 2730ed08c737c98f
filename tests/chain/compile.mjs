// Compiles contracts/ and the oracle's own mock coordinator.
//   node tests/chain/compile.mjs      writes build/NAME.json: { abi, bytecode, selectors }
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const solc = createRequire(import.meta.url)("solc");
const here = fileURLToPath(new URL(".", import.meta.url));
const COORDINATOR = "@chainlink/contracts/src/v0.8/vrf/mocks/VRFCoordinatorV2_5Mock.sol";

const source = (...path) => ({ content: readFileSync(join(here, ...path), "utf8") });
const own = readdirSync(join(here, "contracts")).map((file) => [file, source("contracts", file)]);
const input = {
  language: "Solidity",
  sources: { ...Object.fromEntries(own), [COORDINATOR]: source("node_modules", COORDINATOR) },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.methodIdentifiers"] } },
  },
};
const output = JSON.parse(
  solc.compile(JSON.stringify(input), { import: (path) => ({ contents: source("node_modules", path).content }) }),
);
const said = output.errors ?? [];
// What the packages' own sources warn of is not ours to mend.
for (const { severity, sourceLocation, formattedMessage } of said) {
  if (severity === "error" || !sourceLocation?.file.startsWith("@")) console.error(formattedMessage);
}
if (said.some(({ severity }) => severity === "error")) process.exit(1);

mkdirSync(join(here, "build"), { recursive: true });
for (const [file, contracts] of Object.entries(output.contracts)) {
  if (file.startsWith("@") && file !== COORDINATOR) continue;
  for (const [name, { abi, evm }] of Object.entries(contracts)) {
    const artifact = { abi, bytecode: `0x${evm.bytecode.object}`, selectors: evm.methodIdentifiers };
    writeFileSync(join(here, "build", `${name}.json`), `${JSON.stringify(artifact)}\n`);
  }
}
