import type { limits } from '../../settings/limits.ts';

/** When two rows of a list say the same (D80). */
export interface AlikeRule {
  /** Groups of fields; rows are alike where the words of one group are. */
  readonly compares: readonly (readonly string[])[];
  /** How much has to be in common, by its name in the limits. */
  readonly limit: keyof typeof limits.alike;
  /** Fields that have to be equal. */
  readonly hasSame?: readonly string[];
  /** Legal forms are left out: 'Velo GmbH' is 'Velo'. */
  readonly isCompanyName?: boolean;
}

/** The rules of every list that has something generated. */
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
  /** The same person, or the same role where names are still to be found, at one company. */
  prospects: {
    compares: [['name'], ['name', 'role']],
    limit: 'names',
    hasSame: ['companyName'],
  },
} as const satisfies Readonly<Record<string, AlikeRule>>;
