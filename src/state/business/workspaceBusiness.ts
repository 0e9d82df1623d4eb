import { readBusinessInfo } from '#domain/business/businessStored.ts';
import { limits } from '#domain/settings/limits.ts';
import type { AdoptionParts } from './adoptBusiness.ts';

/** The workspace's company, for a second device or a colleague (D68). */
export interface WorkspaceBusiness {
  /** True while pages wait: this browser knows no company, and the server has not told yet. */
  readonly isAwaited: () => boolean;
  /** True where the question can wait until the page is there. */
  readonly isKnown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server once; whoever asks again joins. */
  readonly ask: () => void;
  /** Makes the next `ask` ask anew: the person was let in only now. */
  readonly forget: () => void;
  /** Hears where the person goes on who has chosen the workspace's company. */
  readonly onSwitched: (listener: (path: string) => void) => () => void;
}

/** Asks which company the workspace works on. A server that cannot tell, or does not answer, changes nothing. */
export function createWorkspaceBusiness(
  parts: Omit<AdoptionParts, 'isLate' | 'onSwitched'>,
): WorkspaceBusiness {
  const { storage, left, waitUnseen } = parts;
  const listeners = new Set<() => void>();
  const switchListeners = new Set<(path: string) => void>();
  let asked: 'not yet' | 'waiting' | 'shown' = 'not yet';
  let turn = 0;
  const set = (next: typeof asked) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  const isKnown = () =>
    (readBusinessInfo(storage.read('businessInfo'))?.companyId ?? null) !== null;

  const adopt = async () => {
    // Most browsers know their company, and have time for this.
    const { adoptBusiness } = await import('./adoptBusiness.ts');
    await adoptBusiness({
      ...parts,
      isLate: () => asked === 'shown',
      onSwitched: (path) => {
        for (const listener of switchListeners) listener(path);
      },
    });
  };

  return {
    isAwaited: () => asked !== 'shown' && !isKnown(),
    isKnown,
    subscribe(listener) {
      listeners.add(listener);
      const forget = storage.subscribe((key) => {
        if (key === 'businessInfo') listener();
      });
      return () => {
        listeners.delete(listener);
        forget();
      };
    },
    ask() {
      if (asked !== 'not yet') return;
      turn += 1;
      const mine = turn;
      set('waiting');
      const shown = () => {
        if (turn === mine && asked === 'waiting') set('shown');
      };
      // Nobody waits for long: whoever is shown pages is asked instead of led elsewhere.
      waitUnseen(limits.businessPatienceMs, left).then(shown, shown);
      // The server cannot tell, or the person has left.
      adopt().then(shown, shown);
    },
    forget: () => set('not yet'),
    onSwitched(listener) {
      switchListeners.add(listener);
      return () => switchListeners.delete(listener);
    },
  };
}
