import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptFields } from './formDrafts.ts';

const initial = { name: '', tags: [] as readonly string[], isPublic: false };

describe('a kept draft', () => {
  it('is restored unchanged', () => {
    const typed = { name: 'Acme', tags: ['a', 'b'], isPublic: true };
    expect(keptFields(initial, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  it('loses fields that no longer fit the form', () => {
    expect(keptFields(initial, { name: 7, tags: 'a', isPublic: null, gone: 'x' })).toBeNull();
    expect(keptFields(initial, { name: 'Acme', tags: [1] })).toEqual({ name: 'Acme' });
    expect(keptFields(initial, JSON.parse('{"__proto__":{"name":"x"}}'))).toBeNull();
  });

  it('is null for any other value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const kept = keptFields(initial, value);
        for (const field of Object.keys(kept ?? {})) expect(initial).toHaveProperty(field);
      }),
    );
  });
});
