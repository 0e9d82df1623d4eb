/** A random generator whose results depend only on its seed, so that they are the same each time. */
export interface SeededRandom {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns a whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<Item>(from: readonly Item[]): Item;
  /** Returns the items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Returns a 32-bit hash of a text, the same on every machine (FNV-1a with a final mix). */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Creates a generator from the parts of a seed. The parts are separated, so `a, bc` and `ab, c` differ. */
export function seededRandom(...seed: readonly (string | number)[]): SeededRandom {
  let state = hash(JSON.stringify(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (from) => at(from, Math.floor(next() * from.length)),
    shuffled(items) {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = whole(0, last);
        [result[last], result[other]] = [at(result, other), at(result, last)];
      }
      return result;
    },
  };
}

/** Returns the item at an index that wraps around. Throws for an empty list. */
export function at<Item>(items: readonly Item[], index: number): Item {
  if (items.length === 0) throw new Error('There is nothing to choose from.');
  return items[((index % items.length) + items.length) % items.length] as Item;
}
