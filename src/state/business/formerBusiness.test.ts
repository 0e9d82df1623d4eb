import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { readMailReview } from '#domain/mail/readMailReview.ts';
import { storedFormerBusinesses } from './formerBusiness.ts';
import { testBusiness } from './testBusiness.ts';

const profile: BusinessProfile = {
  name: 'Crumb',
  size: '10-50',
  website: 'https://crumb.example',
  description: 'Bread.',
};
const another = { ...profile, name: 'Rye & Sons' };
/** A browser in which a second entry has replaced the first one, whose stage was done. */
async function withTwo() {
  const business = testBusiness();
  const tab = business.openTab();
  await tab.save(profile);
  tab.progress.reach('done');
  await tab.save(another, true);
  return { ...business, tab };
}

describe('a former business', () => {
  it('is kept when a confirmed new entry replaces it, with its stage and its keywords', async () => {
    const { tab } = await withTwo();
    expect(storedFormerBusinesses(tab.storage)).toEqual([
      { info: { ...profile, companyId: 101, domain: 'acme' }, stage: 'done', keywords: 140 },
    ]);
  });

  it('is not kept for a change of the same business', async () => {
    const tab = testBusiness().openTab();
    await tab.save(profile);
    await tab.save(another);
    expect(storedFormerBusinesses(tab.storage)).toEqual([]);
  });

  it('can be restored, and restored again', async () => {
    const { tab } = await withTwo();
    const [first] = storedFormerBusinesses(tab.storage);
    if (!first) throw new Error('nothing is kept');
    tab.storage.write('selectedProspectIds', '[1]');
    tab.storage.writeJson('businessDraft', another);
    expect(tab.goBackTo(first)).toBe(true);
    expect(tab.info()).toMatchObject({ companyId: 101, name: 'Crumb' });
    expect(tab.progress.getSnapshot().stage).toBe('done');
    expect(tab.storage.read('selectedProspectIds')).toBeUndefined();
    expect(tab.storage.read('businessDraft')).toBeUndefined();
    expect(tab.storage.read('declinedBusiness')).toBe('101|102');

    const [second] = storedFormerBusinesses(tab.storage);
    if (!second) throw new Error('nothing is kept');
    expect(second.info.name).toBe('Rye & Sons');
    expect(tab.goBackTo(second)).toBe(true);
    expect(tab.info()).toMatchObject({ companyId: 102, name: 'Rye & Sons' });
    expect(tab.progress.getSnapshot().stage).toBe('usps');
    expect(storedFormerBusinesses(tab.storage).map(({ info }) => info.name)).toEqual(['Crumb']);
  });

  it('is greeted on its dashboard only if its profile was not finished before (D43)', async () => {
    const { tab } = await withTwo();
    const [done] = storedFormerBusinesses(tab.storage);
    if (!done) throw new Error('nothing is kept');
    tab.storage.write('welcomedCompany', '102');
    tab.goBackTo(done);
    expect(tab.storage.read('welcomedCompany')).toBe('101');
    const [unfinished] = storedFormerBusinesses(tab.storage);
    if (!unfinished) throw new Error('nothing is kept');
    tab.goBackTo(unfinished);
    expect(tab.storage.read('welcomedCompany')).not.toBe('102');
  });

  it('keeps the edited emails, here and when it is replaced: they belong to prospects, not to the form', async () => {
    const { tab } = await withTwo();
    const mail = { 7: { mark: 'drafted', chosenKey: null, edits: {} } };
    tab.storage.writeJson('emailReview', mail);
    const [first] = storedFormerBusinesses(tab.storage);
    if (!first) throw new Error('nothing is kept');
    tab.goBackTo(first);
    await tab.save({ ...another, name: 'Third' }, true);
    expect(readMailReview(tab.storage.read('emailReview'))).toEqual(mail);
  });

  it('cannot be restored while a save runs in another tab', async () => {
    const { tab, openTab, hold } = await withTwo();
    const other = openTab();
    const release = hold('save');
    const saved = other.save({ ...another, description: 'Rye.' });
    await Promise.resolve();
    const [first] = storedFormerBusinesses(tab.storage);
    if (!first) throw new Error('nothing is kept');
    expect(tab.goBackTo(first)).toBe(false);
    expect(tab.info()).toMatchObject({ companyId: 102 });
    release();
    await saved;
    expect(tab.goBackTo(first)).toBe(true);
  });
});
