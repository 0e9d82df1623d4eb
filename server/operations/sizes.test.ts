import { expect, it } from 'vitest';
import { adapters } from '../testing/adapters.ts';
import { createSuggestionSetup } from '../testing/suggestionSetup.ts';
import { rowsOfIds } from './rowsOfIds.ts';

it.each(adapters)(
  'a list takes no more than 5,000 rows on %s',
  async (_name, open) => {
    const { rows, runs, remove } = await open();
    const setup = await createSuggestionSetup({}, { rows, runs: runs(0) });
    const { domain, companyId } = setup.company;
    const usp = { title: 'Fast', description: 'd', valueProposition: 'v' };
    await rows.together(domain, async (within) => {
      for (let row = 0; row < 4_999; row += 1)
        await within.insert('usps', domain, String(companyId), { ...usp, title: `Fast ${row}` });
    });
    const add = () => setup.ask('usps.add', { domain, companyId, ...usp });
    expect(await add()).toMatchObject({ status: 200 });
    expect(await add()).toMatchObject({
      status: 409,
      message: 'This list has 5,000 rows, which is the most. Delete some first.',
    });
    expect(await setup.list('usps')).toHaveLength(5_000);
    await setup.close();
    await remove();
  },
  30_000,
);

it.each(adapters)('a workspace takes no more than 100 companies on %s', async (_name, open) => {
  const { rows, runs, remove } = await open();
  const setup = await createSuggestionSetup({}, { rows, runs: runs(0) });
  const { companyId, ...profile } = setup.company;
  const save = (name: string, more = {}) =>
    setup.ask('businessInfo.save', { ...profile, name, ...more });
  const saved = await Promise.all(
    Array.from({ length: 102 }, (_, index) => save(`Company ${index}`)),
  );
  expect(saved.filter(({ status }) => status === 200)).toHaveLength(99);
  expect(await save('One more')).toMatchObject({
    status: 409,
    message: 'This workspace has 100 companies, which is the most. Its owner can delete one.',
  });
  expect(await save('Renamed', { companyId })).toMatchObject({ status: 200 });
  const all = await rows.list('companies', profile.domain, '');
  expect(await rows.last('companies', profile.domain, '')).toEqual(all.at(-1));
  expect(all[0]).toMatchObject({ id: companyId, value: { name: 'Renamed' } });
  await setup.close();
  await remove();
});

it.each(adapters)('rows are found by their ids in the order asked on %s', async (_name, open) => {
  const { rows, remove } = await open();
  const person = (name: string) => ({ name, email: `${name}@acme.example`, role: 'r' });
  const ada = await rows.insert('users', 'acme', '', person('ada'));
  const bob = await rows.insert('users', 'acme', '', person('bob'));
  const gone = await rows.insert('users', 'acme', '', person('gone'));
  const other = await rows.insert('users', 'other', '', person('eve'));
  await rows.remove('users', 'acme', String(gone.id));
  const joined = [bob.id, gone.id, other.id, 'x', '1e3', 9_999, ada.id, bob.id].join(',');
  const found = await rowsOfIds(rows, 'users', 'acme', joined);
  expect(found.map(({ value }) => value.name)).toEqual(['bob', 'ada']);
  await remove();
});
