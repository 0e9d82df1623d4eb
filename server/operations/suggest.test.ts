import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { createSuggestionWorld, type SuggestionWorld } from '../testing/suggestionWorld.ts';

describe.each(adapters)('suggestions of a model on %s', (_name, open) => {
  let database: TestDatabase;
  let world: SuggestionWorld;
  beforeEach(async () => {
    database = await open();
    world = await createSuggestionWorld({}, { rows: database.rows, runs: database.runs(0) });
  });
  afterEach(async () => {
    await world.close();
    await database.remove();
  });

  const spent = async () => {
    const today = new Date().toISOString().slice(0, 10);
    return (await database.rows.names.get('usage', 'acme', today))?.requests ?? 0;
  };

  it('are kept once for everybody who asks, with the website and what they cost', async () => {
    const rounds = await Promise.all([world.generate('usps'), world.generate('usps')]);
    const [first, other] = rounds.map(({ rows }) => rows);
    expect(other).toEqual(first);
    expect(await world.list('usps')).toEqual(first);
    expect(world.lines).toHaveLength(1);
    expect(await spent()).toBe(world.fake.asked.length);
    const website = await database.rows.names.get(
      'websites',
      'acme',
      String(world.company.companyId),
    );
    expect(website?.site?.pages.length).toBeGreaterThan(0);
  });

  it('are kept for people and mail too', async () => {
    const { companyId } = world.company;
    await world.generate('targetCompanies');
    const [target] = await world.list('targetCompanies');
    const people = await world.ask('prospects.generate', {
      companies: [{ targetid: target?.['targetid'], name: target?.['target_company_name'] }],
    });
    expect([people.status, people.rows.length > 0]).toEqual([200, true]);
    const prospectid = people.rows[0]?.['prospectid'];
    const mail = await world.ask('emails.generate', { companyId, prospectid });
    expect([mail.status, mail.rows]).toEqual([
      200,
      [expect.objectContaining({ prospectid, emails: [expect.anything()] })],
    ]);
    expect(await spent()).toBe(world.fake.asked.length);
  });

  it('do not bring back what was deleted', async () => {
    const { rows } = await world.generate('usps');
    const [row] = rows;
    await world.ask('usps.remove', { uspid: row?.['uspid'] });
    await world.generate('usps');
    const titles = (await world.list('usps')).map(({ title }) => title);
    expect(titles).not.toContain(row?.['title']);
  });
});
