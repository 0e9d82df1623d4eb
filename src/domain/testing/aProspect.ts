import type { Prospect } from '../companies/prospect.ts';

/** A person at the company 1, without contact data. */
export const aProspect = (change: Partial<Prospect> = {}): Prospect => ({
  id: 1,
  name: 'Ada Moor',
  companyName: 'Acme',
  role: 'Buyer',
  email: '',
  foreignId: '',
  targetCompanyId: 1,
  ...change,
});
