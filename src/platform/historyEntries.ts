import { withoutSearchTerms } from '#domain/pages/safePath.ts';

/** The parts of the window that are used. */
export interface EntryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'origin'>;
  addEventListener(type: 'popstate', listener: () => void, options: { capture: boolean }): void;
}

/** The entries of the browser's history, each with the person who was signed in when it was written (D65). */
export type HistoryEntries = ReturnType<typeof createHistoryEntries>;

const authorIn = (state: unknown): string | undefined => {
  const { author } = Object(state) as { author?: unknown };
  return typeof author === 'string' ? author : undefined;
};

/**
 * Stores the author in every entry, beside the router's state. Back to an entry of another person, or without an author,
 * opens its page without search and router state. The router reads the entry afterwards, because it subscribes later.
 */
export function createHistoryEntries(
  page: EntryWindow,
  /** Back or Forward led to this page, which was then loaded anew. */
  isBackForward: boolean,
) {
  const { history } = page;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const here = () => page.location.pathname + page.location.search;
  const marked = (state: unknown, author: string | undefined): unknown =>
    author === undefined ? state : { ...Object(state), author };
  let person: string | undefined;
  let shown = here();

  history.pushState = (state, unused, url) => {
    push(marked(state, person), unused, url);
    shown = here();
  };
  history.replaceState = (state, unused, url) => {
    replace(marked(state, person ?? authorIn(history.state)), unused, url);
    shown = here();
  };

  /** Removes everything but the page from the open entry. */
  const clear = (): boolean => {
    const { pathname, search, origin } = page.location;
    const plain = withoutSearchTerms(pathname, search, origin);
    const { key, idx, usr } = Object(history.state) as {
      key?: unknown;
      idx?: unknown;
      usr?: unknown;
    };
    replace(marked({ key, idx }, person), '', plain);
    return plain !== pathname + search || (usr ?? null) !== null;
  };

  page.addEventListener(
    'popstate',
    () => {
      if (person === undefined) return;
      // A link to a part of the page creates an entry, which belongs to this person.
      const isPart = history.state === null && here() === shown;
      if (!isPart && authorIn(history.state) !== person) clear();
      else replace(marked(history.state, person), '');
      shown = here();
    },
    { capture: true },
  );

  /**
   * Returns who wrote the open entry: the stored author, otherwise `lastPerson`, who was the last one in this tab. Returns ''
   * when Back led to an entry without an author, because anybody may have written it.
   */
  const author = (lastPerson: string | undefined): string | undefined => {
    const unmarked = isBackForward && lastPerson !== undefined ? '' : lastPerson;
    return authorIn(history.state) ?? unmarked;
  };

  return {
    author,
    /**
     * Writes this person into the open entry and all later ones. When the open entry was another person's, its search and
     * router state are removed; returns true then.
     */
    claim: (next: string, lastPerson: string | undefined): boolean => {
      const isTheirs = (author(lastPerson) ?? next) === next;
      person = next;
      if (!isTheirs) return clear();
      replace(marked(history.state, person), '');
      return false;
    },
  };
}
