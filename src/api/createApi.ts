import { businessInfoCalls } from './businessInfo.ts';
import { emailCalls } from './emails.ts';
import { createHttp, type HttpOptions } from './http.ts';
import { listCalls } from './lists.ts';
import { quoteCalls } from './quotes.ts';
import { sectionCalls } from './sections.ts';
import { sharedStateCalls } from './sharedState.ts';
import { suggestionCalls } from './suggestions.ts';
import { oneWorkspaceCalls, workspaceCalls } from './workspace.ts';

export function createApi(options: HttpOptions) {
  const http = createHttp(options);
  return {
    ...listCalls(http),
    businessInfo: businessInfoCalls(http),
    workspaces: workspaceCalls(http),
    workspace: oneWorkspaceCalls(http),
    sections: sectionCalls(http),
    suggestions: suggestionCalls(http),
    quotes: quoteCalls(http),
    sharedState: sharedStateCalls(http),
    emails: emailCalls(http),
  };
}

export type Api = ReturnType<typeof createApi>;
