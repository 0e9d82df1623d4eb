import { afterEach, describe, expect, it } from 'vitest';
import { createSuggestionSetup, type SuggestionSetup } from '../testing/suggestionSetup.ts';

let setup: SuggestionSetup;
async function open() {
  setup = await createSuggestionSetup();
  return setup;
}
afterEach(() => setup.close());

describe('a row that is deleted and added again', () => {
  it('gets its evidence back if its text is the same', async () => {
    await open();
    const { domain, companyId } = setup.company;
    const { rows } = await setup.generate('usps');
    const [kept] = rows;
    const { uspid, title, description, valueProposition, assumptions } = kept ?? {};
    const fields = { title, description, valueProposition };
    // Restoring changes neither an open assumption nor a confirmed one.
    expect(assumptions).toEqual(['valueProposition']);
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
    await open();
    const { companyId } = setup.company;
    const { rows } = await setup.generate('targetCompanies');
    const { targetid, website, website_found, evidence, assumptions, ...fields } = rows[0] ?? {};
    expect([typeof website, website_found]).toEqual(['string', false]);
    await setup.ask('targetCompanies.remove', { targetid });
    await setup.ask('targetCompanies.add', { companyId, ...fields });
    const company = (await setup.list('targetCompanies')).at(-1);
    expect(company).toMatchObject({ website, website_found, evidence, assumptions });
  });
});
