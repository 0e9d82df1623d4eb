import { useSyncExternalStore } from 'react';
import { foldText } from '#text/foldText.ts';
import { groundsOfField } from '#domain/evidence/grounds.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import type { WriteVariation } from '#domain/mail/mailing.ts';
import { editsWith, reviewOf } from '#domain/mail/mailReview.ts';
import type { SubjectRow } from '#domain/mail/mailSubject.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { linesIn, type FieldText, type Proposal } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { useCompany } from '../company.ts';
import { rewriteName, type WholeJob } from '../rewriting/fieldJob.ts';
import { rewritesOf } from '../rewriting/rewritesOf.ts';
import { useServices } from '../services.ts';
import { mailReviewOf } from './useMailReview.ts';

/** Returns a proposal with the subject of a new variation; null when the subject is one of `known`. */
function subjectOf(
  fresh: Awaited<ReturnType<WriteVariation>>,
  known: readonly FieldText[],
): Proposal | null {
  const texts = new Set(known.map((text) => foldText(linesIn(text).join('\n'))));
  const found = fresh.find(
    ({ variation: { subject } }) => subject !== '' && !texts.has(foldText(subject)),
  );
  if (!found) return null;
  return {
    value: found.variation.subject,
    grounds: groundsOfField(found.variation, 'subject'),
    source: { label: t('emails.variation', { number: found.number }), rows: fresh.length },
  };
}

/**
 * Returns the functions that rewrite the subject of a mail (D81); undefined before there is a company. The API only writes
 * whole variations: after the person agrees, one more is written and its subject is proposed. Accepting it changes the
 * person's review.
 */
export function useSubjectWriting(
  writeVariation: WriteVariation,
): FieldWriting<SubjectRow> | undefined {
  const services = useServices();
  const company = useCompany();
  const store = rewritesOf(services);
  const rewrites = useSyncExternalStore(store.subscribe, store.snapshot);
  if (!company) return undefined;
  const { notices, questions, typedWrites } = services;
  const review = mailReviewOf(services);
  const scope = { workspace: company.workspace, companyId: String(company.companyId) };
  const nameOf = (item: SubjectRow, field: string) => rewriteName('emails', scope, item, field);
  const jobOf = (item: SubjectRow, field: string): WholeJob<SubjectRow> => ({
    kind: 'emails',
    scope,
    item,
    field,
    writeWhole: async (declined) =>
      subjectOf(await writeVariation(item.prospectId), [item.subject, ...declined]),
  });

  /** Changes the subject. Asks first when it differs from the one the person has seen (D53). */
  const put = async (item: SubjectRow, subject: string, seen: string): Promise<Outcome> => {
    const { prospectId, written } = item;
    const textNow = () => {
      const { edits } = reviewOf(review.snapshot(), String(prospectId));
      return { edits, ...(edits[written.key] ?? written.variation) };
    };
    const mayChange =
      textNow().subject === seen ||
      (await questions.ask({
        title: t('general.changedTitle'),
        text: t('general.changedAsk'),
        yes: t('general.changedSave'),
        no: t('general.changedKeep'),
      }));
    if (!mayChange) return { ok: false, message: t('general.changedNotSaved') };
    const { edits, body } = textNow();
    review.change(String(prospectId), { edits: editsWith(edits, written, { subject, body }) });
    // Stored at once, not at the next pause in typing, so that other tabs have it.
    typedWrites.flush();
    return { ok: true };
  };

  return {
    of: (item, field) => rewrites.get(nameOf(item, field)) ?? null,
    // The mail itself shows that it was edited.
    isEdited: () => false,
    onAsk: (item, field) => store.ask(jobOf(item, field)),
    onAskWhole: (item, field) => store.askWhole(jobOf(item, field)),
    onAnother: (item, field) => store.ask(jobOf(item, field), true),
    onLeave: (item, field) => store.leave(nameOf(item, field)),
    onRead: (item, field) => store.read(nameOf(item, field)),
    async onTake(item, field) {
      const { proposal, from } = rewrites.get(nameOf(item, field)) ?? {};
      if (!proposal || from === undefined) return { ok: true };
      const [next, former] = [proposal.value, from].map((text) => linesIn(text).join(' '));
      if (next === undefined || former === undefined) return { ok: true };
      const outcome = await put(item, next, former);
      if (!outcome.ok) return outcome;
      store.leave(nameOf(item, field));
      notices.say('success', t('rewrite.taken'), {
        label: t('general.undo'),
        run: () => void put(item, former, next),
      });
      return outcome;
    },
  };
}
