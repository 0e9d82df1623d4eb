import type { CallName } from '#api/contract/paths.ts';
import { businessInfoOperations } from './businessInfo.ts';
import { doNotContactOperations } from './doNotContact.ts';
import { emailOperations } from './emails.ts';
import { companyListOperations } from './lists.ts';
import type { Operation } from './operation.ts';
import { prospectOperations } from './prospects.ts';
import { sectionOperations } from './sections.ts';
import { sharedStateOperations } from './sharedState.ts';
import { quoteOperations } from './quotes.ts';
import { suggestionOperations } from './suggestions.ts';
import { workspaceOperations } from './workspace.ts';

/** The operation of each call of the contract. A missing one is a type error. */
export const operations: { readonly [Name in CallName]: Operation<Name> } = {
  ...businessInfoOperations,
  ...companyListOperations,
  ...workspaceOperations,
  ...prospectOperations,
  ...sectionOperations,
  ...suggestionOperations,
  ...quoteOperations,
  ...sharedStateOperations,
  ...doNotContactOperations,
  ...emailOperations,
};
