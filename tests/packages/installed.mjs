// The packed tarball, installed into projects of their own, and a server for their pages.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "../loopback.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** The folder of the packed package: `make test` names the quick one. */
export const folder = resolve(root, process.env.PACKPROOF_PACKAGE ?? join(process.env.CARGO_TARGET_DIR ?? "target", "package"));
export const tools = fileURLToPath(new URL("node_modules/.bin/", import.meta.url));

/** The tarball that `make package` has packed. */
export function tarball() {
  const [name] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  return join(folder, name);
}

/** An empty project with these files, and the tarball installed into it. Returns its folder. */
export function project(name, files) {
  const made = join(folder, "projects", name);
  rmSync(made, { recursive: true, force: true });
  const all = { "package.json": JSON.stringify({ name: `in-${name}`, private: true, type: "module" }), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(made, file)), { recursive: true });
    writeFileSync(join(made, file), text);
  }
  execFileSync("npm", ["install", "--silent", "--offline", "--no-audit", "--no-fund", tarball()], { cwd: made, stdio: ["ignore", "ignore", "inherit"] });
  return made;
}

/** Runs a program in a project and returns its output. */
export const run = (made, program, ...args) => execFileSync(program, args, { cwd: made, encoding: "utf8", maxBuffer: 1 << 28 });

/** The strictest policy under which the package works: its own files, and the compilation of WebAssembly. The page has a Trusted Types policy of its own for the worker's address. */
export const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types shop; base-uri 'none'; form-action 'none'";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm" };

/**
 * Serves a folder under the policy on a free loopback port, until `close` is called. A path in `routes` is answered by its function, with the request and the
 * response.
 */
export async function served(made, routes = {}) {
  const { url, close } = await listen((request, response) => {
    const { pathname } = new URL(request.url, "http://x");
    const route = routes[pathname];
    if (route) return route(request, response);
    const path = join(made, decodeURIComponent(pathname).replace(/\/$/, "/index.html"));
    if (!path.startsWith(made) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "content-security-policy": POLICY });
    response.end(readFileSync(path));
  });
  return { url: `${url}/`, close };
}
