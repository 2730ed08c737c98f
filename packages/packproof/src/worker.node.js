import { parentPort } from "node:worker_threads";
import { bytes } from "./bytes.js";
import { serve } from "./serve.js";

// The main thread has no port.
serve(bytes, (answer) => parentPort.postMessage(answer), (take) => parentPort?.on("message", take));
