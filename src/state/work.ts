import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { limits } from '#domain/settings/limits.ts';
import type { WorkStatus } from '#contracts/work.ts';
import {
  countsOf,
  isUnderWay,
  nextJobs,
  nextWork,
  type Job,
  type NewJob,
  type Work,
  type WorkKind,
} from '#domain/work/work.ts';
import { createListeners } from '#platform/listeners.ts';
import { useServices } from './services.ts';

/** How one piece of work is done. It may outlive its page, so make it outside of hooks. */
export interface WorkPlan<Data> {
  readonly kind: WorkKind;
  /** Resolves to the ids of the rows that it brought, if it brings any. */
  run(data: Data): Promise<readonly string[] | void>;
  /** Returns the text to show for a failed item. */
  textOf(error: unknown, data: Data): string;
  /** Called when no item waits or runs any more, also after Stop. */
  readonly onEnd?: () => void;
}

/** One piece of work: many requests of one kind, each with its result. */
export interface OneWork<Data> {
  /** The same array until an item changes. */
  readonly items: () => Work<Data>;
  /** Adds items. What waits, runs or is done is not begun again; after the end, a new start replaces all former items. */
  readonly start: (plan: WorkPlan<Data>, items: readonly NewJob<Data>[]) => void;
  /** Begins no further item. Those that run end by themselves. */
  readonly stop: () => void;
  /** Begins again what failed, and what Stop left: the items with these keys, or all. */
  readonly retry: (keys?: ReadonlySet<string>) => void;
  /** Forgets items that do not run: those with these keys, or all. */
  readonly dismiss: (keys?: ReadonlySet<string>) => void;
}

interface Parts {
  /** Aborts when the person signs out. */
  readonly left: AbortSignal;
  /** Returns false when another person has signed in in another tab. */
  readonly isCurrentOwner: () => boolean;
  /** Sets whether the browser asks before the page is closed. */
  readonly askBeforeClosing: (isWanted: boolean) => void;
}

/** Creates the service. The reducer `nextWork` decides which item is in which state, `nextJobs` which ones begin. */
export function createWork({ left, isCurrentOwner, askBeforeClosing }: Parts) {
  const all = new Map<
    string,
    OneWork<unknown> & { readonly status: () => WorkStatus | null; readonly abandon: () => void }
  >();
  const listeners = createListeners();
  /** An entry for each part of a page that shows work, with the name of the work. */
  const onPage = new Map<symbol, string>();
  let underWay: readonly WorkStatus[] = [];
  const update = () => {
    const shown = new Set(onPage.values());
    underWay = [...all].flatMap(([name, { status }]) => {
      const now = status();
      return now ? [shown.has(name) ? { ...now, isOnPage: true } : now] : [];
    });
    askBeforeClosing(!left.aborted && underWay.length > 0);
    listeners.tell();
  };

  const createOne = <Data>() => {
    let items: Work<Data> = [];
    let plan: WorkPlan<Data> | undefined;
    const send = (event: Parameters<typeof nextWork<Data>>[1]) => {
      const wasUnderWay = isUnderWay(items);
      items = nextWork(items, event);
      if (left.aborted || !isCurrentOwner()) items = nextWork(items, { type: 'stop' });
      const begun = nextJobs(items, limits.requestsAtOnce);
      for (const { key } of begun) items = nextWork(items, { type: 'start', key });
      for (const item of begun) if (plan) void run(plan, item);
      update();
      if (wasUnderWay && !isUnderWay(items)) plan?.onEnd?.();
    };
    const run = async (by: WorkPlan<Data>, { key, data }: Job<Data>) => {
      try {
        const ids = (await by.run(data)) ?? [];
        send({ type: 'done', key, ids });
      } catch (error) {
        send({ type: 'fail', key, message: by.textOf(error, data) });
      }
    };
    return {
      items: () => items,
      start(next: WorkPlan<Data>, jobs: readonly NewJob<Data>[]) {
        plan = next;
        if (!isUnderWay(items)) items = [];
        const done = new Set(
          items.flatMap(({ key, state }) => (state.status === 'done' ? [key] : [])),
        );
        send({ type: 'add', jobs: jobs.filter(({ key }) => !done.has(key)) });
      },
      stop: () => send({ type: 'stop' }),
      retry: (keys?: ReadonlySet<string>) => send({ type: 'retry', ...(keys && { keys }) }),
      dismiss: (keys?: ReadonlySet<string>) => send({ type: 'drop', ...(keys && { keys }) }),
      abandon() {
        plan = undefined;
        items = [];
      },
      status(): WorkStatus | null {
        if (!plan || !isUnderWay(items)) return null;
        const { done, failed, of } = countsOf(items);
        return { kind: plan.kind, done: done + failed, of, onStop: () => send({ type: 'stop' }) };
      },
    };
  };
  left.addEventListener('abort', () => {
    for (const one of all.values()) one.stop();
  });

  return {
    /** Returns the work of this name. */
    of: <Data>(name: string) => {
      const one = all.get(name) ?? createOne<unknown>();
      all.set(name, one);
      return one as OneWork<Data>;
    },
    /** Forgets the work with these names, whose rows were deleted: nothing more begins, and closing the page does not ask. */
    abandon: (isMeant: (name: string) => boolean) => {
      for (const [name, one] of all) if (isMeant(name)) one.abandon();
      update();
    },
    /** Returns the progress of all work under way. The array changes only when its content does. */
    underWay: () => underWay,
    subscribe: listeners.subscribe,
    /** Marks the work of this name as shown by the open page, until the returned function is called. */
    showOnPage: (name: string) => {
      const part = Symbol(name);
      onPage.set(part, name);
      update();
      return () => {
        onPage.delete(part);
        update();
      };
    },
  };
}

/**
 * Returns the work of this name with its items. While it runs, the component renders at most once in `followMs`, because
 * rendering every step of many rows would slow the work down. The end is shown at once.
 */
export function useWork<Data>(
  name: string,
  followMs = 0,
): OneWork<Data> & { readonly now: Work<Data> } {
  const { work } = useServices();
  const one = work.of<Data>(name);
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = work.subscribe(() => {
        if (isUnderWay(one.items()) && followMs > 0) {
          timer ??= setTimeout(() => {
            timer = undefined;
            listener();
          }, followMs);
          return;
        }
        clearTimeout(timer);
        timer = undefined;
        listener();
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
    [work, one, followMs],
  );
  const now = useSyncExternalStore(subscribe, one.items);
  return { ...one, now };
}

/**
 * Marks work as shown by the open page, so that the header does not show the same progress and Stop. Pass null while the page
 * does not show it.
 */
export function useWorkOnPage(name: string | null): void {
  const { work } = useServices();
  // Before the browser paints, so that the header never shows it for a frame.
  useLayoutEffect(() => (name === null ? undefined : work.showOnPage(name)), [work, name]);
}
