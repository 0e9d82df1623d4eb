import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { useHasSingleKeys } from '#components/Commands/commandsContext.ts';
import { KeyCaps } from '#components/Commands/KeyCaps.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import { useHeightVariable } from '#components/theme/useHeightVariable.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import { openSlot, type MailPerson, type MailSlot } from '#domain/mail/mailPerson.ts';
import type { MailReviewEntry, ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { Bar, Buttons, Hint, Paper, Sheet } from './mailStyle.ts';
import { VariationCard } from './VariationCard.tsx';

/** Stands in for a variation that is being written. */
function MailPlaceholder() {
  return (
    <Paper aria-busy="true">
      <Hint>{t('emails.writing')}</Hint>
      <Skeleton width="56%" height={20} />
      <SkeletonText lines={7} />
    </Paper>
  );
}

const Keys = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
  color: ${color.muted};
  font-size: ${font(12)};
  ${media.touch} {
    display: none;
  }
  ${media.narrow} {
    display: none;
  }
`;

interface Mark {
  readonly mark: ReviewMark;
  readonly label: string;
  readonly key: string;
  readonly icon: ReactNode;
}

interface ReviewButtonsProps {
  person: MailPerson;
  /** Marks the prospect and opens the next; pressing the same mark again removes it. */
  onMark: (mark: ReviewMark) => void;
}

/** Buttons that mark the outcome for this prospect, with their keys. */
function ReviewButtons({ person, onMark }: ReviewButtonsProps) {
  const { mark } = person.review;
  const hasKeys = useHasSingleKeys();
  const pressedKey = useRef<string | null>(null);
  const marks: readonly Mark[] = [
    {
      mark: 'drafted',
      label: t('emails.markDrafted'),
      key: 'D',
      icon: <Check size={16} aria-hidden />,
    },
    {
      mark: 'skipped',
      label: t('emails.markSkipped'),
      key: 'S',
      icon: <SkipForward size={16} aria-hidden />,
    },
  ];
  return (
    <Buttons>
      {marks.map((each) => (
        <Button
          key={each.mark}
          size="small"
          variant={mark === each.mark ? 'primary' : 'secondary'}
          aria-pressed={mark === each.mark}
          aria-keyshortcuts={hasKeys ? each.key.toLowerCase() : undefined}
          icon={each.icon}
          trailingIcon={
            hasKeys ? (
              <span aria-hidden>
                <KeyCaps caps={[each.key]} />
              </span>
            ) : undefined
          }
          onClick={({ detail }) => {
            // The second click of a double click on the same prospect would undo the first.
            if (detail < 2 || pressedKey.current !== person.key) onMark(each.mark);
            pressedKey.current = person.key;
          }}
        >
          {each.label}
        </Button>
      ))}
      {hasKeys ? (
        <Keys>
          <KeyCaps caps={['K']} /> {t('emails.previous')} <KeyCaps caps={['J']} />{' '}
          {t('emails.next')}
        </Keys>
      ) : null}
    </Buttons>
  );
}

export interface OpenMailProps {
  person: MailPerson;
  position: { readonly index: number; readonly of: number };
  /** The remarks about the open variation. */
  remarks: readonly MailRemark[];
  sharing: Sharing;
  onReviewChange: (change: Partial<MailReviewEntry>) => void;
  onConfirm: (variation: EmailVariation, field: string) => void;
  /** Writes what failed again, or the first variations. */
  onRetry: () => void;
  walk: { readonly onOpen: (index: number) => void; readonly onMark: (mark: ReviewMark) => void };
}

/** One prospect: company and name, the variations in tabs, and the review buttons. */
export function OpenMail(props: OpenMailProps) {
  const { person, position, remarks, sharing, onReviewChange, onConfirm, onRetry, walk } = props;
  const { index, of } = position;
  const sheet = useRef<HTMLElement>(null);
  const shownKey = useRef(person.key);
  // Another person's mail is shown from its beginning.
  useEffect(() => {
    if (sheet.current && shownKey.current !== person.key) {
      sheet.current.scrollTop = 0;
      // On a phone the page scrolls.
      if (sheet.current.getBoundingClientRect().top < 0) sheet.current.scrollIntoView();
    }
    shownKey.current = person.key;
  }, [person.key]);
  const bar = useHeightVariable<HTMLDivElement>('--review-bar');
  const panel = (slot: MailSlot) => {
    switch (slot.kind) {
      case 'loading':
        return <MailPlaceholder />;
      case 'failed':
        return <ErrorNotice onRetry={onRetry}>{slot.message}</ErrorNotice>;
      case 'letter':
        return (
          <VariationCard
            key={`${person.key} ${slot.key}`}
            person={person}
            slot={slot}
            remarks={remarks}
            sharing={sharing}
            onReviewChange={onReviewChange}
            onConfirm={onConfirm}
          />
        );
    }
  };
  const open = openSlot(person);
  return (
    <Sheet ref={sheet} aria-label={`${person.label}, ${person.companyName}`}>
      <header>
        <p>{person.companyName}</p>
        <h2>{person.heading}</h2>
        {person.isNameToFind ? <p className="to">{t('emails.nameToFind')}</p> : null}
        <p className="to">
          {t('emails.to')}: {person.address || t('emails.noAddress')}
        </p>
        <Buttons>
          <IconButton
            variant="outlined"
            label={t('emails.previous')}
            icon={<ChevronLeft size={16} aria-hidden />}
            isDisabled={index === 0}
            onClick={() => walk.onOpen(index - 1)}
          />
          <span>{t('emails.place', { place: index + 1, of })}</span>
          <IconButton
            variant="outlined"
            label={t('emails.next')}
            icon={<ChevronRight size={16} aria-hidden />}
            isDisabled={index === of - 1}
            onClick={() => walk.onOpen(index + 1)}
          />
        </Buttons>
      </header>
      {open ? (
        <Tabs
          label={t('emails.tabs', { name: person.label })}
          selectedId={open.key}
          onSelectTab={(chosenKey) => onReviewChange({ chosenKey })}
          tabs={person.slots.map((slot, slotIndex) => ({
            id: slot.key,
            label: t('emails.variation', { number: slotIndex + 1 }),
            content: panel(slot),
          }))}
        />
      ) : (
        <EmptyState kind="nothing" actions={<Button onClick={onRetry}>{t('emails.write')}</Button>}>
          {t('emails.none', { name: person.label })}
        </EmptyState>
      )}
      <Bar ref={bar} data-last>
        <ReviewButtons person={person} onMark={walk.onMark} />
      </Bar>
    </Sheet>
  );
}
