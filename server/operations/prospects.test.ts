import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { openSetup, setupOn } from '../testing/openSetup.ts';
import type { SuggestionSetup } from '../testing/suggestionSetup.ts';
import type { Runs } from './runs.ts';
import { forPeople } from './refusal.ts';

const company = (name: string) => ({
  target_company_name: name,
  description: 'Cafés.',
  recent_news: '',
  initiatives_and_challenges: '',
});

it('a search for people that fails at one company is answered when it has ended at all', async () => {
  let failing = '';
  const ended: string[] = [];
  const runs: Pick<Runs, 'join'> = {
    join: async (key) => {
      if (key.endsWith(` ${failing}`)) throw forPeople(503, 'The model rests.');
      await new Promise(setImmediate);
      ended.push(key);
      throw forPeople(503, 'The model is slow.');
    },
  };
  const setup = await openSetup({}, { runs });
  const owner = String(setup.company.companyId);
  const { rows } = setup.context;
  const targets = [
    await rows.insert('targetCompanies', 'acme', owner, company('Harbour Kitchens')),
    await rows.insert('targetCompanies', 'acme', owner, company('Juniper Hotels')),
  ];
  failing = String(targets[0]?.id);
  const companies = targets.map(({ id, value }) => ({
    targetid: id,
    name: value.target_company_name,
  }));
  const { status, message } = await setup.ask('prospects.generate', { companies });
  expect([status, message]).toEqual([503, 'The model rests.']);
  expect(ended).toEqual([`acme prospects ${targets[1]?.id}`]);
});

describe.each(adapters)('what is stored by name on %s', (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  beforeEach(async () => {
    ({ database, setup } = await setupOn(open));
  });

  it('goes with the prospect or the target company that it belongs to', async () => {
    const { rows } = database;
    const { companyId } = setup.company;
    const { id: targetid } = await rows.insert('targetCompanies', 'acme', String(companyId), {
      ...company('Harbour Kitchens'),
      website: setup.site.url,
    });
    const people = await setup.ask('prospects.generate', {
      companies: [{ targetid, name: 'Harbour Kitchens' }],
    });
    const [one, other] = people.rows.map(({ prospectid }) => prospectid);
    for (const prospectid of [one, other])
      await setup.ask('emails.generate', { prospectid, companyId });
    const keys = [
      ['letters', String(one)],
      ['letters', String(other)],
      ['websites', String(targetid)],
      ['suggested', `prospects:${targetid}`],
      ['websites', String(companyId)],
    ] as const;
    const isThere = () =>
      Promise.all(
        keys.map(
          async ([table, name]) => (await rows.names.get(table, 'acme', name)) !== undefined,
        ),
      );
    expect(await isThere()).toEqual(keys.map(() => true));
    await setup.ask('prospects.remove', { prospectid: one });
    expect(await isThere()).toEqual([false, true, true, true, true]);
    await setup.ask('targetCompanies.remove', { targetid });
    expect(await isThere()).toEqual([false, false, false, false, true]);
  });

  it('is not stored for a target company that was deleted while its website was read', async () => {
    const { rows } = database;
    const { id: targetid } = await rows.insert(
      'targetCompanies',
      'acme',
      String(setup.company.companyId),
      { ...company('Harbour Kitchens'), website: `${setup.site.url}/theirs` },
    );
    const waiting: ServerResponse[] = [];
    setup.site.answer('/theirs', (res) => waiting.push(res));
    const companies = [{ targetid, name: 'Harbour Kitchens' }];
    const people = setup.ask('prospects.generate', { companies });
    await expect.poll(() => waiting.length).toBe(1);
    await setup.ask('targetCompanies.remove', { targetid });
    for (const res of waiting) res.writeHead(404).end();
    expect((await people).status).toBe(404);
    expect(await rows.names.get('websites', 'acme', String(targetid))).toBeUndefined();
  });

  it('is not stored for a target company that was deleted while its people were searched', async () => {
    const { rows } = database;
    const { writer } = setup.context;
    const owner = String(setup.company.companyId);
    const target = await rows.insert('targetCompanies', 'acme', owner, company('Harbour Kitchens'));
    const people = writer.people.bind(writer);
    const search = vi.spyOn(writer, 'people').mockImplementation(async (order) => {
      await setup.ask('targetCompanies.remove', { targetid: target.id });
      return people(order);
    });
    const companies = [{ targetid: target.id, name: 'Harbour Kitchens' }];
    expect((await setup.ask('prospects.generate', { companies })).status).toBe(404);
    expect(await rows.list('prospects', 'acme', String(target.id))).toEqual([]);
    expect(search).toHaveBeenCalledTimes(1);
  });
});
