import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { Site } from '../../reading/site.ts';
import { figuresIn } from './grounds/figures.ts';
import { languageOf } from '#text/languageOf.ts';
import { languageToWrite } from './grounds/language.ts';
import { searchable } from './grounds/quotes.ts';

/** What suggestions can be based on, and the language to write in, if that is known. */
export type Material = Readonly<ReturnType<typeof materialOf>>;

/** The most characters of pages in a prompt, and the fewest that are worth sending. Checks use the whole material. */
const mostInPrompt = 20_000;
const leastInPrompt = 500;

/** Collects the texts of a business and of websites, and news. The first site is its own, and determines the language. */
export function materialOf(
  profile: BusinessProfile,
  sites: readonly (Site | undefined)[],
  news = '',
) {
  const pagesOfSites = sites.map((site) => site?.pages ?? []);
  const pages = pagesOfSites.flat();
  const own = { text: profile.description };
  const said = [profile.name, profile.description, news, ...pages.map((page) => page.text)];
  const text = said.join('\n');
  const site = sites[0];
  return {
    searchable: searchable([...pages, own, { text: news, source: 'news' }]),
    figures: figuresIn([text]),
    text,
    language:
      (site && languageToWrite(site.language, site.pages.map((page) => page.text).join('\n'))) ??
      languageOf(profile.description),
    sites: pagesOfSites,
  };
}

/** Returns the pages for the prompt, cut to the characters that a model can read. They are in the order of how much they say. No website takes the room of another. */
export function pagesText({ sites }: Material, room: number): string {
  const most = Math.max(Math.min(room, mostInPrompt), leastInPrompt);
  const leastOfSite = Math.floor(most / 3);
  const lengths = sites.map((pages) => pages.reduce((sum, { text }) => sum + text.length, 0));
  let left = most;
  const parts = sites.flatMap((pages, index) => {
    const later = lengths.slice(index + 1);
    const kept = later.reduce((sum, length) => sum + Math.min(length, leastOfSite), 0);
    return pages.map(({ url, title, text }) => {
      const shown = text.slice(0, Math.max(left - kept, 0));
      left -= shown.length;
      return shown === '' ? '' : `Page ${url} (${title}):\n${shown}`;
    });
  });
  return parts.filter((part) => part !== '').join('\n\n');
}
