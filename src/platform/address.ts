/** The parts of the address that the product reads. */
export type BrowserLocation = Pick<
  Location,
  'href' | 'origin' | 'host' | 'protocol' | 'port' | 'pathname' | 'search'
>;

/** The address bar. */
export interface Address {
  here(): BrowserLocation;
  /** Leaves for another page, which Back can undo. */
  assign(url: string): void;
  /** Leaves for another page in place of this one. */
  replace(url: string): void;
  reload(): void;
  /** Changes what the bar shows without leaving the page. */
  rewrite(path: string): void;
}

/** The browser's own address bar. */
export const browserAddress: Address = {
  here: () => window.location,
  assign: (url) => window.location.assign(url),
  replace: (url) => window.location.replace(url),
  reload: () => window.location.reload(),
  rewrite: (path) => window.history.replaceState(null, '', path),
};

/** What the open entry of the history carries. */
export const entryState = (): unknown => window.history.state;
