import { readJson } from '#domain/entities/json.ts';
import { ownedKeys, type OwnedKey } from '#domain/session/localKeys.ts';
import { createListeners } from './listeners.ts';
import type { TextStore } from './textStore.ts';

const ownerKey = 'owner';
const asideKey = (owner: string, key: OwnedKey): string => `aside|${owner}|${key}`;

/** What the browser stores for one person in one workspace. Values that cannot be read count as absent. */
export type OwnedStorage = ReturnType<typeof createOwnedStorage>;

/** Moves a value to another key. When storage is full it stays where it is; returns false then. */
function move(store: TextStore, from: string, to: string): boolean {
  const value = store.read(from);
  // A value whose removal the browser refused reads as gone, and would be the next person's after a reload.
  return (value === undefined || store.tryWrite(to, value)) && store.tryRemove(from);
}

/** Moves the values under the plain keys to their owner's keys. True when none is left. */
function setAside(store: TextStore): boolean {
  const owner = store.read(ownerKey);
  if (owner === undefined) return true;
  const moved = ownedKeys.map((key) => move(store, key, asideKey(owner, key)));
  // The owner is removed last: values left under the plain keys still belong to somebody.
  return moved.every(Boolean) && store.tryRemove(ownerKey);
}

/** Tells which key another tab has changed. */
type OtherTabs = (listener: (key: string | null) => void) => () => void;

/**
 * Storage by owner (D13). The specification's keys keep their names, and their owner is stored beside them. When the plain keys
 * belong to another person (signed in in another tab, or storage was too full to set their values aside), this tab uses its
 * owner's set-aside keys.
 */
export function createOwnedStorage(store: TextStore, otherTabs: OtherTabs) {
  let mine: string | undefined;
  /** The owner whose values could not be set aside when `mine` signed in. */
  let leftover: string | undefined;
  const listeners = createListeners<[key: OwnedKey]>();
  /** The keys that can hold a value of the owner, the newest first. */
  const keysOf = (key: OwnedKey, owner: string): readonly [string, ...string[]] =>
    store.read(ownerKey) === owner ? [key, asideKey(owner, key)] : [asideKey(owner, key)];
  const read = (key: OwnedKey): string | undefined => {
    if (mine === undefined) return undefined;
    const values = keysOf(key, mine).map((stored) => store.read(stored));
    return values.find((value) => value !== undefined);
  };
  /** False once another person has signed in in another tab. */
  const isCurrentOwner = () => {
    const present = store.read(ownerKey);
    return mine === undefined || [undefined, mine, leftover].includes(present);
  };
  const write = (key: OwnedKey, value: string) => {
    if (mine === undefined) return;
    const [newest, ...older] = keysOf(key, mine);
    if (store.tryWrite(newest, value)) for (const stored of older) store.remove(stored);
    else store.write(newest, value);
    listeners.tell(key);
  };

  return {
    /** Makes this the owner: the former owner's values are set aside, and this owner's are restored. */
    claim: (owner: string) => {
      mine = owner;
      leftover = undefined;
      const former = store.read(ownerKey);
      if (former !== owner && !setAside(store)) leftover = former;
      else if (former === owner || store.tryWrite(ownerKey, owner))
        for (const key of ownedKeys)
          if (store.read(key) === undefined) move(store, asideKey(owner, key), key);
    },
    /** Sets all values aside under their owner's name. When storage is full they stay, and still nobody else reads them. */
    release: () => {
      if (mine !== undefined && store.read(ownerKey) === mine) setAside(store);
      mine = undefined;
    },
    /** The person whose values these are; undefined while nobody is signed in. */
    owner: () => mine,
    isCurrentOwner,
    read,
    write,
    remove: (key: OwnedKey) => {
      if (mine === undefined) return;
      for (const stored of keysOf(key, mine)) store.remove(stored);
      listeners.tell(key);
    },
    /** A value kept as JSON, if it parses to what `accept` recognises. */
    readJson: <Value>(key: OwnedKey, accept: (value: unknown) => Value | undefined) =>
      accept(readJson(read(key))),
    writeJson: (key: OwnedKey, value: unknown) => write(key, JSON.stringify(value)),
    /** Calls the listener for changes made in this or another tab. */
    subscribe: (listener: (key: OwnedKey) => void) => {
      const leave = listeners.subscribe(listener);
      const forget = otherTabs((changed) => {
        const key = ownedKeys.find(
          (owned) => changed === owned || (mine !== undefined && changed === asideKey(mine, owned)),
        );
        if (key !== undefined) listener(key);
      });
      return () => {
        leave();
        forget();
      };
    },
  };
}
