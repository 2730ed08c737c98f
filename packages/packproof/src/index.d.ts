import type { Address, Ask, Signal } from "./platform.js";
import type { Report } from "./report.js";

export type { Report };
export * from "./report.js";

/** A payload or a saved proof: its text, its bytes, or a text that `open` returned. */
export type Input = string | ArrayBuffer | ArrayBufferView | Text;

/** A text in a file. */
export interface Text {
  /** Of several, `NAME:2` is the one in line 2. */
  name: string;
  bytes: Uint8Array;
}

/** A deployment's lists. Other settings of `deployment.json` change nothing. */
export interface Lists {
  coordinators?: string[];
  oracle_keys?: string[];
  contracts?: string[];
  [setting: string]: unknown;
}

export interface Options {
  /** The input's name, which the report repeats as `file`. */
  name?: string;
  /**
   * The deployment's `deployment.json`: the text, the bytes, or what is parsed of it. Its lists decide, so the report names the SHA-256 of the text, or
   * of the object's JSON.
   */
  lists?: Lists | string | ArrayBuffer | ArrayBufferView;
  /** The language of the words, by its tag: `de`. `init` must have loaded it. English if absent, as in every report. */
  language?: string;
  /** The origin of the package's code, for `code` in the words. */
  origin?: string;
}

export interface InitOptions {
  /** The module, where the package cannot find it: its bytes, a response, a compiled module, or a promise of one. */
  wasm?: object;
  /** The languages to load besides English, by the tags in `languages/`. */
  languages?: string[];
}

export interface Bounds {
  /** The most bytes of an answer. */
  bytes: number;
  /** The most seconds that it may take. */
  seconds: number;
  /** The signal of the reading. */
  signal?: Signal;
}

/**
 * A way to one endpoint. A rejection may have a `fault`: `unreachable`, `timed_out`, `too_large`, `redirected`, `not_allowed` or `stopped`. The report
 * calls `timed_out` `busy`, and `too_large` and `redirected` `malformed`.
 */
export interface Transport {
  /** The endpoint's address: https, or http on this machine. Two of one host are one reader. */
  readonly url: string;
  /** Sends the text of a JSON-RPC request and resolves to the text of its answer. `retryAfter` is in seconds, or the text of the answer's header. */
  send(request: string, bounds: Bounds): Promise<{ status: number; text: string; retryAfter?: number | string }>;
}

export interface ReadOptions extends Options {
  /** The endpoints that are asked, and no others. */
  transports: Transport[];
  signal?: Signal;
  onProgress?: (progress: { answers: number }) => void;
  /** True to wait up to four minutes for a block that the proof names and an endpoint does not have yet. Else such a proof is `not_confirmed`. */
  wait?: boolean;
}

/** Everything that comes of a reading. */
export interface Reading {
  report: Report;
  words: Words;
  /** The file that the page opens again. */
  saved_proof?: string;
}

/** A reading that was just made. */
export interface MadeReading extends Reading {
  /** Returns the same reading in another language, without a request. `init` must have loaded the language. */
  in(language: string): Reading;
}

export type Shape = "ring" | "dashes" | "half" | "tick" | "full" | "cross";

/** The words of the verdict's card, in one language. */
export interface Words {
  language: string;
  tone: "pass" | "calm" | "open" | "warning" | "fail" | "error";
  shape: Shape;
  heading: string;
  /** The card and the pull, or the event, as the payload names them. */
  subject: string[];
  beneath?: string;
  sentence: string;
  /** The exact cause of an error, and the name of the fold for it. */
  cause?: string;
  cause_heading: string;
  /** The two cards of a failed selection, and the source of their titles. */
  cards?: { by_rules: Face; recorded: Face; titles?: string };
  /** The limits of a pass. */
  limits?: string;
  /** The warning that the verdict rests on one reader, and the readers that did not answer. */
  caution?: string;
  /** The server's own verdict, if it contradicts a pass. */
  server_says_no?: string;
  /** The mark of a program that rewrites what it saves. */
  tool_mark?: string;
  chips: string[];
  /** The name of the fold for the questions. */
  questions_heading: string;
  questions: { id: string; question: string; answer: string; shape: Shape; mark: string }[];
  trust_heading: string;
  trust: { code: string; sentence: string; why: string; todo: string }[];
  open_report: string;
  /** The origin of the code, if the options name it, and the limits of a card on another's page. */
  code?: string;
  /** The advice to open the full report, beside `code`. */
  be_sure?: string;
}

/** A card of a failed selection. Its texts are the payload's, and safe to show as text. */
export interface Face {
  label: string;
  price?: string;
  title?: string;
  /** The card's id, shortened, or the words for no card. */
  card: string;
}

/** A wait for a proof that may still come. Pass it to the next `fetchProof` for the address. */
export interface Waiting {
  /** The seconds after which the page asks again: those that the answer asks for, or else more after each try. */
  readonly seconds: number;
  /** Says when the proof is asked for again: in some seconds, now for 0, or without a number once the page is in the foreground. */
  says(seconds?: number): string;
}

/** A fault of a call, never of a proof. */
export class PackproofError extends Error {
  /**
   * `not_initialised`, `not_loaded`, `bad_input`, `bad_options`, `bad_address`, `bad_transport`, `bad_endpoint`, `unknown_language`, or a code of the report's `error`.
   * The card's own are `several_proofs` and `failed`. The message of `not_loaded` names the address or the policy.
   */
  readonly code: string;
  /** The report, if the fault is of an input or of a service. */
  readonly report?: Report;
  /** The sentences of the card, with a report. */
  readonly words?: Words;
  /** Of `fetchProof`, if the proof may still come. */
  readonly waiting?: Waiting;
}

export interface FetchOptions extends Options {
  signal?: Signal;
  fetch?: Ask;
  /** The wait that the last answer began. */
  waiting?: Waiting;
}

/** Loads the module, once, and the catalogues of the wanted languages. */
export function init(options?: InitOptions): Promise<void>;
/** Checks one text without a network. What is no payload has a report with `error`. */
export function check(input: Input, options?: Options): Report;
/** Opens a file: unpacks gzip, and gives each proof of a file with one a line. Throws what keeps a file from being opened. */
export function open(file: Input, options?: Options): Text[];
/** Loads a proof from a shop's service, or a file from a server. Throws `not_ready`, `unknown_id`, `service`, `another_payload` or `too_large` in place of another answer. */
export function fetchProof(address: string | Address, options?: FetchOptions): Promise<Uint8Array>;
/** Checks one text and reads its contract through the given transports. */
export function read(input: Input, options: ReadOptions): Promise<MadeReading>;
/** Returns the sentences of the verdict's card. */
export function words(input: Input, options?: Options): Words;
/** A transport over `fetch`. */
export function fetchTransport(url: string | Address, options?: { fetch?: Ask }): Transport;
