import { openBook } from '../book.ts';
import type { Outcome } from '../testing/outcome.ts';
import { axeLook } from './axeLook.ts';
import { compareTrees } from './compareTrees.ts';
import { fitLook } from './fitLook.ts';
import { walk } from './walk.ts';

/** What is examined, by the word it is chosen with. */
export const parts = ['axe', 'fit', 'trees'] as const;

export type Part = (typeof parts)[number];

interface Wish {
  readonly chosen: readonly Part[];
  /** Part of a story's id, to look at some only. */
  readonly only?: string | undefined;
  /** Keeps the trees that are found as the new ones. */
  readonly isUpdate?: boolean;
  readonly say: (line: string) => void;
}

/** Examines the book: every story with axe in each theme, screens with text as people set it, and what a reader is given. */
export async function proveAccessibility(wish: Wish): Promise<Outcome[]> {
  const { chosen, only, isUpdate = false, say } = wish;
  await using book = await openBook(say);
  const run: Readonly<Record<Part, () => Promise<Outcome[]>>> = {
    axe: () => walk(book, [axeLook], only),
    fit: () => walk(book, [fitLook], only),
    trees: () => compareTrees(book, only, isUpdate),
  };
  const outcomes: Outcome[] = [];
  for (const part of parts.filter((one) => chosen.includes(one))) {
    const found = await run[part]();
    const failed = found.filter(({ failure }) => failure !== undefined).length;
    say(`${part}: ${found.length} tried, ${failed} failed`);
    outcomes.push(...found);
  }
  return outcomes;
}
