import type { FailureKey } from '#domain/words/translate.ts';
import type { CallName } from './contract/paths.ts';

/** What a call's failure is called, and whether the server may say it in its own words. */
interface FailureWords {
  readonly messageKey: FailureKey;
  /** Without an answer. */
  readonly unreachable?: FailureKey;
  /** With an answer that says no and nothing else. */
  readonly refused?: FailureKey;
  /** The field of the answer that is shown first, where the server's words are shown at all. */
  readonly shows?: 'error' | 'message';
  /** With this status only; without it, with any. */
  readonly showsOn?: number;
}

const special: { readonly [Name in CallName]?: Omit<FailureWords, 'messageKey'> } = {
  'workspaces.create': { shows: 'error' },
  'users.add': { shows: 'message', unreachable: 'message.users.add.unreachable' },
  // The last member cannot go, and only the server knows who that is.
  'users.edit': { shows: 'message', showsOn: 409 },
  'users.remove': { shows: 'message', showsOn: 409 },
  'prospects.add': { unreachable: 'message.prospects.add.unreachable' },
  'prospects.remove': { unreachable: 'message.prospects.remove.unreachable' },
  'emails.list': { shows: 'error', refused: 'message.emails.refused' },
  'emails.generate': { shows: 'error', refused: 'message.emails.refused' },
};

/** The words for the failure of one call: every call has its text, a few have more. */
export function failureWords(call: CallName): FailureWords {
  return { messageKey: `message.${call}`, ...special[call] };
}
