import { describe, expect, it } from 'vitest';
import { uspDescription } from '../insights/usp.ts';
import { closestRow } from './closestRow.ts';
import { rewritableFields } from './proposal.ts';

const row = { id: 1, title: 'Fresh bread by seven', description: 'We bake at night.' };
const other = { id: 2, title: 'Invoices that explain', description: 'No surprises.' };
const near = { id: 3, title: 'Fresh rolls by seven', description: 'Our ovens run all night.' };

describe('the row that a text is taken from', () => {
  it('is the one that is most like the row', () => {
    expect(closestRow(row, 'description', [other, near])).toBe(near);
  });

  it('has another text than the row and than the declined ones', () => {
    const same = { ...near, description: 'we bake  at NIGHT.' };
    expect(closestRow(row, 'description', [same, other])).toBe(other);
    expect(closestRow(row, 'description', [near, other], [near.description])).toBe(other);
  });

  it('is undefined when none has another text', () => {
    const blank = { ...near, description: '' };
    expect(closestRow(row, 'description', [row, blank, { id: 4, title: 'x' }])).toBeUndefined();
  });

  it('may differ in a list', () => {
    const icp = { title: 'Cafés', goals: ['Less waste', 'Fresh bread'] };
    const next = { title: 'Cafés', goals: ['Fresh bread'] };
    expect(closestRow(icp, 'goals', [{ ...icp }, next])).toBe(next);
  });
});

it('lists the fields that can be rewritten', () => {
  expect(rewritableFields(uspDescription)).toEqual(['title', 'description', 'valueProposition']);
});
