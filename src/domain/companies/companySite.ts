import type { PlainWordKey } from '../words/translate.ts';
import type { TargetCompany } from './targetCompany.ts';

/** The name of a website, as it is read: without `www.`. */
export const siteName = (website: string): string => new URL(website).host.replace(/^www\./, '');

/** Why nobody could find a company on the web; null where it was found, or nobody looked. */
export function notFoundReason({
  website,
  isWebsiteFound,
}: Pick<TargetCompany, 'website' | 'isWebsiteFound'>): PlainWordKey | null {
  if (isWebsiteFound !== false) return null;
  return website === undefined ? 'targetCompanies.noWebsite' : 'targetCompanies.websiteSilent';
}

/** The companies that were not found and have just been selected. */
export const newlySelectedNotFound = <Company extends TargetCompany>(
  companies: readonly Company[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): readonly Company[] =>
  companies.filter((company) => {
    const key = String(company.id);
    return after.has(key) && !before.has(key) && notFoundReason(company) !== null;
  });
