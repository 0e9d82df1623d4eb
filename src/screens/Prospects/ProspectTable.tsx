import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowActions.ts';
import type { Column, Selection, Sorting, TableState } from '#components/DataTable/types.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { t } from '#domain/words/translate.ts';
import type { ProspectDialog } from './prospectDialog.ts';

const keyOf = (prospect: Prospect): string => String(prospect.id);
const labelOf = (prospect: Prospect): string => prospect.name;

export interface ProspectTableProps {
  columns: readonly Column<Prospect>[];
  /** Who passes the search, in the order asked for. */
  prospects: readonly Prospect[];
  newIds: ReadonlySet<string>;
  search: string;
  sorting: Sorting;
  state: TableState;
  selection: Selection;
  onAsk: (dialog: ProspectDialog) => void;
}

/** The people, one row each. */
export function ProspectTable(props: ProspectTableProps) {
  const { columns, prospects, newIds, search, sorting, state, selection, onAsk } = props;
  return (
    <DataTable
      label={t('prospects.table')}
      columns={columns}
      source={{
        rows: prospects,
        keyOf,
        labelOf,
        markOf: (prospect) => (newIds.has(keyOf(prospect)) ? t('general.new') : undefined),
      }}
      state={state}
      sorting={sorting}
      selection={selection}
      view={{ scrollKey: search }}
      actions={{
        header: t('prospects.column.actions'),
        width: 104,
        of: (prospect) => [
          editRow(t('prospects.edit', { name: prospect.name }), () =>
            onAsk({ kind: 'editing', prospect }),
          ),
          deleteRow(t('prospects.delete', { name: prospect.name }), () =>
            onAsk({ kind: 'deleting', prospect }),
          ),
        ],
      }}
    />
  );
}
