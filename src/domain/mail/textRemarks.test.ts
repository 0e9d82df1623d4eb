import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../testing/processorMs.ts';
import { createMailCheck } from './mailCheck.ts';
import { withFix, type MailText, type TextPlace } from './textPlace.ts';
import { textRemarks } from './textRemarks.ts';
import type { TextRemark } from './textRemark.ts';
import { nameIndexOf } from './wrongRecipients.ts';

const olena = { id: 1, name: 'Olena Ferreira', companyName: 'Saltmarsh Kitchens' };
const ben = { id: 2, name: 'Ben Whitfield', companyName: 'Fennimore Hotels' };
const index = nameIndexOf([olena, ben]);
const remarksOn = (body: string, subject = '') => textRemarks({ subject, body }, olena, index);
const textAt = (mail: MailText, { field, start, end }: TextPlace) => mail[field].slice(start, end);
/** Returns the kind, the words and the fix of each remark. */
const told = (remarks: readonly TextRemark[], body: string) =>
  remarks.map(({ kind, place, fix }) => [
    kind,
    place && textAt({ subject: '', body }, place),
    fix && withFix({ subject: '', body }, fix).body,
  ]);

describe('textRemarks', () => {
  it.each([
    ['Hi Ben, who bakes?', [['wrongName', 'Ben', 'Hi Olena, who bakes?']]],
    ['Hi Ben Whitfield,\nhello', [['wrongName', 'Ben Whitfield', 'Hi Olena,\nhello']]],
    ['Dear Marcus,\nhello', [['wrongGreeting', 'Marcus', 'Dear Olena,\nhello']]],
    ['Dear Mr Smith,\nhello', []],
    ['Hello Bread lovers,\nhello', []],
    ['Hi there,\nhello', []],
    ['Hi {{first_name}},\nhello', [['placeholder', '{{first_name}}', 'Hi Olena,\nhello']]],
    ['Hi\n[Name]', [['placeholder', '[Name]', null]]],
    ['We like {{company}}.', [['placeholder', '{{company}}', 'We like Saltmarsh Kitchens.']]],
    ['Click\u00A0here now', [['risky', 'Click\u00A0here', null]]],
    ['ACT NOW 🎉', [['risky', 'ACT NOW', null]]],
    ['act. Now', []],
    [
      'Hi Olena,\n\nI hope this email finds you well. We bake.',
      [['generic', 'I hope this email finds you well', 'Hi Olena,\n\nWe bake.']],
    ],
    ['We bake. I hope you’re well!', [['generic', 'I hope you’re well', 'We bake.']]],
    ['I hope you are well and rich.', [['generic', 'I hope you are well', null]]],
    ['In order to bake', [['wordy', 'In order to', 'To bake']]],
    [
      'Wir sind für Sie da und melden uns zeitnah',
      [['wordy', 'zeitnah', 'Wir sind für Sie da und melden uns bald']],
    ],
    [
      'Vous avez été se\u0301lectionne\u0301 avec les',
      [['risky', 'Vous avez été se\u0301lectionne\u0301', null]],
    ],
    ['Usted y la oferta especial con las', [['risky', 'oferta especial', null]]],
    ['Great!!! Really', [['loud', '!!!', 'Great! Really']]],
    ['Καλημέρα, φτιάχνετε ψωμί;', []],
  ] as const)('of “%s”', (body, expected) => {
    expect(told(remarksOn(body), body)).toEqual(expected);
  });

  it('counts the words of a sentence', () => {
    const long = `${'bread '.repeat(36).trim()}.`;
    expect(remarksOn(`Hello. ${long} Hello.`)).toMatchObject([
      { kind: 'longSentence', found: long, count: 36 },
    ]);
  });

  const pieces = [
    'Hi Ben',
    'Ben Whitfield',
    'act now',
    'I hope you are well',
    'In order to',
    'utilise',
    '{{first_name}}',
    '{{company}}',
    '!!!',
    'e\u0301\u00A0👩‍🍳',
    'Καλημέρα',
    'bread',
  ];
  const body = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('. ', ', ', '\n\n', '? ')))
    .map((all) => all.flat().join(''));

  it('fixes its words and nothing else', () => {
    fc.assert(
      fc.property(body, (text) => {
        const before = remarksOn(text);
        for (const { kind, place, fix } of before) {
          expect(place).not.toBeNull();
          if (!fix || !place) continue;
          const after = withFix({ subject: '', body: text }, fix).body;
          expect(after.startsWith(text.slice(0, fix.start))).toBe(true);
          expect(after.endsWith(text.slice(fix.end))).toBe(true);
          expect(fix.start <= place.start && place.end <= fix.end).toBe(true);
          const count = (all: readonly TextRemark[]) =>
            all.filter((remark) => remark.kind === kind).length;
          expect(count(remarksOn(after))).toBeLessThan(count(before));
        }
      }),
    );
  });

  it('accepts any text, and marks the words it found', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const cut = remarksOn(body, subject).flatMap(({ place, found }) =>
          place ? [[textAt({ subject, body }, place), found]] : [],
        );
        expect(cut.map(([words]) => words)).toEqual(cut.map(([, found]) => found));
      }),
    );
  });

  it('reads twenty thousand characters quickly', () => {
    const check = createMailCheck([olena, ben]);
    const long = 'In order to bake, act now and [go. '.repeat(600);
    expect(processorMs(() => check({ to: '', subject: '', body: long }, olena))).toBeLessThan(500);
  });
});
