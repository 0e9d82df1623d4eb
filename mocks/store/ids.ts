import type { Collection } from './collection.ts';

/** Gives out ids: rising whole numbers, one row of the counter for all tables and workspaces. */
export interface Ids {
  next(): number;
  wasGiven(id: string): boolean;
  restart(): void;
}

/** Only every so many ids is the counter written down; a restart skips what is left of them. */
const block = 256;

/** No id is ever given twice, whatever was deleted in between and however often the process ended. */
export function createIds(kept: Collection<number>): Ids {
  const highest = () => kept.get('', 'all')?.value ?? 0;
  let last = highest();
  return {
    next() {
      last += 1;
      if (last > highest()) kept.put('', 'all', { owner: '', value: last + block - 1 });
      return last;
    },
    wasGiven: (id) => /^[1-9]\d*$/.test(id) && Number(id) <= last,
    restart() {
      last = 0;
    },
  };
}
