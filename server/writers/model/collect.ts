import { nothing, type Round } from '../writer.ts';
import type { Spending } from './ask.ts';

/** How to fill a list. */
interface Collecting<Draft> {
  readonly count: number;
  /** Asks for this many items, already checked. */
  readonly ask: (missing: number, spending: Spending) => Promise<readonly Draft[]>;
  readonly nameOf: (draft: Draft) => string;
  /** True for a name that differs from all accepted ones. */
  readonly isNew: (name: string) => boolean;
}

/** Asks for items, keeps the new ones, and asks once more for the missing ones. Keeps the first round if the second fails. */
export async function collect<Draft>(
  { count, ask, nameOf, isNew }: Collecting<Draft>,
  onCost: (spending: Spending) => void,
): Promise<Round<Draft & { readonly prompt: string }>> {
  const spending: Spending = { cost: nothing, version: '' };
  const kept: Draft[] = [];
  let alike = 0;
  try {
    for (let round = 1; round <= 2 && kept.length < count; round += 1) {
      const drafts = await ask(count - kept.length, spending).catch((error: unknown) => {
        if (kept.length === 0) throw error;
        return [];
      });
      for (const draft of drafts) {
        if (kept.length === count) break;
        if (isNew(nameOf(draft))) kept.push(draft);
        else alike += 1;
      }
    }
  } finally {
    onCost(spending);
  }
  const { cost, version } = spending;
  return {
    items: kept.map((draft) => ({ ...draft, prompt: version })),
    cost,
    ...remarkOn(kept.length, count, alike),
  };
}

function remarkOn(kept: number, count: number, alike: number): { readonly remark?: string } {
  if (kept === count) return {};
  const why = alike > 0 ? `${alike} more ${alike === 1 ? 'was' : 'were'} too much alike` : '';
  return { remark: `${kept} of ${count}${why === '' ? '' : `: ${why}`}.` };
}
