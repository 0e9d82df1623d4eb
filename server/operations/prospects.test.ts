import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { openSetup, setupOn, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import type { Runs } from './runs.ts';
import { forPeople } from './refusal.ts';

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
  const companies = [
    await setup.addTarget(undefined, 'Harbour Kitchens'),
    await setup.addTarget(undefined, 'Juniper Hotels'),
  ];
  failing = String(companies[0]?.targetid);
  const { status, message } = await setup.ask('prospects.generate', { companies });
  expect([status, message]).toEqual([503, 'The model rests.']);
  expect(ended).toEqual([`acme prospects ${companies[1]?.targetid}`]);
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
    const target = await setup.addTarget(setup.site.url);
    const { targetid } = target;
    const people = await setup.ask('prospects.generate', { companies: [target] });
    const [one, other] = people.rows.map(({ prospectid }) => prospectid);
    for (const prospectid of [one, other])
      await setup.ask('emails.generate', { prospectid, companyId });
    const today = new Date().toISOString().slice(0, 10);
    const spent = await rows.names.get('usage', 'acme', today);
    expect(spent?.requests).toBe(setup.fake.asked.length);
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
    // It can be given back.
    await rows.sweep();
    expect(await isThere()).toEqual(keys.map(() => true));
    await rows.sweep(-60);
    expect(await isThere()).toEqual([false, true, true, true, true]);
    await setup.ask('targetCompanies.remove', { targetid });
    await rows.sweep(-60);
    expect(await isThere()).toEqual([false, false, false, false, true]);
    expect(await rows.list('prospects', 'acme', String(targetid))).toEqual([]);
  });

  it('is not stored for a target company that was deleted while its website was read', async () => {
    const { rows } = database;
    const target = await setup.addTarget(`${setup.site.url}/theirs`);
    const { targetid } = target;
    const waiting: ServerResponse[] = [];
    setup.site.answer('/theirs', (res) => waiting.push(res));
    const people = setup.ask('prospects.generate', { companies: [target] });
    await expect.poll(() => waiting.length).toBe(1);
    await setup.ask('targetCompanies.remove', { targetid });
    for (const res of waiting) res.writeHead(404).end();
    expect((await people).status).toBe(404);
    expect(await rows.names.get('websites', 'acme', String(targetid))).toBeUndefined();
  });

  it('is not stored for a target company that was deleted while its people were searched', async () => {
    const { rows } = database;
    const { writer } = setup.context;
    const target = await setup.addTarget();
    const { targetid } = target;
    const people = writer.people.bind(writer);
    const search = vi.spyOn(writer, 'people').mockImplementation(async (order) => {
      await setup.ask('targetCompanies.remove', { targetid });
      return people(order);
    });
    expect((await setup.ask('prospects.generate', { companies: [target] })).status).toBe(404);
    expect(await rows.list('prospects', 'acme', String(targetid))).toEqual([]);
    expect(search).toHaveBeenCalledTimes(1);
  });
});
