import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { isRecord } from '#domain/entities/json.ts';
import {
  entryWith,
  mailKey,
  readEdits,
  reviewIn,
  reviewOf,
  type MailReview,
  type MailReviewEntry,
} from '#domain/mail/mailReview.ts';
import { useCompany } from '../company.ts';
import { listKey } from '../list.ts';
import { useServices } from '../services.ts';
import { useShared } from '../shared.ts';

/**
 * What this person does beside what the team shares, by prospect: the tab that is open, and texts that were not stored because a
 * colleague has changed the same variation.
 */
type Own = Readonly<Record<string, Pick<Partial<MailReviewEntry>, 'chosenKey' | 'refused'>>>;

/** The texts of a draft. */
const readOwn = (draft: unknown): Own =>
  Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).map(([id, texts]) => [
      id,
      { refused: readEdits(texts) },
    ]),
  );

/** Texts that are not stored are kept like those of an open form, so that no reload loses them (D64). */
const draftOf = (own: Own) =>
  Object.fromEntries(Object.entries(own).map(([id, { refused = {} }]) => [id, refused]));

/**
 * Returns the team's edits and marks of the mail, and the function that changes them. The open tab is shared only with an edit
 * or a mark.
 */
export function useMailReview(isWanted = true) {
  const { knownAs, drafts } = useServices();
  const company = useCompany();
  const { values, isLoading, change } = useShared('mail ', isWanted);
  const key = useMemo(() => company && listKey({ name: 'ownReview' }, company), [company]);
  const draftName = `mails ${key?.join(' ') ?? ''}`;
  const kept = useMemo(() => readOwn(drafts.read(draftName)), [drafts, draftName]);
  const { data: own = kept, mutate } = useSWR<Own>(key, null);
  const shared = useMemo(() => reviewIn(values), [values]);
  const review = useMemo((): MailReview => {
    const ids = new Set([...Object.keys(shared), ...Object.keys(own)]);
    return Object.fromEntries([...ids].map((id) => [id, { ...reviewOf(shared, id), ...own[id] }]));
  }, [shared, own]);
  const onChange = useCallback(
    async (id: string, changed: Partial<MailReviewEntry>) => {
      const { chosenKey, refused, ...rest } = changed;
      const setOwn = (make: (of: Own[string]) => Own[string]) =>
        mutate(
          (all = kept) => {
            const next = { ...all, [id]: make(all[id] ?? {}) };
            drafts.write(draftName, draftOf(next));
            return next;
          },
          { revalidate: false },
        );
      if (chosenKey !== undefined) void setOwn((of) => ({ ...of, chosenKey }));
      if (refused) void setOwn((of) => ({ ...of, refused }));
      if (Object.keys(rest).length === 0) return;
      const { refused: _own, ...from } = reviewOf(review, id);
      const stored = {
        ...rest,
        ...(chosenKey !== undefined && { chosenKey }),
        ...(rest.sent && {
          sent: rest.sent.map((mark) => (mark.by === '' ? { ...mark, by: knownAs() } : mark)),
        }),
        ...(rest.mark && { marked: { by: knownAs(), at: new Date().toISOString() } }),
      };
      let made = entryWith(null, from, stored);
      await change(mailKey(id), (present) => {
        made = entryWith(present, from, stored);
        return made.entry;
      });
      if (!rest.edits) return;
      // An edit is one of the open tab: what was refused of others stays.
      void setOwn((of) => {
        const { [chosenKey ?? '']: _former, ...others } = of.refused ?? {};
        return { ...of, refused: { ...others, ...made.refused } };
      });
    },
    [review, change, mutate, knownAs, kept, drafts, draftName],
  );
  return { review, isLoading, onChange };
}
