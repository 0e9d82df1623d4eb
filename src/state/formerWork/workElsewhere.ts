import { workKinds, type WorkKind } from '#domain/work/workStatus.ts';
import type { Locks } from '#platform/locks.ts';
import { newKey } from '#platform/newKey.ts';
import { tabTopic, type TabChannel } from '#platform/tabChannel.ts';
import { createTabStops } from './tabStops.ts';
import { createListeners } from '../listeners.ts';

/** One piece of work, in the form in which tabs announce it to each other. */
export interface AnnouncedWork {
  readonly name: string;
  readonly kind: WorkKind;
  readonly done: number;
  readonly of: number;
}

/** The work that runs in other tabs of this browser (D56). */
export interface WorkElsewhere {
  /** Announces this tab's work to the other tabs. */
  readonly announce: (work: readonly AnnouncedWork[]) => void;
  /** Returns each piece of work once. When several tabs have queued the same work, it is the one with the most progress. */
  readonly others: () => readonly AnnouncedWork[];
  /** Stops work of this name in every tab. */
  readonly stop: (name: string) => void;
  readonly subscribe: (listener: () => void) => void;
}

interface Parts {
  readonly tabs: TabChannel;
  readonly locks: Pick<Locks, 'exclusively' | 'released'>;
}

/** The message that asks the other tabs for their work. Only a tab with work answers, and no tab replies to an answer. */
const question = '?';

const isAnnouncedWork = (value: unknown): value is AnnouncedWork => {
  const { name, kind, done, of } = Object(value) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    workKinds.some((known) => known === kind) &&
    typeof done === 'number' &&
    typeof of === 'number'
  );
};

/** Reads a message; null when another version of the product sent it. */
function readMessage(message: string): { tab: string; work: readonly AnnouncedWork[] } | null {
  try {
    const { tab, work } = Object(JSON.parse(message)) as Record<string, unknown>;
    return typeof tab === 'string' && Array.isArray(work)
      ? { tab, work: work.filter(isAnnouncedWork) }
      : null;
  } catch {
    return null;
  }
}

const lockOf = (tab: string) => `at work ${tab}`;

export function createWorkElsewhere({ tabs, locks }: Parts): WorkElsewhere {
  const channel = tabTopic(tabs, 'work');
  const tab = newKey();
  const listeners = createListeners();
  const othersWork = new Map<string, readonly AnnouncedWork[]>();
  let mine: readonly AnnouncedWork[] = [];
  let release: (() => void) | undefined;
  let isHolding = false;

  const post = () => channel.post(JSON.stringify({ tab, work: mine }));
  const update = (other: string, work: readonly AnnouncedWork[]) => {
    if (work.length > 0) othersWork.set(other, work);
    else if (!othersWork.delete(other)) return;
    listeners.tell();
  };
  /**
   * Holds a lock while this tab has work. A tab that is closed or crashes cannot announce the end, but its lock is released.
   */
  const hold = async () => {
    isHolding = true;
    await locks
      .exclusively(lockOf(tab), async () => {
        if (mine.length === 0) return;
        post();
        await new Promise<void>((resolve) => (release = resolve));
        release = undefined;
      })
      .catch(() => undefined);
    isHolding = false;
    if (mine.length > 0) void hold();
  };
  channel.subscribe((message) => {
    if (message === question) {
      if (release) post();
      return;
    }
    const told = readMessage(message);
    if (!told) return;
    const isNew = !othersWork.has(told.tab);
    update(told.tab, told.work);
    if (isNew && told.work.length > 0)
      void locks.released(lockOf(told.tab)).then(() => update(told.tab, []));
  });
  channel.post(question);

  return {
    announce(work) {
      if (JSON.stringify(work) === JSON.stringify(mine)) return;
      mine = work;
      if (release) post();
      if (mine.length === 0) release?.();
      else if (!isHolding) void hold();
    },
    others() {
      const furthest = new Map<string, AnnouncedWork>();
      for (const work of [...othersWork.values()].flat()) {
        const known = furthest.get(work.name);
        if (!known || known.done < work.done) furthest.set(work.name, work);
      }
      return [...furthest.values()];
    },
    stop: (name) => createTabStops(tabs, name).tell(),
    subscribe: listeners.subscribe,
  };
}
