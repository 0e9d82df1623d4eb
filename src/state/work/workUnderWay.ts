import type { WorkStatus } from '#domain/work/workStatus.ts';
import type { WorkElsewhere } from './workElsewhere.ts';

/** Work that outlives its page. */
export interface WorkSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** How far it is; null while nothing is under way. */
  readonly status: () => Pick<WorkStatus, 'kind' | 'done' | 'of'> | null;
  readonly onStop: () => void;
}

/** All work of the person who is here, whatever page it was begun on (D56). */
export interface WorkUnderWay {
  /** The work of this name, made when it is first asked for. */
  of<Source extends WorkSource>(name: string, make: () => Source): Source;
  /** What is under way, here and in other tabs; a new array only when something changed. */
  readonly snapshot: () => readonly WorkStatus[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Says whether the person is here. Nothing starts while they are not. */
  setHere(isHere: boolean): void;
  mayRun(): boolean;
}

interface Edge {
  /** False once another tab has let somebody else in. */
  readonly isCurrentOwner: () => boolean;
  /** Has the browser ask before the page is closed, or no longer. */
  readonly askBeforeClosing: (isWanted: boolean) => void;
  readonly elsewhere: WorkElsewhere;
}

export function createWorkUnderWay({
  isCurrentOwner,
  askBeforeClosing,
  elsewhere,
}: Edge): WorkUnderWay {
  const sources = new Map<string, WorkSource>();
  const listeners = new Set<() => void>();
  let snapshot: readonly WorkStatus[] = [];
  let isHere = true;
  const mayRun = () => isHere && isCurrentOwner();
  const look = () => {
    const here = [...sources].flatMap(([name, source]) => {
      const status = source.status();
      return status ? [{ name, ...status, onStop: source.onStop }] : [];
    });
    const names = new Set(here.map(({ name }) => name));
    // What waits here for another tab to be done counts as this tab's: its page says the same.
    const others = mayRun() ? elsewhere.others().filter(({ name }) => !names.has(name)) : [];
    snapshot = [
      ...here,
      ...others.map((work) => ({
        ...work,
        isElsewhere: true,
        onStop: () => elsewhere.stop(work.name),
      })),
    ];
    // Who signs out is not asked: what was not done is kept under their name.
    askBeforeClosing(isHere && here.length > 0);
    elsewhere.tell(
      mayRun() ? here.map(({ name, kind, done, of }) => ({ name, kind, done, of })) : [],
    );
    for (const listener of listeners) listener();
  };
  elsewhere.subscribe(look);
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
    mayRun,
  };
}
