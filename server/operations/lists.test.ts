import { expect, it } from 'vitest';
import { adapters } from '../testing/adapters.ts';
import { memoryRows } from '../rows/memory.ts';
import { setupOn } from '../testing/suggestionSetup.ts';
import { listedIfNew } from './parts.ts';

it.each(adapters)(
  'a deleted row is given back with its id, place and evidence on %s',
  async (_name, open) => {
    const { setup } = await setupOn(open);
    await setup.generate('usps');
    const before = await setup.list('usps');
    const { uspid } = before[0] ?? {};
    await setup.ask('usps.remove', { uspid });
    expect(await setup.list('usps')).toEqual(before.slice(1));
    const restored = await setup.ask('rows.restore', { kind: 'usps', id: uspid });
    expect(restored).toMatchObject({ status: 200, data: before[0] });
    expect(await setup.list('usps')).toEqual(before);
    // The answer may have been lost: the row is not there twice.
    const again = await setup.ask('rows.restore', { kind: 'usps', id: uspid });
    expect(again).toMatchObject({ status: 200, data: before[0] });
    expect(await setup.list('usps')).toEqual(before);
  },
);

it.each(adapters)(
  'a deleted target company takes its people and their mail along, and brings them back, on %s',
  async (_name, open) => {
    const { setup } = await setupOn(open);
    const { companyId } = setup.company;
    const { rows } = await setup.generate('targetCompanies');
    const { targetid, target_company_name: name } = rows[0] ?? {};
    const companies = [{ targetid, name }];
    await setup.ask('prospects.generate', { companies });
    const query = { targetid: String(targetid) };
    const people = (await setup.ask('prospects.list', undefined, query)).data;
    const [{ prospectid }] = people as readonly [{ readonly prospectid: number }];
    await setup.ask('emails.generate', { prospectid, companyId });
    const ofPerson = { prospectid: String(prospectid) };
    const mail = (await setup.ask('emails.list', undefined, ofPerson)).data;
    const companiesBefore = await setup.list('targetCompanies');

    await setup.ask('targetCompanies.remove', { targetid });
    expect((await setup.ask('prospects.list', undefined, query)).data).toEqual([]);
    expect((await setup.ask('emails.list', undefined, ofPerson)).data).toEqual([]);
    const more = await setup.ask('emails.generate', { prospectid, companyId });
    expect(more).toMatchObject({ status: 404 });

    await setup.ask('rows.restore', { kind: 'targetCompanies', id: targetid });
    expect(await setup.list('targetCompanies')).toEqual(companiesBefore);
    expect((await setup.ask('prospects.list', undefined, query)).data).toEqual(people);
    expect((await setup.ask('emails.list', undefined, ofPerson)).data).toEqual(mail);
  },
);

it.each(adapters)('a row is not given back to nobody on %s', async (_name, open) => {
  const { setup, database } = await setupOn(open);
  const { domain, companyId } = setup.company;
  await setup.generate('usps');
  const [{ uspid } = { uspid: undefined }] = await setup.list('usps');
  const restore = () => setup.ask('rows.restore', { kind: 'usps', id: uspid });
  await setup.ask('usps.remove', { uspid });
  const asIcp = await setup.ask('rows.restore', { kind: 'icps', id: uspid });
  expect(asIcp).toMatchObject({ status: 404 });
  await database.rows.together(domain, (rows) => rows.remove('companies', domain, companyId));
  expect(await restore()).toMatchObject({ status: 404 });
  expect(await database.rows.get('usps', domain, String(uspid))).toBeUndefined();
});

it('an answer without lists is told apart from one of a list that has never changed', async () => {
  const rows = memoryRows();
  const tagOf = async (lists: readonly `prospects:${number}`[]) =>
    (await listedIfNew({ rows }, 'prospects.list', 'acme', lists, (async function* none() {})()))
      .list.revision;
  expect(await tagOf([])).not.toBe(await tagOf(['prospects:5']));
});
