// The result of a step: passed, failed or skipped, and why.

/** Causes of a skipped step that leave the origin of a word unknown: the view shows a request, and not whose word it has. */
export const ORIGIN = {
  unlisted: "unlisted_coordinator",
  noAnswer: "nobody_shows_the_answer",
  elsewhere: "answer_given_elsewhere",
  several: "several_requests",
  anchorUnclear: "anchor_unclear",
};
/** Other causes of a skipped step. */
export const OPEN = {
  unanswered: "unanswered",
  notShown: "not_shown",
  notReached: "not_reached",
  unknownKind: "unknown_signature",
  unclassified: "unclassified_word",
  otherCommitment: "other_commitment",
  requester: "requester_unknown",
  indexes: "indexes_mean_nothing",
  nothingOlder: "nothing_older",
  noSeed: "no_seed",
  wrongChain: "wrong_chain",
  contradiction: "contradicts_itself",
  otherCode: "other_code",
};

class Finding extends Error {
  constructor(status, cause) {
    super(`${status}: ${cause}`);
    Object.assign(this, { status, cause });
  }
}

/** An endpoint's answers that exclude each other. */
export class Contradiction extends Error {}

export const fail = (cause) => {
  throw new Finding("failed", cause);
};
export const skip = (cause) => {
  throw new Finding("skipped", cause);
};

/** Makes each check; then throws the first finding that fails, else the first that skips. */
export async function all(checks) {
  const found = [];
  for (const check of checks) {
    try {
      await check();
    } catch (finding) {
      if (!(finding instanceof Finding)) throw finding;
      found.push(finding);
    }
  }
  const finding = found.find(({ status }) => status === "failed") ?? found[0];
  if (finding) throw finding;
}

/** The result of a step's checks: { status, cause }. */
export async function settle(checks) {
  try {
    await all(checks);
    return { status: "passed" };
  } catch (finding) {
    if (!(finding instanceof Finding)) throw finding;
    return { status: finding.status, cause: finding.cause };
  }
}

/** Returns an answer that another step settles; a failure of that step is a reason to skip this one. */
export async function unlessFailed(answer, cause) {
  try {
    return await answer;
  } catch (finding) {
    if (finding.status === "failed") skip(cause);
    throw finding;
  }
}
