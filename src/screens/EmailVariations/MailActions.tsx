import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { useMemo } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { Sharing } from '#domain/lists/sharing.ts';
import { mailFile, mailFileName } from '#domain/mail/mailFile.ts';
import { mailLinks, type Letter } from '#domain/mail/mailLinks.ts';
import { t } from '#domain/words/translate.ts';
import { Bar, Buttons, Hint } from './mailStyle.ts';

export interface MailActionsProps extends DraftLinksProps, TextButtonsProps {}

/** What can be done with a variation. */
export function MailActions({ onDraft, ...text }: MailActionsProps) {
  return (
    <Bar>
      <DraftLinks letter={text.letter} sharing={text.sharing} onDraft={onDraft} />
      <TextButtons {...text} />
    </Bar>
  );
}

interface DraftLinksProps {
  letter: Letter;
  sharing: Sharing;
  /** Called when a draft is opened. */
  onDraft: () => void;
}

/** The two links that open a draft. They are real links, so that no browser blocks them as pop-ups (D47). */
function DraftLinks({ letter, sharing, onDraft }: DraftLinksProps) {
  const { to, subject, body } = letter;
  const { gmail, mailto } = useMemo(() => mailLinks({ to, subject, body }), [to, subject, body]);
  const draft = (isBodyLeftOut: boolean) => () => {
    if (isBodyLeftOut) sharing.onCopy(body, t('emails.bodyCopied'), { file: true });
    onDraft();
  };
  const leftOut = gmail.isBodyLeftOut ? 'gmail' : mailto.isBodyLeftOut ? 'default' : null;
  return (
    <>
      {leftOut ? (
        <Hint>
          <ClipboardPaste size={14} aria-hidden />
          {t(`emails.bodyToClipboard.${leftOut}`)}
        </Hint>
      ) : null}
      <Buttons>
        <LinkButton
          variant="primary"
          href={gmail.href}
          isExternal
          icon={<SquareArrowOutUpRight size={16} aria-hidden />}
          onClick={draft(gmail.isBodyLeftOut)}
        >
          {t('emails.gmail')}
        </LinkButton>
        <LinkButton
          href={mailto.href}
          icon={<Mail size={16} aria-hidden />}
          onClick={draft(mailto.isBodyLeftOut)}
        >
          {t('emails.default')}
        </LinkButton>
      </Buttons>
    </>
  );
}

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
function TextButtons({ letter, label, number, sharing, editing }: TextButtonsProps) {
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
        {t(editing.isOn ? 'emails.endEdit' : 'emails.edit')}
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
