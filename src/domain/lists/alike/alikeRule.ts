import type { limits } from '../../settings/limits.ts';

/** The rule that decides when two rows of a list are alike (D80). */
export interface AlikeRule {
  /** Groups of fields. Two rows are alike when the words of one group are alike. */
  readonly compares: readonly (readonly string[])[];
  /** The name of the required share of common words in the limits. */
  readonly limit: keyof typeof limits.alike;
  /** Fields that have to be equal. */
  readonly hasSame?: readonly string[];
  /** True to ignore legal forms: 'Velo GmbH' equals 'Velo'. */
  readonly isCompanyName?: boolean;
}

/** The rules of all lists that can be generated. */
export const alikeRules = {
  usps: {
    compares: [['title'], ['title', 'description', 'valueProposition']],
    limit: 'texts',
  },
  icps: {
    compares: [['title'], ['title', 'description', 'painPoints', 'goals']],
    limit: 'texts',
  },
  geographies: { compares: [['region']], limit: 'names' },
  keywords: { compares: [['keyword']], limit: 'terms', hasSame: ['region'] },
  contentIdeas: {
    compares: [['title'], ['title', 'keywords', 'outline']],
    limit: 'texts',
    hasSame: ['type'],
  },
  targetCompanies: { compares: [['name']], limit: 'names', isCompanyName: true },
  /** The same person at the same company, or the same role while names are not known. */
  prospects: {
    compares: [['name'], ['name', 'role']],
    limit: 'names',
    hasSame: ['companyName'],
  },
} as const satisfies Readonly<Record<string, AlikeRule>>;
