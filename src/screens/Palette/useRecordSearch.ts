import { useCallback, useMemo } from 'react';
import type { FoundGroup, PaletteRows } from '#components/Commands/paletteRows.ts';
import type { Identified } from '#domain/lists/collection.ts';
import {
  findablesOf,
  indexOfRecords,
  matchesIn,
  recordKinds,
  recordRules,
  type KnownRows,
  type RecordIndex,
  type RecordKind,
  type RecordRows,
  type WorkspaceRecords,
} from '#domain/lists/records.ts';
import { t } from '#domain/words/translate.ts';

/** The number of rows offered per list. Typing more narrows them down. */
export const maxRowsPerList = 8;

/** Search indexes by list, so that each list is prepared only once. */
const indexes = new WeakMap<readonly unknown[], RecordIndex>();

function indexOf<Row extends Identified>(
  rules: Parameters<typeof findablesOf<Row>>[0],
  known: KnownRows<Row>,
): RecordIndex {
  if (known.status !== 'ready') return [];
  const index = indexes.get(known.rows) ?? indexOfRecords(findablesOf(rules, known.rows));
  indexes.set(known.rows, index);
  return index;
}

const indexOfKind = <Kind extends RecordKind>(kind: Kind, known: WorkspaceRecords[Kind]) =>
  indexOf<RecordRows[Kind]>(recordRules[kind], known);

/** Finds rows of all lists by name. */
export function useRecordSearch(
  records: WorkspaceRecords,
  { onOpen, onRetry }: { onOpen: (kind: RecordKind, id: string) => void; onRetry: () => void },
): PaletteRows {
  const known = useMemo(
    () => recordKinds.map((kind) => ({ kind, index: indexOfKind(kind, records[kind]) })),
    [records],
  );
  const find = useCallback(
    (text: string): readonly FoundGroup[] =>
      known.map(({ kind, index }) => {
        const { rows, more, rank } = matchesIn(index, text, maxRowsPerList);
        const name = t(recordRules[kind].name);
        const commands = rows.map(({ id, label, detail }) => ({
          id: `record ${kind} ${id}`,
          label,
          detail,
          group: name,
          run: () => onOpen(kind, id),
        }));
        return { name, rank, commands, more };
      }),
    [known, onOpen],
  );
  const isAny = (status: KnownRows<unknown>['status']) =>
    recordKinds.some((kind) => records[kind].status === status);
  const whole = isAny('failed') ? 'failed' : 'ready';
  return { find, onRetry, status: isAny('loading') ? 'loading' : whole };
}
