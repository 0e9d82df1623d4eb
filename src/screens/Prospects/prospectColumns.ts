import type { Column } from '#components/DataTable/types.ts';
import {
  prospectDescription,
  type Prospect,
  type ProspectField,
} from '#domain/companies/prospect.ts';
import { fieldNames } from '#domain/entities/description.ts';
import { t } from '#domain/words/translate.ts';

const widths: Readonly<Record<ProspectField, readonly [least: number, share: number]>> = {
  name: [176, 260],
  companyName: [180, 300],
  role: [180, 300],
};

/** The three columns of the specification. */
export function columnsOf(): readonly (Column<Prospect> & { readonly key: ProspectField })[] {
  return fieldNames(prospectDescription).map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`prospects.column.${key}`),
      width,
      grow,
      isSortable: true,
      isBrief: true,
      value: (prospect) => prospect[key],
      render: (prospect) => prospect[key] || '–',
    };
  });
}
