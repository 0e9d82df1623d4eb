import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Field } from '#components/Field/Field.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { media, space } from '#components/theme/tokens.ts';
import type { Outcome, SentMark } from '#domain/mail/due.ts';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import type { MailReviewEntry } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { dayText } from '#text/timeText.ts';
import { Buttons, Hint } from './mailStyle.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  ${media.print} {
    display: none;
  }
`;

interface SentButtonProps extends Pick<MailOutcomeProps, 'person' | 'onReviewChange'> {
  /** The key of the open letter. */
  letterKey: string;
  /** True once a draft of it was opened: then the question is asked in place (D95). */
  isAsked: boolean;
  /** The day in the person's own calendar. */
  today: string;
}

/** Says whether the open letter was sent. One press marks it, another takes that back. */
export function SentButton(props: SentButtonProps) {
  const { person, letterKey, isAsked, today, onReviewChange } = props;
  const { sent = [] } = person.review;
  const isSent = sent.some(({ letter }) => letter === letterKey);
  const toggle = () => {
    const others = sent.filter(({ letter }) => letter !== letterKey);
    // Who marks it is added when it is stored.
    onReviewChange({
      sent: isSent ? others : [...others, { letter: letterKey, on: today, by: '' }],
    });
  };
  return (
    <Button
      variant={isAsked && !isSent ? 'primary' : 'secondary'}
      aria-pressed={isSent}
      onClick={toggle}
    >
      {t(isSent ? 'emails.sent.is' : isAsked ? 'emails.sent.ask' : 'emails.sent.mark')}
    </Button>
  );
}

export interface MailOutcomeProps {
  person: MailPerson;
  onReviewChange: (change: Partial<MailReviewEntry>) => void;
  /** Puts the person on the list 'Do not contact'; absent where there is none. */
  onBlock: (() => void) | undefined;
  /** Writes a follow-up to the person. */
  onFollowUp: () => void;
}

const outcomes = ['replied', 'away', 'declined'] as const satisfies readonly Outcome[];

/** Says what became of the mail that was sent, and whether a follow-up is due. */
export function MailOutcome({ person, onReviewChange, onBlock, onFollowUp }: MailOutcomeProps) {
  const { sent = [], outcome = null, until = '' } = person.review;
  const last = sent.toSorted((one, other) => (one.on < other.on ? -1 : 1)).at(-1);
  if (!last) return null;
  return (
    <Root>
      <Buttons>
        <Hint>{sentText(last)}</Hint>
        <DueLine person={person} onFollowUp={onFollowUp} />
      </Buttons>
      <Buttons role="group" aria-label={t('emails.outcome')}>
        {outcomes.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={outcome === each}
            variant={outcome === each ? 'primary' : 'secondary'}
            onClick={() => onReviewChange({ outcome: outcome === each ? null : each })}
          >
            {t(`emails.outcome.${each}`)}
          </Button>
        ))}
        {outcome === 'away' ? (
          <Field label={t('emails.until')} isLabelHidden>
            <TextInput
              type="date"
              size="small"
              prefix={<span aria-hidden>{t('emails.until')}</span>}
              value={until}
              onValueChange={(day) => onReviewChange({ outcome: 'away', until: day })}
            />
          </Field>
        ) : null}
        {onBlock && person.blocked === undefined ? (
          <Button size="small" variant="quiet" onClick={onBlock}>
            {t('emails.neverAgain')}
          </Button>
        ) : null}
      </Buttons>
    </Root>
  );
}

const sentText = ({ on, by }: SentMark): string =>
  by === ''
    ? t('emails.sent.on', { day: dayText(on) })
    : t('emails.sent.by', { day: dayText(on), name: by });

/** Says when a follow-up is due, or why none is, and offers one. */
function DueLine({ person, onFollowUp }: Pick<MailOutcomeProps, 'person' | 'onFollowUp'>) {
  const { due, hasFollowUp, isBeingWritten } = person;
  if (due.isDue) {
    if (hasFollowUp) return <Hint>{t('emails.due.written')}</Hint>;
    return (
      <>
        <Hint>{t('emails.due.now')}</Hint>
        <Button size="small" variant="primary" isBusy={isBeingWritten} onClick={onFollowUp}>
          {t('emails.followUp.write')}
        </Button>
      </>
    );
  }
  const { reason, day } = due;
  if (reason === 'notSent' || reason === 'blocked') return null;
  if (reason === 'tooEarly' || (reason === 'away' && day !== undefined))
    return <Hint>{t(`emails.due.${reason}`, { day: dayText(day ?? '') })}</Hint>;
  return <Hint>{t(reason === 'away' ? 'emails.due.awayOpen' : `emails.due.${reason}`)}</Hint>;
}
