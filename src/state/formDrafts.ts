import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** Unfinished forms by name. */
export interface FormDrafts {
  read(name: string): unknown;
  /** Keeps a draft when typing pauses; until then it is read from memory. */
  write(name: string, fields: object): void;
  drop(name: string): void;
  /** Writes at once what waits for a pause in typing. */
  flush(): void;
}

/** Hears when the page is hidden or left. */
type OnPageLeft = (listener: () => void) => () => void;

/** Drafts of so many forms are kept; the one written longest ago gives way. */
const mostDrafts = 20;
/** A pause in typing. */
const pauseMs = 400;
/** Whoever types without a pause loses no more than this to a crash. */
const longestWaitMs = 2000;

const entriesOf = (kept: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : undefined;

/** What was typed into forms and not sent yet, kept for its owner (D13, D14). */
export function createFormDrafts(storage: OwnedStorage, onPageLeft: OnPageLeft): FormDrafts {
  const waiting = new Map<string, object>();
  let firstAt = 0;
  let stopWaiting = () => {};
  const all = () => storage.readJson('formDrafts', entriesOf) ?? {};
  const keep = (entries: readonly (readonly [string, unknown])[]) =>
    storage.writeJson('formDrafts', Object.fromEntries(entries.slice(-mostDrafts)));

  const flush = () => {
    stopWaiting();
    if (waiting.size === 0) return;
    const others = Object.entries(all()).filter(([name]) => !waiting.has(name));
    keep([...others, ...waiting]);
    waiting.clear();
  };
  const waitForPause = () => {
    stopWaiting();
    const timer = setTimeout(flush, Math.min(pauseMs, firstAt + longestWaitMs - Date.now()));
    const forget = onPageLeft(flush);
    stopWaiting = () => {
      clearTimeout(timer);
      forget();
    };
  };

  return {
    read: (name) => {
      if (waiting.has(name)) return waiting.get(name);
      const kept = all();
      return Object.hasOwn(kept, name) ? kept[name] : undefined;
    },
    write: (name, fields) => {
      if (waiting.size === 0) firstAt = Date.now();
      // A draft that is written again is the newest.
      waiting.delete(name);
      waiting.set(name, fields);
      waitForPause();
    },
    drop: (name) => {
      waiting.delete(name);
      const entries = Object.entries(all());
      const others = entries.filter(([other]) => other !== name);
      if (others.length < entries.length) keep(others);
    },
    flush,
  };
}
