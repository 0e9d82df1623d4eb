import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedParts } from './linkedParts.ts';

const linksIn = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

describe('linkedParts', () => {
  it('finds addresses without the punctuation of the sentence', () => {
    expect(linksIn('See https://news.example/a?b=1, and (http://other.example/x).')).toEqual([
      'https://news.example/a?b=1',
      'http://other.example/x',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://bank.example@evil.example/',
  ])('makes no link of %s', (text) => expect(linksIn(text)).toEqual([]));

  it('loses no character, and links only http and https', () => {
    const text = fc.array(
      fc.oneof(
        fc.string(),
        fc.domain().map((domain) => `https://${domain}/a`),
        fc.constantFrom('javascript:x', 'HTTPS://A.example', '. '),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(text, (pieces) => {
        const whole = pieces.join('');
        const parts = linkedParts(whole);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
        for (const href of linksIn(whole)) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });
});
