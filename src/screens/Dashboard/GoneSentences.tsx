import { useState, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { Link } from '#components/Link/Link.tsx';
import { color, font, raisedBox, space } from '#components/theme/tokens.ts';
import type { QuoteCheck } from '#contracts/quoteCheck.ts';
import { pieceHref } from '#domain/content/piecePage.ts';
import type { GoneQuote, RestingKind } from '#domain/evidence/goneQuotes.ts';
import { goneText } from '#domain/evidence/goneText.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { recordRules } from '#domain/lists/records.ts';
import { t } from '#domain/words/translate.ts';
import { shortDayText } from '#text/timeText.ts';
import { NowThere } from '../evidence/NowThere.tsx';

const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(6)};
  padding: ${space(4)} ${space(5)};
  ${raisedBox}
  overflow-wrap: anywhere;
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
  }
  h2 {
    font-size: ${font(16)};
    font-weight: 600;
  }
  .quiet {
    color: ${color.muted};
    font-size: ${font(13)};
  }
  ul {
    display: grid;
    gap: ${space(2)};
  }
  .sentences > li {
    display: grid;
    gap: ${space(1)};
    max-width: 68ch;
    padding-top: ${space(3)};
    border-top: 1px solid ${color.line};
  }
  .rows {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    font-size: ${font(13)};
  }
  .rows a {
    display: inline-block;
    padding-block: 3px;
  }
`;

/** The number of sentences, and of rows of each, that are shown at first. */
const firstSentences = 5;
const firstRows = 4;

interface FoldedProps<Item> {
  className: string;
  label: string;
  items: readonly Item[];
  first: number;
  renderItem: (item: Item) => ReactNode;
}

/** A list of which the first are shown, until the person wants the others. */
function Folded<Item>({ className, label, items, first, renderItem }: FoldedProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = items.length - first;
  return (
    <>
      <ul className={className} aria-label={label}>
        {items.slice(0, isOpen ? items.length : first).map(renderItem)}
      </ul>
      {rest > 0 ? (
        <div>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('dashboard.mapFewer') : t('general.showMore', { count: rest })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

export interface GoneSentencesProps {
  quotes: QuoteCheck;
  /** The website of the business. */
  website: string;
  /** Opens the page of a row, and shows the row there. */
  onOpenRow: (kind: RestingKind, id: EntityId) => void;
}

/** The sentences that rows rest on and that are gone from their pages (D98). Renders nothing if there are none. */
export function GoneSentences({ quotes, website, onOpenRow }: GoneSentencesProps) {
  const { on, gone, isChecking, onCheck } = quotes;
  if (gone.length === 0) return null;
  return (
    <Root ref={focusWhenRemoved} aria-labelledby="gone">
      <div className="head">
        <div>
          <h2 id="gone">{goneText(gone, website)}</h2>
          {on === null ? null : (
            <p className="quiet">{t('quotes.lookedAt', { day: shortDayText(on) })}</p>
          )}
        </div>
        <Button size="small" isBusy={isChecking} busyLabel={t('quotes.checking')} onClick={onCheck}>
          {t('quotes.check')}
        </Button>
      </div>
      <Folded
        className="sentences"
        label={t('quotes.list')}
        items={gone}
        first={firstSentences}
        renderItem={(each) => (
          <li key={`${each.url} ${each.quote}`}>
            <Sentence gone={each} onOpenRow={onOpenRow} />
          </li>
        )}
      />
    </Root>
  );
}

interface SentenceProps extends Pick<GoneSentencesProps, 'onOpenRow'> {
  gone: GoneQuote;
}

const placeOf = (kind: RestingKind, id: EntityId) =>
  kind === 'sections'
    ? { href: pieceHref({ id }), list: t('piece.list') }
    : { href: recordRules[kind].page, list: t(recordRules[kind].name) };

/** A sentence, what stands there now, and the rows that rest on it. */
function Sentence({ gone: { quote, url, last, now, rows }, onOpenRow }: SentenceProps) {
  /** A press that opens a new tab leads to the page of the row alone. */
  const open = (kind: RestingKind, id: EntityId) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpenRow(kind, id);
  };
  return (
    <>
      <p>
        <Link href={url} isExternal>
          <bdi dir="auto">“{quote}”</bdi>
        </Link>
        {last === undefined ? null : (
          <span className="quiet"> {t('quotes.last', { day: shortDayText(last) })}</span>
        )}
      </p>
      <p className="quiet">
        <NowThere text={now} />
      </p>
      <Folded
        className="rows"
        label={t('quotes.rows')}
        items={rows}
        first={firstRows}
        renderItem={({ kind, id, name }) => {
          const { href, list } = placeOf(kind, id);
          return (
            <li key={`${kind} ${id} ${name}`}>
              <Link href={href} onClick={open(kind, id)}>
                {name === '' ? list : t('dashboard.partOf', { what: list, value: name })}
              </Link>
            </li>
          );
        }}
      />
    </>
  );
}
