import { workKinds, type WorkKind } from '#domain/work/workStatus.ts';
import type { Locks } from '#platform/locks.ts';
import { newKey } from '#platform/newKey.ts';
import { tabTopic, type TabChannel } from '#platform/tabChannel.ts';
import { createTabStops } from './tabStops.ts';

/** One piece of work, as tabs announce it to each other. */
export interface ToldWork {
  readonly name: string;
  readonly kind: WorkKind;
  readonly done: number;
  readonly of: number;
}

/** The work under way in other tabs of this browser (D56). */
export interface WorkElsewhere {
  /** Announces this tab's work to the other tabs. */
  readonly tell: (work: readonly ToldWork[]) => void;
  /** Returns one piece of work per name, the furthest: two tabs may have queued the same work. */
  readonly others: () => readonly ToldWork[];
  /** Stops work of this name in every tab. */
  readonly stop: (name: string) => void;
  readonly subscribe: (listener: () => void) => void;
}

interface Edge {
  readonly tabs: TabChannel;
  readonly locks: Pick<Locks, 'exclusively' | 'released'>;
}

/** Asks the other tabs for their work. Only a tab with work answers, and no tab replies to an answer. */
const question = '?';

const isTold = (value: unknown): value is ToldWork => {
  const { name, kind, done, of } = Object(value) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    workKinds.some((known) => known === kind) &&
    typeof done === 'number' &&
    typeof of === 'number'
  );
};

/** Reads a message of a tab; null for one of another version of the product. */
function readWord(word: string): { tab: string; work: readonly ToldWork[] } | null {
  try {
    const { tab, work } = Object(JSON.parse(word)) as Record<string, unknown>;
    return typeof tab === 'string' && Array.isArray(work)
      ? { tab, work: work.filter(isTold) }
      : null;
  } catch {
    return null;
  }
}

const lockOf = (tab: string) => `at work ${tab}`;

export function createWorkElsewhere({ tabs, locks }: Edge): WorkElsewhere {
  const channel = tabTopic(tabs, 'work');
  const tab = newKey();
  const listeners = new Set<() => void>();
  const heard = new Map<string, readonly ToldWork[]>();
  let mine: readonly ToldWork[] = [];
  let letGo: (() => void) | undefined;
  let isHolding = false;

  const post = () => channel.post(JSON.stringify({ tab, work: mine }));
  const note = (other: string, work: readonly ToldWork[]) => {
    if (work.length > 0) heard.set(other, work);
    else if (!heard.delete(other)) return;
    for (const listener of listeners) listener();
  };
  /** A tab holds its lock while it has work, because a tab that is closed or crashes cannot announce the end. */
  const hold = async () => {
    isHolding = true;
    await locks
      .exclusively(lockOf(tab), async () => {
        if (mine.length === 0) return;
        post();
        await new Promise<void>((resolve) => (letGo = resolve));
        letGo = undefined;
      })
      .catch(() => undefined);
    isHolding = false;
    if (mine.length > 0) void hold();
  };
  channel.subscribe((word) => {
    if (word === question) {
      if (letGo) post();
      return;
    }
    const told = readWord(word);
    if (!told) return;
    const isNew = !heard.has(told.tab);
    note(told.tab, told.work);
    if (isNew && told.work.length > 0)
      void locks.released(lockOf(told.tab)).then(() => note(told.tab, []));
  });
  channel.post(question);

  return {
    tell(work) {
      if (JSON.stringify(work) === JSON.stringify(mine)) return;
      mine = work;
      if (letGo) post();
      if (mine.length === 0) letGo?.();
      else if (!isHolding) void hold();
    },
    others() {
      const furthest = new Map<string, ToldWork>();
      for (const work of [...heard.values()].flat()) {
        const known = furthest.get(work.name);
        if (!known || known.done < work.done) furthest.set(work.name, work);
      }
      return [...furthest.values()];
    },
    stop: (name) => createTabStops(tabs, name).tell(),
    subscribe: (listener) => void listeners.add(listener),
  };
}
