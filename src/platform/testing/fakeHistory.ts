import type { EntryWindow } from '../historyEntries.ts';

/** A tab's history in memory. Its entries outlive the page that is loaded. */
export function fakeHistory(path: string, origin: string) {
  let entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(path, origin) }];
  let at = 0;
  let listeners: (() => void)[] = [];
  const open = () => {
    const entry = entries[at];
    if (!entry) throw new Error('There is no such entry.');
    return entry;
  };
  const entryOf = (state: unknown, url: string | URL | null | undefined) => ({
    state: structuredClone(state),
    url: new URL(url ?? open().url, open().url),
  });
  return {
    open,
    count: () => entries.length,
    /** A page as it has just been loaded at the open entry. */
    load(): EntryWindow {
      listeners = [];
      return {
        history: {
          get state() {
            return open().state;
          },
          pushState(state: unknown, _unused: string, url?: string | URL | null) {
            entries = [...entries.slice(0, at + 1), entryOf(state, url)];
            at += 1;
          },
          replaceState(state: unknown, _unused: string, url?: string | URL | null) {
            entries = entries.with(at, entryOf(state, url));
          },
        },
        get location() {
          return open().url;
        },
        addEventListener: (_type, listener) => void listeners.push(listener),
      };
    },
    /** A page of this or another site is opened by its address. */
    visit(path: string) {
      entries = [...entries.slice(0, at + 1), { state: null, url: new URL(path, origin) }];
      at += 1;
    },
    /** Goes back or forward. Listeners are notified unless the browser would load another page for the entry. */
    go(steps: number, isSamePage = true) {
      at += steps;
      if (isSamePage) for (const listener of listeners) listener();
    },
  };
}
