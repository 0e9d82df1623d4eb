import type { FieldText, Proposal } from './proposal.ts';

/** How it stands with one field that is written anew. */
export interface Rewrite {
  /** `wholeOnly`: the server writes whole suggestions only, and the person is asked first. */
  readonly status: 'asking' | 'wholeOnly' | 'failed' | 'ready';
  /** What the field said when it was asked. */
  readonly from: FieldText;
  /** The number of the request under way, so that a late answer is known. */
  readonly attempt: number;
  /** The text that was proposed last; it stays while another one is written. */
  readonly proposal: Proposal | null;
  readonly declined: readonly FieldText[];
  /** Why it failed. */
  readonly message?: string;
}

export type RewriteEvent =
  /** Asks, or tries again. What is under way is joined, and a proposal that is there is shown. */
  | { readonly type: 'ask'; readonly attempt: number; readonly from: FieldText }
  /** Declines the proposal and asks for another one. */
  | { readonly type: 'another'; readonly attempt: number; readonly from: FieldText }
  | { readonly type: 'wholeOnly'; readonly attempt: number }
  | { readonly type: 'answered'; readonly attempt: number; readonly proposal: Proposal }
  | { readonly type: 'failed'; readonly attempt: number; readonly message: string }
  /** The proposal was taken, or nobody wants one any more. */
  | { readonly type: 'leave' }
  /** The person has read the failure. */
  | { readonly type: 'read' };

const none = { proposal: null, declined: [] } as const;

/** Forgets a failure once it was read: the dialog starts over when it opens again, or shows the earlier proposal. */
function afterReading(now: Rewrite): Rewrite | undefined {
  if (now.status !== 'failed' && now.status !== 'wholeOnly') return now;
  const { from, attempt, proposal, declined } = now;
  return proposal === null ? undefined : { status: 'ready', from, attempt, proposal, declined };
}

/** How it stands after an event. An answer to any but the last request changes nothing. */
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
