import type { Column } from '#components/DataTable/types.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { prospectColumns, type ProspectColumn } from '#domain/companies/prospectView.ts';
import { t } from '#domain/words/translate.ts';

const widths: Readonly<Record<ProspectColumn, readonly [least: number, share: number]>> = {
  name: [176, 260],
  companyName: [180, 300],
  role: [180, 300],
};

/** The three columns of the specification. */
export function columnsOf(): readonly (Column<Prospect> & { readonly key: ProspectColumn })[] {
  return prospectColumns.map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`prospects.column.${key}`),
      width,
      grow,
      isSortable: true,
      value: (prospect) => prospect[key],
      render: (prospect) => prospect[key] || '–',
    };
  });
}
