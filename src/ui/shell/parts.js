// Where the page's parts come from: its own origin, by the address that index.html names, held by the browser to the SHA-256 beside it.

const here = () => location.pathname;

/** The language that the reader chose here before. */
const keptLanguage = () => localStorage.getItem("packproof language");

/** The names of all parts. */
const partNames = () => Array.from(document.querySelectorAll("meta[data-sha256]"), ({ name }) => name);

/** A part's address, and its digest, as the browser wants it too. */
const named = (name) => {
  const { content, dataset } = document.querySelector(`meta[name="${name}"]`);
  const digest = dataset.sha256.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return { address: content, sha256: dataset.sha256, integrity: `sha256-${btoa(digest)}` };
};

/** Whether the browser had kept this part, which it has fetched by now: then it has kept the others too, and they cost nothing on the line. */
const isKept = (name) => {
  const { href } = new URL(named(name).address, location);
  try {
    return performance.getEntriesByName(href).some(({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0);
  } catch {
    return false;
  }
};

/** The SHA-256 of bytes; none where the browser works none out, as on a page without https. */
const sha256Of = async (held) => {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", held);
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Tries a second time where a part fails: what a cache holds may have been broken on its way, and named by its content it would be kept
 * for good, so it is fetched past the cache first. Only other bytes than those that were built are said to differ. */
const retryPastCache = async ({ address, sha256 }, attempt, signal) => {
  try {
    return await attempt();
  } catch {
    let held;
    try {
      const response = await fetch(address, { cache: "reload", signal });
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

/** Puts an element in, and waits for what it loads. */
const loaded = (element) =>
  new Promise((came, failed) => {
    element.onload = came;
    element.onerror = () => failed(new Error("not loaded"));
    document.head.append(element);
  });

/** The bytes of a part. There are none where it is not what was built. */
const bytes = (name, signal) => {
  const part = named(name);
  const { address, integrity } = part;
  return retryPastCache(part, async () => (await fetch(address, { integrity, signal })).arrayBuffer(), signal);
};

/** Runs a part in the page. */
const run = async (name) => {
  const part = named(name);
  const { address, integrity } = part;
  const script = () => Object.assign(document.createElement("script"), { crossOrigin: "anonymous", integrity, src: urls.createScriptURL(address) });
  // A browser that takes no address for a script refuses the script, not the part.
  script();
  return retryPastCache(part, () => loaded(script()));
};
