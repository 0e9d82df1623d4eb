import type { FieldText, Proposal } from './proposal.ts';

/** The state of rewriting one field. */
export interface Rewrite {
  /** `wholeOnly`: the server only writes whole suggestions, and the person is asked first. */
  readonly status: 'asking' | 'wholeOnly' | 'failed' | 'ready';
  /** The field's value when the text was requested. */
  readonly from: FieldText;
  /** The number of the last request. A response with another number is ignored. */
  readonly attempt: number;
  /** The last proposal; null before the first. It stays while another one is requested. */
  readonly proposal: Proposal | null;
  readonly declined: readonly FieldText[];
  /** The message of a failure. */
  readonly message?: string;
}

export type RewriteEvent =
  /** Requests a text or retries. Joins a running request, and keeps a proposal that is waiting. */
  | { readonly type: 'ask'; readonly attempt: number; readonly from: FieldText }
  /** Declines the proposal and asks for another one. */
  | { readonly type: 'another'; readonly attempt: number; readonly from: FieldText }
  | { readonly type: 'wholeOnly'; readonly attempt: number }
  | { readonly type: 'answered'; readonly attempt: number; readonly proposal: Proposal }
  | { readonly type: 'failed'; readonly attempt: number; readonly message: string }
  /** The proposal was taken or dropped. */
  | { readonly type: 'leave' }
  /** The person has read the failure. */
  | { readonly type: 'read' };

const none = { proposal: null, declined: [] } as const;

/** Returns the state after a failure was read: the earlier proposal, or undefined to start over. */
function afterReading(now: Rewrite): Rewrite | undefined {
  if (now.status !== 'failed' && now.status !== 'wholeOnly') return now;
  const { from, attempt, proposal, declined } = now;
  return proposal === null ? undefined : { status: 'ready', from, attempt, proposal, declined };
}

/** Returns the state after an event. Only a response to the last request changes it. */
export function nextRewrite(now: Rewrite | undefined, event: RewriteEvent): Rewrite | undefined {
  if (event.type === 'leave') return undefined;
  if (event.type === 'read') return now && afterReading(now);
  const { proposal, declined }: Pick<Rewrite, 'proposal' | 'declined'> = now ?? none;
  if (event.type === 'ask' || event.type === 'another') {
    const { type, attempt, from } = event;
    if (now?.status === 'asking') return now;
    if (now?.status === 'ready' && type === 'ask') return now;
    const isDeclined =
      type === 'another' && proposal !== null && !declined.includes(proposal.value);
    const all = isDeclined ? [...declined, proposal.value] : declined;
    return { status: 'asking', from, attempt, proposal, declined: all };
  }
  if (now?.status !== 'asking' || now.attempt !== event.attempt) return now;
  const rest = { from: now.from, attempt: now.attempt, proposal, declined };
  switch (event.type) {
    case 'wholeOnly':
      return { ...rest, status: 'wholeOnly' };
    case 'answered':
      return { ...rest, status: 'ready', proposal: event.proposal };
    case 'failed':
      return { ...rest, status: 'failed', message: event.message };
  }
}
