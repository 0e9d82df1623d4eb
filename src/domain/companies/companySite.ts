import type { PlainWordKey } from '../words/translate.ts';
import type { TargetCompany } from './targetCompany.ts';

export const siteName = (website: string): string => new URL(website).host.replace(/^www\./, '');

/** Returns why a company's website was not found; null when it was found or the server did not look. */
export function notFoundReason({
  website,
  isWebsiteFound,
}: Pick<TargetCompany, 'website' | 'isWebsiteFound'>): PlainWordKey | null {
  if (isWebsiteFound !== false) return null;
  return website === '' ? 'targetCompanies.noWebsite' : 'targetCompanies.websiteSilent';
}

/** Returns the companies that were just selected and whose website was not found. */
export const newlySelectedNotFound = <Company extends TargetCompany>(
  companies: readonly Company[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): readonly Company[] =>
  companies.filter((company) => {
    const key = String(company.id);
    return after.has(key) && !before.has(key) && notFoundReason(company) !== null;
  });
