import type { Input, PackproofError } from "./index.js";
import type { Report } from "./report.js";

/** `<packproof-report src="proof.json" lang="de" theme="dark">`: the verdict's card. */
export class PackproofReport extends HTMLElement {
  /** The addresses that the contract is read through. None is asked before it is set. */
  endpoints: string[];
  /** The payload, if the page has it already. */
  payload: Input | null | undefined;
  /** The address of the full report. */
  reportUrl: string | null | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "packproof-report": PackproofReport;
  }
  interface HTMLElementEventMap {
    "packproof-verdict": CustomEvent<Report>;
    "packproof-error": CustomEvent<PackproofError>;
    "packproof-progress": CustomEvent<{ answers: number }>;
  }
}
