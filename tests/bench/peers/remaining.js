// Keeps D8's shrinking list: takes the k-th of the remaining cards and returns its position in the deck.

/** A Fenwick tree over the counts of remaining cards. */
export class Fenwick {
  #counts;
  #top;
  constructor(count) {
    this.left = count;
    this.#counts = Uint32Array.from({ length: count + 1 }, (_, node) => node & -node);
    this.#top = 2 ** Math.floor(Math.log2(Math.max(count, 1)));
  }
  take(k) {
    const counts = this.#counts;
    let position = 0;
    for (let step = this.#top; step > 0; step >>= 1) {
      const ahead = position + step;
      if (ahead < counts.length && counts[ahead] <= k) {
        position = ahead;
        k -= counts[ahead];
      }
    }
    for (let node = position + 1; node < counts.length; node += node & -node) counts[node] -= 1;
    this.left -= 1;
    return position;
  }
}
