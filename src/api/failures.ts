import type { FailureKey } from '#domain/words/translate.ts';
import type { CallName } from './contract/paths.ts';

/** The texts for a failed call, and whether the server's own message is shown. */
interface FailureTexts {
  readonly messageKey: FailureKey;
  /** The text when there is no response. */
  readonly unreachable?: FailureKey;
  /** The text when the response refuses the call without a message. */
  readonly refused?: FailureKey;
  /** The field of the response to show first, for calls that show the server's message. */
  readonly shows?: 'error' | 'message';
  /** Shown with these statuses only; without it, with any. */
  readonly showsOn?: readonly number[];
  /** Shown only where the response has this `reason`: a proxy's own page about a 503 has none. */
  readonly showsFor?: 'suggestions';
}

/** Why nothing was suggested: today's budget is used up, the model fails, or it cannot be reached. */
const suggesting = {
  shows: 'message',
  showsOn: [429, 502, 503],
  showsFor: 'suggestions',
} as const;

/** Why a change was refused. */
const refusedChange = { shows: 'message', showsOn: [409] } as const;

const special: { readonly [Name in CallName]?: Omit<FailureTexts, 'messageKey'> } = {
  'workspaces.create': { shows: 'error' },
  // How many companies a workspace may have.
  'businessInfo.save': refusedChange,
  'users.add': { shows: 'message', unreachable: 'message.users.add.unreachable' },
  // Somebody else has changed the row, or it is the last member.
  'usps.edit': refusedChange,
  'icps.edit': refusedChange,
  'geographies.edit': refusedChange,
  'targetCompanies.edit': refusedChange,
  'contentIdeas.edit': refusedChange,
  'prospects.edit': refusedChange,
  'users.edit': refusedChange,
  'users.remove': { shows: 'message', showsOn: [409] },
  // Who the owner is, and which name has to be typed.
  'workspace.handOver': { shows: 'message', showsOn: [409] },
  'workspace.removeCompany': { shows: 'message', showsOn: [409] },
  'workspace.remove': { shows: 'message', showsOn: [409] },
  // A server may refuse unknown figures (D71).
  'keywords.add': { shows: 'message', showsOn: [400, 422] },
  'prospects.add': { unreachable: 'message.prospects.add.unreachable' },
  'prospects.remove': { unreachable: 'message.prospects.remove.unreachable' },
  'usps.generate': suggesting,
  'icps.generate': suggesting,
  'geographies.generate': suggesting,
  'keywords.generate': suggesting,
  'targetCompanies.generate': suggesting,
  'contentIdeas.generate': suggesting,
  'prospects.generate': suggesting,
  'suggestions.rewrite': suggesting,
  // Why the website was not read.
  'businessInfo.scrape': { ...suggesting, showsOn: [422] },
  'emails.list': { shows: 'error', refused: 'message.emails.refused' },
  'emails.generate': { shows: 'error', refused: 'message.emails.refused' },
};

/** Returns the texts for one call: every call has one, some have more. */
export function failureTexts(call: CallName): FailureTexts {
  return { messageKey: `message.${call}`, ...special[call] };
}
