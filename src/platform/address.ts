/** The parts of the address that the product reads. */
export type BrowserLocation = Pick<
  Location,
  'href' | 'origin' | 'host' | 'protocol' | 'port' | 'pathname' | 'search'
>;

/** The address bar. */
export type Address = typeof browserAddress;

/** The browser's own address bar. */
export const browserAddress = {
  here: (): BrowserLocation => window.location,
  /** Leaves for another page, which Back can undo. */
  assign: (url: string): void => window.location.assign(url),
  /** Leaves for another page in place of this one. */
  replace: (url: string): void => window.location.replace(url),
  reload: (): void => window.location.reload(),
  /** Changes what the bar shows without leaving the page. */
  rewrite: (path: string): void => window.history.replaceState(null, '', path),
};

/** What the open entry of the history carries. */
export const entryState = (): unknown => window.history.state;
