import { describe, expect, it } from 'vitest';
import { groundsAfter } from './edit.ts';

const quote = (field: string) => ({
  quote: `About ${field}`,
  url: 'https://crumb.example/',
  field,
});
const row = {
  title: 'Warm bread',
  painPoints: ['Late', 'Cold'],
  evidence: [quote('title'), quote('painPoints')],
  assumptions: ['description', 'goals'],
};

describe('what a row rests on after an edit', () => {
  it('stays where nothing of it changed', () => {
    const same = { title: 'Warm bread', painPoints: ['Late', 'Cold'] };
    const { evidence, assumptions } = row;
    expect(groundsAfter(row, same)).toEqual({ evidence, assumptions });
  });

  it('goes where a field was rewritten', () => {
    const fields = { painPoints: ['Late'], description: 'My own words' };
    expect(groundsAfter(row, fields)).toEqual({
      evidence: [quote('title')],
      assumptions: ['goals'],
    });
  });

  it('loses the assumptions that somebody confirmed, and gains none', () => {
    expect(groundsAfter(row, { assumptions: ['goals', 'title'] })).toMatchObject({
      assumptions: ['goals'],
    });
  });

  it('is nothing where there was nothing', () => {
    expect(groundsAfter({}, { title: 'x', assumptions: ['title'] })).toEqual({});
  });
});
