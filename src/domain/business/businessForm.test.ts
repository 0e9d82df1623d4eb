import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBusinessFields, checkBusiness, safeWebsite } from './businessForm.ts';
import { t } from '../words/translate.ts';

const filled = {
  name: ' Acme ',
  size: '1-10',
  website: 'acme.com',
  description: 'Makes anvils',
};

describe('the business form', () => {
  it('returns a trimmed profile with a full address', () => {
    expect(checkBusiness(filled)).toEqual({
      isValid: true,
      value: {
        name: 'Acme',
        size: '1-10',
        website: 'https://acme.com',
        description: 'Makes anvils',
      },
    });
  });

  it.each([
    ['name', 'Name is required'],
    ['size', 'Size is required'],
    ['website', 'Website is required'],
    ['description', 'Description is required'],
  ] as const)('says of a blank %s: %s', (field, message) => {
    const check = checkBusiness({ ...filled, [field]: ' \u00a0' });
    expect(check.isValid).toBe(false);
    if (check.isValid) return;
    expect(Object.keys(check.problems)).toEqual([field]);
    expect(t(check.problems[field] ?? 'general.close')).toBe(message);
  });

  it.each([
    ['size', '5000', 'invalid.size'],
    ['website', 'javascript:alert(1)', 'invalid.websiteUnsafe'],
  ])('refuses the %s %s', (field, typed, problem) => {
    const check = checkBusiness({ ...filled, [field]: typed });
    expect(check).toEqual({ isValid: false, problems: { [field]: problem } });
  });
});

describe('a changed profile', () => {
  it('lists the fields that differ, ignoring spaces and a missing https://', () => {
    const after = { ...filled, name: 'Acme', website: ' https://acme.com ', description: 'New' };
    expect(changedBusinessFields(filled, after)).toEqual(['description']);
  });
});

describe('a website', () => {
  it.each([
    ['acme.com', 'https://acme.com'],
    ['acme.com:8080/a', 'https://acme.com:8080/a'],
    ['//acme.com', 'https://acme.com'],
    ['http://acme.com', 'http://acme.com'],
    ['HTTPS://Acme.com', 'HTTPS://Acme.com'],
    [' acme.com ', 'https://acme.com'],
    ['localhost', 'https://localhost'],
    ['', ''],
  ])('%j is %j', (typed, website) => {
    expect(safeWebsite(typed)).toBe(website);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' \u0001javascript://%0aalert(1)',
    'data:text/html,<script>',
    'da\nta:text/html,x',
    'vbscript:x',
  ])('%j is refused', (typed) => {
    expect(safeWebsite(typed)).toBeNull();
  });

  it('never returns an address that runs as a script, and does not change its own result', () => {
    const scheme = fc.constantFrom('', 'javascript:', 'data:', 'http://', '//', '\tjava', '\u0000');
    fc.assert(
      fc.property(scheme, fc.string(), (start, rest) => {
        const website = safeWebsite(start + rest);
        if (website === null || !URL.canParse(website)) return;
        expect(['javascript:', 'data:']).not.toContain(new URL(website).protocol);
        expect(safeWebsite(website)).toBe(website);
      }),
    );
  });
});
