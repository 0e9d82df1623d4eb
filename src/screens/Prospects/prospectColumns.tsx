import type { Column } from '#components/DataTable/types.ts';
import {
  prospectDescription,
  type Prospect,
  type ProspectField,
} from '#domain/companies/prospect.ts';
import { isNameless, prospectLabel } from '#domain/companies/prospectLabel.ts';
import { fieldNames } from '#domain/entities/description.ts';
import { t } from '#domain/words/translate.ts';
import { NameToFind } from './NameToFind.tsx';

const widths: Readonly<Record<ProspectField, readonly [least: number, share: number]>> = {
  name: [176, 260],
  companyName: [180, 300],
  role: [180, 300],
};

/** The three columns of the specification; a name that is to be found can be filled in where it is missing. */
export function columnsOf(
  onAddName: (prospect: Prospect) => void,
): readonly (Column<Prospect> & { readonly key: ProspectField })[] {
  return fieldNames(prospectDescription).map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`prospects.column.${key}`),
      width,
      grow,
      isSortable: true,
      isBrief: true,
      // What is to be found sorts last.
      value: (prospect) => (key === 'name' && isNameless(prospect) ? null : prospect[key]),
      render: (prospect) =>
        key === 'name' && isNameless(prospect) ? (
          <NameToFind label={prospectLabel(prospect)} onAdd={() => onAddName(prospect)} />
        ) : (
          prospect[key] || '–'
        ),
    };
  });
}
