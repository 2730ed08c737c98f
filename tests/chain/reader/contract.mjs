// The step `contract`: the contract's state holds what is judged.
import { fail, OPEN, skip } from "./finding.mjs";
import { keccak } from "./keccak.mjs";
import { number, ZERO } from "./node.mjs";

/** The checks of a pull. */
export function ofPull(view, { draws, others }, lists) {
  const missing = async () => {
    if (!view.isKnown || (await view.block()) < view.highest) skip(OPEN.notReached);
    fail("the contract does not hold it");
  };
  const pulls = draws.flatMap(({ key, version, purchase, request, word }) => [
    () => anchor(view, version, missing),
    () => anchor(view, purchase, missing),
    () => pull(view, { key, request, word }, missing),
  ]);
  const classified = others.flatMap(({ key, request, anchor: version }) => [() => anchor(view, version, missing), () => pull(view, { key, request }, missing)]);
  return [() => code(view, lists), ...pulls, ...classified];
}

/** The checks of an event. */
export function ofEvent(view, { id, value, transaction }, lists) {
  const missing = async () => {
    const receipt = transaction && (await view.receipt(transaction).catch(() => null));
    const hasReached = receipt ? (await view.block()) >= Number(receipt.blockNumber) : view.isLocal || (await view.isFresh());
    if (!view.isKnown || !hasReached) skip(OPEN.notReached);
    fail("the contract does not hold it");
  };
  return [() => code(view, lists), () => anchor(view, { key: id, value }, missing)];
}

async function code(view, { code }) {
  if (!code) return;
  const found = await view.ask("eth_getCode", view.consumer, number(await view.block()));
  if (keccak(found.slice(2)) !== code) skip(OPEN.otherCode);
}

async function anchor(view, { key, value }, missing) {
  const held = await view.event(key);
  if (held === ZERO) await missing();
  if (held !== value) fail("the contract holds another value");
}

async function pull(view, { key, request, word }, missing) {
  const { requested, eventId, fulfilled, held } = await view.pull(key);
  if (!requested) await missing();
  if (eventId !== request.value) fail("the contract holds another event id");
  if (word && fulfilled && held !== word.value) fail("the contract holds another word");
}
