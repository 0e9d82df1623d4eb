import Download from 'lucide-react/icons/download';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { mailToCsv } from '#domain/mail/mailExport.ts';
import { chosenLetter, reviewCounts, type MailPerson } from '#domain/mail/mailPeople.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { Line, Stack } from './mailStyle.ts';

export interface MailToolbarProps {
  people: readonly MailPerson[];
  sharing: Sharing;
}

/** How far the review is, and the way out as a file. */
export function MailToolbar({ people, sharing }: MailToolbarProps) {
  const { drafted, skipped, of } = reviewCounts(people);
  const progress = t('emails.progress', { reviewed: drafted + skipped, of });
  return (
    <Stack>
      <Line>
        <span role="status">
          {progress}
          {skipped > 0 ? ` · ${t('emails.progressSkipped', { count: skipped })}` : null}
        </span>
        <Button
          size="small"
          icon={<Download size={14} aria-hidden />}
          isDisabled={people.every((person) => chosenLetter(person) === null)}
          onClick={() => sharing.onSave(t('emails.exportName'), mailToCsv(people))}
        >
          {t('emails.export')}
        </Button>
      </Line>
      <ProgressBar label={progress} value={drafted + skipped} max={of} />
    </Stack>
  );
}
