import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import SkipForward from 'lucide-react/icons/skip-forward';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { useRef, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useHasSingleKeys } from '#components/Commands/commandsContext.ts';
import { KeyCaps } from '#components/Commands/KeyCaps.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { Sharing } from '#contracts/sharing.ts';
import { mailLinks, type Letter } from '#domain/mail/letter.ts';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import type { ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { timeText } from '#text/timeText.ts';
import { Bar, Buttons, Hint } from './mailStyle.ts';

interface MailActionsProps extends MarkButtonsProps {
  /** The open variation; null while there is none. */
  letter: Letter | null;
  sharing: Sharing;
  /** Called when a draft is opened. */
  onDraft: () => void;
  /** Stands beside the drafts. */
  children: ReactNode;
}

/** What a person does with the open mail: open it as a draft, or mark it and go on. */
export function MailActions({ letter, sharing, onDraft, children, ...marks }: MailActionsProps) {
  const { label, blocked } = marks.person;
  const links = letter && blocked === undefined ? mailLinks(letter) : null;
  const leftOut = links?.gmail.isBodyLeftOut
    ? 'gmail'
    : links?.mailto.isBodyLeftOut
      ? 'default'
      : null;
  const draft = (isBodyLeftOut: boolean) => () => {
    if (letter && isBodyLeftOut)
      sharing.onCopy(letter.body, t('emails.bodyCopied'), { file: true });
    onDraft();
  };
  return (
    <>
      {blocked === undefined ? null : (
        <Hint>{t('blocked.because', { name: label, entry: blocked })}</Hint>
      )}
      {leftOut ? <Hint>{t(`emails.bodyToClipboard.${leftOut}`)}</Hint> : null}
      <Bar>
        {/* Real links, so that no browser blocks them as pop-ups (D47). */}
        {links ? (
          <Buttons>
            <LinkButton
              variant="primary"
              href={links.gmail.href}
              isExternal
              icon={<SquareArrowOutUpRight size={16} aria-hidden />}
              onClick={draft(links.gmail.isBodyLeftOut)}
            >
              {t('emails.gmail')}
            </LinkButton>
            <LinkButton
              href={links.mailto.href}
              icon={<Mail size={16} aria-hidden />}
              onClick={draft(links.mailto.isBodyLeftOut)}
            >
              {t('emails.default')}
            </LinkButton>
            {children}
          </Buttons>
        ) : (
          children
        )}
        <MarkButtons {...marks} />
      </Bar>
    </>
  );
}

interface MarkButtonsProps {
  person: MailPerson;
  /** Marks the prospect and opens the next; pressing the same mark again removes it. */
  onMark: (mark: ReviewMark) => void;
}

/** The marks of a mail, with their keys. */
export const marks = [
  { mark: 'drafted', label: 'emails.markDrafted', key: 'D', icon: <Check size={16} aria-hidden /> },
  {
    mark: 'skipped',
    label: 'emails.markSkipped',
    key: 'S',
    icon: <SkipForward size={16} aria-hidden />,
  },
] as const;

/** Buttons that mark the outcome for this prospect, with their keys. */
function MarkButtons({ person, onMark }: MarkButtonsProps) {
  const hasKeys = useHasSingleKeys();
  const pressedKey = useRef<string | null>(null);
  const { mark: set, marked } = person.review;
  return (
    <Buttons>
      {set && marked ? (
        <Hint>{t(`emails.marked.${set}`, { name: marked.by, time: timeText(marked.at) })}</Hint>
      ) : null}
      {marks.map(({ mark, label, key, icon }) => (
        <Button
          key={mark}
          variant={person.review.mark === mark ? 'primary' : 'secondary'}
          aria-pressed={person.review.mark === mark}
          aria-keyshortcuts={hasKeys ? key.toLowerCase() : undefined}
          icon={icon}
          trailingIcon={
            hasKeys ? (
              <span aria-hidden>
                <KeyCaps caps={[key]} />
              </span>
            ) : undefined
          }
          onClick={({ detail }) => {
            // The second click of a double click on the same prospect would undo the first.
            if (detail < 2 || pressedKey.current !== person.key) onMark(mark);
            pressedKey.current = person.key;
          }}
        >
          {t(label)}
        </Button>
      ))}
    </Buttons>
  );
}
