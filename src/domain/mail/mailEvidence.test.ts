import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailParts } from './mailEvidence.ts';

const evidence = (quote: string) => ({ field: 'body', quote, url: 'https://crumb.example/' });
const delivery = evidence('Orders placed until midnight are delivered before six.');
const body =
  'Hello Ann,\n\nbread that was ordered by midnight is with you before six.\n\nShall we talk?\n\nDana';

test('a mail without evidence is one part', () => {
  expect(mailParts(body, [])).toEqual([{ text: body, start: 0, evidence: [] }]);
});

test('a sentence is below the paragraph with most of its words', () => {
  expect(mailParts(body, [delivery])).toEqual([
    {
      text: 'Hello Ann,\n\nbread that was ordered by midnight is with you before six.',
      start: 0,
      evidence: [delivery],
    },
    { text: 'Shall we talk?\n\nDana', start: body.indexOf('Shall'), evidence: [] },
  ]);
});

test('case and accents do not matter', () => {
  const cafe = evidence('Für Cafés und Hotels');
  const [first] = mailParts('wir backen für cafes und hotels\n\nGrüße', [cafe]);
  expect(first?.evidence).toEqual([cafe]);
});

test.each(['Our mill is from 1890.', 'ab', ''])(
  '%j, which no paragraph says, stands at the end',
  (quote) => {
    const stray = evidence(quote);
    const parts = mailParts(body, [stray]);
    expect(parts).toEqual([{ text: body, start: 0, evidence: [stray] }]);
  },
);

test('no text and no sentence is lost, whatever the mail says', () => {
  const text = fc
    .array(fc.constantFrom('bread', 'midnight six', '\n', '\n\n', ' ', '\n \n'))
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, fc.array(text), (mail, quotes) => {
      const given = quotes.map(evidence);
      const parts = mailParts(mail, given);
      for (const part of parts)
        expect(mail.slice(part.start, part.start + part.text.length)).toBe(part.text);
      const squeezed = (all: string) => all.replaceAll(/\s+/g, '');
      expect(squeezed(parts.map((part) => part.text).join(''))).toBe(squeezed(mail));
      const shown = parts.flatMap((part) => part.evidence);
      expect(shown).toHaveLength(given.length);
      expect(new Set(shown)).toEqual(new Set(given));
    }),
  );
});
