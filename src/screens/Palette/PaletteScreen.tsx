import { CommandPalette, type CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import type { RecordKind, WorkspaceRecords } from '#domain/lists/records.ts';
import { useRecordSearch } from './useRecordSearch.ts';

export interface PaletteScreenProps extends Omit<CommandPaletteProps, 'rows'> {
  /** The lists of the workspace, as far as they are known. */
  records: WorkspaceRecords;
  /** Opens the page of a row, and shows the row there. */
  onOpen: (kind: RecordKind, id: string) => void;
  /** Asks again for the lists that failed. */
  onRetry: () => void;
}

/** The palette, with every record of the workspace (D76). */
export function PaletteScreen({ records, onOpen, onRetry, ...palette }: PaletteScreenProps) {
  const rows = useRecordSearch(records, { onOpen, onRetry });
  return <CommandPalette {...palette} rows={rows} />;
}
