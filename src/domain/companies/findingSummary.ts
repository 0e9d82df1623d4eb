import type { FindingCounts } from './companyFinding.ts';
import { t } from '../words/translate.ts';

/** '7 companies · 5 with prospects · 1 without · 1 failed'. Counts of zero are left out. */
export function findingSummary({ all, found, without, failed }: FindingCounts): string {
  return [
    t('prospects.companies.count', { count: all }),
    ...(found > 0 ? [t('prospects.companies.found', { count: found })] : []),
    ...(without > 0 ? [t('prospects.companies.without', { count: without })] : []),
    ...(failed > 0 ? [t('prospects.companies.failed', { count: failed })] : []),
  ].join(' · ');
}
