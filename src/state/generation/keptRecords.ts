import { readGenerationRecord, type GenerationRecord } from '#domain/work/generationRecord.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

type Records = Readonly<Record<string, unknown>>;

const asRecords = (value: unknown): Records | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

const momentOf = ({ startedAt, endedAt }: GenerationRecord) => Math.max(startedAt, endedAt ?? 0);

/**
 * The ledger's records in the owner's storage, under one key for all kinds. A tab sees what another one wrote a moment late, so
 * each writes over what it does not see yet; a lock would not help, because it is let go of before the other tab sees the write.
 * A tab therefore remembers what it wrote, and writes it again where another tab's write has lost it.
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
    // Records that are gone altogether were removed.
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
