import { beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../../testing/adapters.ts';
import { setupOn, type SuggestionSetup } from '../../testing/suggestionSetup.ts';

describe.each(adapters)('one field by a model on %s', (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  beforeEach(async () => {
    ({ database, setup } = await setupOn(open));
  });

  const rewrite = (body: object) => setup.ask('suggestions.rewrite', body);

  it('is another text with its evidence, which an edit with the text keeps when the quotes are true', async () => {
    await setup.generate('usps');
    const [row] = await setup.list('usps');
    const { uspid: id, title, valueProposition } = row ?? {};
    const { status, message, data } = await rewrite({ kind: 'usps', id, field: 'description' });
    const other = data as Readonly<Record<string, unknown>>;
    expect(status).toBe(200);
    expect(message).toMatch(/^\d requests?, [\d,]+ tokens\.$/);
    expect(other['value']).not.toBe(row?.['description']);
    expect(await setup.list('usps')).toContainEqual(row);
    const fields = { domain: 'acme', uspid: id, title, valueProposition };
    const invented = { field: 'description', quote: 'We invented sliced bread in 1912.' };
    const evidence = other['evidence'] as readonly object[];
    await setup.ask('usps.edit', {
      ...fields,
      description: other['value'],
      evidence: [...evidence, invented],
    });
    const [taken] = await setup.list('usps');
    expect(taken).toMatchObject({ evidence });
    const { description, evidence: old, assumptions } = row ?? {};
    await setup.ask('usps.edit', { ...fields, description, evidence: old, assumptions });
    expect(await setup.list('usps')).toContainEqual({ ...row, version: 2 });
    await setup.ask('usps.edit', { ...fields, description: 'My own words' });
    expect((await setup.list('usps'))[0]).toMatchObject({ evidence: [] });
  });

  it('is asked for with a prompt of a limited length, whatever was declined or is stored', async () => {
    const { companyId } = setup.company;
    const long = (letter: string) => letter.repeat(900_000);
    const value = { title: 'Quick', description: long('x'), valueProposition: long('y') };
    const { id } = await database.rows.insert('usps', 'acme', String(companyId), value);
    const asked = { kind: 'usps', id, field: 'title' };
    const declined = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(5_000, 'z'));
    await rewrite({ ...asked, declined });
    const lengths = setup.fake.asked.map(({ prompt }) => prompt.length);
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThan(60_000);
    const before = setup.fake.asked.length;
    for (const refused of [[long('z')], [...declined, 'one more']])
      expect(await rewrite({ ...asked, declined: refused })).toMatchObject({ status: 422 });
    expect(setup.fake.asked).toHaveLength(before);
  });
});
