import { bytes } from "./bytes.js";
import { serve } from "./serve.js";

// A server that loads this file has no messages.
serve(bytes, (answer) => postMessage(answer), (take) => globalThis.addEventListener?.("message", ({ data }) => take(data)));
