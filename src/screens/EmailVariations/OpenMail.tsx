import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useHasSingleKeys } from '#components/Commands/commandsContext.ts';
import { KeyCaps } from '#components/Commands/KeyCaps.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { openSlot, textOfSlot, type MailSlot } from '#domain/mail/mailPerson.ts';
import type { ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { MailActions } from './MailActions.tsx';
import { MailOutcome, SentButton, type MailOutcomeProps } from './MailOutcome.tsx';
import { Buttons, Hint, Paper, Sheet } from './mailStyle.ts';
import { Recipient } from './Recipient.tsx';
import { VariationCard, type VariationCardProps } from './VariationCard.tsx';

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

export interface OpenMailProps extends Omit<VariationCardProps, 'slot'>, MailOutcomeProps {
  position: { readonly index: number; readonly of: number };
  onAddressChange: (address: string) => void;
  /** Writes what failed again, or the first variations. */
  onRetry: () => void;
  /** Opens the prospect with this index. */
  onOpen: (index: number) => void;
  onMark: (mark: ReviewMark) => void;
  /** The ISO day in the person's own calendar. */
  today: string;
}

/** One prospect: company and name, the variations in tabs, and the review buttons. */
export function OpenMail(props: OpenMailProps) {
  const { person, position, sharing, today } = props;
  const { onReviewChange, onAddressChange, onRetry, onOpen, onMark } = props;
  /** The letters whose drafts were opened here: of them the page asks whether they were sent. */
  const [drafted, setDrafted] = useState<readonly string[]>([]);
  const { index, of } = position;
  const hasKeys = useHasSingleKeys();
  const sheet = useRef<HTMLElement>(null);
  const shownKey = useRef(person.key);
  // Another person's mail is shown from its beginning.
  useEffect(() => {
    const isOther = shownKey.current !== person.key;
    shownKey.current = person.key;
    if (isOther && sheet.current && sheet.current.getBoundingClientRect().top < 0)
      sheet.current.scrollIntoView();
  }, [person.key]);
  const panel = (slot: MailSlot) => {
    switch (slot.kind) {
      case 'loading':
        return <MailPlaceholder />;
      case 'failed':
        return <ErrorNotice onRetry={onRetry}>{slot.message}</ErrorNotice>;
      case 'letter':
        return <VariationCard key={`${person.key} ${slot.key}`} {...props} slot={slot} />;
    }
  };
  const open = openSlot(person);
  const letter =
    open?.kind === 'letter' ? { to: person.address, ...textOfSlot(person, open) } : null;
  return (
    <Sheet ref={sheet} aria-label={`${person.label}, ${person.companyName}`}>
      <header>
        <p>{person.companyName}</p>
        <h2>{person.heading}</h2>
        {person.isNameToFind ? <p className="to">{t('emails.nameToFind')}</p> : null}
        <Recipient key={person.key} person={person} onChange={onAddressChange} />
        <Buttons>
          <IconButton
            variant="outlined"
            label={t('emails.previous')}
            aria-keyshortcuts={hasKeys ? 'k' : undefined}
            icon={<ChevronLeft size={16} aria-hidden />}
            isDisabled={index === 0}
            onClick={() => onOpen(index - 1)}
          />
          {hasKeys ? (
            <span aria-hidden>
              <KeyCaps caps={['K']} />
            </span>
          ) : null}
          <span>{t('emails.place', { place: index + 1, of })}</span>
          {hasKeys ? (
            <span aria-hidden>
              <KeyCaps caps={['J']} />
            </span>
          ) : null}
          <IconButton
            variant="outlined"
            label={t('emails.next')}
            aria-keyshortcuts={hasKeys ? 'j' : undefined}
            icon={<ChevronRight size={16} aria-hidden />}
            isDisabled={index === of - 1}
            onClick={() => onOpen(index + 1)}
          />
        </Buttons>
      </header>
      <MailOutcome {...props} />
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
      <MailActions
        letter={letter}
        sharing={sharing}
        onDraft={() => {
          if (open) setDrafted([...drafted, `${person.key} ${open.key}`]);
          onReviewChange({ mark: 'drafted', chosenKey: open?.key ?? null });
        }}
        person={person}
        onMark={onMark}
      >
        {letter && open ? (
          <SentButton
            person={person}
            letterKey={open.key}
            isAsked={drafted.includes(`${person.key} ${open.key}`)}
            today={today}
            onReviewChange={onReviewChange}
          />
        ) : null}
      </MailActions>
    </Sheet>
  );
}
