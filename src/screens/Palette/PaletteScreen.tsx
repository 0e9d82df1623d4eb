import { useCallback } from 'react';
import { CommandPalette, type CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import type { RecordKind, WorkspaceRecords } from '#domain/lists/records.ts';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { useRecordSearch } from './useRecordSearch.ts';
import { useViewSearch } from './useViewSearch.ts';

export interface PaletteScreenProps extends Omit<CommandPaletteProps, 'rows'> {
  /** The lists of the workspace that have loaded so far. */
  records: WorkspaceRecords;
  /** The views this person saved of any list (D77). */
  views: {
    readonly saved: readonly SavedView[];
    /** Opens the page of a list with the view applied. */
    readonly onOpen: (view: SavedView) => void;
  };
  /** Opens the page of a row, and shows the row there. */
  onOpen: (kind: RecordKind, id: string) => void;
  /** Loads the failed lists again. */
  onRetry: () => void;
}

/** The palette: commands, every record of the workspace and every saved view (D76, D77). */
export function PaletteScreen({ records, views, onOpen, onRetry, ...palette }: PaletteScreenProps) {
  const { find, ...rows } = useRecordSearch(records, { onOpen, onRetry });
  const findViews = useViewSearch(views);
  const findAll = useCallback(
    (text: string) => [...findViews(text), ...find(text)],
    [find, findViews],
  );
  return <CommandPalette {...palette} rows={{ ...rows, find: findAll }} />;
}
