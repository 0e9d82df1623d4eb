import { readBusinessInfo } from '#domain/business/businessStored.ts';
import { limits } from '#domain/settings/limits.ts';
import type { AdoptionParts } from './adoptBusiness.ts';
import { createListeners, subscribeToBoth } from '../listeners.ts';

/** The company that the workspace works on, for a second device or a colleague (D68). */
export interface WorkspaceBusiness {
  /** True while pages wait: no company is stored in this browser, and the server has not answered. */
  readonly isPending: () => boolean;
  /** True when a company is stored in this browser, so that no page has to wait. */
  readonly isKnown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server once. Further calls do nothing. */
  readonly ask: () => void;
  /** Makes the next `ask` send a new request, after the person was let into the workspace. */
  readonly forget: () => void;
  /** Calls the listener with the path to continue at after the person has chosen the workspace's company. */
  readonly onSwitched: (listener: (path: string) => void) => () => void;
}

/** Creates the store. Nothing changes when the server cannot tell the company or does not answer. */
export function createWorkspaceBusiness(
  parts: Omit<AdoptionParts, 'isLate' | 'onSwitched'>,
): WorkspaceBusiness {
  const { storage, left, waitInBackground } = parts;
  const listeners = createListeners();
  const switchListeners = createListeners<[path: string]>();
  let asked: 'not yet' | 'waiting' | 'shown' = 'not yet';
  let turn = 0;
  const set = (next: typeof asked) => {
    asked = next;
    listeners.tell();
  };
  const isKnown = () =>
    (readBusinessInfo(storage.read('businessInfo'))?.companyId ?? null) !== null;

  const adopt = async () => {
    // Loaded only now, because most browsers already know their company.
    const { adoptBusiness } = await import('./adoptBusiness.ts');
    await adoptBusiness({
      ...parts,
      isLate: () => asked === 'shown',
      onSwitched: switchListeners.tell,
    });
  };

  return {
    isPending: () => asked !== 'shown' && !isKnown(),
    isKnown,
    subscribe: subscribeToBoth(listeners.subscribe, (listener) =>
      storage.subscribe((key) => {
        if (key === 'businessInfo') listener();
      }),
    ),
    ask() {
      if (asked !== 'not yet') return;
      turn += 1;
      const mine = turn;
      set('waiting');
      const shown = () => {
        if (turn === mine && asked !== 'shown') set('shown');
      };
      // Pages are shown after a few seconds. From then on the person is asked before the company changes.
      waitInBackground(limits.businessPatienceMs, left).then(shown, shown);
      // On a failure too: the server cannot tell the company, or the person has signed out.
      adopt().then(shown, shown);
    },
    forget: () => set('not yet'),
    onSwitched: switchListeners.subscribe,
  };
}
