// Keeps D8's shrinking list in two ways: both take the k-th of the remaining cards and return its position in the deck.

/** The plain way: a list from which the card is cut out. */
export class Splice {
  #list;
  constructor(count) {
    this.#list = Array.from({ length: count }, (_, position) => position);
  }
  get left() {
    return this.#list.length;
  }
  take(k) {
    return this.#list.splice(k, 1)[0];
  }
}

/** The faster way: a Fenwick tree over the counts of remaining cards. */
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

/** Returns the position that each number draws, modulo the number of remaining cards. */
export function draws(Remaining, numbers) {
  const remaining = new Remaining(numbers.length);
  return Uint32Array.from(numbers, (number) => remaining.take(number % remaining.left));
}
