// Reads the parts of the single file from the file itself, which holds them all and asks no one. In that file it replaces parts.js.

/** The page's address is the file's query: no page may change a file's path. */
const here = () => location.search.slice(1) || "/";

/** No service worker covers a file. */
const leavesServiceWorkers = async () => false;

/** The kept language: none, because any other file that is opened from the disk may use the same storage. */
const keptLanguage = () => null;

/** The bytes of the settings that the file was saved with, in hex; null if it has no settings. */
const settings = async () => {
  const { content } = document.querySelector('meta[name="settings"]');
  return content ? Uint8Array.from(content.match(/..?/g), (byte) => parseInt(byte, 16)) : null;
};

/** The bytes of a part: the parts are behind the shell, each compressed. */
const bytes = async (name) => {
  await drawn;
  const open = new DecompressionStream("gzip");
  try {
    const text = atob(document.querySelector(`script[data-part="${name}"]`).textContent);
    const held = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) held[at] = text.charCodeAt(at);
    return await new Response(new Blob([held]).stream().pipeThrough(open)).arrayBuffer();
  } catch (cause) {
    throw failure("NotLoaded", `${name}: ${cause.message}`);
  }
};

/** The bytes of the sample at an address. */
const sampleHere = async (at) => {
  await drawn;
  const held = document.querySelector(`script[data-part="${at.slice(1).split("?")[0]}.json"]`);
  return held ? new TextEncoder().encode(held.textContent) : undefined;
};

/** The address of a worker's script: the file has only its bytes. */
const workerAt = async (name) => blob(await bytes(name));

/** The page's script has already run at its place. */
const run = () => drawn;
