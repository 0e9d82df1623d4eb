import { beforeEach, describe, expect, it } from 'vitest';
import { told } from '../testing/told.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { setupOn, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import { rowsOfIds } from './context.ts';

describe.each(adapters)('on %s', { timeout: 30_000 }, (_name, open) => {
  let setup: SuggestionSetup;
  let rows: TestDatabase['rows'];
  let domain: string;
  let companyId: number;
  beforeEach(async () => {
    const made = await setupOn(open);
    ({ setup } = made);
    ({ rows } = made.database);
    ({ domain, companyId } = setup.company);
  });

  it('a list takes no more than 5,000 rows', async () => {
    const usp = { title: 'Fast', description: 'd', valueProposition: 'v' };
    await rows.together(domain, async (within) => {
      for (let row = 0; row < 4_999; row += 1)
        await within.insert('usps', domain, String(companyId), { ...usp, title: `Fast ${row}` });
    });
    const add = () => setup.ask('usps.add', { domain, companyId, ...usp });
    expect(await add()).toMatchObject({ status: 200 });
    expect(told(await add())).toBe(
      '409 This list has 5,000 rows, which is the most. Delete some first.',
    );
    expect(await setup.list('usps')).toHaveLength(5_000);
  });

  it('a workspace takes no more than 100 companies', async () => {
    const { companyId: _own, ...profile } = setup.company;
    const save = (name: string, more = {}) =>
      setup.ask('businessInfo.save', { ...profile, name, ...more });
    const saved = await Promise.all(
      Array.from({ length: 102 }, (_, index) => save(`Company ${index}`)),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(99);
    expect(told(await save('One more'))).toBe(
      '409 This workspace has 100 companies, which is the most. Its owner can delete one.',
    );
    expect(await save('Renamed', { companyId })).toMatchObject({ status: 200 });
    const all = await rows.list('companies', profile.domain, '');
    expect(await rows.last('companies', profile.domain, '')).toEqual(all.at(-1));
    expect(all[0]).toMatchObject({ id: companyId, value: { name: 'Renamed' } });
  });

  it('rows are found by their ids in the order asked', async () => {
    const person = (name: string) => ({ name, email: `${name}@acme.example`, role: 'r' });
    const ada = await rows.insert('users', 'acme', '', person('ada'));
    const bob = await rows.insert('users', 'acme', '', person('bob'));
    const gone = await rows.insert('users', 'acme', '', person('gone'));
    const other = await rows.insert('users', 'other', '', person('eve'));
    await rows.remove('users', 'acme', String(gone.id));
    const joined = [bob.id, gone.id, other.id, 'x', '1e3', 9_999, ada.id, bob.id].join(',');
    const found = await rowsOfIds(rows, 'users', 'acme', joined);
    expect(found.map(({ value }) => value.name)).toEqual(['bob', 'ada']);
  });

  it('a row has at most 32 KB and a workspace 50 MB, with kept answers', async () => {
    const add = (title: string, text: string) =>
      setup.ask('usps.add', { domain, companyId, title, description: text, valueProposition: 'v' });
    // Within the limit of each field: a control character is sent as six.
    const large = { status: 422, reason: 'suggestions' };
    const sentence = 'This is larger than 32 KB in all. Shorten some texts.';
    const text = `a${'\u0001'.repeat(4_999)}`;
    const body = { domain, companyId, title: 'Large', description: text, valueProposition: text };
    expect(await setup.ask('usps.add', body)).toMatchObject({ ...large, message: sentence });
    expect(await add('Small', 'd')).toMatchObject({ status: 200 });
    const [{ uspid } = { uspid: undefined }] = await setup.list('usps');
    const { companyId: _of, ...edited } = body;
    expect(await setup.ask('usps.edit', { ...edited, uspid })).toMatchObject(large);

    const before = await rows.size(domain);
    const kept = { at: Date.now(), request: '', body: 'x'.repeat(50 * 1024 * 1024) };
    await rows.names.put('answers', domain, 'ada key', kept);
    const full = {
      status: 409,
      message: 'This workspace holds 50 MB, which is the most. Delete some rows first.',
      reason: 'suggestions',
    };
    expect(await add('More', 'd')).toMatchObject(full);
    expect(await setup.generate('usps')).toMatchObject(full);
    await rows.addUp();
    await rows.names.remove('answers', domain, 'ada key');
    expect(await rows.size(domain)).toBe(before);
    expect(await add('More', 'd')).toMatchObject({ status: 200 });
    await rows.together(domain, (within) => within.removeWorkspace(domain));
    await rows.sweep();
    expect(await rows.size(domain)).toBe(0);
  });

  it('a person has at most 50 letters', async () => {
    const value = { targetid: 1, prospect_name: 'Ada', role: 'r', prospect_company_name: 'c' };
    const { id } = await rows.insert('prospects', domain, '1', value);
    const letters = Array.from({ length: 50 }, () => ({ emailSubject: 's', emailBody: 'b' }));
    await rows.names.put('letters', domain, String(id), letters);
    expect(told(await setup.ask('emails.generate', { prospectid: id, companyId }))).toBe(
      '409 This person has 50 emails, which is the most.',
    );
  });

  it('the activity is the newest that fits into 2 MB', async () => {
    const entry = {
      at: '2026-11-27T10:00:00.000Z',
      who: 'w'.repeat(1_000),
      what: 'added' as const,
    };
    await rows.together('acme', async (within) => {
      for (let at = 0; at < 1_000; at += 1)
        await within.insert('activity', 'acme', '', {
          ...entry,
          whom: `${at} ${'x'.repeat(2_000)}`,
        });
    });
    const { rows: sent } = await setup.ask('workspace.activity', undefined);
    expect(sent.length).toBeGreaterThan(500);
    expect(JSON.stringify(sent).length).toBeLessThan(2_000_000);
    expect(sent[0]).toMatchObject({ whom: expect.stringMatching(/^999 /) });
  });
});
