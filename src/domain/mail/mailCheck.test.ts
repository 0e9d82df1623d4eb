import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { createMailCheck, remarkText, withText, type TextRemark } from './mailCheck.ts';
import type { Addressee } from './mailNames.ts';
import { placeholdersIn } from './placeholders.ts';

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
  it('has no remarks on a good mail, however often it is read', () => {
    expect(check(good, olena)).toEqual([]);
    expect(check(good, olena)).toEqual([]);
  });

  it.each([
    ['no recipient', { to: ' ' }, ['noRecipient']],
    ['a recipient that is none', { to: 'olena at saltmarsh' }, ['oddRecipient']],
    ['no subject', { subject: '', body: `${good.body} Saltmarsh` }, ['noSubject']],
    ['no body', { body: '\n' }, ['noBody']],
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
        start: 6,
        end: 9,
        fix: 'Olena',
      },
    ]);
    expect(kinds({ body: 'Hello Olena and Ben,\n\nwho bakes?' })).toEqual([]);
  });

  it('finds names in scripts without spaces', () => {
    const japanese = { ...good, subject: '東京パン', body: '田中太郎様、いつも株式会社東京パンを' };
    expect(check(japanese, yuki)).toEqual([]);
    expect(check({ ...good, body: `${good.body} 田中太郎` }, olena)).toMatchObject([
      { kind: 'wrongName', found: '田中太郎' },
    ]);
  });

  it('finds each name beside letters of other scripts', () => {
    const body = `${good.body} 田中太郎様とFennimore Hotels様と田中太郎様`;
    expect(check({ ...good, body }, olena)).toMatchObject([
      { kind: 'wrongName', found: '田中太郎' },
      { kind: 'wrongCompany', found: 'Fennimore Hotels' },
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

  it('counts web addresses, not mail addresses', () => {
    const links = 'https://a.example/www.x, www.b.example, http://e.example and c@www.d.example';
    expect(check({ ...good, body: `${good.body} ${links}` }, olena)).toEqual([
      { kind: 'manyLinks', count: 3 },
    ]);
  });

  it("does not mistake a part of the recipient's company for another company", () => {
    const apple = { id: 1, name: 'Ada Bold', companyName: 'Apple Bakery' };
    const other = { id: 2, name: 'Bo Cold', companyName: 'Apple' };
    const letter = { ...good, subject: 'Apple Bakery?', body: 'Hello Ada' };
    expect(createMailCheck([apple, other])(letter, apple)).toEqual([]);
  });

  it('names each sentence that the mail rests on and that is gone, as soon as it is', () => {
    const [rests, another] = ['We bake at six.', 'We deliver on Sundays.'];
    expect(check(good, olena)).toEqual([]);
    const remarks = check(good, olena, [rests, another]);
    expect(remarks.map(remarkText)).toEqual([
      'This mail rests on a sentence that is gone: “We bake at six.”',
      'This mail rests on a sentence that is gone: “We deliver on Sundays.”',
    ]);
    expect(check(good, olena)).toEqual([]);
  });

  it('accepts any text, and points at the words it found', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, (to, subject, body, name) => {
        const someone = { id: 1, name, companyName: subject };
        const letter = { to, subject, body };
        const placed = createMailCheck([someone, olena])(letter, someone).filter(
          (remark) => 'found' in remark,
        );
        expect(placed.map(({ found }) => found)).toEqual(
          placed.map(({ field, start, end }) => letter[field].slice(start, end)),
        );
      }),
      // Each run searches a whole mail for names, so more runs take seconds on a busy machine.
      { numRuns: 40 },
    );
  });
});

describe('a remark about words', () => {
  const inBody = (body: string): readonly TextRemark[] =>
    check({ ...good, body }, olena).filter((remark) => 'found' in remark);

  it.each([
    ['Hi Ben, who bakes?', [['wrongName', 'Ben', 'Hi Olena, who bakes?']]],
    ['Hi Ben Whitfield,\nhello', [['wrongName', 'Ben Whitfield', 'Hi Olena,\nhello']]],
    ['Dear Marcus,\nhello', [['wrongGreeting', 'Marcus', 'Dear Olena,\nhello']]],
    ['Sehr geehrte Katrin,\nhallo', [['wrongGreeting', 'Katrin', 'Sehr geehrte Olena,\nhallo']]],
    ['Dear Mr Smith,\nhello', []],
    ['Hello Bread lovers,\nhello', []],
    ['Hello Saltmarsh,\nhello', []],
    ['Hi there,\nhello', []],
    ['Hello to all of you good people out there,\nhello', []],
    ['Hi {{first_name}},\nhello', [['placeholder', '{{first_name}}', 'Hi Olena,\nhello']]],
    ['Hi\n[Name]', [['placeholder', '[Name]', null]]],
    ['At {{company}}.', [['placeholder', '{{company}}', 'At Saltmarsh Kitchens Ltd.']]],
    ['Click\u00A0here now', [['spam', 'Click\u00A0here', null]]],
    ['ACT NOW 🎉', [['spam', 'ACT NOW', null]]],
    ['act. Now', []],
    ['Ihre Geld-zurück-Garantie', [['spam', 'Geld-zurück-Garantie', null]]],
    ['Vous avez été sélectionné', [['spam', 'Vous avez été sélectionné', null]]],
    ['Usted y la oferta especial', [['spam', 'oferta especial', null]]],
    ['Καλημέρα, φτιάχνετε ψωμί;', []],
  ] as const)('of “%s”', (body, expected) => {
    const told = inBody(body).map((remark) => [
      remark.kind,
      remark.found,
      remark.fix && withText({ subject: '', body }, remark, remark.fix).body,
    ]);
    expect(told).toEqual(expected);
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
