import { useCallback, useMemo, useState } from 'react';
import type { MailText } from '#domain/mail/email.ts';
import {
  entryWith,
  mailKey,
  reviewIn,
  reviewOf,
  type MailReview,
  type MailReviewEntry,
} from '#domain/mail/mailReview.ts';
import { useServices } from '../services.ts';
import { useShared } from '../shared.ts';

/** What this person does beside what the team shares: the tabs that they open, and texts that were not stored. */
type Own = Readonly<
  Record<
    string,
    { readonly chosenKey?: string | null; readonly refused?: Record<string, MailText> }
  >
>;

/**
 * Returns the team's edits and marks of the mail, and the function that changes them. A tab that is
 * opened is nobody else's: it is shared with the next edit or mark.
 */
export function useMailReview(isWanted = true) {
  const { knownAs } = useServices();
  const { values, status, change } = useShared(isWanted);
  const [own, setOwn] = useState<Own>({});
  const shared = useMemo(() => reviewIn(values), [values]);
  const review = useMemo(() => {
    const ids = new Set([...Object.keys(shared), ...Object.keys(own)]);
    return Object.fromEntries(
      [...ids].map((id) => [id, { ...reviewOf(shared, id), ...own[id] }]),
    ) as MailReview;
  }, [shared, own]);
  const onChange = useCallback(
    async (id: string, changed: Partial<MailReviewEntry>) => {
      const { chosenKey, ...rest } = changed;
      if (chosenKey !== undefined) setOwn((all) => ({ ...all, [id]: { ...all[id], chosenKey } }));
      if (Object.keys(rest).length === 0) return;
      const { refused: _mine, ...from } = reviewOf(review, id);
      const stored = {
        ...changed,
        ...(rest.mark && { marked: { by: knownAs(), at: new Date().toISOString() } }),
      };
      let made = entryWith(null, from, stored);
      await change(mailKey(id), (present) => {
        made = entryWith(present, from, stored);
        return made.entry;
      });
      const { refused } = made;
      setOwn((all) => ({ ...all, [id]: { ...all[id], refused } }));
    },
    [review, change, knownAs],
  );
  return { review, status, onChange };
}
