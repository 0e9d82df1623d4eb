import type { ContentIdea } from './contentIdea.ts';
import type { Keyword } from './keyword.ts';
import type { Prospect } from './prospect.ts';
import type { TargetCompany } from './targetCompany.ts';

/** A text made ready for comparison: case does not count, nor does the form of a Greek sigma at a word's end. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** What is looked for, made ready once for many rows. */
function searchedText(query: string): string {
  return folded(query.trim());
}

/** Fields stand apart, so that nothing is found across the border of two. */
function searchable(fields: readonly string[]): string {
  return folded(fields.join('\n'));
}

/** The part of each entity that its search box looks through, made ready once for many queries. */
export const searchTextOf = {
  keyword: (keyword: Pick<Keyword, 'keyword'>) => searchable([keyword.keyword]),
  contentIdea: (idea: Pick<ContentIdea, 'title' | 'keywords'>) =>
    searchable([idea.title, ...idea.keywords]),
  prospect: (prospect: Pick<Prospect, 'name' | 'companyName'>) =>
    searchable([prospect.name, prospect.companyName]),
  targetCompany: (company: Pick<TargetCompany, 'name' | 'description'>) =>
    searchable([company.name, company.description]),
} as const;

/** The rows whose text contains the query; all of them for a blank one. */
export function found<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = searchedText(query);
  return wanted === '' ? items : items.filter((item) => textOf(item).includes(wanted));
}
