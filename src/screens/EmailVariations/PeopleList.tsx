import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { hasModifier } from '#components/keys/hasModifier.ts';
import type { MailRowState } from '#domain/mail/mailRow.ts';
import { t } from '#domain/words/translate.ts';
import { MailToolbar, type MailToolbarProps } from './MailToolbar.tsx';
import { PersonRow } from './PersonRow.tsx';
import { List, Scroller, Side } from './peopleStyle.ts';
import { usePeopleWindow } from './usePeopleWindow.ts';

export interface PeopleRow {
  readonly key: string;
  readonly name: string;
  readonly companyName: string;
  readonly state: MailRowState;
}

export interface PeopleListProps {
  rows: readonly PeopleRow[];
  openIndex: number;
  /** Shown above the list: the progress of the review, and the button that opens the list. */
  toolbar: Pick<MailToolbarProps, 'people' | 'sharing'>;
  onOpen: (index: number) => void;
  /** Stable functions, so that no row renders again because of them. */
  onChoose: (key: string) => void;
  onRetry: (key: string) => void;
}

/** The index each arrow, Home and End key moves to. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * All prospects with the state of their mail. The list is one Tab stop with arrow keys inside; on a small screen it
 * collapses.
 */
export function PeopleList(props: PeopleListProps) {
  const { rows, openIndex, toolbar, onOpen, onChoose, onRetry } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const { scroller, list, indexes, onScroll } = usePeopleWindow(rows.length, openIndex, isUnfolded);

  /**
   * On a small screen, choosing a person closes the list and focuses its button. Elsewhere the button is hidden and takes no
   * focus.
   */
  const choose = useCallback(
    (key: string) => {
      onChoose(key);
      setUnfolded(false);
      fold.current?.focus();
    },
    [onChoose],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || hasModifier(event)) return;
    event.preventDefault();
    const next = step(openIndex, rows.length - 1);
    onOpen(Math.min(Math.max(next, 0), rows.length - 1));
  };
  return (
    <Side aria-label={t('emails.people')} data-unfolded={isUnfolded || undefined}>
      <MailToolbar {...toolbar}>
        <div className="fold">
          <Button
            ref={fold}
            size="small"
            aria-expanded={isUnfolded}
            aria-controls={listId}
            trailingIcon={<ChevronDown size={16} aria-hidden />}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('emails.showPeople')}
          </Button>
        </div>
      </MailToolbar>
      <Scroller ref={scroller} id={listId} onKeyDown={onKeyDown} onScroll={onScroll}>
        <List ref={list} style={{ height: `calc(${rows.length} * var(--row))` }}>
          {indexes.map((index) => {
            const row = rows[index];
            return row ? (
              <PersonRow
                key={row.key}
                id={row.key}
                name={row.name}
                companyName={row.companyName}
                stateText={row.state.text}
                tone={row.state.tone}
                canRetry={row.state.canRetry}
                index={index}
                of={rows.length}
                isOpen={index === openIndex}
                onChoose={choose}
                onRetry={onRetry}
              />
            ) : null;
          })}
        </List>
      </Scroller>
    </Side>
  );
}
