// Fetches the page's parts from its origin, by the addresses in index.html. The browser checks each against the SHA-256 there.

const here = () => location.pathname;

/** A path of the site as a whole address. The page's address may hold a name and a password, which no request may. */
const whole = (path) => location.origin + path;

/**
 * Ends the service workers of an earlier site whose scope covers this page: one would answer for the site and the shop. True if one answers this
 * page already, which then loads again without it. The entry of the history remembers that, so it never loads a second time.
 */
const leavesServiceWorkers = async () => {
  try {
    const { serviceWorker } = navigator;
    const all = await serviceWorker.getRegistrations();
    await Promise.all(all.filter(({ scope }) => location.href.startsWith(scope)).map((covering) => covering.unregister()));
    if (!serviceWorker.controller || history.state?.left) return false;
    history.replaceState({ left: true }, "");
    location.reload();
    return true;
  } catch {
    // This browser, or this address, has no service workers.
    return false;
  }
};

/** The language that the reader chose here before. */
const keptLanguage = () => localStorage.getItem("packproof language");

/** The bytes of the site's settings; null if the site has none. An error if they do not come soon: the page goes on without them. */
const settings = async () => {
  const response = await fetch(whole("/deployment.json"), { cache: "no-cache", redirect: "error", signal: after(5_000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** A part's address, and its digest in the browser's form too. */
const named = (name) => {
  const { content, dataset } = document.querySelector(`meta[name="${name}"]`);
  const digest = dataset.sha256.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return { address: content, sha256: dataset.sha256, integrity: `sha256-${btoa(digest)}` };
};

/** The SHA-256 of bytes; undefined if the browser offers no digest, as on a page without https. */
const sha256Of = async (held) => {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", held);
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

// Tries a second time if a part fails. A cached file may have been damaged on its way, and a cache would keep it for good under its content's name,
// so this first fetches it past the cache. Only bytes that differ from the built ones are reported as different.
const retryPastCache = async ({ address, sha256 }, attempt, signal) => {
  try {
    return await attempt();
  } catch {
    let held;
    try {
      const response = await fetch(whole(address), { cache: "reload", signal });
      if (!response.ok) throw new Error(response.status);
      held = await response.arrayBuffer();
      return await attempt();
    } catch ({ message }) {
      const came = held && (await sha256Of(held));
      if (came && came !== sha256) throw failure("NotAsBuilt", `${address}: SHA-256 ${came}`);
      throw failure("NotLoaded", `${address}: ${message}`);
    }
  }
};

/** Inserts an element, and waits until it has loaded. */
const loaded = (element) =>
  new Promise((came, failed) => {
    element.onload = came;
    element.onerror = () => failed(new Error("not loaded"));
    document.head.append(element);
  });

/** A part: its bytes, and the policy that came with them. An error if it differs from the built one. */
const fetched = (name, signal) => {
  const part = named(name);
  const { address, integrity } = part;
  const attempt = async () => {
    const response = await fetch(whole(address), { integrity, signal });
    return { held: await response.arrayBuffer(), policy: response.headers.get("content-security-policy") ?? "" };
  };
  return retryPastCache(part, attempt, signal);
};

/** The bytes of a part. */
const bytes = async (name, signal) => (await fetched(name, signal)).held;

/**
 * The address of a worker's script, once its digest is checked. A worker from the site's address lives under the policy of that answer, so it starts from there
 * only if the answer has the policy. Otherwise it starts from its bytes, under the page's policy.
 */
const workerAt = async (name) => {
  const { held, policy } = await fetched(name);
  return /(^|; )worker-src 'self'(;|$)/.test(policy) ? whole(named(name).address) : blob(held);
};

/** The bytes of the sample at an address: none, because the worker fetches it. */
const sampleHere = async () => undefined;

/** Runs a part in the page. */
const run = async (name) => {
  const part = named(name);
  const { address, integrity } = part;
  const script = () => Object.assign(document.createElement("script"), { crossOrigin: "anonymous", integrity, src: urls.createScriptURL(whole(address)) });
  // A browser that accepts no address for a script refuses the script instead of the part.
  script();
  return retryPastCache(part, () => loaded(script()));
};
