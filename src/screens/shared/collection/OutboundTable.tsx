import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowActions.ts';
import type {
  Column,
  RowEditing,
  Selection,
  Sorting,
  TableState,
} from '#components/DataTable/types.ts';
import type { Grounded } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import type { ListDialog } from './listDialog.ts';
import { rowMark } from '../evidence/rowMark.ts';
import { freshKey } from './useFreshRows.ts';

/** The lists of the outbound campaign. The rows selected in one are the input of the next page. */
export type OutboundArea = 'targetCompanies' | 'prospects';

export interface OutboundTableProps<Row extends Identified & Grounded> {
  area: OutboundArea;
  columns: readonly Column<Row>[];
  /** Returns the name of a row. */
  labelOf: (row: Row) => string;
  /** The rows being edited inline. */
  editing?: readonly RowEditing[] | undefined;
  /** The rows that pass the search, in the chosen order. */
  rows: readonly Row[];
  newIds: ReadonlySet<string>;
  search: string;
  sorting: Sorting;
  state: TableState;
  selection: Selection;
  onAsk: (dialog: ListDialog<Row>) => void;
}

const keyOf = ({ id }: Identified): string => String(id);

/** The table of an outbound list. Long texts are cut after two lines; a click or Enter shows them whole. */
export function OutboundTable<Row extends Identified & Grounded>(props: OutboundTableProps<Row>) {
  const {
    area,
    columns,
    labelOf,
    editing,
    rows,
    newIds,
    search,
    sorting,
    state,
    selection,
    onAsk,
  } = props;
  return (
    <DataTable
      label={t(`${area}.table`)}
      columns={columns}
      source={{
        rows,
        keyOf,
        labelOf,
        markOf: (row) => rowMark(row, newIds.has(keyOf(row))),
      }}
      state={state}
      sorting={sorting}
      selection={selection}
      view={{ scrollKey: `${search} ${freshKey(newIds)}` }}
      actions={{
        header: t(`${area}.column.actions`),
        // Rows being edited have Save and Cancel in this column.
        width: editing ? 176 : 104,
        ...(editing && { editing }),
        of: (row) => [
          editRow(t(`${area}.edit`, { name: labelOf(row) }), () => onAsk({ kind: 'editing', row })),
          deleteRow(t(`${area}.delete`, { name: labelOf(row) }), () =>
            onAsk({ kind: 'deleting', row }),
          ),
        ],
      }}
    />
  );
}
