import { beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { setupOn, type SuggestionSetup } from '../testing/suggestionSetup.ts';

describe.each(adapters)('suggestions of a model on %s', (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  beforeEach(async () => {
    ({ database, setup } = await setupOn(open));
  });

  const spent = async () => {
    const today = new Date().toISOString().slice(0, 10);
    return (await database.rows.names.get('usage', 'acme', today))?.requests ?? 0;
  };

  it('are stored once for parallel requests, with the website and the cost', async () => {
    const rounds = await Promise.all([setup.generate('usps'), setup.generate('usps')]);
    const [first, other] = rounds.map(({ rows }) => rows);
    expect(other).toEqual(first);
    expect(await setup.list('usps')).toEqual(first);
    expect(setup.lines).toHaveLength(1);
    expect(await spent()).toBe(setup.fake.asked.length);
    const website = await database.rows.names.get(
      'websites',
      'acme',
      String(setup.company.companyId),
    );
    expect(website?.site?.pages.length).toBeGreaterThan(0);
  });

  it('read the website once for parallel requests for several lists', async () => {
    await Promise.all([setup.generate('usps'), setup.generate('icps')]);
    expect(setup.site.asked.filter(({ path }) => path === '/')).toHaveLength(1);
  });
});
