import { useMemo } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { rowIcons } from '#components/DataTable/rowIcons.ts';
import type { Sort, TableState } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import { searchTextOf } from '#domain/search.ts';
import type { SelectionHandle } from '#domain/selection.ts';
import type { TargetCompany } from '#domain/targetCompany.ts';
import { targetCompanyColumns, type TargetCompanyView } from '#domain/targetCompanyView.ts';
import { t } from '#domain/words/translate.ts';
import { newestFirst } from '../collection/newestFirst.ts';
import { selectionWords } from '../collection/selectionWords.ts';
import { columnsOf } from './targetCompanyColumns.tsx';

const keyOf = (company: TargetCompany): string => String(company.id);
const labelOf = (company: TargetCompany): string => company.name;

export interface TargetCompanyTableProps {
  companies: readonly TargetCompany[];
  newIds: ReadonlySet<string>;
  view: TargetCompanyView;
  state: TableState;
  selection: SelectionHandle;
  onViewChange: (view: TargetCompanyView) => void;
  onEdit: (company: TargetCompany) => void;
  onDelete: (company: TargetCompany) => void;
}

/** The companies, one row each: long news are cut after two lines and opened by a click or Enter. */
export function TargetCompanyTable(props: TargetCompanyTableProps) {
  const { companies, newIds, view, state, selection, onViewChange, onEdit, onDelete } = props;
  const columns = useMemo(() => columnsOf(), []);
  const rows = useMemo(() => newestFirst(companies, newIds), [companies, newIds]);
  const by: Sort | null = view.sort && {
    key: view.sort.column,
    direction: view.sort.isDescending ? 'descending' : 'ascending',
  };
  const shown = useShownRows({
    rows,
    columns,
    sort: by,
    query: view.search,
    textOf: searchTextOf.targetCompany,
  });
  const onSort = ({ key, direction }: Sort) => {
    const column = targetCompanyColumns.find((known) => known === key);
    if (column)
      onViewChange({ ...view, sort: { column, isDescending: direction === 'descending' } });
  };
  return (
    <DataTable
      label={t('targetCompanies.table')}
      columns={columns}
      source={{
        rows: shown,
        keyOf,
        labelOf,
        markOf: (company) => (newIds.has(keyOf(company)) ? t('general.new') : undefined),
      }}
      state={state}
      sorting={{ by, onChange: onSort }}
      selection={{ ...selection, ...selectionWords(), allLabel: t('targetCompanies.selectAll') }}
      view={{ scrollKey: view.search }}
      actions={{
        header: t('targetCompanies.column.actions'),
        width: 104,
        of: (company) => [
          {
            key: 'edit',
            label: t('targetCompanies.edit', { name: company.name }),
            icon: rowIcons.edit,
            onSelect: () => onEdit(company),
          },
          {
            key: 'delete',
            label: t('targetCompanies.delete', { name: company.name }),
            icon: rowIcons.delete,
            isDanger: true,
            onSelect: () => onDelete(company),
          },
        ],
      }}
    />
  );
}
