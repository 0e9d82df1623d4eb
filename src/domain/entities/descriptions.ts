import { prospectDescription } from '../companies/prospect.ts';
import { targetCompanyDescription } from '../companies/targetCompany.ts';
import { contentIdeaDescription } from '../content/contentIdea.ts';
import { geographyDescription } from '../insights/geography.ts';
import { icpDescription } from '../insights/icp.ts';
import { uspDescription } from '../insights/usp.ts';
import { keywordDescription } from '../keywords/keyword.ts';
import type { firstKinds } from '../work/firstLists.ts';
import type { EntityDescription } from './description.ts';

/** How the rows of each kind that can be suggested are described. */
export const descriptions: Readonly<
  Record<(typeof firstKinds)[number] | 'prospects', EntityDescription>
> = {
  usps: uspDescription,
  icps: icpDescription,
  geographies: geographyDescription,
  targetCompanies: targetCompanyDescription,
  keywords: keywordDescription,
  contentIdeas: contentIdeaDescription,
  prospects: prospectDescription,
};
