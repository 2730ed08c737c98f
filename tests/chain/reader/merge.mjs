// Merges the views of several endpoints, and names the verdict that follows.
import { OPEN, ORIGIN } from "./finding.mjs";

/** `views`: the steps of each endpoint, in the order in which they are listed. A step passes or fails if it does in every view. */
export function merge(views) {
  const steps = {};
  let isContradicted = false;
  for (const id of Object.keys(views[0])) {
    const found = views.map((view) => view[id]);
    const areAll = (status) => found.every((step) => step.status === status);
    steps[id] = areAll("passed") || areAll("failed") ? found[0] : found.find(({ status }) => status === "skipped") ?? { status: "skipped", cause: "disagreement" };
    isContradicted ||= found.some(({ status }) => status === "failed") && !areAll("failed");
  }
  return { steps, isContradicted };
}

/** The verdict by the merged steps, for a payload with this verdict without the chain. */
export function verdict({ steps, isContradicted }, offline) {
  const found = Object.values(steps);
  const origin = steps.word_origin ?? steps.seed_origin;
  if (offline === "not_verified" || found.some(({ status }) => status === "failed")) return "not_verified";
  if (isContradicted) return "contradicted";
  if (offline === "not_replayable") return offline;
  if (found.every(({ status }) => status === "passed")) return "verified";
  if (found.every(({ cause }) => [OPEN.unanswered, OPEN.wrongChain].includes(cause))) return "verified_offline";
  const isUnknown = origin.status === "skipped" && Object.values(ORIGIN).includes(origin.cause);
  return steps.contract.status === "passed" && isUnknown ? "origin_unknown" : "verified_in_part";
}
