import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { draftToKeep, mergeDraft, type DraftPart } from '#components/Form/mergeDraft.ts';
import { lazyDialog } from '#components/lazy/kit.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { PlacedEdit } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import type { DraftQuestionProps } from '../shared/form/DraftQuestion.tsx';
import { FormNote } from '../shared/form/FormNote.tsx';

const DraftQuestion = lazyDialog<DraftQuestionProps<EmailVariation>>(
  async () => (await import('../shared/form/DraftQuestion.tsx')).DraftQuestion,
);

export interface OutdatedEditProps {
  edit: PlacedEdit;
  /** The current mail. */
  now: EmailVariation;
  onDecide: (text: EmailVariation) => void;
}

const parts = (): readonly DraftPart<EmailVariation>[] => [
  { label: t('emails.subject'), fields: ['subject'] },
  { label: t('emails.body'), fields: ['body'] },
];

/** Offers a person's changes again after their mail was regenerated. Where both versions changed, it asks which to keep (D64). */
export function OutdatedEdit({ edit, now, onDecide }: OutdatedEditProps) {
  const [isAsking, setAsking] = useState(false);
  const { from, subject, body } = edit;
  const before = { subject: from.subject, body: from.body };
  const current = { subject: now.subject, body: now.body };
  const kept = draftToKeep(before, { subject, body }, parts());
  const { restored, conflicts } = mergeDraft<EmailVariation>(kept, current, parts());
  const decide = (mine: typeof conflicts) =>
    onDecide(Object.assign({ ...current, ...restored }, ...mine.map(({ change }) => change)));
  return (
    <>
      <FormNote
        action={
          <Button
            size="small"
            onClick={() => (conflicts.length > 0 ? setAsking(true) : decide([]))}
          >
            {t('emails.anewCompare')}
          </Button>
        }
      >
        {t('emails.anew')}
      </FormNote>
      {isAsking ? (
        <DraftQuestion
          conflicts={conflicts}
          onDecide={(mine) => {
            setAsking(false);
            decide(mine);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
