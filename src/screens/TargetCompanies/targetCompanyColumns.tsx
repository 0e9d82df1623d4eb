import type { Column } from '#components/DataTable/types.ts';
import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyField,
} from '#domain/companies/targetCompany.ts';
import { fieldNames } from '#domain/entities/description.ts';
import { t } from '#domain/words/translate.ts';
import { LinkedText } from '../shared/collection/LinkedText.tsx';

const widths: Readonly<Record<TargetCompanyField, readonly [least: number, share: number]>> = {
  name: [176, 200],
  description: [240, 300],
  recentNews: [220, 270],
  initiatives: [240, 280],
};

const hasAddress = /https?:\/\//i;

/** An element only where there is something to follow: plain text costs nothing per cell. */
function prose(text: string) {
  if (text.trim() === '') return '–';
  return hasAddress.test(text) ? <LinkedText text={text} /> : text;
}

/** The four columns of the table. */
export function columnsOf(): readonly (Column<TargetCompany> & {
  readonly key: TargetCompanyField;
})[] {
  return fieldNames(targetCompanyDescription).map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`targetCompanies.column.${key}`),
      width,
      grow,
      isSortable: true,
      isBrief: key === 'description',
      value: (company) => company[key],
      render: (company) => (key === 'name' ? company.name : prose(company[key])),
    };
  });
}
