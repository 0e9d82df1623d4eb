import { useCallback, useMemo } from 'react';
import type { FoundGroup } from '#components/Commands/paletteRows.ts';
import { indexOfRecords, matchesIn, recordRules } from '#domain/lists/records.ts';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { maxRowsPerList } from './useRecordSearch.ts';

interface Views {
  readonly saved: readonly SavedView[];
  readonly onOpen: (view: SavedView) => void;
}

/**
 * Finds saved views by their name and the name of their list ('Keywords: Quick wins'). Offers all views when the text is
 * empty.
 */
export function useViewSearch({ saved, onOpen }: Views): (text: string) => readonly FoundGroup[] {
  const rows = useMemo(
    () =>
      saved.map((view, index) => ({
        id: String(index),
        label: t('views.found', { list: t(recordRules[view.list].name), name: view.name }),
      })),
    [saved],
  );
  const index = useMemo(() => indexOfRecords(rows), [rows]);
  return useCallback(
    (text) => {
      const found =
        text.trim() === ''
          ? { rows: rows.slice(0, maxRowsPerList), more: rows.length - maxRowsPerList, rank: 0 }
          : matchesIn(index, text, maxRowsPerList);
      const name = t('views.button');
      const commands = found.rows.flatMap(({ id, label }) => {
        const view = saved[Number(id)];
        return view ? [{ id: `view ${id}`, label, group: name, run: () => onOpen(view) }] : [];
      });
      return [{ name, rank: found.rank, commands, more: Math.max(0, found.more) }];
    },
    [saved, rows, index, onOpen],
  );
}
