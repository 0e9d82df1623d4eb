import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';

type Fields = readonly string[];

export const searchFieldsOf = {
  keyword: ({ keyword }: Pick<Keyword, 'keyword'>): Fields => [keyword],
  contentIdea: ({ title, keywords }: Pick<ContentIdea, 'title' | 'keywords'>): Fields => [
    title,
    ...keywords,
  ],
  /** The role replaces a name that is not known yet. */
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

/**
 * The folded text of each item, by the function that returns its fields. Cached, because folding a text takes longer than
 * searching it.
 */
const foldedTexts = new WeakMap<object, WeakMap<object, string>>();

function foldedText<Item extends object>(item: Item, fieldsOf: (item: Item) => Fields): string {
  const texts = foldedTexts.get(fieldsOf) ?? new WeakMap<object, string>();
  foldedTexts.set(fieldsOf, texts);
  // Joined by line breaks, because a folded query has none and so cannot match across two fields.
  const text = texts.get(item) ?? fieldsOf(item).map(foldText).join('\n');
  texts.set(item, text);
  return text;
}

/** Returns the items that contain the query in one of their fields; a blank query returns all. */
export function searchItems<Item extends object>(
  items: readonly Item[],
  query: string,
  fieldsOf: (item: Item) => Fields,
): readonly Item[] {
  const wanted = foldText(query);
  if (wanted === '') return items;
  return items.filter((item) => foldedText(item, fieldsOf).includes(wanted));
}
