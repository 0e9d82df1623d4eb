/** A mounted page that shows a list or a part of one. */
export interface ListPage {
  /** The cache key of the shown rows. Pages with the same key share their rows. */
  readonly key: string;
  /** Loads the rows again; rejects when the load fails. */
  readonly reload: () => Promise<unknown>;
  /** True when the page itself shows a failed reload, so no notice is needed (D40). */
  readonly isQuiet?: boolean | undefined;
}

/** The mounted pages of each list. */
export interface ListPages {
  /** Registers a page that shows a list. Returns the function that unregisters it. */
  show(list: string, page: ListPage): () => void;
  /** Reloads all pages of a list. Resolves to false when a reload failed and its page does not show that. */
  reload(list: string): Promise<boolean>;
}

export function createListPages(): ListPages {
  const pages = new Map<string, Set<ListPage>>();
  /** Pages with the same key share their rows, so only one of them reloads. */
  const pagesOf = (list: string) => [
    ...new Map([...(pages.get(list) ?? [])].map((page) => [page.key, page])).values(),
  ];
  return {
    show(list, page) {
      const shown = pages.get(list) ?? new Set();
      pages.set(list, shown.add(page));
      return () => shown.delete(page);
    },
    async reload(list) {
      const shown = pagesOf(list);
      const outcomes = await Promise.allSettled(shown.map((page) => page.reload()));
      return outcomes.every(({ status }, index) => status === 'fulfilled' || shown[index]?.isQuiet);
    },
  };
}
