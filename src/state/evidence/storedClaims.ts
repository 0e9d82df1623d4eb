import { readClaims, withClaim } from '#domain/evidence/claims.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createListeners, subscribeToBoth } from '#platform/listeners.ts';

/** The names of the assumptions that a person has confirmed. They include claims whose request still runs. */
export function createStoredClaims(
  storage: Pick<OwnedStorage, 'read' | 'readJson' | 'writeJson' | 'subscribe'>,
) {
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
    snapshot: (): ReadonlySet<string> => {
      const stored = storage.read(key);
      if (current === null || stored !== from) current = new Set([...kept(), ...underWay]);
      from = stored;
      return current;
    },
    subscribe: subscribeToBoth(listeners.subscribe, storage.subscribe),
    /** Counts a claim as stored until `end`, while its request runs. */
    begin: (claim: string) => {
      underWay.add(claim);
      tell();
    },
    end: (claim: string) => {
      underWay.delete(claim);
      tell();
    },
    /** Stores a claim with the person's local data. */
    keep: (claim: string) => storage.writeJson(key, withClaim(kept(), claim)),
    isKept: (claim: string) => kept().includes(claim),
  };
}
