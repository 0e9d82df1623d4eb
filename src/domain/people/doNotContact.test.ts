import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  entryIn,
  keyOf,
  keysOf,
  personEntry,
  type Blocked,
  type Recipient,
} from './doNotContact.ts';

const ana: Recipient = {
  name: 'Ana Ruiz',
  company: 'Acme',
  email: 'ana@acme.example',
  domain: 'https://www.acme.example/about',
};
const entries = (...typed: readonly string[]): Blocked[] =>
  typed.flatMap((text) => {
    const entry = entryIn(text);
    return entry === undefined ? [] : [{ entry }];
  });
const isBlocked = (list: readonly Blocked[], recipient: Recipient): boolean =>
  list.some((entry) => keysOf(recipient).includes(keyOf(entry)));
const personOf = (person: string, company: string): Blocked => ({
  entry: personEntry(person, company),
  person,
  company,
});

describe('an entry', () => {
  it.each([
    ['ana@acme.example', 'ana@acme.example'],
    [' Ana@ACME.Example\n', 'ana@acme.example'],
    ['ana+news+more@acme.example', 'ana@acme.example'],
    ['mailto:Ana@acme.example?subject=Hi', 'ana@acme.example'],
    ['MAILTO:ana%2Bnews@acme.example', 'ana@acme.example'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@www.acme.example', 'ana@www.acme.example'],
    ['acme.example', 'acme.example'],
    ['ACME.example.', 'acme.example'],
    ['@acme.example', 'acme.example'],
    ['www.acme.example', 'acme.example'],
    ['https://www.acme.example/about?x=1#top', 'acme.example'],
    ['http://ana@acme.example:8080', 'acme.example'],
    ['https://social.example/@ana', 'social.example'],
    ['shop.acme.example', 'shop.acme.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['www.com', 'www.com'],
    ['acme.co.uk', 'acme.co.uk'],
    ['gmail.com', 'gmail.com'],
  ])('%j is %s', (typed, entry) => {
    expect(entryIn(typed)).toBe(entry);
  });

  it.each([
    '',
    ' ',
    'acme',
    'Ana Ruiz',
    'com',
    '.com',
    'co.uk',
    'https://www.com.au',
    '127.0.0.1',
    'https://127.0.0.1/',
    '0x7f.1',
    '3232235777',
    '[::1]',
    'https://[::1]/',
    'ana@127.0.0.1',
    'ana@',
    '@',
    'ana@acme',
    '+news@acme.example',
    'ana@acme.example, ben@acme.example',
    'mailto:%',
    'acme.example other.example',
    'a..example',
    '-acme.example',
    `${'a.'.repeat(300)}example`,
    'javascript:alert(1)',
  ])('%j is refused', (typed) => {
    expect(entryIn(typed)).toBeUndefined();
  });
});

describe('who is on the list', () => {
  it.each<[string, string, Partial<Recipient>, boolean]>([
    ['the address itself', 'ana@acme.example', {}, true],
    ['with a tag', 'ana@acme.example', { email: 'Ana+work@Acme.example' }, true],
    ['another address of the domain', 'ben@acme.example', {}, false],
    ['the domain of the address', 'mail.example', { email: 'ana@mail.example' }, true],
    ['the domain of the website', 'acme.example', { email: undefined }, true],
    ['the website as it stands', 'acme.example', { email: '', domain: 'acme.example' }, true],
    ['a sub-domain of the entry', 'acme.example', { email: 'ana@eu.acme.example' }, true],
    ['a deeper one', 'acme.example', { email: '', domain: 'https://a.b.acme.example' }, true],
    ['the domain above the entry', 'eu.acme.example', {}, false],
    ['a domain that ends alike', 'me.example', {}, false],
    ['the other spelling of a domain', 'bücher.example', { domain: 'xn--bcher-kva.example' }, true],
    ['everybody at a provider', 'gmail.com', { email: 'ana@gmail.com' }, true],
    ['nobody known', 'acme.example', { email: 'ana', domain: 'soon' }, false],
  ])('%s', (_what, entry, known, expected) => {
    expect(isBlocked(entries('other.example', entry), { ...ana, ...known })).toBe(expected);
  });

  it.each<[string, Blocked, boolean]>([
    ['this person of this company', personOf('Ana Ruiz', 'Acme'), true],
    ['in any spelling', personOf('  ANA  Ruíz ', 'acme'), true],
    ['the same name elsewhere', personOf('Ana Ruiz', 'Globex'), false],
    ['a colleague', personOf('Ben Ruiz', 'Acme'), false],
  ])('%s', (_what, entry, expected) => {
    expect(isBlocked([entry], ana)).toBe(expected);
  });

  it('is nobody without a name because of an entry without one', () => {
    expect(isBlocked([personOf('', 'Acme')], { name: '', company: 'Acme' })).toBe(false);
    expect(isBlocked([], ana)).toBe(false);
  });
});

const label = fc
  .stringMatching(/^[a-z](?:[a-z\d-]{0,8}[a-z\d])$/)
  .filter((it) => it !== 'www' && !it.startsWith('xn--'));
const domain = fc.tuple(label, label).map((labels) => `${labels.join('.')}.example`);
const local = fc.stringMatching(/^[a-z\d._-]{1,12}$/);
const address = fc.tuple(local, domain).map((parts) => parts.join('@'));
const nobody = { name: '', company: '' };

const inOtherCase = (text: string, upper: readonly boolean[]): string =>
  text.replace(/./g, (it, at: number) => (upper[at % upper.length] ? it.toUpperCase() : it));
const someCase = fc.array(fc.boolean(), { minLength: 1 });

test('an entry blocks itself, and is written the same a second time', () => {
  fc.assert(
    fc.property(fc.oneof(address, domain, fc.emailAddress(), fc.webUrl()), (typed) => {
      const entry = entryIn(typed);
      if (entry === undefined) return;
      expect(entryIn(entry)).toBe(entry);
      const who = entry.includes('@') ? { email: typed } : { domain: typed };
      expect(isBlocked([{ entry }], { ...nobody, ...who })).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(address, domain), (typed) => {
      expect(entryIn(typed)).toBe(typed);
    }),
  );
});

test('the case of letters and the tag of an address never matter', () => {
  fc.assert(
    fc.property(address, local, someCase, (typed, tag, upper) => {
      const email = inOtherCase(typed.replace('@', `+${tag}@`), upper);
      expect(isBlocked(entries(typed), { ...nobody, email })).toBe(true);
      expect(isBlocked(entries(email), { ...nobody, email: typed })).toBe(true);
    }),
  );
});

test('a domain covers what is below it, and never what is above', () => {
  fc.assert(
    fc.property(domain, label, local, (above, sub, name) => {
      const below = `${sub}.${above}`;
      for (const of of [
        (it: string) => ({ domain: it }),
        (it: string) => ({ email: `${name}@${it}` }),
      ]) {
        expect(isBlocked(entries(above), { ...nobody, ...of(below) })).toBe(true);
        expect(isBlocked(entries(below), { ...nobody, ...of(above) })).toBe(false);
      }
    }),
  );
});
