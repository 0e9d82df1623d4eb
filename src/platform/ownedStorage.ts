import { ownedKeys, type OwnedKey } from '#domain/session/localKeys.ts';
import type { TextStore } from './textStore.ts';

const ownerKey = 'owner';
const asideKey = (owner: string, key: OwnedKey): string => `aside|${owner}|${key}`;

/** What the browser keeps for one person in one workspace. Values that make no sense count as absent. */
export interface OwnedStorage {
  /** From here on everything belongs to this owner; another's values are set aside, and this one's come back. */
  claim(owner: string): void;
  /** Sets everything aside under its owner's name. What has no room there stays, and is still read by nobody else. */
  release(): void;
  /** False once another tab has let somebody else in. */
  isOurs(): boolean;
  /** Hears when another tab lets somebody else in. */
  onTaken(listener: () => void): () => void;
  read(key: OwnedKey): string | undefined;
  write(key: OwnedKey, value: string): void;
  remove(key: OwnedKey): void;
  /** A value kept as JSON, if it parses to what `accept` recognises. */
  readJson<Value>(key: OwnedKey, accept: (value: unknown) => Value | undefined): Value | undefined;
  writeJson(key: OwnedKey, value: unknown): void;
  /** Tells of changes made here or in another tab. */
  subscribe(listener: (key: OwnedKey) => void): () => void;
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Moves a value to a free place. What has no room there stays where it is; false then. */
function move(store: TextStore, from: string, to: string): boolean {
  const value = store.read(from);
  // A value whose removal the browser refused reads as gone, and would be the next person's after a reload.
  return (value === undefined || store.keep(to, value)) && store.drop(from);
}

/** Puts what stands under the plain names away under its owner's. True when nothing of it is left there. */
function setAside(store: TextStore): boolean {
  const owner = store.read(ownerKey);
  if (owner === undefined) return true;
  const moved = ownedKeys.map((key) => move(store, key, asideKey(owner, key)));
  // The mark goes last: what is left under the plain names still has its owner.
  return moved.every(Boolean) && store.drop(ownerKey);
}

/** Tells which key another tab has changed. */
type OtherTabs = (listener: (key: string | null) => void) => () => void;

/**
 * Storage by owner (D13). The specification's keys keep their names, and whose they are stands beside them. Where the plain
 * names are another's (another tab has signed in as someone else, or there was no room to set a former owner's values aside),
 * this tab works under its own owner's set-aside names.
 */
export function createOwnedStorage(store: TextStore, otherTabs: OtherTabs): OwnedStorage {
  let mine: string | undefined;
  /** Whose values could not be set aside when `mine` came. */
  let leftover: string | undefined;
  const listeners = new Set<(key: OwnedKey) => void>();
  const tell = (key: OwnedKey) => {
    for (const listener of listeners) listener(key);
  };
  /** Where a value of the owner can stand, the newest first. */
  const keysOf = (key: OwnedKey, owner: string): readonly [string, ...string[]] =>
    store.read(ownerKey) === owner ? [key, asideKey(owner, key)] : [asideKey(owner, key)];
  const read = (key: OwnedKey) => {
    if (mine === undefined) return undefined;
    const values = keysOf(key, mine).map((stored) => store.read(stored));
    return values.find((value) => value !== undefined);
  };
  const isOurs = () => {
    const standing = store.read(ownerKey);
    return mine === undefined || [undefined, mine, leftover].includes(standing);
  };
  const write = (key: OwnedKey, value: string) => {
    if (mine === undefined) return;
    const [newest, ...older] = keysOf(key, mine);
    if (store.keep(newest, value)) for (const stored of older) store.remove(stored);
    else store.write(newest, value);
    tell(key);
  };

  return {
    claim(owner) {
      mine = owner;
      leftover = undefined;
      const former = store.read(ownerKey);
      if (former !== owner && !setAside(store)) leftover = former;
      else if (former === owner || store.keep(ownerKey, owner))
        for (const key of ownedKeys)
          if (store.read(key) === undefined) move(store, asideKey(owner, key), key);
    },
    release() {
      if (mine !== undefined && store.read(ownerKey) === mine) setAside(store);
      mine = undefined;
    },
    isOurs,
    onTaken: (listener) =>
      otherTabs((changed) => {
        if (changed === ownerKey && !isOurs()) listener();
      }),
    read,
    write,
    remove(key) {
      if (mine === undefined) return;
      for (const stored of keysOf(key, mine)) store.remove(stored);
      tell(key);
    },
    readJson: (key, accept) => accept(parsed(read(key))),
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    subscribe(listener) {
      listeners.add(listener);
      const forget = otherTabs((changed) => {
        const key = ownedKeys.find(
          (owned) => changed === owned || (mine !== undefined && changed === asideKey(mine, owned)),
        );
        if (key !== undefined) listener(key);
      });
      return () => {
        listeners.delete(listener);
        forget();
      };
    },
  };
}
