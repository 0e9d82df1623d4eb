import {
  momentOf,
  readGenerationRecord,
  type GenerationRecord,
} from '#domain/work/generationRecord.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

type Records = Readonly<Record<string, unknown>>;

const asRecords = (value: unknown): Records | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

/**
 * Stores the ledger's records in the owner's storage, under one key for all kinds. A tab sees the writes of another tab with
 * a delay, so its own write may overwrite a newer one. A lock does not help, because it is released before the other tab
 * sees the write. Each tab therefore remembers its own records and writes them again when they were overwritten.
 */
export function createKeptRecords(storage: OwnedStorage) {
  const mine = new Map<string, GenerationRecord>();
  const stored = () => storage.readJson('generationLedger', asRecords);
  const lostIn = (records: Records) =>
    [...mine].filter(([key, record]) => {
      const there = readGenerationRecord(records[key]);
      return there === null || momentOf(there) < momentOf(record);
    });
  const records = (): Records => {
    const there = stored() ?? {};
    return { ...there, ...Object.fromEntries(lostIn(there)) };
  };
  const mend = () => {
    const there = stored();
    // Nothing is stored at all: the records were removed on purpose.
    if (!there) mine.clear();
    else if (lostIn(there).length > 0) storage.writeJson('generationLedger', records());
  };
  return {
    records,
    write(key: string, record: GenerationRecord) {
      mine.set(key, record);
      storage.writeJson('generationLedger', { ...records(), [key]: record });
    },
    subscribe: (listener: () => void) =>
      void storage.subscribe((key) => {
        if (key !== 'generationLedger') return;
        mend();
        listener();
      }),
  };
}
