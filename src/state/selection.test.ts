import { expect, it } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { selectForAdded } from './selection.ts';

it('selects the company of an added person only while the person works on the same business', () => {
  const storage = storageOf('ada');
  const scope = { workspace: 'acme', companyId: '7' };
  const selected = () => storage.read('selectedTargetCompanyIds');
  storage.writeJson('businessInfo', { name: 'Acme', companyId: 7 });
  selectForAdded(storage, scope, { id: 1, name: 'Globex' });
  expect(selected()).toBe('[1]');
  // A paste of the former business is still running.
  storage.writeJson('businessInfo', { name: 'Velo', companyId: 8 });
  storage.remove('selectedTargetCompanyIds');
  storage.remove('selectedTargetCompanies');
  selectForAdded(storage, scope, { id: 2, name: 'Initech' });
  expect(selected()).toBeUndefined();
});
