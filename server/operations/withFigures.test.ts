import { describe, expect, it, onTestFinished } from 'vitest';
import { createKeywordSource } from '../keywordFigures/createKeywordSource.ts';
import { createFakeKeywordSource, type SourceSwitches } from '../testing/fakeKeywordSource.ts';
import { memoryRows } from '../rows/memory.ts';
import { openSetup } from '../testing/suggestionSetup.ts';
import { withFigures } from './withFigures.ts';

async function open(switches: SourceSwitches = {}, dailyKeywordRequests?: number) {
  const source = await createFakeKeywordSource(switches);
  const keywordSource = createKeywordSource(source.address, { baseMs: 5 });
  const limit = dailyKeywordRequests === undefined ? {} : { dailyKeywordRequests };
  const setup = await openSetup({}, { keywordSource, ...limit });
  onTestFinished(() => source.close());
  return { source, setup };
}

describe('keywords with a source of figures', () => {
  it('have terms from the model and figures from the source', async () => {
    const { source, setup } = await open();
    const { rows, message } = await setup.generate('keywords');
    expect(rows).toHaveLength(20);
    expect(source.asked).toHaveLength(1);
    for (const row of rows) {
      const known = source.figuresFor(String(row['keyword']));
      expect(row).toMatchObject({
        volume: known.search_volume,
        competition_level: known.competition,
        competition_index: known.competition_index,
        low_bid: known.low_top_of_page_bid,
        high_bid: known.high_top_of_page_bid,
      });
    }
    expect(message).toMatch(/^1 request, /);
    expect(await setup.list('keywords')).toEqual(rows);
  });

  it('come without any where the source fails, and it is said why', async () => {
    const { setup } = await open({ fault: 'exhausted' });
    const { status, rows, message } = await setup.generate('keywords');
    expect([status, rows.length]).toEqual([200, 20]);
    for (const row of rows) expect(row).toMatchObject({ volume: null, trend: null });
    expect(message).toMatch(
      /^Some keywords have no figures\. The account at the keyword source .+\. 1 request, /,
    );
  });

  it('have no figures once the budget of the day is used up', async () => {
    const { source, setup } = await open({}, 1);
    await setup.generate('keywords');
    const { rows, message } = await setup.generate('keywords');
    expect(message).toContain(
      'Today’s budget for keyword figures is used up. It is renewed at 00:00 UTC.',
    );
    for (const row of rows) expect(row['volume']).toBeNull();
    expect(source.asked).toHaveLength(1);
  });

  it('say why those of a fourth place have none', async () => {
    const asked: string[] = [];
    const keywordSource = {
      figuresOf: async (_terms: readonly string[], place: string) => {
        asked.push(place);
        return new Map();
      },
    };
    const keywords = ['France', 'Spain', 'Italy', 'Malta'].map((region) => ({
      keyword: 'bread',
      region,
    }));
    const { note } = await withFigures({ rows: memoryRows(), keywordSource }, 'acme', keywords);
    expect(asked).toEqual(['France', 'Spain', 'Italy']);
    expect(note).toBe(
      'Some keywords have no figures. They are looked up for three regions at a time.',
    );
  });

  it('are the only rows that are sent to the source', async () => {
    const { source, setup } = await open();
    await setup.generate('geographies');
    await setup.generate('contentIdeas');
    expect(source.asked).toEqual([]);
  });
});
