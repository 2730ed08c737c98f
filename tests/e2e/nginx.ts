// Runs a real nginx that serves dist/ as deploy/nginx configures it, with the service of the tests behind /v1/. It listens on a loopback port, and
// ends with its test.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../loopback.mjs";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/** Starts nginx on a free port. `service` is the target of /v1/. */
export async function nginx(service: string) {
  const folder = mkdtempSync(join(tmpdir(), "packproof-nginx-"));
  const port = await freePort();
  cpSync(join(PROJECT, process.env.CARGO_TARGET_DIR ?? "target", "deploy/nginx"), folder, { recursive: true });
  writeFileSync(join(folder, "nginx.conf"), main(folder, port, service));
  const server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = once(server, "exit");
  const url = `http://127.0.0.1:${port}`;
  await answers(url, ended);
  return {
    url,
    close: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The additions of a server's own configuration: here the port, the folders, and the service. Root keeps its rights, so that any checkout can be
 * read.
 */
const main = (folder: string, port: number, service: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((use) => `${use}_temp_path ${folder}/${use};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${join(PROJECT, "dist")};
    location /v1/ { proxy_pass ${service}; proxy_buffering off; }
    include packproof.conf;
  }
}
`;

async function answers(url: string, ended: Promise<unknown>) {
  let gone = false;
  void ended.then(() => (gone = true));
  for (let tries = 0; tries < 100 && !gone; tries += 1) {
    if (await fetch(url).then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not answer");
}
