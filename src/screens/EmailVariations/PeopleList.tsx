import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { MailRowState } from '#domain/mail/mailRow.ts';
import { t } from '#domain/words/translate.ts';
import { List, Row, Side } from './peopleStyle.ts';

export interface PeopleRow {
  readonly key: string;
  readonly name: string;
  readonly companyName: string;
  readonly state: MailRowState;
}

export interface PeopleListProps {
  rows: readonly PeopleRow[];
  openPlace: number;
  /** Stands above the list: how far the review is. */
  toolbar: ReactNode;
  onOpen: (place: number) => void;
  /** The same function always, so that rows need not be drawn anew for it. */
  onChoose: (key: string) => void;
}

/** Steps of the keys in the list. */
const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_place, last) => last,
};

/** All prospects with what became of their mail. One stop for Tab, arrows inside; on a small screen it folds away. */
export function PeopleList({ rows, openPlace, toolbar, onOpen, onChoose }: PeopleListProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const row = list.current?.children[openPlace];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    if (row.offsetTop < scrollTop) list.current.scrollTop = row.offsetTop;
    else if (row.offsetTop + row.offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = row.offsetTop + row.offsetHeight - clientHeight;
    // Who walks with the arrows takes the focus along.
    if (list.current.contains(document.activeElement)) row.querySelector('button')?.focus();
  }, [openPlace]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(openPlace, rows.length - 1);
    onOpen(Math.min(Math.max(next, 0), rows.length - 1));
  };
  return (
    <Side aria-label={t('emails.people')}>
      {toolbar}
      <div className="fold">
        <Button
          isWide
          aria-expanded={isUnfolded}
          aria-controls={listId}
          trailingIcon={<ChevronDown size={16} aria-hidden />}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('emails.showPeople')}
        </Button>
      </div>
      <List ref={list} id={listId} data-unfolded={isUnfolded || undefined} onKeyDown={onKeyDown}>
        {rows.map(({ key, name, companyName, state }, place) => (
          <PersonRow
            key={key}
            id={key}
            name={name}
            companyName={companyName}
            stateText={state.text}
            tone={state.tone}
            isOpen={place === openPlace}
            onChoose={onChoose}
          />
        ))}
      </List>
    </Side>
  );
}

interface PersonRowProps {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly stateText: string;
  readonly tone: MailRowState['tone'];
  readonly isOpen: boolean;
  readonly onChoose: (id: string) => void;
}

/** Of hundreds of rows only those are drawn anew in which something changed. */
const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, name, companyName, stateText, tone, isOpen, onChoose } = props;
  return (
    <li>
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
    </li>
  );
});
