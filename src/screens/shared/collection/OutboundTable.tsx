import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowActions.ts';
import type { Column, Selection, Sorting, TableState } from '#components/DataTable/types.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import type { ListDialog } from './listDialog.ts';
import { freshKey } from './useFreshRows.ts';

/** The lists of the outbound campaign: what is selected in one is worked on in the next. */
export type OutboundArea = 'targetCompanies' | 'prospects';

/** A row that is called by its name. */
export interface NamedRow extends Identified {
  readonly name: string;
}

export interface OutboundTableProps<Row extends NamedRow> {
  area: OutboundArea;
  columns: readonly Column<Row>[];
  /** What passes the search, in the order asked for. */
  rows: readonly Row[];
  newIds: ReadonlySet<string>;
  search: string;
  sorting: Sorting;
  state: TableState;
  selection: Selection;
  onAsk: (dialog: ListDialog<Row>) => void;
}

const keyOf = ({ id }: Identified): string => String(id);
const labelOf = ({ name }: NamedRow): string => name;

/** The rows of such a list: long texts are cut after two lines and opened by a click or Enter. */
export function OutboundTable<Row extends NamedRow>(props: OutboundTableProps<Row>) {
  const { area, columns, rows, newIds, search, sorting, state, selection, onAsk } = props;
  return (
    <DataTable
      label={t(`${area}.table`)}
      columns={columns}
      source={{
        rows,
        keyOf,
        labelOf,
        markOf: (row) => (newIds.has(keyOf(row)) ? t('general.new') : undefined),
      }}
      state={state}
      sorting={sorting}
      selection={selection}
      view={{ scrollKey: `${search} ${freshKey(newIds)}` }}
      actions={{
        header: t(`${area}.column.actions`),
        width: 104,
        of: (row) => [
          editRow(t(`${area}.edit`, { name: row.name }), () => onAsk({ kind: 'editing', row })),
          deleteRow(t(`${area}.delete`, { name: row.name }), () =>
            onAsk({ kind: 'deleting', row }),
          ),
        ],
      }}
    />
  );
}
