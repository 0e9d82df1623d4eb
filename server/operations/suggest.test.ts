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

  it('are stored for people and mail too', async () => {
    const { companyId } = setup.company;
    await setup.generate('targetCompanies');
    const [target] = await setup.list('targetCompanies');
    const people = await setup.ask('prospects.generate', {
      companies: [{ targetid: target?.['targetid'], name: target?.['target_company_name'] }],
    });
    expect([people.status, people.rows.length > 0]).toEqual([200, true]);
    const prospectid = people.rows[0]?.['prospectid'];
    const mail = await setup.ask('emails.generate', { companyId, prospectid });
    expect([mail.status, mail.rows]).toEqual([
      200,
      [expect.objectContaining({ prospectid, emails: [expect.anything()] })],
    ]);
    expect(await spent()).toBe(setup.fake.asked.length);
  });
});
