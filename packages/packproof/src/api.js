import { PackproofError } from "./error.js";
import { answered, goOn, guarded, isThere, own, until } from "./transport.js";

/** The names of a call's options (`crates/js/src/options.rs`). */
const OPTIONS = ["name", "lists", "language", "origin"];

/** The longest wait for the answer of a service, in seconds: the same as the terminal's. */
const SECONDS = 120;

/** Throws unless an option is of its kind. The module accepts any value, so another kind must not reach it. */
function demand(isOfKind, kind) {
  if (!isOfKind) throw new PackproofError("bad_options", kind);
}

function object(given) {
  demand(given !== null && typeof given === "object", "options are an object");
  return given;
}

function named(given, names) {
  const other = Object.keys(object(given)).find((name) => !names.includes(name));
  demand(other === undefined, `no such option: ${other}`);
}

/** The bytes of a settings file, or of an object in its place. */
const settings = (lists) => bytesOf(isText(lists) || isBytes(lists) ? lists : JSON.stringify(object(lists)));

const isText = (given) => typeof given === "string";
const isFunction = (given) => typeof given === "function";

const isAbsent = (given) => given === undefined || given === null;
const isSignal = (given) => isAbsent(given) || (typeof given.aborted === "boolean" && isFunction(given.addEventListener));

/** The smallest module. */
const SMALLEST = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** Whether a policy forbids every module. Each browser reports it in other words. */
function isForbidden() {
  try {
    return !new WebAssembly.Module(SMALLEST);
  } catch {
    return true;
  }
}

/** Explains to an engineer why the module did not start. */
function unstarted(given, { message }) {
  if (!globalThis.WebAssembly) return `there is no WebAssembly here: ${message}`;
  if (isForbidden()) return `the policy here forbids WebAssembly, and needs 'wasm-unsafe-eval' in its script-src: ${message}`;
  if (typeof given?.status !== "number") return message;
  return `${given.url} answered ${given.status} with ${given.headers.get("content-type") ?? "no type"}: ${message}`;
}

/**
 * The functions of the package, on a module that is not loaded yet. `load` gives the JavaScript of the module, `compiled` the module's bytes, a response
 * or the compiled module, and `languages` has a loader for each catalogue.
 */
export function packageOf(load, compiled, languages) {
  let started;
  let glue;

  async function start(wasm) {
    let given;
    try {
      given = await (wasm ?? compiled());
      // Nothing of it runs at import, where it would throw for want of a `TextDecoder`.
      const loaded = await load();
      await loaded.default({ module_or_path: given });
      glue = loaded;
    } catch (error) {
      throw new PackproofError("not_loaded", unstarted(given, error), { cause: error });
    }
  }

  async function learn(tag) {
    const own = glue.languageOf(tag);
    if (own === "en") return;
    const load = languages[own];
    if (!load) throw new PackproofError("unknown_language", `no such language: ${tag}`);
    const { default: catalogue } = await load();
    const written = (number, form) => number.toLocaleString(own, form);
    const numbers = [written(1_234_567.8), written(1_234), written(1_234_567.89), written(0.5, { style: "percent" })];
    called(() => glue.learn(own, catalogue, numbers));
  }

  function ready() {
    if (!glue) throw new PackproofError("not_initialised", "await init() first");
  }

  /** Calls the module, and makes an error of what it throws. A wait says in its language when the proof is asked for again. */
  function called(call, language) {
    try {
      return call();
    } catch (fault) {
      const error = raised(fault);
      const says = (seconds) => called(() => glue.asksAgain(seconds, language));
      if (error.waiting) Object.defineProperty(error.waiting, "says", { value: says });
      throw error;
    }
  }

  const most = () => glue.maxBytes();

  /** The options in the form that the module accepts. */
  function optionsOf(given) {
    named(given, OPTIONS);
    const { lists, ...others } = given;
    return isAbsent(lists) ? others : { ...others, lists: settings(lists) };
  }

  /** The bytes of an input, its options, and whether it is larger than any. */
  function input(given, options = {}) {
    ready();
    const isOpened = given !== null && typeof given === "object" && ArrayBuffer.isView(given.bytes);
    const bytes = bytesOf(isOpened ? given.bytes : given);
    return { bytes, options: { ...(isOpened && { name: given.name }), ...optionsOf(options) }, isTooLarge: bytes.byteLength > most() };
  }

  /** As `input`, for calls that have no report to name the fault in. */
  function bounded(given, options) {
    const read = input(given, options);
    const { byteLength } = read.bytes;
    if (read.isTooLarge) called(() => glue.throwTooLarge(byteLength, read.options));
    return read;
  }

  return {
    /** Loads the module, once, and the catalogues of these languages. Nothing else makes a request, but `read` through its transports. */
    async init(options = {}) {
      const { wasm, languages: wanted = [], ...others } = object(options);
      named(others, []);
      demand(Array.isArray(wanted) && wanted.every(isText), "languages is a list of tags");
      started ??= start(wasm);
      try {
        await started;
      } catch (error) {
        started = undefined;
        throw error;
      }
      await Promise.all(wanted.map(learn));
    },

    check(given, options) {
      const { bytes, options: own, isTooLarge } = input(given, options);
      return called(() => (isTooLarge ? glue.tooLarge(bytes.byteLength, own) : glue.check(bytes, own)));
    },

    open(file, options) {
      const { bytes, options: own } = bounded(file, options);
      return called(() => glue.open(bytes, own));
    },

    words(given, options) {
      const { bytes, options: own } = bounded(given, options);
      return called(() => glue.words(bytes, own));
    },

    async fetchProof(address, given = {}) {
      ready();
      const { signal, fetch: ask = own, waiting, ...others } = object(given);
      const options = { ...optionsOf(others), ...(waiting && { waiting }) };
      demand(isSignal(signal), "signal is an AbortSignal");
      demand(isFunction(ask), "fetch is a function");
      const url = located(address);
      goOn(signal);
      try {
        const { response, body } = await answered(url, {}, { ask, bytes: most(), seconds: SECONDS, signal });
        const wait = response.headers.get("retry-after") ?? undefined;
        return called(() => glue.served(url.pathname, response.status, wait, body, options), options.language);
      } catch (error) {
        goOn(signal);
        if (!error.fault) throw error;
        const isUnread = error.fault === "unreachable" && (await isThere(url, { ask, seconds: SECONDS, signal }));
        goOn(signal);
        const fault = isUnread ? "not_allowed" : error.fault;
        const thrown = () => (error.length ? glue.throwTooLarge(error.length, options) : glue.throwUnserved(fault, SECONDS, options));
        return called(thrown, options.language);
      }
    },

    async read(given, options = {}) {
      const { transports = [], signal, onProgress, wait = false, ...others } = object(options);
      const { bytes, options: own } = bounded(given, others);
      demand(Array.isArray(transports), "transports is a list");
      demand(isSignal(signal), "signal is an AbortSignal");
      demand(isAbsent(onProgress) || isFunction(onProgress), "onProgress is a function");
      demand(typeof wait === "boolean", "wait is true or false");
      let answers = 0;
      // An error of the caller must not count as one of an endpoint.
      let thrown;
      const heard = () => {
        try {
          onProgress?.({ answers: (answers += 1) });
        } catch (error) {
          thrown ??= { error };
        }
      };
      const through = transports.map((transport) => guarded(transport, { signal, heard }));
      goOn(signal);
      try {
        const reading = await until(glue.read(bytes, through, { ...own, wait }), signal);
        if (thrown) throw thrown.error;
        const told = (language) => called(() => reading.told(language));
        return Object.defineProperty(told(own.language), "in", { value: told });
      } catch (fault) {
        throw raised(fault);
      }
    },
  };
}

/** An error of what the module threw. */
function raised(fault) {
  const isOurs = fault !== null && typeof fault === "object" && !(fault instanceof Error) && typeof fault.code === "string";
  return isOurs ? new PackproofError(fault.code, fault.message, fault) : fault;
}

/** The address of a proof: http or https; on a page it may be relative. */
function located(address) {
  const base = globalThis.document?.baseURI;
  try {
    const url = new URL(address, base);
    if (url.protocol === "https:" || url.protocol === "http:") return url;
  } catch {}
  throw new PackproofError("bad_address", "the address of a proof is an http or https URL");
}

/** Also a buffer of another realm, such as a test's. */
const isBuffer = (given) => Object.prototype.toString.call(given) === "[object ArrayBuffer]";
const isBytes = (given) => isBuffer(given) || ArrayBuffer.isView(given);

/** The bytes of a text, a buffer or a view. */
function bytesOf(given) {
  if (typeof given === "string") return new TextEncoder().encode(given);
  if (isBuffer(given)) return new Uint8Array(given);
  if (ArrayBuffer.isView(given)) return new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  throw new PackproofError("bad_input", "an input is a text, an ArrayBuffer, a view of one, or a text that open returned");
}
