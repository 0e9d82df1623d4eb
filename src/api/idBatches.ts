import { uniqueIds, type EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';

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
export async function askInBatches<Answer>(
  ids: readonly EntityId[],
  maxLength: number,
  ask: (joined: string) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  // Each loop takes its next batch from the same iterator.
  const batches = idBatches(ids, maxLength).entries();
  const askNext = async () => {
    // Each request follows the one before.
    for (const [index, joined] of batches) answers[index] = await ask(joined);
  };
  await Promise.all(Array.from({ length: limits.requestsAtOnce }, askNext));
  return answers;
}

/** The length of the ids in a URL, where commas are not encoded. */
function encodedLength(joined: string): number {
  return encodeURIComponent(joined.toWellFormed()).replaceAll('%2C', ',').length;
}
