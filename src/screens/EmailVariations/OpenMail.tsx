import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { useHeightVariable } from '#components/theme/useHeightVariable.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import type { MailSlot } from '#domain/mail/mailSlot.ts';
import { openSlot, type MailPerson } from '#domain/mail/mailPerson.ts';
import type { MailReviewEntry, ReviewMark } from '#domain/mail/mailReview.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { Bar, Buttons } from './mailActionStyle.ts';
import { MailPlaceholder } from './MailPlaceholder.tsx';
import { Sheet } from './mailStyle.ts';
import { ReviewButtons } from './ReviewButtons.tsx';
import { VariationCard } from './VariationCard.tsx';

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
        <ReviewButtons mark={person.review.mark} onMark={walk.onMark} />
      </Bar>
    </Sheet>
  );
}
