import { withoutWords } from '#domain/pages/safePath.ts';

/** What is used of the window. */
export interface EntryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'origin'>;
  addEventListener(type: 'popstate', listener: () => void, options: { capture: boolean }): void;
}

/** The entries of the browser's history, each with the person it was written under (D65). */
export interface HistoryEntries {
  /**
   * Who wrote the entry that is open: by its mark, else whoever was here last in this tab; nothing where nobody was. An entry
   * without a mark that Back has led to can be anybody's, which is the empty text.
   */
  readonly author: (lastHere: string | undefined) => string | undefined;
  /**
   * From here on entries are written under this person, the open one first. Where that was another's, what was searched for
   * and carried along is taken out of it; true then.
   */
  readonly claim: (person: string, lastHere: string | undefined) => boolean;
}

const authorIn = (state: unknown): string | undefined => {
  const { author } = Object(state) as { author?: unknown };
  return typeof author === 'string' ? author : undefined;
};

/**
 * Marks every entry with its author, beside what the router keeps there. Back to another's entry, or to one that bears no
 * mark, opens the page alone: without its search words and without the router's state. The router reads an entry after this
 * has, since it begins to listen later.
 */
export function createHistoryEntries(
  page: EntryWindow,
  /** Back or Forward led to this page, which was then loaded anew. */
  isReturn: boolean,
): HistoryEntries {
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

  /** Leaves nothing but the page in the open entry. */
  const clear = (): boolean => {
    const { pathname, search, origin } = page.location;
    const plain = withoutWords(pathname, search, origin);
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
      // A link to a part of the page makes an entry of its own, which is theirs.
      const isPart = history.state === null && here() === shown;
      if (!isPart && authorIn(history.state) !== person) clear();
      else replace(marked(history.state, person), '');
      shown = here();
    },
    { capture: true },
  );

  const author: HistoryEntries['author'] = (lastHere) => {
    const unmarked = isReturn && lastHere !== undefined ? '' : lastHere;
    return authorIn(history.state) ?? unmarked;
  };

  return {
    author,
    claim(next, lastHere) {
      const isTheirs = (author(lastHere) ?? next) === next;
      person = next;
      if (!isTheirs) return clear();
      replace(marked(history.state, person), '');
      return false;
    },
  };
}
