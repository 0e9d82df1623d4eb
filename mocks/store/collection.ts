/** A row, and what it belongs to inside its workspace: a company, a target company, or nothing. */
export interface Kept<Value> {
  readonly owner: string;
  readonly value: Value;
}

/** What a collection tells the world about its changes. */
export interface Keeper {
  put(workspace: string, id: string, kept: Kept<unknown>): void;
  remove(workspace: string, id: string): void;
}

/**
 * The rows of one table, of every workspace, found by id or by owner without looking at the others.
 *
 * @msw/data 1.1.7 was tried first. It looks at every row for each query, so that with 10,000 rows a find or an update
 * takes 2.7 ms and a delete 1.1 ms (measured on Node 24): a third of the thousand requests a second asked of the
 * sandbox. It also names rows by random ids and gives no answer before a promise has passed.
 */
export class Collection<Value> {
  readonly #keeper: Keeper;
  readonly #byId = new Map<string, Map<string, Kept<Value>>>();
  readonly #byOwner = new Map<string, Map<string, Map<string, Value>>>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** The rows of an owner in the order they came; an edited one keeps its place. */
  list(workspace: string, owner: string): readonly Value[] {
    return [...(this.#byOwner.get(workspace)?.get(owner)?.values() ?? [])];
  }

  get(workspace: string, id: string): Kept<Value> | undefined {
    return this.#byId.get(workspace)?.get(id);
  }

  /** Keeps a row, in memory and wherever the keeper puts it, before it returns. */
  put(workspace: string, id: string, kept: Kept<Value>): void {
    this.#keeper.put(workspace, id, kept);
    this.restore(workspace, id, kept);
  }

  /** Takes in a row that is already safe elsewhere. */
  restore(workspace: string, id: string, kept: Kept<Value>): void {
    entry(this.#byId, workspace).set(id, kept);
    const owners = entry(this.#byOwner, workspace);
    entry(owners, kept.owner).set(id, kept.value);
  }

  /** Forgets a row; false when there was none. */
  remove(workspace: string, id: string): boolean {
    const kept = this.get(workspace, id);
    if (!kept) return false;
    this.#keeper.remove(workspace, id);
    this.#byId.get(workspace)?.delete(id);
    this.#byOwner.get(workspace)?.get(kept.owner)?.delete(id);
    return true;
  }

  clear(): void {
    for (const [workspace, rows] of this.#byId) {
      for (const id of rows.keys()) this.#keeper.remove(workspace, id);
    }
    this.#byId.clear();
    this.#byOwner.clear();
  }
}

/** The map under a key, made when it is first asked for. */
function entry<Key, Value>(maps: Map<string, Map<Key, Value>>, key: string): Map<Key, Value> {
  const found = maps.get(key) ?? new Map<Key, Value>();
  maps.set(key, found);
  return found;
}
