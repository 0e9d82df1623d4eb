import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '../testing/aSavedBusiness.ts';
import { formersAfter, readFormerBusinesses, type FormerBusiness } from './formerBusinesses.ts';

const former = (companyId: number, name = `Business ${companyId}`): FormerBusiness => ({
  info: aSavedBusiness({ companyId, name }),
  stage: 'done',
  keywords: 140,
});
const idsOf = (formers: readonly FormerBusiness[]) => formers.map(({ info }) => info.companyId);

describe('formersAfter', () => {
  it.each([
    ['the newest stands first', [1, 2], 3, 4, [3, 1, 2]],
    ['a business stands once', [1, 2], 2, 4, [2, 1]],
    ['the present one is no former one', [1, 2], 3, 1, [3, 2]],
    ['only some are kept', [1, 2, 3, 4, 5], 6, 7, [6, 1, 2, 3, 4]],
  ] as const)('%s', (_, before, replaced, now, expected) => {
    const formers = before.map((id) => former(id));
    expect(idsOf(formersAfter(formers, now, former(replaced)))).toEqual(expected);
  });

  it('nothing is replaced: the deleted one goes', () => {
    expect(idsOf(formersAfter([former(1), former(2)], '2', null))).toEqual([1]);
  });
});

describe('readFormerBusinesses', () => {
  it.each([
    [undefined],
    [{}],
    [[null, 7, 'x', {}]],
    [[{ ...former(1), stage: 'gone' }]],
    [[{ ...former(1), info: { ...former(1).info, companyId: null } }]],
  ])('leaves out %j', (value) => {
    expect(readFormerBusinesses(value)).toEqual([]);
  });
});
