import type { Input, Options, Reading, Text, Words } from "./index.js";
import type { Report } from "./report.js";

/** A request to the worker. */
export interface Request {
  id: number | string;
  call: "check" | "open" | "read" | "words";
  input: Input;
  options?: { name?: string; lists?: Options["lists"]; endpoints?: string[] };
}

/** An answer of the worker. */
export type Answer =
  | { id: number | string; progress: { answers: number } }
  | { id: number | string; result: Report | Text[] | Reading | Words }
  | { id: number | string; error: { code: string; message: string; report?: Report; words?: Words } };
