import type { TargetCompany } from '../companies/targetCompany.ts';

/** A company of which no more is known than it must have. */
export const aTargetCompany = (change: Partial<TargetCompany> = {}): TargetCompany => ({
  id: 1,
  name: 'Acme',
  description: 'Makes sauces',
  recentNews: '',
  initiatives: '',
  website: '',
  foreignId: '',
  ...change,
});
