import { ownedKeys, type OwnedKey } from '#domain/localKeys.ts';
import type { TextStore } from './textStore.ts';

const ownerKey = 'owner';
const asideKey = (owner: string, key: OwnedKey): string => `aside|${owner}|${key}`;

/** What the browser keeps for one person in one workspace. Values that make no sense count as absent. */
export interface OwnedStorage {
  /** From here on everything belongs to this owner; another's values are set aside, and this one's come back. */
  claim(owner: string): void;
  /** Sets everything aside under its owner's name, so that nothing of it is left in sight. */
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

function move(store: TextStore, from: string, to: string): void {
  const value = store.read(from);
  if (value === undefined) return;
  store.write(to, value);
  store.remove(from);
}

function setAside(store: TextStore): void {
  const owner = store.read(ownerKey);
  if (owner === undefined) return;
  for (const key of ownedKeys) move(store, key, asideKey(owner, key));
  store.remove(ownerKey);
}

/** Tells which key another tab has changed. */
type OtherTabs = (listener: (key: string | null) => void) => () => void;

/**
 * Storage by owner (D13). The specification's keys keep their names, and whose they are stands beside them. Should another
 * tab have signed in as someone else meanwhile, this tab goes on under its own owner's set-aside names.
 */
export function createOwnedStorage(store: TextStore, otherTabs: OtherTabs): OwnedStorage {
  let mine: string | undefined;
  const listeners = new Set<(key: OwnedKey) => void>();
  const tell = (key: OwnedKey) => {
    for (const listener of listeners) listener(key);
  };
  const placeOfKey = (key: OwnedKey, owner: string): string =>
    store.read(ownerKey) === owner ? key : asideKey(owner, key);
  const read = (key: OwnedKey) =>
    mine === undefined ? undefined : store.read(placeOfKey(key, mine));
  const isOurs = () => mine === undefined || (store.read(ownerKey) ?? mine) === mine;
  const write = (key: OwnedKey, value: string) => {
    if (mine === undefined) return;
    store.write(placeOfKey(key, mine), value);
    tell(key);
  };

  return {
    claim(owner) {
      mine = owner;
      const former = store.read(ownerKey);
      if (former === owner) return;
      setAside(store);
      for (const key of ownedKeys) move(store, asideKey(owner, key), key);
      store.write(ownerKey, owner);
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
      store.remove(placeOfKey(key, mine));
      tell(key);
    },
    readJson: (key, accept) => accept(parsed(read(key))),
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    subscribe(listener) {
      listeners.add(listener);
      const forget = otherTabs((changed) => {
        const key = ownedKeys.find((owned) => owned === changed);
        if (key !== undefined) listener(key);
      });
      return () => {
        listeners.delete(listener);
        forget();
      };
    },
  };
}
