import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adapters } from '../testing/adapters.ts';
import { openSetup, setupOn } from '../testing/suggestionSetup.ts';

describe('a row that is deleted and added again', () => {
  it('gets its evidence back if its text is the same', async () => {
    const setup = await openSetup();
    const { domain, companyId } = setup.company;
    const { rows } = await setup.generate('usps');
    const [kept] = rows;
    const { uspid, title, description, valueProposition, assumptions } = kept ?? {};
    const fields = { title, description, valueProposition };
    // Restoring changes neither an open assumption nor a confirmed one.
    expect(assumptions).toEqual(['title', 'valueProposition']);
    await setup.ask('usps.remove', { uspid });
    await setup.ask('usps.add', { domain, companyId, ...fields });
    const { uspid: again, ...back } = (await setup.list('usps')).at(-1) ?? {};
    const { uspid: _former, ...before } = kept ?? {};
    expect(back).toEqual(before);
    const confirmed = { domain, uspid: again, ...fields, assumptions: [] };
    await setup.ask('usps.edit', confirmed);
    await setup.ask('usps.remove', { uspid: again });
    await setup.ask('usps.add', { domain, companyId, ...fields });
    expect((await setup.list('usps')).at(-1)).toMatchObject({ ...before, assumptions: [] });
    // A row is restored once: a second copy, or a row with another text, is the person's own and has no evidence.
    const own = { domain, companyId, ...fields };
    await setup.ask('usps.add', own);
    expect((await setup.list('usps')).at(-1)).not.toHaveProperty('evidence');
    const other = rows[1] ?? {};
    await setup.ask('usps.remove', { uspid: other['uspid'] });
    await setup.ask('usps.add', { ...own, title: other['title'], description: 'Mine.' });
    expect((await setup.list('usps')).at(-1)).not.toHaveProperty('evidence');
  });

  it('keeps the website of a target company and whether it answers', async () => {
    const setup = await openSetup();
    const { companyId } = setup.company;
    const { rows } = await setup.generate('targetCompanies');
    const {
      targetid,
      website,
      website_found,
      evidence,
      assumptions,
      version: _first,
      ...fields
    } = rows[0] ?? {};
    expect([typeof website, website_found]).toEqual(['string', false]);
    await setup.ask('targetCompanies.remove', { targetid });
    await setup.ask('targetCompanies.add', { companyId, ...fields });
    const company = (await setup.list('targetCompanies')).at(-1);
    expect(company).toMatchObject({ website, website_found, evidence, assumptions });
  });
});

it.each(adapters)('a row with a long title is deleted and restored on %s', async (_name, open) => {
  const { database, setup } = await setupOn(open);
  const { rows } = database;
  const { domain, companyId } = setup.company;
  // Varied letters, so that a database cannot compress them.
  const seed = Array.from({ length: 4 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64url'),
  );
  const fields = { title: seed.join('').slice(0, 199), description: 'd', valueProposition: 'v' };
  const { id } = await rows.insert('usps', domain, String(companyId), { ...fields, sample: true });
  expect((await setup.ask('usps.remove', { uspid: id })).status).toBe(200);
  const other = { ...fields, title: `${fields.title}x` };
  for (const each of [other, fields]) await setup.ask('usps.add', { domain, companyId, ...each });
  const [added, restored] = await setup.list('usps');
  expect(added).not.toHaveProperty('sample');
  expect(restored).toMatchObject({ ...fields, sample: true });
});
