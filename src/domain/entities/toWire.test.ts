import { expect, it } from 'vitest';
import { uspDescription } from '../insights/usp.ts';
import { editedGroundsToWire } from './toWire.ts';

it('an edit sends quotes, and not what a look at their pages has found', () => {
  const quote = { field: 'description', quote: 'We bake at six.', url: 'https://crumb.example/' };
  const checked = { on: '2026-11-24T06:00:00Z', found: 'gone' } as const;
  const field = uspDescription.fields.description.onWire;
  expect(editedGroundsToWire(uspDescription, { evidence: [{ ...quote, checked }] })).toEqual({
    evidence: [{ ...quote, field }],
  });
});
