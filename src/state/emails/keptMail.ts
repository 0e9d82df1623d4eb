import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptEntries } from '../work/keptEntries.ts';
import type { WantedCounts } from './mailJobs.ts';

/** Stores the wanted number of variations of each prospect, so that a reload loses no unfinished work. */
export interface KeptMail {
  read(): WantedCounts;
  /** Stores these counts in place of those that this tab stored before. */
  write(wanted: WantedCounts): void;
}

export function createKeptMail(storage: OwnedStorage, name: string): KeptMail {
  const entries = createKeptEntries(storage);
  const read = () => {
    const texts = entries.all().find(([id]) => id === name)?.[1].rest ?? [];
    return new Map(
      texts.flatMap((text) => {
        const [id, count] = text.split(' ');
        return id !== undefined && Number(count) > 0 ? [[id, Number(count)] as const] : [];
      }),
    );
  };
  /** Ids of the prospects whose counts this tab has stored. The counts of other tabs are not touched. */
  const mine = new Set<string>();
  let latest = '';
  return {
    read,
    write(wanted) {
      const text = JSON.stringify([...wanted]);
      if (text === latest) return;
      latest = text;
      const next = read();
      for (const id of wanted.keys()) mine.add(id);
      for (const id of mine) next.delete(id);
      for (const [id, count] of wanted) next.set(id, count);
      const rest = [...next].map(([id, count]) => `${id} ${count}`);
      entries.put(name, rest.length > 0 ? { name, rest, done: [] } : null);
    },
  };
}
