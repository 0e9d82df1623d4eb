import { describe, expect, it } from 'vitest';
import { memoryRows } from '../rows/memory.ts';
import { edit, groundsAfter, nextVersion } from './edit.ts';

const quote = (field: string) => ({
  quote: `About ${field}`,
  url: 'https://crumb.example/',
  field,
});
const row = {
  title: 'Warm bread',
  painPoints: ['Late', 'Cold'],
  evidence: [quote('title'), quote('painPoints')],
  assumptions: ['description', 'goals'],
};

describe('the evidence of a row after an edit', () => {
  it('stays for unchanged fields', () => {
    const same = { title: 'Warm bread', painPoints: ['Late', 'Cold'] };
    const { evidence, assumptions } = row;
    expect(groundsAfter(row, same)).toEqual({ evidence, assumptions });
  });

  it('is removed for changed fields', () => {
    const fields = { painPoints: ['Late'], description: 'My own words' };
    expect(groundsAfter(row, fields)).toEqual({
      evidence: [quote('title')],
      assumptions: ['goals'],
    });
  });

  it('gets the evidence and the mark that came with a changed text, and none for other fields', () => {
    const fields = { painPoints: ['Late'], assumptions: ['description', 'painPoints', 'title'] };
    const found = [{ ...quote('painPoints'), quote: 'Often late' }, quote('goals')];
    expect(groundsAfter(row, fields, found)).toEqual({
      evidence: [quote('title'), found[0]],
      assumptions: ['description', 'painPoints'],
    });
  });

  it('loses confirmed assumptions, and gets none for an unchanged field', () => {
    expect(groundsAfter(row, { assumptions: ['goals', 'title'] })).toMatchObject({
      assumptions: ['goals'],
    });
  });

  it('is absent if it was absent before', () => {
    expect(groundsAfter({}, { title: 'x' })).toEqual({});
  });
});

describe('the version of a row', () => {
  const before = { title: 'Warm bread', version: 3 };
  it.each([
    ['grows with each change of its texts', { title: 'Hot bread' }, 3, 4],
    ['is not asked for: an edit without it replaces', { title: 'Hot bread' }, undefined, 4],
    ['is not raised by an edit whose answer was lost', { title: 'Warm bread' }, 2, 3],
  ])('%s', (_what, fields, from, version) => {
    expect(nextVersion(before, fields, from)).toBe(version);
  });

  it('begins at 0, and refuses an edit that was made from another one', () => {
    expect(nextVersion({}, { title: 'Hot bread' }, 0)).toBe(1);
    expect(() => nextVersion(before, { title: 'Hot bread' }, 2)).toThrow(/somebody else/);
  });
});

describe('the website of a target company', () => {
  const company = {
    target_company_name: 'Saltmarsh',
    description: 'Restaurants',
    recent_news: '',
    initiatives_and_challenges: '',
    website: 'https://saltmarsh.example',
    website_found: false,
    foreign_id: '0aB',
  };
  const edited = async (website?: string) => {
    const rows = memoryRows();
    const { id } = await rows.insert('targetCompanies', 'acme', '1', company);
    await edit({ rows }, 'targetCompanies', 'acme', id, {
      description: 'Hotels',
      ...(website !== undefined && { website }),
    });
    return JSON.parse(JSON.stringify(await rows.get('targetCompanies', 'acme', id))) as unknown;
  };

  it('is no longer said to be silent when it is another one, and the foreign id stays', async () => {
    const { website_found: _silent, ...known } = company;
    const value = { ...known, description: 'Hotels', version: 1 };
    const website = 'https://saltmarsh-group.example';
    expect(await edited(website)).toMatchObject({ value: { ...value, website } });
    expect(await edited(website)).not.toHaveProperty('value.website_found');
    expect(await edited('')).not.toHaveProperty('value.website_found');
  });

  it.each([undefined, company.website])('stays silent after an edit with %j', async (website) => {
    expect(await edited(website)).toMatchObject({ value: { website_found: false } });
  });
});
