import { describe, expect, it } from 'vitest';
import { withEdited } from './useListPage.ts';

const user = (id: number, name: string) => ({
  id,
  name,
  email: `${id}@acme.example`,
  role: 'Guest',
});
const [ann, ben, cem] = [user(1, 'Ann'), user(2, 'Ben'), user(3, 'Cem')];
const all = [ann, ben, cem];

describe('the rows while one is being edited', () => {
  it('are the matching ones when no edited row is hidden', () => {
    const matching = [ann, ben];
    expect(withEdited(matching, all, undefined).inTable).toBe(matching);
    expect(withEdited(matching, all, ben)).toEqual({ inTable: matching, editedPlace: 'shown' });
  });

  it('include an edited row that does not match, with its current values', () => {
    const now = { ...cem, role: 'Owner' };
    const { inTable, editedPlace } = withEdited([ann], [ann, ben, now], cem);
    expect(inTable).toEqual([now, ann]);
    expect(editedPlace).toBe('notMatching');
  });

  it('report a row that is no longer in the list, once the list is known', () => {
    expect(withEdited([ann], [ann], cem)).toEqual({ inTable: [ann], editedPlace: 'gone' });
    expect(withEdited([], null, cem).editedPlace).toBe('shown');
  });
});
