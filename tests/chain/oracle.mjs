// The oracle's logs: what a consumer asked for, and what the listed coordinators answered.
import { keccak, topic, word, words, ZERO } from "./node.mjs";

const ASKED = "RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)";
const ANSWERED = "RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)";

export class Oracle {
  /** `listed`: the coordinators that count as the oracle's. */
  constructor(chain, listed) {
    this.chain = chain;
    this.listed = new Set(listed.map((address) => address.toLowerCase()));
  }

  isListed(address) {
    return this.listed.has(address);
  }

  /** The requests of the consumer among these logs, whoever serves them: { id, coordinator, transaction }. */
  async requests(logs) {
    const asked = await topic(this.chain.rpc, ASKED);
    return logs
      .filter(({ topics }) => topics[0] === asked && word(topics[3]) === word(this.chain.consumer))
      .map((log) => ({ id: words(log.data)[0], coordinator: log.address, transaction: log.transactionHash }));
  }

  /** Every request of the consumer. */
  async allRequests() {
    const topics = [await topic(this.chain.rpc, ASKED), null, null, `0x${word(this.chain.consumer)}`];
    return this.requests(await this.chain.ask("eth_getLogs", { topics, fromBlock: "0x0" }));
  }

  /** The words that listed coordinators delivered, of this request or of all: { id, word, log }. */
  async answers(id = null) {
    const topics = [await topic(this.chain.rpc, ANSWERED), id && `0x${id}`];
    const logs = await this.chain.ask("eth_getLogs", { address: [...this.listed], topics, fromBlock: "0x0" });
    return Promise.all(
      logs.map(async (log) => ({ id: word(log.topics[1]), log, word: word(await keccak(this.chain.rpc, words(log.data)[0] + ZERO)) })),
    );
  }
}
