import { array, nullish, number, object, optional, safeParse, string } from 'valibot';
import type { KeywordCompetition } from '#domain/keywords/keyword.ts';
import { SourceFailure, type Figures } from './figures.ts';

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

const answer = object({
  status_code: number(),
  tasks: optional(
    nullish(array(object({ status_code: number(), result: nullish(array(nullish(term))) }))),
  ),
});

type Term = NonNullable<ReturnType<typeof termsIn>[number]>;

const succeeded = 20_000;

/** Returns the failure for one of the source's own codes. Each message says what to do. */
export function failureOfCode(code: number): SourceFailure {
  if (code === 40_100 || code === 40_101)
    return new SourceFailure(
      'The keyword source refuses the key. Whoever runs this server can mend KEYWORDS_API_KEY.',
    );
  if (code === 40_200 || code === 40_210)
    return new SourceFailure(
      'The account at the keyword source is used up. Whoever runs this server can renew it.',
    );
  if (code === 40_202 || code === 40_209)
    return new SourceFailure('The keyword source has too much to do. Try again in a minute.', true);
  if (code >= 50_000)
    return new SourceFailure('The keyword source has a problem. Try again in a minute.', true);
  return new SourceFailure(
    'The keyword source knows no figures for this region. Add yours by hand or paste them.',
  );
}

const unusable = () =>
  new SourceFailure('What the keyword source answered cannot be used. Try again.');

function termsIn(text: string) {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unusable();
  }
  const read = safeParse(answer, body);
  if (!read.success) throw unusable();
  if (read.output.status_code !== succeeded) throw failureOfCode(read.output.status_code);
  const [task] = read.output.tasks ?? [];
  if (!task) throw unusable();
  if (task.status_code !== succeeded) throw failureOfCode(task.status_code);
  return task.result ?? [];
}

/** Returns a figure between 0 and the maximum; null for any other value. */
const within = (value: number | null | undefined, most = Number.MAX_SAFE_INTEGER): number | null =>
  typeof value === 'number' && value >= 0 && value <= most ? value : null;

const levels: Readonly<Record<string, KeywordCompetition>> = {
  LOW: 'LOW',
  MEDIUM: 'MEDIUM',
  HIGH: 'HIGH',
};

/** The change of the search volume over the last twelve months, in per cent. */
function trendIn(months: Term['monthly_searches']): number | null {
  const inOrder = (months ?? [])
    .filter(({ search_volume: volume }) => within(volume) !== null)
    .toSorted((one, other) => one.year - other.year || one.month - other.month)
    .slice(-12);
  const [first, last] = [inOrder[0]?.search_volume, inOrder.at(-1)?.search_volume];
  if (inOrder.length < 2 || !first || typeof last !== 'number') return null;
  return Math.round(((last - first) / first) * 100);
}

/** Normalises a term for comparison: case and white space do not matter. */
export const foldTerm = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Reads the figures of an answer. A missing figure is null; nothing is estimated. */
export function readFigures(text: string): ReadonlyMap<string, Figures> {
  const found = new Map<string, Figures>();
  for (const each of termsIn(text)) {
    if (!each) continue;
    found.set(foldTerm(each.keyword), {
      volume: within(each.search_volume),
      competitionLevel: levels[each.competition ?? ''] ?? null,
      competitionIndex: within(each.competition_index, 100),
      lowBid: within(each.low_top_of_page_bid),
      highBid: within(each.high_top_of_page_bid),
      trend: trendIn(each.monthly_searches),
    });
  }
  return found;
}
