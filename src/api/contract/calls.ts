import { businessInfoCalls } from './businessInfo.ts';
import type { Call } from './call.ts';
import { contentIdeaCalls } from './contentIdeas.ts';
import { emailCalls } from './emails.ts';
import { geographyCalls } from './geographies.ts';
import { icpCalls } from './icps.ts';
import { keywordCalls } from './keywords.ts';
import type { CallName } from './paths.ts';
import { prospectCalls } from './prospects.ts';
import { suggestionCalls } from './suggestions.ts';
import { targetCompanyCalls } from './targetCompanies.ts';
import { userCalls } from './users.ts';
import { uspCalls } from './usps.ts';
import { oneWorkspaceCalls } from './workspace.ts';
import { workspaceCalls } from './workspaces.ts';

/**
 * Every call of docs/calls.md, written once: the mock API's validation, the client's types and tests,
 * and the published document all come from here. The app imports its types only.
 */
export const calls = {
  ...businessInfoCalls,
  ...uspCalls,
  ...icpCalls,
  ...geographyCalls,
  ...workspaceCalls,
  ...oneWorkspaceCalls,
  ...userCalls,
  ...targetCompanyCalls,
  ...keywordCalls,
  ...contentIdeaCalls,
  ...prospectCalls,
  ...suggestionCalls,
  ...emailCalls,
} as const satisfies { readonly [Name in CallName]: Call & { readonly name: Name } };
