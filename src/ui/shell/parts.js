// Where the page's parts come from: its own origin, by the address that index.html names, held by the browser to the SHA-256 beside it.

const here = () => location.pathname;

/** The language that the reader chose here before. */
const keptLanguage = () => localStorage.getItem("packproof language");

/** The names of all parts. */
const partNames = () => Array.from(document.querySelectorAll("meta[data-sha256]"), ({ name }) => name);

/** A part's address and its digest, as the browser wants it. */
const named = (name) => {
  const { content, dataset } = document.querySelector(`meta[name="${name}"]`);
  const digest = dataset.sha256.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return { address: content, integrity: `sha256-${btoa(digest)}` };
};

/** Whether the browser had kept this part, which it has fetched by now: then it has kept the others too, and they cost nothing on the line. */
const isKept = (name) => {
  const { href } = new URL(named(name).address, location);
  return performance.getEntriesByName(href).some(({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0);
};

/** Tries a second time where a part fails: what a cache holds may have been broken on its way, and named by its content it would be kept
 * for good, so it is fetched past the cache first. */
const retryPastCache = async (address, attempt, signal) => {
  try {
    return await attempt();
  } catch {
    try {
      await (await fetch(address, { cache: "reload", signal })).arrayBuffer();
      return await attempt();
    } catch ({ message }) {
      throw Object.assign(new Error(`${address}: ${message}`), { name: "NotAsBuilt" });
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
  const { address, integrity } = named(name);
  return retryPastCache(address, async () => (await fetch(address, { integrity, signal })).arrayBuffer(), signal);
};

/** Runs a part in the page. */
const run = (name) => {
  const { address, integrity } = named(name);
  const script = () => Object.assign(document.createElement("script"), { crossOrigin: "anonymous", integrity, src: urls.createScriptURL(address) });
  return retryPastCache(address, () => loaded(script()));
};
