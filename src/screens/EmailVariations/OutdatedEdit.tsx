import { Button } from '#components/Button/Button.tsx';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { PlacedEdit } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { FormNote } from '../shared/form/FormNote.tsx';

export interface OutdatedEditProps {
  edit: PlacedEdit;
  /** The current mail. */
  now: EmailVariation;
  onDecide: (text: EmailVariation) => void;
}

/** Offers a person's changes again after their mail was written again. What they left as it was stays as it is now. */
export function OutdatedEdit({ edit, now, onDecide }: OutdatedEditProps) {
  const mine = (field: 'subject' | 'body') =>
    edit[field] === edit.from[field] ? now[field] : edit[field];
  return (
    <FormNote
      action={
        <Button
          size="small"
          onClick={() => onDecide({ subject: mine('subject'), body: mine('body') })}
        >
          {t('emails.anewCompare')}
        </Button>
      }
    >
      {t('emails.anew')}
    </FormNote>
  );
}
