import { createDistinct } from '#server/writers/model/grounds/distinct.ts';
import { withoutInvented } from '#server/writers/model/grounds/figures.ts';
import { isOtherLanguage } from '#server/writers/model/grounds/language.ts';
import { findQuote } from '#server/writers/model/grounds/quotes.ts';
import { schemas } from '#server/writers/model/kinds.ts';
import { languageOf } from '#text/languageOf.ts';
import type { Material } from '#server/writers/model/material.ts';
import { readItems } from '#server/writers/model/readItems.ts';
import { textsIn } from '#server/writers/model/write.ts';
import type { Suggested } from '#server/writers/writer.ts';

/** The quality of a model's answers before they are filtered. Shares are from 0 to 1. */
export interface Quality {
  readonly items: number;
  /** Items that match the schema. */
  readonly valid: number;
  /** Items that differ from earlier ones. */
  readonly distinct: number;
  /** Items that use the business's name or vocabulary. */
  readonly specific: number;
  /** Quotes that are found in the material; 1 when none are required. */
  readonly quotesFound: number;
  /** Items without invented figures or addresses. */
  readonly nothingInvented: number;
  /** Items without generic phrases. */
  readonly noPhrases: number;
  readonly rightLanguage: boolean;
}

const phrases =
  /in today['’]s (?:fast-paced|digital|competitive)|fast-paced world|game.?chang|cutting.edge|unlock (?:the|your)|elevate your|seamless(?:ly)?|look no further|one-stop|take .{1,30} to the next level|revolutioni[sz]e|in der heutigen schnelllebigen/i;

/** Returns the name of the business and the long words it uses, which other businesses seldom use. */
const ownWords = (business: string, said: string): readonly string[] => [
  business.toLowerCase(),
  ...(said.toLowerCase().match(/\p{L}{5,}/gu) ?? []),
];

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Scores a model's answer for one kind by rules, without another model. */
export function qualityOf(
  kind: Suggested,
  answers: readonly string[],
  about: {
    readonly material: Material;
    readonly business: string;
    readonly description: string;
  },
): Quality {
  const { material, business, description } = about;
  const read = answers.map((text) => readItems(text, schemas[kind]));
  const items = read.flatMap((each): readonly object[] => each.items);
  const written = items.length + read.flatMap(({ problems }) => problems).length;
  const isNew = createDistinct([]);
  // A search term is too short to contain a word of the description, so words of the website count too.
  const own = ownWords(business, kind === 'keywords' ? material.text : description);
  const quotes = items.flatMap((item) =>
    'evidence' in item ? (item.evidence as readonly { readonly quote: string }[]) : [],
  );
  const asksForQuotes = 'evidence' in schemas[kind].entries;
  const texts = items.map((item) => textsIn({ ...item, evidence: [] }));
  const holds = (is: (all: string) => boolean) =>
    share(texts.filter((all) => is(all.join('\n'))).length, items.length);
  const language = languageOf(texts.flat().join('. '));
  return {
    items: written,
    valid: share(items.length, written),
    distinct: share(texts.filter(([name = '']) => isNew(name)).length, items.length),
    specific: holds((all) => own.some((word) => all.toLowerCase().includes(word))),
    quotesFound: asksForQuotes
      ? share(
          quotes.filter(({ quote }) => findQuote(quote, material.searchable)).length,
          quotes.length,
        )
      : 1,
    nothingInvented: holds((all) => withoutInvented(all, material, true) === all.trim()),
    noPhrases: holds((all) => !phrases.test(all)),
    rightLanguage: !isOtherLanguage(material.language ?? 'en', language),
  };
}

/** Returns a score from 0 to 100: the lowest share counts, and a wrong language gives 0. */
export function scoreOf({ items, rightLanguage, ...shares }: Quality): number {
  if (items === 0 || !rightLanguage) return 0;
  return Math.round(100 * Math.min(...Object.values(shares)));
}
