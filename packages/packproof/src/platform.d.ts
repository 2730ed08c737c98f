/** A type of the platform where the project has it, as with the library `dom` or the types of Node; else what this package uses of it. */
export type Platform<Name extends string, Else> = typeof globalThis extends { [name in Name]: { prototype: infer Own } } ? Own : Else;

/** What the package uses of an `AbortSignal`. */
interface AnySignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export type Address = Platform<"URL", { readonly href: string }>;
export type Ask = (request: Platform<"Request", object>) => Promise<Platform<"Response", object>>;
export type Element = Platform<"HTMLElement", object>;
/** An event of the card. */
export type Heard<Detail> = Omit<Platform<"CustomEvent", object>, "detail"> & { readonly detail: Detail };
export type Signal = Platform<"AbortSignal", AnySignal>;
