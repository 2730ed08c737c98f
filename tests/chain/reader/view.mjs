// One endpoint's answers about one contract, each asked for once. Refused answers skip the step that needs them.
import { readFileSync } from "node:fs";
import { Contradiction, OPEN, skip } from "./finding.mjs";
import { ask, compare, number, ONE, place, word, words, ZERO } from "./node.mjs";

export const { selectors } = JSON.parse(readFileSync(new URL("../build/IConsumer.json", import.meta.url)));
const EVENTS = `0x${selectors["events(bytes32)"]}`;
const PULL = `0x${selectors["getPull(bytes32)"]}`;
/** The most ranges of logs that are cut in halves. */
const MOST_CUTS = 200;
const FRESH_SECONDS = 60;

export class View {
  constructor(rpc, { consumer, coordinators, isLocal, isKnown }) {
    Object.assign(this, { rpc, consumer, isLocal, isKnown });
    /** The coordinators that are listed for this chain. */
    this.coordinators = coordinators;
    /** The newest block that is judged. */
    this.highest = 0;
    this.answers = new Map();
    this.shown = new Map();
    this.cuts = 0;
    /** The oldest block of a log of the contract or a listed coordinator that a range of logs had. */
    this.oldest = Infinity;
  }

  isListed(address) {
    return this.coordinators.includes(address);
  }

  /** Returns a value that is made once, by its name. */
  once(name, make) {
    if (!this.answers.has(name)) this.answers.set(name, make());
    return this.answers.get(name);
  }

  async refusable(method, ...params) {
    return this.once(JSON.stringify([method, params]), () => ask(this.rpc, method, ...params));
  }

  async ask(method, ...params) {
    return this.refusable(method, ...params).catch(() => skip(OPEN.unanswered));
  }

  // State.

  head(tag) {
    return this.refusable("eth_getBlockByNumber", tag, false).catch(() => null);
  }

  async newest() {
    return (await this.head("latest")) ?? skip(OPEN.unanswered);
  }

  /** The number of the one block at which state is read. */
  block() {
    return this.once("block", async () => {
      for (const tag of ["finalized", "safe"]) {
        const head = await this.head(tag);
        if (head && Number(head.number) >= this.highest && (await this.keeps(head.number))) return Number(head.number);
      }
      return Number((await this.newest()).number);
    });
  }

  async keeps(block) {
    const read = this.refusable("eth_call", { to: this.consumer, data: EVENTS + ZERO }, block);
    return read.then(() => true, (refused) => /revert/i.test(refused.message));
  }

  /** The words that a call returns; none if the contract lacks the function. */
  async call(to, data, block) {
    const read = this.refusable("eth_call", { to, data }, number(block));
    return words(await read.catch((refused) => (/revert/i.test(refused.message) ? "0x" : skip(OPEN.unanswered))));
  }

  /** Reads the contract, and once more at a newer block if the value is missing. */
  async read(data, isThere) {
    const block = await this.block();
    const read = await this.call(this.consumer, data, block);
    if (isThere(read)) return read;
    const newer = Number((await this.newest()).number);
    return newer > block ? this.call(this.consumer, data, newer) : read;
  }

  async event(id) {
    const [value = ZERO] = await this.read(EVENTS + id, ([value = ZERO]) => value !== ZERO);
    return value;
  }

  async pull(key) {
    const [eventId = ZERO, requested = ZERO, fulfilled = ZERO, held = ZERO, id = ZERO] = await this.read(PULL + key, (read) => read[1] === ONE);
    return { eventId, requested: requested === ONE, fulfilled: fulfilled === ONE, held, id };
  }

  /** True if the newest block is under a minute old, and not ahead of this device by more. */
  async isFresh() {
    const age = Date.now() / 1000 - Number((await this.newest()).timestamp);
    return Math.abs(age) < FRESH_SECONDS;
  }

  // Logs.

  /** Logs of a range of blocks, in their order. */
  async logs(filter, from, to) {
    if (from > to) return [];
    const found = (await this.range(filter, from, to)).filter(({ removed }) => !removed).map(spelt);
    for (const log of found) {
      const block = place(log)[0];
      const isAsked = [filter.address ?? log.address].flat().includes(log.address) && matches(log, filter.topics) && block >= from && block <= to;
      if (!isAsked) throw new Contradiction("a log outside the question");
      this.note(log);
      if (log.address === this.consumer || this.isListed(log.address)) this.oldest = Math.min(this.oldest, block);
    }
    return found.toSorted((one, other) => compare(place(one), place(other)));
  }

  own(from, to) {
    return this.logs({ address: this.consumer }, from, to);
  }

  async range(filter, from, to) {
    const asked = { ...filter, fromBlock: number(from), toBlock: number(to) };
    try {
      return await this.refusable("eth_getLogs", asked);
    } catch {
      this.cuts += 1;
      if (from === to || this.cuts > MOST_CUTS) skip(OPEN.unanswered);
      const half = Math.floor((from + to) / 2);
      return [...(await this.range(filter, from, half)), ...(await this.range(filter, half + 1, to))];
    }
  }

  /** A receipt that one of this endpoint's logs names, or that the payload does. */
  receipt(hash) {
    return this.once(`receipt ${hash}`, async () => {
      const asked = () => ask(this.rpc, "eth_getTransactionReceipt", hash).catch(() => skip(OPEN.unanswered));
      const receipt = (await asked()) ?? (await asked()) ?? skip(OPEN.notShown);
      const logs = receipt.logs.map(spelt);
      logs.forEach((log) => this.note(log));
      return { ...receipt, logs };
    });
  }

  note(log) {
    const { transactionHash, logIndex, blockNumber, blockHash, address, topics, data } = log;
    const at = `${transactionHash}/${Number(logIndex)}`;
    const text = JSON.stringify([Number(blockNumber), blockHash, address, topics, data]);
    if ((this.shown.get(at)?.text ?? text) !== text) throw new Contradiction(`two logs at ${at}`);
    this.shown.set(at, { text, log });
  }

  /** The contract's logs that any answer showed. */
  shownOwn() {
    return [...this.shown.values()].map(({ log }) => log).filter(({ address }) => address === this.consumer);
  }

  /** Skips if this endpoint's indexes of a block's logs mean nothing. */
  async countsIndexes(block) {
    const indexes = (await this.logs({}, block, block)).map((log) => place(log)[1]);
    if (!indexes.includes(0) || new Set(indexes).size < indexes.length) skip(OPEN.indexes);
  }
}

const spelt = (log) => ({ ...log, address: log.address.toLowerCase() });
const matches = ({ topics }, asked = []) => asked.every((each, index) => each === null || [each].flat().map(word).includes(word(topics[index] ?? "")));
