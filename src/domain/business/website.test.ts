import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeWebsite } from './businessForm.ts';

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
