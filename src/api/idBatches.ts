import { uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';

/** Limits how many tasks run at the same time; others wait in order. */
interface Slots {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSlots(count: number): Slots {
  let taken = 0;
  const queue: (() => void)[] = [];
  const free = () => {
    const next = queue.shift();
    // The slot is passed on directly, so that no other task can take it in between.
    if (next) next();
    else taken -= 1;
  };
  return {
    async run(work) {
      if (taken < count) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        free();
      }
    },
  };
}

/** Joins ids by commas, each once, into as many texts as needed for none to be too long or to hold too many (D25, D87). */
export function idBatches(ids: readonly EntityId[], maxLength: number): string[] {
  const batches: string[] = [];
  let batch = '';
  let count = 0;
  for (const id of uniqueIds(ids).map(String)) {
    const longer = batch === '' ? id : `${batch},${id}`;
    if (batch !== '' && (count === limits.idsAtOnce || encodedLength(longer) > maxLength)) {
      batches.push(batch);
      batch = id;
      count = 1;
    } else {
      batch = longer;
      count += 1;
    }
  }
  return batch === '' ? batches : [...batches, batch];
}

/** Requests ids in as many calls as needed, a few at a time. The responses are in the order of the ids. */
export function askInBatches<Answer>(
  ids: readonly EntityId[],
  maxLength: number,
  ask: (joined: string) => Promise<Answer>,
): Promise<Answer[]> {
  const slots = createSlots(limits.requestsAtOnce);
  return Promise.all(idBatches(ids, maxLength).map((joined) => slots.run(() => ask(joined))));
}

/** The length of the ids in a URL, where commas are not encoded. */
function encodedLength(joined: string): number {
  return encodeURIComponent(joined.toWellFormed()).replaceAll('%2C', ',').length;
}
