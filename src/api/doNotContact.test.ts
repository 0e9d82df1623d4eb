import { expect, it } from 'vitest';
import { createTestApi, json } from './testing/createTestApi.ts';

const row = {
  id: 21,
  entry: 'acme.example',
  reason: '',
  by: 'Ada (ada@acme.example)',
  at: '2026-11-29T10:00:00.000Z',
};
const person = { ...row, id: '22', entry: 'Ana Ruiz, Acme', person: 'Ana Ruiz', company: 'Acme' };
const blank = { reason: '', person: '', company: '', by: '', at: '' };

it('the entries are read in the order of the server, an empty list too', async () => {
  for (const data of [[row, person], []]) {
    const { api } = createTestApi(() => json({ success: true, data }));
    expect(await api.doNotContact.list('acme')).toEqual(
      data.map((each) => ({ person: '', company: '', ...each })),
    );
  }
});

it('a person is added with their company, and everything else as it was typed', async () => {
  const { api, sent } = createTestApi(() => json({ success: true, data: person }));
  const someone = { person: 'Ana Ruiz', company: 'Acme' };
  const added = await api.doNotContact.add('acme', { ...blank, entry: person.entry, ...someone });
  expect(added).toEqual([person]);
  await api.doNotContact.add('acme', {
    ...blank,
    entry: ' WWW.acme.example',
    reason: 'Asked for it',
  });
  expect(sent.map(({ body }) => body)).toEqual([
    someone,
    { entry: ' WWW.acme.example', reason: 'Asked for it' },
  ]);
});

it.each([
  { ...row, id: null },
  { ...row, entry: undefined },
])('an unreadable entry fails the list: %j', async (broken) => {
  const { api } = createTestApi(() => json({ success: true, data: [row, broken] }));
  await expect(api.doNotContact.list('acme')).rejects.toMatchObject({ kind: 'malformed' });
});
