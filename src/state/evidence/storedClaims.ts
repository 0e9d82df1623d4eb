import { readClaims, withClaim } from '#domain/evidence/claims.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createListeners, subscribeToBoth } from '../listeners.ts';

/**
 * The names of the assumptions that a person has confirmed. They include claims whose request still runs.
 */
export interface StoredClaims {
  readonly snapshot: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts a claim as stored until `end`, while its request runs. */
  begin(claim: string): void;
  end(claim: string): void;
  /** Stores a claim with the person's local data. */
  keep(claim: string): void;
  /** Returns true for a claim that is stored here. */
  isKept(claim: string): boolean;
}

export function createStoredClaims(
  storage: Pick<OwnedStorage, 'read' | 'readJson' | 'writeJson' | 'subscribe'>,
): StoredClaims {
  const key = 'confirmedClaims';
  const underWay = new Set<string>();
  const listeners = createListeners();
  const kept = () => storage.readJson(key, readClaims) ?? [];
  let from: string | undefined;
  let current: ReadonlySet<string> | null = null;
  const tell = () => {
    current = null;
    listeners.tell();
  };

  return {
    snapshot() {
      const stored = storage.read(key);
      if (current === null || stored !== from) current = new Set([...kept(), ...underWay]);
      from = stored;
      return current;
    },
    subscribe: subscribeToBoth(listeners.subscribe, storage.subscribe),
    begin(claim) {
      underWay.add(claim);
      tell();
    },
    end(claim) {
      underWay.delete(claim);
      tell();
    },
    keep: (claim) => storage.writeJson(key, withClaim(kept(), claim)),
    isKept: (claim) => kept().includes(claim),
  };
}
