// The built configurations on a real nginx and a real Caddy: the site compares equal with the build, also with settings of its own, and every answer has the
// policy.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compare } from "../../deploy/compare.mjs";
import { freePort } from "../loopback.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(root, "dist");
const built = join(root, process.env.CARGO_TARGET_DIR ?? "target", "deploy");
const room = mkdtempSync(join(tmpdir(), "packproof-servers-"));
after(() => rmSync(room, { recursive: true, force: true }));

const SETTINGS = '{"currency": "EUR"}\n';
const site = join(room, "site");
cpSync(dist, site, { recursive: true });
writeFileSync(join(site, "deployment.json"), SETTINGS);

/** Each server's command for a port, in a folder of its own. */
const SERVERS = {
  nginx(folder, port) {
    cpSync(join(built, "nginx"), folder, { recursive: true });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((use) => `${use}_temp_path ${folder}/${use};`).join("\n");
    const user = process.getuid?.() === 0 ? "user root;" : "";
    // The block that the head of the file shows runs as it is, here on a free port.
    const [, shown] = /^# {3}server \{\n([^]*?)^# {3}\}$/m.exec(readFileSync(join(folder, "packproof.conf"), "utf8"));
    const server = shown.replace(/^#/gm, "").replace("127.0.0.1:8080", `127.0.0.1:${port}`).replace("/srv/packproof", site);
    writeFileSync(
      join(folder, "nginx.conf"),
      `${user}\ndaemon off;\npid ${folder}/pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\nserver {\n${server}\n}\n}\n`,
    );
    return ["nginx", "-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  },
  caddy(folder, port) {
    const file = readFileSync(join(built, "Caddyfile"), "utf8");
    const own = file.replace("proofs.example {", `http://127.0.0.1:${port} {`).replace("/srv/packproof", site);
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
    return [process.env.CADDY ?? "caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  },
};

async function answers(url, isGone) {
  for (let tries = 0; tries < 100 && !isGone(); tries += 1) {
    if (await fetch(url).then(({ ok }) => ok, () => false)) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

for (const [name, configure] of Object.entries(SERVERS)) {
  test(`${name} serves the build, the settings beside it, and the policy in every answer`, async () => {
    const folder = mkdtempSync(join(room, `${name}-`));
    const port = await freePort();
    const [command, ...rest] = configure(folder, port);
    const server = spawn(command, rest, { stdio: "ignore", env: { ...process.env, HOME: folder } });
    let failed;
    server.on("error", (fault) => (failed = fault));
    const ended = once(server, "exit").catch(() => {});
    const url = `http://127.0.0.1:${port}/`;
    try {
      await answers(url, () => failed || server.exitCode !== null);
      const { differences, settings } = await compare(new URL(url), dist);
      assert.deepEqual(differences, []);
      assert.equal(settings.toString(), SETTINGS);
      const { default_csp: policy } = JSON.parse(readFileSync(join(built, "webcat/manifest.json"), "utf8"));
      for (const path of ["", "how", "packs/verify/an.id", "SHA256SUMS", "deployment.json", "preview.png", "nothing.js"]) {
        const answer = await fetch(url + path);
        assert.equal(answer.headers.get("content-security-policy"), policy, path);
        assert.equal(answer.headers.get("cache-control"), "no-cache", path);
        assert.equal(answer.status, path === "nothing.js" ? 404 : 200, path);
      }
      // Regression: the page came in the place of a proof, with 200, and blamed the shop.
      for (const path of ["v1/packs/pulls/an-id/proof", "v1/pack-events/an-id/fairness", "v1/", "v1"]) {
        assert.equal((await fetch(url + path)).status, 404, path);
      }
      const single = await fetch(`${url}packproof.html`);
      assert.match(single.headers.get("content-security-policy"), /worker-src blob:; .*; frame-ancestors 'none'$/);
    } finally {
      server.kill("SIGTERM");
      if (!failed) await ended;
    }
  });
}
