import { draftToWire } from '#domain/entities/toWire.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import type { Tables } from '../rows/tables.ts';
import { foldTerm, type Figures } from '../keywordFigures/figures.ts';
import { ServiceFailure } from '../writers/model/client/retrying.ts';
import type { Context } from './context.ts';

type Parts = Pick<Context, 'rows' | 'keywordSource' | 'dailyKeywordRequests' | 'now' | 'onStep'>;

/** The number of places with figures. Keywords of further places get none, because each place costs one more request. */
const mostPlaces = 3;
const placesLeft = 'They are looked up for three regions at a time.';

const budgetUsed = 'Today’s budget for keyword figures is used up. It is renewed at 00:00 UTC.';

async function spend(parts: Parts, workspace: string) {
  const { rows, dailyKeywordRequests, now = () => new Date() } = parts;
  if (dailyKeywordRequests === undefined) return;
  const name = `keywords ${now().toISOString().slice(0, 10)}`;
  await rows.together(`${workspace} ${name}`, async (within) => {
    const spent = (await within.names.get('usage', workspace, name))?.requests ?? 0;
    if (spent >= dailyKeywordRequests) throw new ServiceFailure(budgetUsed);
    const usage = { requests: spent + 1, tokensIn: 0, tokensOut: 0 };
    await within.names.put('usage', workspace, name, usage);
  });
}

/** Adds the source's figures to keywords. Keywords whose request fails have no figures, and the note says why. */
export async function withFigures<Value extends Pick<Tables['keywords'], 'keyword' | 'region'>>(
  parts: Parts,
  workspace: string,
  keywords: readonly Value[],
): Promise<{ readonly values: readonly Value[]; readonly note?: string }> {
  const { keywordSource, onStep } = parts;
  if (!keywordSource) return { values: keywords };
  onStep?.({ step: 'figures' });
  const places = [...new Set(keywords.map(({ region }) => region))];
  const known = new Map<string, Figures>();
  const notes = new Set<string>(places.length > mostPlaces ? [placesLeft] : []);
  for (const place of places.slice(0, mostPlaces)) {
    const terms = keywords.filter(({ region }) => region === place).map(({ keyword }) => keyword);
    try {
      await spend(parts, workspace);
      const found = await keywordSource.figuresOf(terms, place);
      for (const [term, figures] of found) known.set(`${place}|${term}`, figures);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      notes.add(error.message);
    }
  }
  const values = keywords.map((value) => {
    const figures = known.get(`${value.region}|${foldTerm(value.keyword)}`);
    return figures
      ? { ...value, ...draftToWire(keywordDescription, { ...value, ...figures }) }
      : value;
  });
  if (notes.size === 0) return { values };
  return { values, note: `Some keywords have no figures. ${[...notes].join(' ')}` };
}
