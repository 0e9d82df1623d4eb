import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { mailToCsv } from '#domain/mail/mailExport.ts';
import { reviewCounts } from '#domain/mail/mailPeople.ts';
import { chosenLetter, type MailPerson } from '#domain/mail/mailPerson.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';

export interface MailToolbarProps {
  people: readonly MailPerson[];
  sharing: Sharing;
  /** The button that opens the list on a small screen. */
  children?: ReactNode;
}

/** The progress of the review, and its export. The parent lays them out. */
export function MailToolbar({ people, sharing, children }: MailToolbarProps) {
  const { drafted, skipped, of } = reviewCounts(people);
  const progress = t('emails.progress', { reviewed: drafted + skipped, of });
  return (
    <>
      <span className="said" role="status">
        {progress}
        {skipped > 0 ? ` · ${t('emails.progressSkipped', { count: skipped })}` : null}
      </span>
      {children}
      <div className="export">
        <Button
          size="small"
          icon={<Download size={14} aria-hidden />}
          isDisabled={people.every((person) => chosenLetter(person) === null)}
          onClick={() => sharing.onSave(t('emails.exportName'), mailToCsv(people))}
        >
          {t('emails.export')}
        </Button>
      </div>
      <div className="bar">
        <ProgressBar label={progress} value={drafted + skipped} max={of} />
      </div>
    </>
  );
}
