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

export interface SentBarProps {
  person: MailPerson;
  /** The key of the open letter; null while none is open. */
  letterKey: string | null;
  /** True once a draft of it was opened: then the question is asked in place (D95). */
  isAsked: boolean;
  /** The day in the person's own calendar. */
  today: string;
  onReviewChange: (change: Partial<MailReviewEntry>) => void;
  /** Puts the person on the list 'Do not contact'; absent where there is none. */
  onBlock: (() => void) | undefined;
  /** Writes a follow-up to the person. */
  onFollowUp: () => void;
}

const outcomes = ['replied', 'away', 'declined'] as const satisfies readonly Outcome[];

/** Says whether the open letter was sent, what became of the mail, and whether a follow-up is due. */
export function SentBar(props: SentBarProps) {
  const { person, letterKey, isAsked, today, onReviewChange, onBlock, onFollowUp } = props;
  const { sent = [], outcome = null, until = '' } = person.review;
  const mark = sent.find(({ letter }) => letter === letterKey);
  if (letterKey === null && sent.length === 0) return null;
  const toggleSent = (key: string) => {
    const others = sent.filter(({ letter }) => letter !== key);
    // Who marks it is added when it is stored.
    onReviewChange({ sent: mark ? others : [...others, { letter: key, on: today, by: '' }] });
  };
  return (
    <Root>
      <Buttons>
        {letterKey === null ? null : (
          <Button
            variant={isAsked && !mark ? 'primary' : 'secondary'}
            aria-pressed={mark !== undefined}
            onClick={() => toggleSent(letterKey)}
          >
            {t(mark ? 'emails.sent.is' : isAsked ? 'emails.sent.ask' : 'emails.sent.mark')}
          </Button>
        )}
        {mark ? <Hint>{sentText(mark)}</Hint> : null}
        <DueLine person={person} onFollowUp={onFollowUp} />
      </Buttons>
      {sent.length === 0 ? null : (
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
      )}
    </Root>
  );
}

const sentText = ({ on, by }: SentMark): string =>
  by === ''
    ? t('emails.sent.on', { day: dayText(on) })
    : t('emails.sent.by', { day: dayText(on), name: by });

/** Says when a follow-up is due, or why none is, and offers one. */
function DueLine({ person, onFollowUp }: Pick<SentBarProps, 'person' | 'onFollowUp'>) {
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
