import type { SavedBusinessInfo } from '../business/businessInfo.ts';

/** The company 7 of the workspace acme. */
export const aSavedBusiness = (change: Partial<SavedBusinessInfo> = {}): SavedBusinessInfo => ({
  companyId: 7,
  name: 'Velo Werk',
  size: '1-10',
  website: 'https://velo.example',
  description: 'Bicycles.',
  domain: 'acme',
  ...change,
});
