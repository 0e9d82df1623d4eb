import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Letter } from './mailLinks.ts';
import { createMailCheck, linksIn } from './mailCheck.ts';
import { placeholdersIn } from './placeholders.ts';
import type { Addressee } from './wrongRecipients.ts';

const olena = { id: 1, name: 'Olena Ferreira', companyName: 'Saltmarsh Kitchens Ltd' };
const ben = { id: 2, name: 'Ben Whitfield', companyName: 'Fennimore Hotels' };
const yuki = { id: 3, name: '田中太郎', companyName: '株式会社東京パン' };
const mark = { id: 4, name: 'Mark', companyName: 'Target' };
const check = createMailCheck([olena, ben, yuki, mark]);

const good: Letter = {
  to: 'olena@saltmarsh.example',
  subject: 'Bread for Saltmarsh Kitchens',
  body: 'Hello Olena,\n\nwho bakes for you?\n\nDana',
};
const kinds = (change: Partial<Letter>, to: Addressee = olena) =>
  check({ ...good, ...change }, to).map(({ kind }) => kind);

describe('createMailCheck', () => {
  it('has no remarks on a good mail', () => {
    expect(check(good, olena)).toEqual([]);
  });

  it.each([
    ['no recipient', { to: ' ' }, ['noRecipient']],
    ['a recipient that is none', { to: 'olena at saltmarsh' }, ['oddRecipient']],
    ['no subject', { subject: '', body: `${good.body} Saltmarsh` }, ['noSubject']],
    ['no body', { body: '\n' }, ['noBody']],
    ['the name missing', { body: 'Hello,\n\nwho bakes for you?' }, ['nameMissing']],
    ['the company missing', { subject: 'Bread' }, ['companyMissing']],
    ['a long subject', { subject: `Saltmarsh ${'x'.repeat(80)}` }, ['longSubject']],
    ['a long body', { body: `Hello Olena? ${'bread. '.repeat(250)}` }, ['longBody']],
    ['a mail that asks nothing', { body: 'Hello Olena,\n\nwe bake.' }, ['noQuestion']],
    [
      'three links',
      { body: `${good.body} https://a.example www.b.example http://c.example` },
      ['manyLinks'],
    ],
    ['a gap', { body: `${good.body} {{company}}` }, ['placeholder']],
    ['another prospect', { body: `${good.body}\nPS Ben Whitfield says hello` }, ['wrongName']],
    ['another company', { body: `${good.body}\nWe like fennimore hotels.` }, ['wrongCompany']],
  ] as const)('points at %s', (_name, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  it('reports a greeting for someone else', () => {
    expect(check({ ...good, body: 'Hello Ben,\n\nwho bakes, Olena?' }, olena)).toMatchObject([
      {
        kind: 'wrongName',
        found: 'Ben',
        name: 'Ben Whitfield',
        fix: { start: 6, end: 9, text: 'Olena' },
      },
    ]);
    expect(kinds({ body: 'Hello Olena and Ben,\n\nwho bakes?' })).toEqual([]);
  });

  it('recognises names with another ending, and names in scripts without spaces', () => {
    const olga = { id: 9, name: 'Ольга Петренко', companyName: 'Хлібзавод' };
    const letter = { ...good, subject: 'Для Хлібзаводу?', body: 'Привіт Ользі та Петренку' };
    expect(createMailCheck([olga])(letter, olga)).toEqual([]);
    const japanese = { ...good, subject: '東京パン', body: '田中太郎様、いつも株式会社東京パンを' };
    expect(check(japanese, yuki)).toEqual([]);
    expect(check({ ...good, body: `${good.body} 田中太郎` }, olena)).toMatchObject([
      { kind: 'wrongName', found: '田中太郎' },
    ]);
  });

  it('quotes the words of the text, and names the company as the list spells it', () => {
    expect(
      check({ ...good, body: `${good.body}\nWe like fennimore  hotels.` }, olena),
    ).toMatchObject([
      { kind: 'wrongCompany', found: 'fennimore  hotels', name: 'Fennimore Hotels', fix: null },
    ]);
  });

  it('treats a common word as a name only if it is capitalised like one', () => {
    expect(kinds({ body: `${good.body} your target, mark my words` })).toEqual([]);
    expect(kinds({ body: `${good.body} as at Target` })).toEqual(['wrongCompany']);
  });

  it("does not mistake a part of the recipient's company for another company", () => {
    const apple = { id: 1, name: 'Ada Bold', companyName: 'Apple Bakery' };
    const other = { id: 2, name: 'Bo Cold', companyName: 'Apple' };
    const letter = { ...good, subject: 'Apple Bakery?', body: 'Hello Ada' };
    expect(createMailCheck([apple, other])(letter, apple)).toEqual([]);
  });

  it('finds every other name of five hundred, and reads each mail once', () => {
    const people = Array.from({ length: 500 }, (_, id): Addressee => ({
      id,
      name: `Given${id} Family${id}`,
      companyName: `House ${id}`,
    }));
    const all = createMailCheck(people);
    fc.assert(
      fc.property(fc.nat(499), fc.nat(499), (one, other) => {
        fc.pre(one !== other);
        const to = people[one];
        if (!to) throw new Error('there are five hundred');
        const body = `Hello Given${one} at House ${one},\n\nyou know? Given${other} Family${other}`;
        expect(all({ to: 'a@b.example', subject: 'x', body }, to)).toMatchObject([
          { kind: 'wrongName', found: `Given${other} Family${other}` },
        ]);
      }),
    );
  });

  it('accepts any text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, (to, subject, body, name) => {
        const someone = { id: 1, name, companyName: subject };
        expect(
          Array.isArray(createMailCheck([someone, olena])({ to, subject, body }, someone)),
        ).toBe(true);
      }),
      // Each run searches a whole mail for names, so more runs take seconds on a busy machine.
      { numRuns: 40 },
    );
  });
});

describe('placeholdersIn', () => {
  it.each([
    '{{name}}',
    '{{ first_name }}',
    '{name}',
    '${name}',
    '[Name]',
    '[Your Company]',
    '<name>',
    '<<First Name>>',
    '%FIRST_NAME%',
    '__NAME__',
    'XXX',
    'Lorem ipsum',
    'undefined',
    '[object Object]',
  ])('finds each %s', (gap) => {
    expect(placeholdersIn(`Hello ${gap}, hello ${gap}!`).map(({ found }) => found)).toEqual([
      gap,
      gap,
    ]);
  });
  it.each([
    '[1]',
    '[sic]',
    '[our page](https://x.example)',
    '<ada@b.example>',
    '100% of 20% growth',
    'a < b > c',
    'XX',
    '{ }',
    'I <3 it',
  ])('ignores %s', (text) => {
    expect(placeholdersIn(text)).toEqual([]);
  });
});

describe('linksIn', () => {
  it('counts web addresses, not mail addresses', () => {
    expect(linksIn('https://a.example/www.x, www.b.example and c@www.d.example')).toBe(2);
  });
});
