import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeKeywordSource, type SourceSwitches } from '../testing/fakeKeywordSource.ts';
import { unknownFigures } from '#domain/testing/aKeyword.ts';
import { createKeywordSource, sourceProblem } from './createKeywordSource.ts';
import { readFigures } from './figures.ts';

async function open(switches: SourceSwitches = {}) {
  const fake = await createFakeKeywordSource(switches);
  onTestFinished(() => fake.close());
  return fake;
}

const limits = { baseMs: 5, wholeMs: 5000 };
const terms = ['sourdough delivery', 'Rye  Bread'];

/** Returns the result of a request for two terms. */
async function outcome(switches: SourceSwitches, more: Partial<typeof limits> = {}) {
  const fake = await open(switches);
  const source = createKeywordSource(fake.address, { ...limits, ...more });
  const found: ReadonlyMap<string, unknown> | Error = await source
    .figuresOf(terms, 'United Kingdom')
    .catch((error: Error) => error);
  const figures = found instanceof Error ? new Map<string, unknown>() : found;
  return { fake, found, figures, requests: fake.asked.length };
}

describe('a keyword source', () => {
  it('gets documented requests, and its figures are used unchanged', async () => {
    const { fake, figures: found } = await outcome({});
    expect(fake.asked).toEqual([
      { keywords: ['sourdough delivery', 'rye bread'], place: 'United Kingdom' },
    ]);
    const figures = fake.figuresFor('rye bread');
    const [first, last] = [figures.monthly_searches.at(-1), figures.monthly_searches[0]];
    const change = (last?.search_volume ?? 0) / (first?.search_volume ?? 1) - 1;
    expect(found.get('rye bread')).toEqual({
      volume: figures.search_volume,
      competitionLevel: figures.competition,
      competitionIndex: figures.competition_index,
      lowBid: figures.low_top_of_page_bid,
      highBid: figures.high_top_of_page_bid,
      trend: Math.round(change * 100),
    });
  });

  it('that does not know a term gives null, and nothing is estimated', async () => {
    const { figures } = await outcome({ lacksTerm: 'rye' });
    expect(figures.get('rye bread')).toEqual(unknownFigures);
  });

  it('is ignored where its figures are impossible or were not requested', async () => {
    const { figures } = await outcome({ impossible: true, addsTerms: true });
    expect([...figures.keys()]).toEqual(['sourdough delivery', 'rye bread']);
    expect(figures.get('rye bread')).toMatchObject({
      volume: null,
      competitionLevel: null,
      competitionIndex: null,
    });
  });

  it('gets no terms that it does not accept', async () => {
    const fake = await open();
    const source = createKeywordSource(fake.address, limits);
    const odd = ['bread (fresh)', 'a'.repeat(81), 'a b c d e f g h i j k'];
    expect(await source.figuresOf(odd, '')).toEqual(new Map());
    expect(fake.asked).toEqual([]);
    await source.figuresOf(['rye'], '');
    expect(fake.asked).toEqual([{ keywords: ['rye'], place: '' }]);
  });

  it.each<[SourceSwitches, RegExp, requests: number]>([
    [{ fault: 'busy' }, /has too much to do\. Try again in a minute\.$/, 3],
    [{ fault: 'busy', times: 2 }, /^2$/, 3],
    [{ fault: 'exhausted' }, /is used up\. Whoever runs this server can renew it\.$/, 1],
    [{ fault: 'broken' }, /has a problem\. Try again in a minute\.$/, 3],
    [{ fault: 'broken', times: 1 }, /^2$/, 2],
    [{ fault: 'hangs' }, /took too long\. Try again\.$/, 1],
    [{ fault: 'disconnects' }, /cannot be reached\. Try again in a minute\.$/, 3],
    [{ fault: 'noJson' }, /cannot be used\. Try again\.$/, 1],
    [{ fault: 'otherShape' }, /cannot be used\. Try again\.$/, 1],
    [{ fault: 'taskFails' }, /knows no figures for this region\. Add yours/, 1],
    [{ fault: 'redirects' }, /cannot be reached\. Try again in a minute\.$/, 3],
  ])('with %j', async (switches, wanted, requests) => {
    const found = await outcome(switches, switches.fault === 'hangs' ? { wholeMs: 200 } : {});
    const came = found.found instanceof Error ? found.found.message : String(found.found.size);
    expect(came).toMatch(wanted);
    expect(found.requests).toBe(requests);
  });

  it('never leads to invented figures, whatever it answers', () => {
    fc.assert(
      fc.property(fc.json(), fc.double(), (other, number) => {
        const body = {
          status_code: 20_000,
          tasks: [
            {
              status_code: 20_000,
              result: [{ keyword: 'a', search_volume: number, spell: other }],
            },
          ],
        };
        const volume = readFigures(JSON.stringify(body)).get('a')?.volume;
        return volume === null || volume === number;
      }),
    );
    expect.assertions(0);
  });
});

describe('the problem reported at the start', () => {
  it('is undefined when the source answers', async () => {
    expect(await sourceProblem((await open()).address)).toBeUndefined();
  });

  it.each([
    [{ apiKey: 'login:wrong' }, 'KEYWORDS_API_KEY'],
    [{ baseUrl: 'http://127.0.0.1:1' }, 'KEYWORDS_BASE_URL'],
  ])('is one sentence about %j', async (wrong, name) => {
    const { address } = await open();
    const said = await sourceProblem({ ...address, ...wrong });
    expect(said).toMatch(/^[^\n]*\.$/);
    expect(said).toContain(name);
    expect(said).not.toContain('password,');
  });
});
