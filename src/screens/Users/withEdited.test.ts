import { describe, expect, it } from 'vitest';
import { withEdited } from './withEdited.ts';

const user = (id: number, name: string) => ({
  id,
  name,
  email: `${id}@acme.example`,
  role: 'Guest',
});
const [ann, ben, cem] = [user(1, 'Ann'), user(2, 'Ben'), user(3, 'Cem')];
const all = [ann, ben, cem];

describe('the rows while some are being edited', () => {
  it('are the matching ones when no edited row is hidden', () => {
    const matching = [ann, ben];
    expect(withEdited(matching, all, []).rows).toBe(matching);
    expect(withEdited(matching, all, [{ user: ben }]).rows).toBe(matching);
  });

  it('include an edited row that does not match, with its current values', () => {
    const now = { ...cem, role: 'Owner' };
    const { rows, placeOf } = withEdited([ann], [ann, ben, now], [{ user: cem }]);
    expect(rows).toEqual([now, ann]);
    expect(placeOf({ user: cem })).toBe('notMatching');
    expect(placeOf({ user: ann })).toBe('shown');
  });

  it('report a user who is no longer in the list', () => {
    const { rows, placeOf } = withEdited([ann], [ann], [{ user: cem }]);
    expect(rows).toEqual([ann]);
    expect(placeOf({ user: cem })).toBe('gone');
  });
});
