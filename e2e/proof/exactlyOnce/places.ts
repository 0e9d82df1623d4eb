import type { Page } from 'playwright';
import { prospectDescription } from '#domain/companies/prospect.ts';
import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import type { EntityDescription } from '#domain/entities/description.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { userDescription } from '#domain/people/workspaceUser.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';

/** The pages that show a list: their path, the list's name, its rows, and where the labels of their form are. */
const listPages = {
  usps: { path: '/usps', name: t('usps.list'), rows: uspDescription, labels: 'usps.field' },
  icps: { path: '/icps', name: t('icps.list'), rows: icpDescription, labels: 'icps.field' },
  geographies: {
    path: '/geos',
    name: t('geos.list'),
    rows: geographyDescription,
    labels: 'geos.field',
  },
  keywords: {
    path: '/keyword-research',
    name: t('keywords.table'),
    rows: keywordDescription,
    labels: 'keywords.add',
  },
  targetCompanies: {
    path: '/target-companies',
    name: t('targetCompanies.table'),
    rows: targetCompanyDescription,
    labels: 'targetCompanies.field',
  },
  contentIdeas: {
    path: '/content-research',
    name: t('content.list'),
    rows: contentIdeaDescription,
    labels: 'content.field',
  },
  prospects: {
    path: '/prospects',
    name: t('prospects.table'),
    rows: prospectDescription,
    labels: 'prospects.field',
  },
  users: { path: '/users', name: t('users.title'), rows: userDescription, labels: 'users.field' },
} as const;

export type ListArea = keyof typeof listPages;

/** The value to type into a field. The number makes each row another one. */
function valueOf({ nameField, fields }: EntityDescription, name: string, number: number): string {
  if (name === nameField) return `Night bakery ${number}`;
  if (name === 'email') return `baker${number}@acme.example`;
  return fields[name]?.kind === 'number' ? '12' : 'Warm at seven';
}

/** The required fields that are typed, by their label. The company of a prospect is chosen. */
function fieldsOf(area: ListArea, number: number): Readonly<Record<string, string>> {
  const { rows, labels } = listPages[area];
  const typed = Object.entries<EntityDescription['fields'][string]>(rows.fields).filter(
    ([name, { kind, required }]) =>
      required !== undefined && /^(line|text|lines|number)$/.test(kind) && name !== 'companyName',
  );
  return Object.fromEntries(
    typed.map(([name]) => [t(`${labels}.${name}` as PlainWordKey), valueOf(rows, name, number)]),
  );
}

/** The page of a list, its cards or its table, and the first of its rows, which shows that it has loaded; and the texts for its form. */
export function placeOf(area: ListArea) {
  const { path, name } = listPages[area];
  const list = (page: Page) =>
    page
      .getByRole('list', { name, exact: true })
      .or(page.getByRole('table', { name, exact: true }));
  const ready = (page: Page) =>
    list(page).getByRole('listitem').or(list(page).getByRole('rowheader')).first();
  return { path, list, ready, fields: (number: number) => fieldsOf(area, number) };
}
