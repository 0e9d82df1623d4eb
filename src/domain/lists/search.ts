import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';

type Fields = readonly string[];

/** The fields of each entity that its search box looks through. */
export const searchFieldsOf = {
  keyword: ({ keyword }: Pick<Keyword, 'keyword'>): Fields => [keyword],
  contentIdea: ({ title, keywords }: Pick<ContentIdea, 'title' | 'keywords'>): Fields => [
    title,
    ...keywords,
  ],
  prospect: ({ name, companyName }: Pick<Prospect, 'name' | 'companyName'>): Fields => [
    name,
    companyName,
  ],
  targetCompany: ({ name, description }: Pick<TargetCompany, 'name' | 'description'>): Fields => [
    name,
    description,
  ],
} as const;

/** The items that contain the query in one of their fields; all of them for a blank one. */
export function found<Item>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => Fields,
): readonly Item[] {
  const wanted = foldText(query);
  if (wanted === '') return items;
  return items.filter((item) => fieldsOf(item).some((field) => foldText(field).includes(wanted)));
}
