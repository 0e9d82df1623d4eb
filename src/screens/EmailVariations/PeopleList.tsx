import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useRowWindow } from '#components/DataTable/useRowWindow.ts';
import { hasModifier } from '#components/keys/hasModifier.ts';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { Sharing } from '#contracts/sharing.ts';
import {
  chosenLetter,
  mailToCsv,
  type MailPerson,
  type MailRowState,
} from '#domain/mail/mailPerson.ts';
import { t } from '#domain/words/translate.ts';
import { List, Row, Scroller, Side } from './peopleStyle.ts';

/** The height in pixels of a row at the browser's usual text size. */
const usualHeight = 58;

/** Keeps the open person of the list in view. */
function useOpenInView(openIndex: number, isUnfolded: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>(`[aria-posinset='${openIndex + 1}']`);
    // A collapsed list has no height.
    if (!box || !row || (!isUnfolded && box.clientHeight === 0)) return;
    const { offsetTop: top, offsetHeight: height } = row;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + height > box.scrollTop + box.clientHeight)
      box.scrollTop = top + height - box.clientHeight;
    // The arrow keys move the focus to the open person.
    if (box.contains(document.activeElement))
      row.querySelector('button')?.focus({ preventScroll: true });
  }, [openIndex, isUnfolded]);
  return scroller;
}

interface MailToolbarProps {
  people: readonly MailPerson[];
  sharing: Sharing;
  /** The button that opens the list on a small screen. */
  children?: ReactNode;
}

/** The progress of the review, and its export. The parent lays them out. */
function MailToolbar({ people, sharing, children }: MailToolbarProps) {
  const of = people.length;
  const reviewed = people.filter(({ review }) => review.mark !== null).length;
  const skipped = people.filter(({ review }) => review.mark === 'skipped').length;
  const progress = t('emails.progress', { reviewed, of });
  return (
    <>
      <span className="said" role="status">
        {progress}
        {skipped > 0 ? ` · ${t('emails.progressSkipped', { count: skipped })}` : null}
      </span>
      {children}
      <div className="export">
        <Button
          size="small"
          icon={<Download size={14} aria-hidden />}
          isDisabled={people.every((person) => chosenLetter(person) === null)}
          onClick={() => {
            const { csv, leftOut } = mailToCsv(people);
            const said = leftOut > 0 ? [t('blocked.leftOut', { count: leftOut })] : [];
            sharing.onSave(t('emails.exportName'), csv, ...said);
          }}
        >
          {t('list.export')}
        </Button>
      </div>
      <div className="bar">
        <ProgressBar label={progress} value={reviewed} max={of} />
      </div>
    </>
  );
}

interface PersonRowProps {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly stateText: string;
  readonly tone: MailRowState['tone'];
  readonly index: number;
  readonly top: number | undefined;
  readonly of: number;
  readonly isOpen: boolean;
  /** Stable functions, so that no row renders again because of them. */
  readonly onChoose: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly rowRef: ((row: HTMLLIElement | null) => void) | undefined;
}

/** One person and the state of their mail. Memoised: of hundreds of rows only the changed ones render again. */
const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, name, companyName, stateText, tone, index, top, of, isOpen } = props;
  const { onChoose, onRetry, rowRef } = props;
  /** Retry disappears with the failure, so the focus moves to the row. */
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.querySelector('button')?.focus();
    onRetry(id);
  };
  return (
    <li
      ref={rowRef}
      style={top === undefined ? undefined : { position: 'absolute', top }}
      aria-setsize={of}
      aria-posinset={index + 1}
      data-index={top === undefined ? undefined : index}
      data-open={isOpen || undefined}
    >
      <Row
        type="button"
        tabIndex={isOpen ? 0 : -1}
        aria-current={isOpen || undefined}
        onClick={() => onChoose(id)}
      >
        <span className="name">{name}</span>
        <span className="company">{companyName}</span>
        {stateText === '' ? null : (
          <span className="state" data-tone={tone}>
            {stateText}
          </span>
        )}
      </Row>
      {tone === 'danger' ? (
        <Button size="small" variant="quiet" tabIndex={isOpen ? 0 : -1} onClick={retry}>
          {t('general.retryShort')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
});

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
  const scroller = useOpenInView(openIndex, isUnfolded);
  const { shown, height, measureRow } = useRowWindow({
    scroller,
    count: rows.length,
    // Rows have one height, so a place in the list is key enough.
    keyAt: String,
    rowHeight: usualHeight,
    kept: [openIndex],
    isScroller: true,
  });

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
      <Scroller ref={scroller} className="list" id={listId} onKeyDown={onKeyDown}>
        <List style={{ height }}>
          {shown.map(({ index, top }) => {
            const row = rows[index];
            return row ? (
              <PersonRow
                key={row.key}
                id={row.key}
                name={row.name}
                companyName={row.companyName}
                stateText={row.state.text}
                tone={row.state.tone}
                index={index}
                top={top}
                rowRef={measureRow}
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
