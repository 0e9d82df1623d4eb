import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variationKey } from './mailPerson.ts';

describe('variationKey', () => {
  it('differs for different texts, even if subject and body join to the same text', () => {
    const keys = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), {
      selector: ([subject, body]) => `${subject}\u0000${body}`,
      minLength: 2,
    });
    fc.assert(
      fc.property(keys, (texts) => {
        const names = texts.map(([subject, body]) => variationKey({ subject, body }));
        expect(new Set(names).size).toBe(texts.length);
      }),
    );
  });
});
