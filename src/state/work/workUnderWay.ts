import type { WorkStatus } from '#domain/work/workStatus.ts';

/** Work that outlives its page. */
export interface WorkSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** How far it is; null while nothing is under way. */
  readonly status: () => Omit<WorkStatus, 'onStop'> | null;
  readonly onStop: () => void;
}

/** All work of the person who is here, whatever page it was begun on (D56). */
export interface WorkUnderWay {
  /** The work of this name, made when it is first asked for. */
  of<Source extends WorkSource>(name: string, make: () => Source): Source;
  /** What is under way; a new array only when something changed. */
  readonly snapshot: () => readonly WorkStatus[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Says whether the person is here. Nothing starts while they are not. */
  setHere(isHere: boolean): void;
  mayRun(): boolean;
}

interface Edge {
  /** False once another tab has let somebody else in. */
  readonly isOurs: () => boolean;
  /** Has the browser ask before the page is closed, or no longer. */
  readonly askBeforeClosing: (isWanted: boolean) => void;
}

export function createWorkUnderWay({ isOurs, askBeforeClosing }: Edge): WorkUnderWay {
  const sources = new Map<string, WorkSource>();
  const listeners = new Set<() => void>();
  let snapshot: readonly WorkStatus[] = [];
  let isHere = true;
  const look = () => {
    snapshot = [...sources.values()].flatMap((source) => {
      const status = source.status();
      return status ? [{ ...status, onStop: source.onStop }] : [];
    });
    // Who signs out is not asked: what was not done is kept under their name.
    askBeforeClosing(isHere && snapshot.length > 0);
    for (const listener of listeners) listener();
  };
  return {
    of<Source extends WorkSource>(name: string, make: () => Source) {
      const present = sources.get(name) as Source | undefined;
      if (present) return present;
      const made = make();
      sources.set(name, made);
      made.subscribe(look);
      return made;
    },
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHere(next) {
      isHere = next;
      if (!isHere) for (const source of sources.values()) source.onStop();
      look();
    },
    mayRun: () => isHere && isOurs(),
  };
}
