import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import {
  windowFirst,
  windowRows,
  windowSize,
  windowStart,
} from '#components/DataTable/rowWindow.ts';
import { hasModifier } from '#components/keys/hasModifier.ts';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { Sharing } from '#domain/lists/sharing.ts';
import { mailToCsv } from '#domain/mail/mailFile.ts';
import {
  chosenLetter,
  reviewCounts,
  type MailPerson,
  type MailRowState,
} from '#domain/mail/mailPerson.ts';
import { t } from '#domain/words/translate.ts';
import { List, Row, Scroller, Side } from './peopleStyle.ts';

/** The height in pixels of a row at the browser's usual text size, and of the list before it is measured. */
const usual = { row: 57.5, box: 528 };

/**
 * Returns the people of a long list to render: those in view, and the open one, which is kept in view. Unlike a table, all
 * rows have one height and the list always scrolls by itself.
 */
function usePeopleWindow(count: number, openIndex: number, isUnfolded: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [heights, setHeights] = useState(usual);
  const [first, setFirst] = useState(0);
  const size = windowSize(heights.box, heights.row);
  const indexes = windowRows(windowStart(first, size, count), size, count, [openIndex]);

  useLayoutEffect(() => {
    const [box, all] = [scroller.current, list.current];
    if (!box || !all) return undefined;
    // A collapsed list has no height.
    const measure = () => {
      if (box.clientHeight === 0) return;
      setHeights({ row: all.getBoundingClientRect().height / count, box: box.clientHeight });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(all);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || (!isUnfolded && box.clientHeight === 0)) return;
    const top = openIndex * heights.row;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + heights.row > box.scrollTop + box.clientHeight)
      box.scrollTop = top + heights.row - box.clientHeight;
    // The arrow keys move the focus to the open person.
    if (box.contains(document.activeElement))
      box.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [openIndex, heights.row, isUnfolded]);

  const onScroll = () => {
    const next = windowFirst(Math.floor((scroller.current?.scrollTop ?? 0) / heights.row));
    // Renders before the paint: a row rendered after it would be blank for a frame.
    if (next !== first) flushSync(() => setFirst(next));
  };
  return { scroller, list, indexes, onScroll };
}

interface MailToolbarProps {
  people: readonly MailPerson[];
  sharing: Sharing;
  /** The button that opens the list on a small screen. */
  children?: ReactNode;
}

/** The progress of the review, and its export. The parent lays them out. */
function MailToolbar({ people, sharing, children }: MailToolbarProps) {
  const { drafted, skipped, of } = reviewCounts(people);
  const progress = t('emails.progress', { reviewed: drafted + skipped, of });
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
          onClick={() => sharing.onSave(t('emails.exportName'), mailToCsv(people))}
        >
          {t('emails.export')}
        </Button>
      </div>
      <div className="bar">
        <ProgressBar label={progress} value={drafted + skipped} max={of} />
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
  readonly canRetry: boolean;
  readonly index: number;
  readonly of: number;
  readonly isOpen: boolean;
  /** Stable functions, so that no row renders again because of them. */
  readonly onChoose: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** One person and the state of their mail. Memoised: of hundreds of rows only the changed ones render again. */
const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, name, companyName, stateText, tone, canRetry, index, of, isOpen } = props;
  const { onChoose, onRetry } = props;
  const style: CSSProperties = { top: `calc(${index} * var(--row))` };
  /** Retry disappears with the failure, so the focus moves to the row. */
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.querySelector('button')?.focus();
    onRetry(id);
  };
  return (
    <li style={style} aria-setsize={of} aria-posinset={index + 1} data-open={isOpen || undefined}>
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
      {canRetry ? (
        <Button size="small" variant="quiet" tabIndex={isOpen ? 0 : -1} onClick={retry}>
          {t('emails.state.retry')}
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
