import { readClaims, withClaim } from '#domain/evidence/claims.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createListeners } from '../listeners.ts';

/** The names of the claims that a person has confirmed: those being sent to the server, and those stored in this browser. */
export interface Confirmations {
  readonly snapshot: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts a claim as confirmed until `end`, while its request runs. */
  begin(claim: string): void;
  end(claim: string): void;
  /** Stores a claim with the person's local data. */
  keep(claim: string): void;
  /** Returns true for a claim that is stored here. */
  isKept(claim: string): boolean;
}

export function createConfirmations(
  storage: Pick<OwnedStorage, 'read' | 'readJson' | 'writeJson' | 'subscribe'>,
  key: 'confirmedClaims' | 'ownEdits' = 'confirmedClaims',
): Confirmations {
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
    subscribe(listener) {
      const leave = listeners.subscribe(listener);
      const leaveStorage = storage.subscribe(listener);
      return () => {
        leave();
        leaveStorage();
      };
    },
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
