import type { Column } from '#components/DataTable/types.ts';
import {
  isNameless,
  prospectDescription,
  prospectLabel,
  type Prospect,
  type ProspectField,
} from '#domain/companies/prospect.ts';
import { fieldNames } from '#domain/entities/description.ts';
import { fieldGrounds } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { MissingName } from './MissingName.tsx';
import { PersonName } from './PersonName.tsx';

const widths: Readonly<Record<ProspectField, readonly [least: number, share: number]>> = {
  name: [176, 260],
  companyName: [180, 300],
  role: [180, 300],
};

function nameOf(prospect: Prospect, onAddName: (prospect: Prospect) => void) {
  if (isNameless(prospect))
    return <MissingName label={prospectLabel(prospect)} onAdd={() => onAddName(prospect)} />;
  const page = fieldGrounds(prospect, 'name').evidence.find(({ url }) => url !== undefined)?.url;
  return page === undefined ? prospect.name : <PersonName name={prospect.name} page={page} />;
}

/** The three columns of the specification. A missing name can be filled in. */
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
      // Missing names sort last.
      value: (prospect) => (key === 'name' && isNameless(prospect) ? null : prospect[key]),
      render: (prospect) => (key === 'name' ? nameOf(prospect, onAddName) : prospect[key] || '–'),
    };
  });
}
