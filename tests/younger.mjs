// The functions that the oldest browsers of docs/deploy.md lack, for the tests that take them away.

/** Each function by its place. All are younger than Chrome 96, Firefox 101 or Safari 16.4. */
export const YOUNGER = [
  "AbortSignal.any",
  "AbortSignal.timeout",
  "Array.fromAsync",
  "Array.prototype.findLast",
  "Array.prototype.findLastIndex",
  "Array.prototype.toReversed",
  "Array.prototype.toSorted",
  "Array.prototype.toSpliced",
  "Array.prototype.with",
  "Blob.prototype.bytes",
  "CompressionStream",
  "DecompressionStream",
  "Document.prototype.startViewTransition",
  "Element.prototype.checkVisibility",
  "Element.prototype.setHTML",
  "HTMLElement.prototype.showPopover",
  "Intl.DurationFormat",
  "Intl.Segmenter",
  "Iterator",
  "Map.groupBy",
  "Math.sumPrecise",
  "Navigator.prototype.canShare",
  "Navigator.prototype.share",
  "Navigator.prototype.userActivation",
  "Object.groupBy",
  "Promise.try",
  "Promise.withResolvers",
  "ReadableStream.from",
  "Response.json",
  "Response.prototype.bytes",
  "Set.prototype.difference",
  "Set.prototype.intersection",
  "Set.prototype.isSubsetOf",
  "Set.prototype.union",
  "String.prototype.isWellFormed",
  "String.prototype.toWellFormed",
  "URL.canParse",
  "URL.parse",
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex",
  "Uint8Array.prototype.toHex",
  "navigation",
  "requestIdleCallback",
  "scheduler",
  "showSaveFilePicker",
  "structuredClone",
  "trustedTypes",
];

/** Takes these functions away. The text of this function runs in pages and workers, so it uses nothing of this module. */
export const takeAway = (names) => {
  for (const name of names) {
    const path = name.split(".");
    const last = path.pop();
    const owner = path.reduce((owner, part) => owner && owner[part], globalThis);
    if (owner) delete owner[last];
    if (owner && last in owner) Object.defineProperty(owner, last, { value: undefined });
  }
};
