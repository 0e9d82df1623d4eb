import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf, routePaths } from './routes.ts';
import {
  carriedNext,
  carryNext,
  entryPathFor,
  nextOf,
  safePath,
  withoutSearchTerms,
} from './safePath.ts';

const origin = 'http://acme.app.localhost:5173';

const nearMisses = [
  ' ',
  'usps',
  ' /usps',
  '?next=/usps',
  '#/usps',
  '/',
  '/?next=/usps',
  '/create-tenant',
  '/Create-Tenant/',
  '/tenant-not-found',
  '/nowhere',
  '/usps-archive',
  '/usps/1',
  '//usps',
  '/usps\\',
  '/us\tps',
  '/\u2028usps',
  '/usps%00',
  '/%75sps',
  '/usps;a=b',
  '/api/v1/keywords/demo/getKeywords',
  '/usps/../create-tenant',
  '/..//evil.test',
  '/a/..//x',
  `/usps?q=${'x'.repeat(2048)}`,
];

const prefixes = [
  '/',
  '//',
  '///',
  '/\\',
  '\\',
  '\\\\',
  '\\/',
  '/%09/',
  '/%5c',
  '/%2f',
  '/%2F%2F',
  '/./',
  '/.//',
  '/..//',
  '/x/..//',
  '/usps/..//',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/\u0000/',
  '\t//',
  ' //',
  '\u0001/',
  '/\u007f/',
  '/\u2028/',
  '/\u{ff0f}',
  '/;//',
  '/#//',
  '/?//',
  'https:',
  'https://',
  'https:/',
  'javascript:',
  'javascript://',
  '/javascript:',
  '/%09/javascript:',
  'data:text/html,',
  'blob:',
];
const authorities = [
  'evil.test',
  'user@evil.test',
  'demo.app.localhost@evil.test',
  'evil%E3%80%82test',
  'evil\u3002test',
  '[::1]',
  '127.0.0.1:80',
  '2130706433',
  'evil.test:443',
  'xn--evl-bpa.test',
  'alert(1)',
  'a\ud83d',
];
const suffixes = ['', '/', '/usps', '/..//usps', '?next=/usps', '#/usps', '%00', '\\..\\usps'];

/** Paths that try to leave the site: each prefix with each host and each suffix. */
const hostilePaths = prefixes.flatMap((prefix) =>
  authorities.flatMap((authority) => suffixes.map((suffix) => `${prefix}${authority}${suffix}`)),
);

describe('safePath', () => {
  it.each(nearMisses)('refuses %j', (raw) => {
    expect(safePath(raw, origin)).toBeUndefined();
  });

  it('refuses every hostile path', () => {
    expect(hostilePaths.filter((path) => safePath(path, origin) !== undefined)).toEqual([]);
  });

  it.each([
    undefined,
    null,
    0,
    true,
    {},
    [],
    ['/usps'],
    Symbol('path'),
    { toString: () => '/usps' },
  ])('refuses what is not a text (%#)', (raw) => {
    expect(safePath(raw, origin)).toBeUndefined();
  });

  it.each(routePaths.filter((path) => pageOf(path).access === 'workspace'))(
    'lets %s pass',
    (path) => {
      expect(safePath(path, origin)).toBe(path);
      expect(safePath(`${path}?q=a%20b&sort=volume`, origin)).toBe(`${path}?q=a%20b&sort=volume`);
    },
  );

  it.each([
    ['/usps/', '/usps'],
    ['/USPs', '/usps'],
    ['/x/../usps', '/usps'],
    ['/usps#part', '/usps'],
    ['/keyword-research?q=//evil.test', '/keyword-research?q=//evil.test'],
    ['/keyword-research?q=https://evil.test', '/keyword-research?q=https://evil.test'],
  ])('tidies %j to %j', (raw, path) => {
    expect(safePath(raw, origin)).toBe(path);
  });

  it('never leaves the origin, and accepts its own result', () => {
    const signs = ['/', '\\', '%09', '%5c', '.', '\t', '\u0000', '?', '#', '..'];
    const pieces = fc.constantFrom(...signs, 'evil.test', '@evil.test', 'usps', 'icps');
    const made = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), made), (raw) => {
        const path = safePath(raw, origin) ?? '/usps';
        expect(new URL(path, origin).origin).toBe(origin);
        expect(safePath(path, origin)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the entry address', () => {
  it('carries a path and its query there and back', () => {
    const next = '/keyword-research?q=a%26b&sort=volume';
    expect(nextOf(entryPathFor(next).slice(1), origin)).toBe(next);
    expect(entryPathFor(undefined)).toBe('/');
  });

  it('returns undefined for a hostile or missing next', () => {
    expect(nextOf('', origin)).toBeUndefined();
    expect(nextOf('?next=//evil.test', origin)).toBeUndefined();
    expect(nextOf('?next=%2F%2Fevil.test&next=/usps', origin)).toBeUndefined();
  });
});

describe('an address without its search terms', () => {
  it.each([
    ['/usps', '?q=secret&sort=name', '/usps'],
    ['/usps', '', '/usps'],
    ['/', '?next=%2Fusps%3Fq%3Dsecret', '/?next=%2Fusps'],
    ['/', '?next=%2F%2Fevil.test', '/'],
    ['/', '', '/'],
  ])('%s%s is %s', (pathname, search, plain) => {
    expect(withoutSearchTerms(pathname, search, origin)).toBe(plain);
  });
});

describe('carriedNext', () => {
  it('returns the carried page, and nothing hostile', () => {
    expect(carriedNext(carryNext('/users?q=ana'), origin)).toBe('/users?q=ana');
    expect(carriedNext(carryNext(undefined), origin)).toBeUndefined();
    expect(carriedNext({ next: '//evil.test' }, origin)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(carriedNext(state, origin)).toBeUndefined();
      }),
    );
  });
});
