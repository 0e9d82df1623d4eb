/** A page as it is stored: its visible text, main part first. */
export interface KeptPage {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** The pages read of a website, the most important first. */
export interface Site {
  readonly url: string;
  /** When, as ISO text. */
  readonly readAt: string;
  /** The title of the first page; blank without one. */
  readonly language: string;
  readonly pages: readonly KeptPage[];
}

/** The result of reading a website. */
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
