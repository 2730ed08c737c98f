import type { Input, PackproofError } from "./index.js";
import type { Element, Heard } from "./platform.js";
import type { Report } from "./report.js";

declare const Base: new () => Element;

/** `<packproof-report src="proof.json" lang="de" theme="dark">`: the verdict's card. */
export class PackproofReport extends Base {
  /** The addresses that the contract is read through. None is asked before it is set. */
  get endpoints(): string[];
  set endpoints(urls: string[] | null | undefined);
  /** The payload, if the page has it already. */
  payload: Input | null | undefined;
  /** The address of the full report. */
  reportUrl: string | null | undefined;
}

interface PackproofEvents {
  "packproof-verdict": Heard<Report>;
  "packproof-error": Heard<PackproofError>;
  "packproof-progress": Heard<{ answers: number }>;
}

/** What JSX sets on the card, besides what it sets on any element. */
interface PackproofAttributes {
  src?: string | undefined;
  theme?: "light" | "dark" | undefined;
  endpoints?: string[] | null | undefined;
  payload?: Input | null | undefined;
  reportUrl?: string | null | undefined;
  "onpackproof-verdict"?: ((event: Heard<Report>) => void) | undefined;
  "onpackproof-error"?: ((event: Heard<PackproofError>) => void) | undefined;
  "onpackproof-progress"?: ((event: Heard<{ answers: number }>) => void) | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "packproof-report": PackproofReport;
  }
  interface HTMLElementEventMap extends PackproofEvents {}
}

// @ts-ignore: a project without React
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore: a project without React
      "packproof-report": DetailedHTMLProps<HTMLAttributes<PackproofReport>, PackproofReport> & PackproofAttributes;
    }
  }
}

// @ts-ignore: a project without Preact
declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore: a project without Preact
      "packproof-report": HTMLAttributes<PackproofReport> & PackproofAttributes;
    }
  }
}
