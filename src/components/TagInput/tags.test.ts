import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#text/foldText.ts';
import { addTag } from './tags.ts';

describe('addTag', () => {
  it('never contains a blank, untrimmed or repeated tag, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        let tags: readonly string[] = [];
        for (const text of texts) tags = addTag(tags, text);
        expect(tags.every((tag) => tag !== '' && tag === tag.trim())).toBe(true);
        expect(new Set(tags.map((tag) => foldText(tag))).size).toBe(tags.length);
      }),
    );
  });
});
