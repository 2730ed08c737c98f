// Where the parts of the single file come from: it holds them all, and asks nobody. It stands in the place of parts.js there.

/** The page's address is the file's query: no page may change a file's path. */
const here = () => location.search.slice(1) || "/";

/** Nothing: any other file that is opened from the disk may have the same storage. */
const keptLanguage = () => null;

/** The names of all parts. */
const partNames = () => Array.from(document.querySelectorAll("script[data-part]"), ({ dataset }) => dataset.part);

/** The bytes of a part: the parts stand behind the shell, each compressed. */
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

/** Every part is here. */
const isKept = () => true;

/** The page's script has run where it stands. */
const run = () => drawn;
