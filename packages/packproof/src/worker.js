import { bytes } from "./bytes.js";
import { serve } from "./serve.js";

serve(bytes, (answer) => postMessage(answer), (take) => addEventListener("message", ({ data }) => take(data)));
