import { array, nullish, number, object, parseJson, pipe, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { competitionIn, type KeywordDraft } from '#domain/keywords/keyword.ts';
import { ServiceFailure } from '../writers/model/client/retrying.ts';

/** The figures of a term. Null stands for a figure that the source does not have. */
export type Figures = Omit<KeywordDraft, 'keyword' | 'region'>;

export interface KeywordSource {
  /** Returns the figures of these terms in a place, by term. A blank place means everywhere. */
  figuresOf(terms: readonly string[], place: string): Promise<ReadonlyMap<string, Figures>>;
}

const unusable = (): ServiceFailure =>
  new ServiceFailure('What the keyword source answered cannot be used. Try again.');

const words = {
  wrongKey:
    'The keyword source refuses the key. Whoever runs this server can mend KEYWORDS_API_KEY.',
  exhausted: 'The account at the keyword source is used up. Whoever runs this server can renew it.',
  busy: 'The keyword source has too much to do. Try again in a minute.',
  broken: 'The keyword source has a problem. Try again in a minute.',
  unknown: 'The keyword source knows no figures for this region. Add yours by hand or paste them.',
};

export function failureOfCode(code: number): ServiceFailure {
  if ([40_100, 40_101].includes(code)) return new ServiceFailure(words.wrongKey);
  if ([40_200, 40_210].includes(code)) return new ServiceFailure(words.exhausted);
  if ([40_202, 40_209].includes(code)) return new ServiceFailure(words.busy, true);
  return code >= 50_000
    ? new ServiceFailure(words.broken, true)
    : new ServiceFailure(words.unknown);
}

const month = object({ year: number(), month: number(), search_volume: nullish(number()) });

const term = object({
  keyword: string(),
  search_volume: nullish(number()),
  competition: nullish(string()),
  competition_index: nullish(number()),
  low_top_of_page_bid: nullish(number()),
  high_top_of_page_bid: nullish(number()),
  monthly_searches: nullish(array(month)),
});

const task = object({ status_code: number(), result: nullish(array(nullish(term))) });

const answer = pipe(
  string(),
  parseJson(),
  object({ status_code: number(), tasks: nullish(array(task)) }),
);

export const succeeded = 20_000;

function termsIn(text: string) {
  const { success, output } = safeParse(answer, text);
  if (!success) throw unusable();
  if (output.status_code !== succeeded) throw failureOfCode(output.status_code);
  const [first] = output.tasks ?? [];
  if (!first) throw unusable();
  if (first.status_code !== succeeded) throw failureOfCode(first.status_code);
  return first.result ?? [];
}

const within = (value: number | null | undefined, most = Number.MAX_SAFE_INTEGER): number | null =>
  typeof value === 'number' && value >= 0 && value <= most ? value : null;

/** The change of the search volume over the last twelve months, in per cent. */
function trendIn(months: readonly InferOutput<typeof month>[]): number | null {
  const inOrder = months
    .filter(({ search_volume: volume }) => within(volume) !== null)
    .toSorted((one, other) => one.year - other.year || one.month - other.month)
    .slice(-12);
  const [first, last] = [inOrder[0]?.search_volume, inOrder.at(-1)?.search_volume];
  if (inOrder.length < 2 || !first || typeof last !== 'number') return null;
  return Math.round(((last - first) / first) * 100);
}

export const foldTerm = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Reads the figures of an answer. A missing figure is null; nothing is estimated. */
export function readFigures(text: string): ReadonlyMap<string, Figures> {
  const found = new Map<string, Figures>();
  for (const each of termsIn(text)) {
    if (!each) continue;
    found.set(foldTerm(each.keyword), {
      volume: within(each.search_volume),
      competitionLevel: competitionIn(each.competition ?? ''),
      competitionIndex: within(each.competition_index, 100),
      lowBid: within(each.low_top_of_page_bid),
      highBid: within(each.high_top_of_page_bid),
      trend: trendIn(each.monthly_searches ?? []),
    });
  }
  return found;
}
