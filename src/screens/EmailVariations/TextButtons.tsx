import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '#components/Button/Button.tsx';
import type { Sharing } from '#contracts/sharing.ts';
import { mailFile, type Letter } from '#domain/mail/letter.ts';
import { mailFileName } from '#domain/mail/mailPerson.ts';
import { t } from '#domain/words/translate.ts';
import { Buttons } from './mailStyle.ts';

interface TextButtonsProps {
  letter: Letter;
  /** The prospect and the variation, used as the name of a file. */
  label: string;
  number: number;
  sharing: Sharing;
  editing: {
    readonly isOn: boolean;
    readonly isEdited: boolean;
    readonly onToggle: () => void;
    readonly onReset: () => void;
  };
}

/** Actions on the text itself: edit, copy, save as a file. */
export function TextButtons({ letter, label, number, sharing, editing }: TextButtonsProps) {
  const { subject, body } = letter;
  const copies = [
    { part: 'subject', text: subject, label: t('emails.copySubject') },
    { part: 'body', text: body, label: t('emails.copyBody') },
    { part: 'all', text: `${subject}\n\n${body}`, label: t('emails.copyAll') },
  ] as const;
  return (
    <Buttons>
      <Button
        size="small"
        variant={editing.isOn ? 'primary' : 'secondary'}
        icon={<Pencil size={14} aria-hidden />}
        onClick={editing.onToggle}
      >
        {t(editing.isOn ? 'emails.endEdit' : 'general.edit')}
      </Button>
      {editing.isEdited ? (
        <Button
          size="small"
          variant="quiet"
          icon={<RotateCcw size={14} aria-hidden />}
          onClick={editing.onReset}
        >
          {t('emails.reset')}
        </Button>
      ) : null}
      {copies.map(({ part, text, label }) => (
        <Button
          key={part}
          size="small"
          variant="quiet"
          icon={<Copy size={14} aria-hidden />}
          onClick={() => sharing.onCopy(text, t(`emails.copied.${part}`), { file: true })}
        >
          {label}
        </Button>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={<Download size={14} aria-hidden />}
        onClick={() => sharing.onSave(mailFileName({ label }, number), mailFile(letter))}
      >
        {t('emails.download')}
      </Button>
    </Buttons>
  );
}
