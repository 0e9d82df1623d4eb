import { openStorybook } from '../openStorybook.ts';
import type { Outcome } from '../testing/outcome.ts';
import { axeExamination } from './axeExamination.ts';
import { compareTrees } from './compareTrees.ts';
import { fitExamination } from './fitExamination.ts';
import { examineStories } from './examineStories.ts';

/** The parts, as named on the command line. */
export const parts = ['axe', 'fit', 'trees'] as const;

export type Part = (typeof parts)[number];

interface Options {
  readonly chosen: readonly Part[];
  /** Part of a story's id; limits the stories. */
  readonly only?: string | undefined;
  /** Stores the new trees. */
  readonly isUpdate?: boolean;
  readonly say: (line: string) => void;
}

/** Checks all stories with axe in each theme, all screens with enlarged and spaced text, and the accessibility trees. */
export async function proveAccessibility(options: Options): Promise<Outcome[]> {
  const { chosen, only, isUpdate = false, say } = options;
  await using book = await openStorybook(say);
  const run: Readonly<Record<Part, () => Promise<Outcome[]>>> = {
    axe: () => examineStories(book, [axeExamination], only),
    fit: () => examineStories(book, [fitExamination], only),
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
