import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';

type Fields = readonly string[];

/** The fields that each search box searches. */
export const searchFieldsOf = {
  keyword: ({ keyword }: Pick<Keyword, 'keyword'>): Fields => [keyword],
  contentIdea: ({ title, keywords }: Pick<ContentIdea, 'title' | 'keywords'>): Fields => [
    title,
    ...keywords,
  ],
  /** While a name is to be found, the role stands for it. */
  prospect: ({
    name,
    role,
    companyName,
  }: Pick<Prospect, 'name' | 'role' | 'companyName'>): Fields => [name || role, companyName],
  targetCompany: ({ name, description }: Pick<TargetCompany, 'name' | 'description'>): Fields => [
    name,
    description,
  ],
} as const;

/** Returns the items that contain the query in one of their fields; a blank query returns all. */
export function found<Item>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => Fields,
): readonly Item[] {
  const wanted = foldText(query);
  if (wanted === '') return items;
  return items.filter((item) => fieldsOf(item).some((field) => foldText(field).includes(wanted)));
}
