import { limits } from '#domain/settings/limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { listName } from '../lists/listKey.ts';

/**
 * A generation whose rows have not been compared yet: the cache key of its list, its start time, and the ids of the rows
 * before it.
 */
interface Awaited {
  readonly key: string;
  readonly at: number;
  readonly known: readonly string[];
}

/** The generations whose rows have not been compared yet, stored with the person's local data for any tab. */
export interface AwaitedRows {
  /** Returns the generation of a list; undefined when there is none, or when it began too long ago. */
  readonly find: (key: readonly string[]) => Awaited | undefined;
  readonly add: (key: readonly string[], known: readonly string[]) => void;
  readonly dropKey: (key: readonly string[]) => void;
  /** Drops the generations of a list and of its parts. */
  readonly dropList: (list: string) => void;
}

const readAwaited = (value: unknown): readonly Awaited[] | undefined =>
  Array.isArray(value)
    ? value.filter(
        (entry): entry is Awaited =>
          typeof entry?.key === 'string' &&
          typeof entry.at === 'number' &&
          Array.isArray(entry.known),
      )
    : undefined;

export function createAwaitedRows(
  storage: Pick<OwnedStorage, 'readJson' | 'writeJson'>,
  clock: Pick<Clock, 'now'>,
): AwaitedRows {
  const all = () =>
    (storage.readJson('awaitedRows', readAwaited) ?? []).filter(
      ({ at }) => clock.now() - at < limits.awaitedRowsMs,
    );
  const write = (entries: readonly Awaited[]) => storage.writeJson('awaitedRows', entries);
  const drop = (isGone: (entry: Awaited) => boolean) => {
    const entries = all();
    if (entries.some(isGone)) write(entries.filter((entry) => !isGone(entry)));
  };
  return {
    find: (key) => all().find((entry) => entry.key === key.join('|')),
    add: (key, known) => write([...all(), { key: key.join('|'), at: clock.now(), known }]),
    dropKey: (key) => drop((entry) => entry.key === key.join('|')),
    dropList: (list) => drop((entry) => listName(entry.key.split('|')) === list),
  };
}
