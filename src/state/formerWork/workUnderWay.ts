import type { WorkStatus } from '#domain/work/workStatus.ts';
import type { WorkElsewhere } from './workElsewhere.ts';
import { createListeners } from '../listeners.ts';

/** Work that continues when its page is left. */
export interface WorkSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the progress; null while nothing runs. */
  readonly status: () => Pick<WorkStatus, 'kind' | 'done' | 'of'> | null;
  /** Stops it in every tab. */
  readonly onStop: () => void;
  /** Stops it in this tab only, because its session has ended. */
  readonly onSignedOut: () => void;
}

/** Work under the name by which all tabs know it. */
export type NamedWork = WorkStatus & { readonly name: string };

/** All work of the signed-in person, whichever page started it (D56). */
export interface WorkUnderWay {
  /** Returns the work of this name. The first call creates it. */
  of<Source extends WorkSource>(name: string, make: () => Source): Source;
  /** Returns the work in this and other tabs. The array changes only when its content does. */
  readonly snapshot: () => readonly NamedWork[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Marks the work of this name as shown by the open page, until the returned function is called. */
  readonly showOnPage: (name: string) => () => void;
  /** Sets whether the person is signed in. No work starts while they are not. */
  setHere(isHere: boolean): void;
  mayRun(): boolean;
}

interface Parts {
  /** Returns false when another person has signed in in another tab. */
  readonly isCurrentOwner: () => boolean;
  /** Sets whether the browser asks before the page is closed. */
  readonly askBeforeClosing: (isWanted: boolean) => void;
  readonly elsewhere: WorkElsewhere;
}

export function createWorkUnderWay({
  isCurrentOwner,
  askBeforeClosing,
  elsewhere,
}: Parts): WorkUnderWay {
  const sources = new Map<string, WorkSource>();
  const listeners = createListeners();
  /** An entry for each part of a page that shows work, with the name of the work. */
  const onPage = new Map<symbol, string>();
  let snapshot: readonly NamedWork[] = [];
  let isHere = true;
  const mayRun = () => isHere && isCurrentOwner();
  const update = () => {
    const here = [...sources].flatMap(([name, source]) => {
      const status = source.status();
      return status ? [{ name, ...status, onStop: source.onStop }] : [];
    });
    const names = new Set(here.map(({ name }) => name));
    // Work that waits for another tab counts as this tab's own, as it does on its page.
    const others = mayRun() ? elsewhere.others().filter(({ name }) => !names.has(name)) : [];
    const shownNames = new Set(onPage.values());
    const all = [
      ...here,
      ...others.map((work) => ({
        ...work,
        isElsewhere: true,
        onStop: () => elsewhere.stop(work.name),
      })),
    ];
    snapshot = all.map((one) => (shownNames.has(one.name) ? { ...one, isOnPage: true } : one));
    // Signing out does not ask: unfinished work is stored under the person's name.
    askBeforeClosing(isHere && here.length > 0);
    elsewhere.announce(
      mayRun() ? here.map(({ name, kind, done, of }) => ({ name, kind, done, of })) : [],
    );
    listeners.tell();
  };
  elsewhere.subscribe(update);
  return {
    of<Source extends WorkSource>(name: string, make: () => Source) {
      const present = sources.get(name) as Source | undefined;
      if (present) return present;
      const made = make();
      sources.set(name, made);
      made.subscribe(update);
      return made;
    },
    snapshot: () => snapshot,
    subscribe: listeners.subscribe,
    showOnPage(name) {
      const part = Symbol(name);
      onPage.set(part, name);
      update();
      return () => {
        onPage.delete(part);
        update();
      };
    },
    setHere(next) {
      isHere = next;
      if (!isHere) for (const source of sources.values()) source.onSignedOut();
      update();
    },
    mayRun,
  };
}
