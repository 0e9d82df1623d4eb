import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowActions.ts';
import type { Column, Selection, Sorting, TableState } from '#components/DataTable/types.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import type { TargetCompanyDialog } from './targetCompanyDialog.ts';

const keyOf = (company: TargetCompany): string => String(company.id);
const labelOf = (company: TargetCompany): string => company.name;

export interface TargetCompanyTableProps {
  columns: readonly Column<TargetCompany>[];
  /** What passes the search, in the order asked for. */
  companies: readonly TargetCompany[];
  newIds: ReadonlySet<string>;
  search: string;
  sorting: Sorting;
  state: TableState;
  selection: Selection;
  onAsk: (dialog: TargetCompanyDialog) => void;
}

/** The companies, one row each: long news are cut after two lines and opened by a click or Enter. */
export function TargetCompanyTable(props: TargetCompanyTableProps) {
  const { columns, companies, newIds, search, sorting, state, selection, onAsk } = props;
  return (
    <DataTable
      label={t('targetCompanies.table')}
      columns={columns}
      source={{
        rows: companies,
        keyOf,
        labelOf,
        markOf: (company) => (newIds.has(keyOf(company)) ? t('general.new') : undefined),
      }}
      state={state}
      sorting={sorting}
      selection={selection}
      view={{ scrollKey: search }}
      actions={{
        header: t('targetCompanies.column.actions'),
        width: 104,
        of: (company) => [
          editRow(t('targetCompanies.edit', { name: company.name }), () =>
            onAsk({ kind: 'editing', company }),
          ),
          deleteRow(t('targetCompanies.delete', { name: company.name }), () =>
            onAsk({ kind: 'deleting', company }),
          ),
        ],
      }}
    />
  );
}
