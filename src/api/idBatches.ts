import { uniqueIds, type EntityId } from '#domain/entityId.ts';

/** Ids joined by commas, each once, in as many texts as it takes for none to be longer than `room` (D25). */
export function idBatches(ids: readonly EntityId[], room: number): string[] {
  const batches: string[] = [];
  let batch = '';
  for (const id of uniqueIds(ids).map(String)) {
    const longer = batch === '' ? id : `${batch},${id}`;
    if (batch !== '' && encodedLength(longer) > room) {
      batches.push(batch);
      batch = id;
    } else batch = longer;
  }
  return batch === '' ? batches : [...batches, batch];
}

/** The length in an address, where commas stay as they are. */
function encodedLength(joined: string): number {
  return encodeURIComponent(joined.toWellFormed()).replaceAll('%2C', ',').length;
}
