// Starts the local service (crates/service), for tests.
//   const service = await start(["--lies"]); service.index is what `--index` wrote; service.deployment is a settings file with its lists; await service.stop()
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "../programs.mjs";

/** The settings of a site with the lists of the service. */
export const settings = ({ coordinators, oracle_keys, contract_logs: contracts }) => ({ coordinators, oracle_keys, contracts });

/** The verdict of an item's steps on the chain. */
export function verdictOf({ offline, expected }) {
  const { contract, ...others } = expected;
  if (Object.values(expected).includes("failed")) return "not_verified";
  if (offline !== "verified_offline" || contract !== "passed") return offline;
  if ((others.word_origin ?? others.seed_origin) === "skipped") return "origin_unknown";
  return Object.values(others).every((status) => status === "passed") ? "verified" : "not_confirmed";
}

/** Starts the service on free ports, and resolves when it answers: `{ index, folder, deployment, stop }`. `folder` is removed at the end. */
export async function start(options = []) {
  const program = build("service");
  const folder = mkdtempSync(join(tmpdir(), "packproof-"));
  const file = join(folder, "index.json");
  const ports = ["--port", "0", "--rpc-port", "0"];
  const { PACKPROOF_DIST: dist } = process.env;
  const page = dist && !options.includes("--dist") ? ["--dist", dist] : [];
  const child = spawn(program, [...ports, "--index", file, ...page, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    const [status] = await ended;
    rmSync(folder, { recursive: true });
    return status;
  };
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise((told) => lines.on("line", (line) => line.startsWith("Stop with") && told("ready")));
  const outcome = await Promise.race([ready, ended]);
  if (outcome !== "ready") throw new Error(`the service ended: ${outcome}`);
  const index = JSON.parse(readFileSync(file));
  const deployment = join(folder, "deployment.json");
  writeFileSync(deployment, JSON.stringify(settings(index)));
  return { index, folder, deployment, stop };
}
