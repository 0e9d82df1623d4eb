import type { CallName } from '#api/contract/paths.ts';
import { businessInfoOperations } from './businessInfo.ts';
import { contentIdeaOperations } from './contentIdeas.ts';
import { emailOperations } from './emails.ts';
import { geographyOperations } from './geographies.ts';
import { icpOperations } from './icps.ts';
import { keywordOperations } from './keywords.ts';
import type { Operation } from './operation.ts';
import { prospectOperations } from './prospects.ts';
import { suggestionOperations } from './suggestions.ts';
import { targetCompanyOperations } from './targetCompanies.ts';
import { userOperations } from './users.ts';
import { uspOperations } from './usps.ts';
import { oneWorkspaceOperations } from './workspace.ts';
import { workspaceOperations } from './workspaces.ts';

/** The operation of each call of the contract. A missing one is a type error. */
export const operations: { readonly [Name in CallName]: Operation<Name> } = {
  ...businessInfoOperations,
  ...uspOperations,
  ...icpOperations,
  ...geographyOperations,
  ...workspaceOperations,
  ...oneWorkspaceOperations,
  ...userOperations,
  ...targetCompanyOperations,
  ...keywordOperations,
  ...contentIdeaOperations,
  ...prospectOperations,
  ...suggestionOperations,
  ...emailOperations,
};
