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
  /** With this status only; without it, with any. */
  readonly showsOn?: number;
}

const special: { readonly [Name in CallName]?: Omit<FailureTexts, 'messageKey'> } = {
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

/** Returns the texts for one call: every call has one, some have more. */
export function failureTexts(call: CallName): FailureTexts {
  return { messageKey: `message.${call}`, ...special[call] };
}
