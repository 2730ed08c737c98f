// Where the page's parts come from: its own origin, by the address that index.html names, held by the browser to the SHA-256 beside it.

const here = () => location.pathname;

/** The language that the reader chose here before. */
const keptLanguage = () => localStorage.getItem("packproof language");

/** A part's address and its digest, as the browser wants it. */
const named = (name) => {
  const { content, dataset } = document.querySelector(`meta[name="${name}"]`);
  const digest = dataset.sha256.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return { address: content, integrity: `sha256-${btoa(digest)}` };
};

const notAsBuilt = (address, cause) => Object.assign(new Error(`${address}: ${cause}`), { name: "NotAsBuilt" });

/** The bytes of a part. There are none where it is not what was built. */
const bytes = async (name, signal) => {
  const { address, integrity } = named(name);
  try {
    const answer = await fetch(address, { integrity, signal });
    return await answer.arrayBuffer();
  } catch (cause) {
    throw notAsBuilt(address, cause.message);
  }
};

/** Runs a part in the page. */
const run = (name) =>
  new Promise((ran, failed) => {
    const { address, integrity } = named(name);
    const script = document.createElement("script");
    script.onload = ran;
    script.onerror = () => failed(notAsBuilt(address, "it did not come, or not as it was built"));
    Object.assign(script, { crossOrigin: "anonymous", integrity, src: urls.createScriptURL(address) });
    document.head.append(script);
  });

/** The style sheet has come, and was the one that was built. */
const styled = new Promise((came, failed) => {
  const hear = ({ type, target }) => {
    if (target.rel !== "stylesheet") return;
    if (type === "load") came();
    else failed(notAsBuilt(target.getAttribute("href"), "it did not come, or not as it was built"));
  };
  document.addEventListener("load", hear, true);
  document.addEventListener("error", hear, true);
});
