/** Yields every combination of three indexes once. Consecutive combinations differ in the first two indexes. */
export function* combinations(first: number, second: number, third: number) {
  for (let index = 0; index < first * second * third; index += 1) {
    const turn = Math.floor(index / first);
    yield [index % first, ((index % first) + turn) % second, Math.floor(turn / second)] as const;
  }
}

/** Alternates two lists, then continues with the longer one. */
export function* inTurn<Item>(one: Iterable<Item>, other: Iterable<Item>): Generator<Item> {
  const sources = [one[Symbol.iterator](), other[Symbol.iterator]()];
  for (let source = sources.shift(); source; source = sources.shift()) {
    const { value, done } = source.next();
    if (done) continue;
    yield value;
    sources.push(source);
  }
}

/** Leaves out repeated items, compared by their identifying text. */
export function* distinct<Item>(
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
): Generator<Item> {
  const seen = new Set<string>();
  for (const item of items) {
    const name = nameOf(item).toLowerCase();
    if (!seen.has(name)) yield item;
    seen.add(name);
  }
}

/** Items from a supply, and the position of the next round. */
export interface Taken<Item> {
  readonly items: readonly Item[];
  readonly next: number;
}

/** Takes up to `count` items from a position on. Skips items for which `isThere` is true. */
export function take<Item>(
  supply: Iterable<Item>,
  from: number,
  count: number,
  isThere: (item: Item) => boolean = () => false,
): Taken<Item> {
  const items: Item[] = [];
  let position = 0;
  for (const item of supply) {
    if (items.length === count) break;
    position += 1;
    if (position > from && !isThere(item)) items.push(item);
  }
  return { items, next: position };
}
