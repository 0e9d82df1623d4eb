import { expect, it } from 'vitest';
import { aSavedBusiness } from '../testing/aSavedBusiness.ts';
import { readBusinessInfo } from './businessInfo.ts';

const info = aSavedBusiness();

it('reads what was stored', () => {
  expect(readBusinessInfo(JSON.stringify(info))).toEqual(info);
});

it('treats an unparsable value as absent, and fills missing fields', () => {
  for (const stored of [undefined, '', '{', 'null', '7', '"x"', '[]'])
    expect(readBusinessInfo(stored)).toBeNull();
  expect(readBusinessInfo('{"companyId":"undefined","size":"huge"}')).toEqual({
    companyId: null,
    name: '',
    size: '1-10',
    website: '',
    description: '',
    domain: '',
  });
});
