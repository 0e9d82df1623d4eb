import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { Site } from '../../reading/site.ts';
import { figuresIn } from './grounds/figures.ts';
import { languageOf } from './grounds/language.ts';
import { searchable, type Searchable, type Source } from './grounds/quotes.ts';

/** All that suggestions may rest on. */
export interface Material {
  readonly searchable: Searchable;
  /** Every number that was given. */
  readonly figures: ReadonlySet<string>;
  readonly text: string;
  /** What is to be written in, as a code; nothing where nobody knows. */
  readonly language: string | undefined;
  readonly pages: readonly (Source & { readonly title: string })[];
}

/** A local model's memory is small: more than this is left out of a prompt, though not out of the check. */
const mostInPrompt = 20_000;

/** What a business and the pages of some websites say. The first site is its own, and says the language. */
export function materialOf(
  profile: BusinessProfile,
  sites: readonly (Site | undefined)[],
): Material {
  const pages = sites.flatMap((site) => site?.pages ?? []);
  const own = { text: profile.description };
  const text = [profile.name, profile.description, ...pages.map((page) => page.text)].join('\n');
  const site = sites[0];
  return {
    searchable: searchable([...pages, own]),
    figures: figuresIn([text]),
    text,
    language:
      languageOf(site?.pages.map((page) => page.text).join('\n') ?? '') ??
      (site?.language.split('-')[0]?.toLowerCase() || languageOf(profile.description)),
    pages,
  };
}

/** The pages as they are put before a model, up to what it can hold. */
export function pagesText({ pages }: Material): string {
  let left = mostInPrompt;
  const parts = pages.map(({ url, title, text }) => {
    const shown = text.slice(0, Math.max(left, 0));
    left -= shown.length;
    return shown === '' ? '' : `Page ${url} (${title}):\n${shown}`;
  });
  return parts.filter((part) => part !== '').join('\n\n');
}
