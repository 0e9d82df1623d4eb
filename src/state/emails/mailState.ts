import { mergedSets } from '#api/wire/emailSets.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import { headerLine } from '#domain/mail/mailText.ts';
import type { Mailing, MailRun } from '#domain/mail/mailing.ts';
import { newKey, variationKey } from '#domain/mail/mailSlot.ts';
import { plainBody } from '#domain/mail/plainBody.ts';
import { limits } from '#domain/settings/limits.ts';

/** The mail to the chosen prospects as far as it is known. The requests that write it are jobs (mailJobs.ts). */
export interface MailState
  extends
    Pick<Mailing, 'status' | 'message' | 'sets' | 'newKeys'>,
    Pick<MailRun, 'kind' | 'isNothingNew'> {
  readonly ids: readonly EntityId[];
}

export type MailEvent =
  /** Other prospects were opened. Their mail is loaded first. */
  | { readonly type: 'open'; readonly ids: readonly EntityId[] }
  /** Loads again after a failed load. */
  | { readonly type: 'reopen' }
  /** The list was loaded. With `isMore`, variations that were not known are marked as new. */
  | { readonly type: 'loaded'; readonly sets: readonly EmailSet[]; readonly isMore: boolean }
  | { readonly type: 'loadFailed'; readonly message: string }
  /** The mail is loaded, so it is known whose is missing. */
  | { readonly type: 'ready' }
  /** The person asked for a run of this kind. */
  | { readonly type: 'asked'; readonly kind: MailRun['kind'] }
  | { readonly type: 'written'; readonly sets: readonly EmailSet[] }
  /** Generate More has ended and the list was loaded once more. */
  | { readonly type: 'ended' }
  | { readonly type: 'dismissed' };

export const noMail: MailState = {
  ids: [],
  status: 'loading',
  message: '',
  sets: new Map(),
  newKeys: new Set(),
  kind: 'first',
  isNothingNew: false,
};

/** Returns the state after an event. */
export function nextMail(state: MailState, event: MailEvent): MailState {
  switch (event.type) {
    case 'open':
      return { ...state, ids: event.ids, status: 'loading', message: '' };
    case 'reopen':
      return { ...state, status: 'loading', message: '' };
    case 'loaded':
      return {
        ...withSets(state, event.sets, { isMore: event.isMore, isWhole: true }),
        message: state.status === 'error' ? state.message : '',
      };
    case 'loadFailed':
      // Mail that is already shown stays.
      return {
        ...state,
        status: state.status === 'loading' ? 'error' : state.status,
        message: event.message,
      };
    case 'ready':
      return { ...state, status: 'ready' };
    case 'asked': {
      const newKeys = event.kind === 'more' ? noMail.newKeys : state.newKeys;
      return { ...state, kind: event.kind, newKeys, isNothingNew: false };
    }
    case 'written':
      return withSets(state, event.sets, { isMore: state.kind === 'more', isWhole: false });
    case 'ended':
      return { ...state, isNothingNew: state.newKeys.size === 0 };
    case 'dismissed':
      return { ...state, isNothingNew: false };
  }
}

/** Returns how many variations a prospect has. */
export function countOf({ sets }: MailState, id: EntityId): number {
  return sets.get(String(id))?.variations.length ?? 0;
}

/** Returns true when a prospect needs no further first variation. */
export function hasEnough(state: MailState, id: EntityId): boolean {
  return state.kind === 'first' && countOf(state, id) >= limits.emailVariations;
}

function withSets(
  state: MailState,
  found: readonly EmailSet[],
  { isMore, isWhole }: { readonly isMore: boolean; readonly isWhole: boolean },
): MailState {
  const sets = new Map(state.sets);
  const newKeys = new Set(state.newKeys);
  for (const set of mergedSets(found.map(asText))) {
    const id = String(set.prospectId);
    const before = sets.get(id);
    // When the person's name has changed, the mail greets them differently, so the loaded list replaces it.
    const isRenamed =
      isWhole && before && set.prospectName !== '' && before.prospectName !== set.prospectName;
    const [merged = set] = before && !isRenamed ? mergedSets([before, set]) : [set];
    const known = new Set(before?.variations.map(variationKey));
    for (const key of isMore && !isRenamed ? merged.variations.map(variationKey) : [])
      if (!known.has(key)) newKeys.add(newKey(set.prospectId, key));
    // Until the whole list is loaded again, the mail that is known greets them by the former name.
    sets.set(id, before && !isWhole ? { ...merged, prospectName: before.prospectName } : merged);
  }
  return { ...state, sets, newKeys };
}

/** Converts mail to plain text, because the server may send HTML. */
const asText = (set: EmailSet): EmailSet => ({
  ...set,
  variations: set.variations.map((variation) => ({
    ...variation,
    subject: headerLine(variation.subject),
    body: plainBody(variation.body),
  })),
});
