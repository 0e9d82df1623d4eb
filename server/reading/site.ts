/** A page as it is kept: what was seen on it, main part first. */
export interface KeptPage {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** What was read of a website. The order of its pages is the order they matter in. */
export interface Site {
  readonly url: string;
  /** When, as ISO text. */
  readonly readAt: string;
  /** As its first page names it; blank where it does not. */
  readonly language: string;
  readonly pages: readonly KeptPage[];
}

/** What came of the attempt to read a website. */
export type Reading =
  | { readonly isRead: true; readonly site: Site }
  /** The end of a sentence that begins with the address: 'does not answer'. */
  | { readonly isRead: false; readonly because: string };

/** Reads websites. */
export interface SiteReader {
  /** Tells after each page how many of how many are read. */
  read(address: string, onPage?: (done: number, of: number) => void): Promise<Reading>;
  /** Whether a website answers at all. */
  answers(address: string): Promise<boolean>;
}
