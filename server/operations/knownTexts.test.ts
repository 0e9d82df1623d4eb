import { describe, expect, it } from 'vitest';
import { restoreGrounds, knownText, addKnown } from './knownTexts.ts';

const quote = (text: string) => ({ quote: text, field: 'description' });
const row = { title: 'Warm', description: 'Old', evidence: [quote('q')], assumptions: [] };
const proposed = knownText('description', 'New', { assumptions: ['description'] });

describe('an edit with a text that the server wrote', () => {
  it('restores the evidence of the text, and Undo restores the earlier evidence', () => {
    const taken = restoreGrounds(row, { evidence: [], assumptions: [] }, { description: 'New' }, [
      proposed,
    ]);
    expect(taken?.grounds).toEqual({ evidence: [], assumptions: ['description'] });
    const after = { ...row, description: 'New', ...taken?.grounds };
    const undone = restoreGrounds(
      after,
      { evidence: [], assumptions: [] },
      { description: 'Old' },
      taken?.known ?? [],
    );
    expect(undone?.grounds).toEqual({ evidence: [quote('q')], assumptions: [] });
  });

  it.each([{ description: 'Mine' }, { description: 'Old' }, { title: 'New' }])(
    'is not recognized when it contains %j',
    (fields) => {
      expect(restoreGrounds(row, {}, fields, [proposed])).toBeUndefined();
    },
  );

  it('is recognized only among the last texts', () => {
    const many = Array.from({ length: 30 }, (_, index) => knownText('title', `T${index}`, {}));
    const known = many.reduce(addKnown, []);
    expect(known).toHaveLength(20);
    expect(addKnown(known, knownText('title', 'T29', {}))).toHaveLength(20);
  });
});
