import type { PageState } from './fetchPage.ts';

/** A page as it is stored: its visible text, main part first. */
export interface KeptPage {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** The pages read of a website, the most important first. */
export interface Site {
  readonly url: string;
  readonly readAt: string;
  /** The language that the first page names, as it is written there; blank when absent. */
  readonly language: string;
  readonly pages: readonly KeptPage[];
}

/** A website that was read, or why it was not: the end of a sentence that begins with its address. */
export interface Reading {
  readonly site?: Site;
  readonly because?: string;
}

/** What the look at a page has found. `same`: it is as it was in the known state. */
export type Look =
  | {
      readonly found: 'text';
      readonly url: string;
      readonly text: string;
      /** False when the page goes on after what was read. */
      readonly isWhole: boolean;
      readonly state: PageState;
    }
  | { readonly found: 'same' | 'gone' | 'unreadable' };

/** One visit of a site: it reads robots.txt once, and asks for one page at a time. */
export interface Visit {
  look(url: string, known?: PageState): Promise<Look>;
  /** Other pages that the pages looked at lead to, the most useful first. */
  others(count: number): readonly string[];
}

export interface SiteReader {
  /** Calls `onPage` after each page with the number of pages read and the total. */
  read(address: string, onPage?: (done: number, of: number) => void): Promise<Reading>;
  answers(address: string): Promise<boolean>;
  visit(): Visit;
}
