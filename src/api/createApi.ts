import { businessInfoCalls } from './businessInfo.ts';
import { contentIdeaCalls } from './contentIdeas.ts';
import { emailCalls } from './emails.ts';
import { geographyCalls } from './geographies.ts';
import { createHttp, type HttpOptions } from './http.ts';
import { icpCalls } from './icps.ts';
import { keywordCalls } from './keywords.ts';
import { prospectCalls } from './prospects.ts';
import { suggestionCalls } from './suggestions.ts';
import { targetCompanyCalls } from './targetCompanies.ts';
import { userCalls } from './users.ts';
import { uspCalls } from './usps.ts';
import { oneWorkspaceCalls } from './workspace.ts';
import { workspaceCalls } from './workspaces.ts';

/** Creates the API client, with every call of the product by area. */
export function createApi(options: HttpOptions) {
  const http = createHttp(options);
  return {
    businessInfo: businessInfoCalls(http),
    usps: uspCalls(http),
    icps: icpCalls(http),
    geographies: geographyCalls(http),
    workspaces: workspaceCalls(http),
    workspace: oneWorkspaceCalls(http),
    users: userCalls(http),
    targetCompanies: targetCompanyCalls(http),
    keywords: keywordCalls(http),
    contentIdeas: contentIdeaCalls(http),
    prospects: prospectCalls(http),
    suggestions: suggestionCalls(http),
    emails: emailCalls(http),
  };
}

/** The API client that `createApi` returns. */
export type Api = ReturnType<typeof createApi>;
