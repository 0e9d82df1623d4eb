import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import type { FieldAnswer, FieldRewriting } from '#contracts/fieldRewriting.ts';
import { fieldTextOf, linesIn, type FieldText, type Proposal } from '#domain/rewriting/proposal.ts';
import { textChanges } from '#domain/rewriting/textChanges.ts';
import { t } from '#domain/words/translate.ts';
import { QuoteLine } from '../evidence/QuoteLine.tsx';

/** The two texts side by side, or below each other on a phone. */
const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pane = styled.section`
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  overflow-wrap: anywhere;
  /* As high with a badge as without, so that both texts begin at the same height. */
  h3 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 22px;
    margin-bottom: ${space(2)};
    color: ${color.muted};
    font-size: ${font(13)};
    font-weight: 550;
  }
  ul {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(4)};
    list-style: disc;
  }
  ins {
    background: ${color.successSoft};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  del {
    background: ${color.dangerSoft};
    text-decoration: line-through;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  /* The status is there before its first message, and takes no space until then. */
  &:has(> [role='status']:empty) {
    margin-bottom: calc(-1 * ${space(4)});
  }
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font(13)};
`;

interface FieldTextViewProps {
  value: FieldText;
  /** The text it is compared with; differences are marked. */
  other: FieldText | null;
  side: 'now' | 'next';
}

/** One of two compared texts: removed words are struck out in the old one, added words underlined in the new one. */
function FieldTextView({ value, other, side }: FieldTextViewProps) {
  const Mark = side === 'now' ? 'del' : 'ins';
  if (typeof value !== 'string') {
    const others = new Set(other === null ? value : linesIn(other));
    return (
      <ul>
        {[...new Set(value)].map((line) => (
          <li key={line}>{others.has(line) ? line : <Mark>{line}</Mark>}</li>
        ))}
      </ul>
    );
  }
  if (typeof other !== 'string') return <p>{value}</p>;
  const parts = side === 'now' ? textChanges(value, other) : textChanges(other, value);
  if (parts === null) return <p>{value}</p>;
  const gone = side === 'now' ? 'added' : 'removed';
  return (
    <p>
      {parts
        .filter(({ kind }) => kind !== gone)
        .map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : (
            // The parts of a text have no ids, and are never reordered.
            <Fragment key={index}>
              {text.trimStart() === text ? '' : ' '}
              <Mark>{text.trimStart()}</Mark>
            </Fragment>
          ),
        )}
    </p>
  );
}

export interface RewriteDialogProps<Item extends Identified> {
  rewriting: FieldRewriting<Item>;
  /** The current rows: the row may change or disappear while the dialog is open. */
  rows: readonly Item[];
  item: Item;
  field: string;
  /** The names of the field and the row. */
  names: { readonly field: string; readonly row: string };
  onClose: () => void;
}

/** Rewrites one field: shows the current text beside the proposed one, to take or to decline (D81). Closing ends the request. */
export function RewriteDialog<Item extends Identified>(props: RewriteDialogProps<Item>) {
  const { rewriting, rows, item, field, names, onClose } = props;
  const row = rows.find(({ id }) => sameId(id, item.id));
  const present = fieldTextOf(row ?? item, field) ?? '';
  /** The proposals that were declined. A new array is a new request. */
  const [declined, setDeclined] = useState<readonly FieldText[]>([]);
  /** Null while the request runs. */
  const [answer, setAnswer] = useState<FieldAnswer | null>(null);
  /** The last proposal. It stays while another one is requested. */
  const [offer, setOffer] = useState<Proposal | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [failure, setFailure] = useState('');
  const isAsking = answer === null;

  const ask = useEffectEvent((without: readonly FieldText[], signal: AbortSignal) =>
    rewriting.onAsk(item, field, without, signal),
  );
  useEffect(() => {
    const ended = new AbortController();
    void ask(declined, ended.signal).then((found) => {
      if (ended.signal.aborted) return;
      setAnswer(found);
      if (found.status === 'proposed') setOffer(found.proposal);
    });
    return () => ended.abort();
  }, [declined]);

  const askAgain = (without: Iterable<FieldText>) => {
    setAnswer(null);
    setFailure('');
    setDeclined([...without]);
  };
  const take = async (asked: Item, proposal: Proposal) => {
    setTaking(true);
    setFailure('');
    const outcome = await rewriting.onTake(asked, field, proposal);
    setTaking(false);
    if (outcome.ok) onClose();
    else setFailure(outcome.message);
  };
  return (
    <Dialog
      title={t('rewrite.one', { field: names.field })}
      description={names.row}
      size="large"
      canClose={!isTaking}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isTaking} onClick={onClose}>
            {t('rewrite.leave')}
          </Button>
          {row && offer ? (
            <>
              <Button
                isBusy={isAsking}
                busyLabel={t('rewrite.askingAnother')}
                isDisabled={isTaking}
                onClick={() => askAgain(new Set([...declined, offer.value]))}
              >
                {t('rewrite.another')}
              </Button>
              <Button
                variant="primary"
                isBusy={isTaking}
                busyLabel={t('rewrite.taking')}
                onClick={() => void take(row, offer)}
              >
                {t('rewrite.take')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <Parts>
        {row ? null : <ErrorNotice>{t('rewrite.gone')}</ErrorNotice>}
        {row && answer?.status === 'failed' ? (
          <ErrorNotice onRetry={() => askAgain(declined)}>{answer.message}</ErrorNotice>
        ) : null}
        <ErrorNotice>{failure}</ErrorNotice>
        <Texts>
          <Pane aria-label={t('rewrite.now')}>
            <h3>{t('rewrite.now')}</h3>
            <FieldTextView value={present} other={offer?.value ?? null} side="now" />
          </Pane>
          {offer || isAsking ? (
            <Pane aria-label={t('rewrite.next')} aria-busy={isAsking}>
              {offer ? (
                <Offered proposal={offer} present={present} />
              ) : (
                <>
                  <h3>{t('rewrite.next')}</h3>
                  <Skeleton />
                  <Skeleton width="70%" />
                </>
              )}
            </Pane>
          ) : null}
        </Texts>
        <div role="status">
          {isAsking ? <Hint>{t(offer ? 'rewrite.askingAnother' : 'rewrite.asking')}</Hint> : null}
          {answer?.status === 'missing' ? <p>{t('rewrite.missing')}</p> : null}
          {offer?.remark === undefined ? null : <Hint>{offer.remark}</Hint>}
        </div>
      </Parts>
    </Dialog>
  );
}

/** The proposed text, with its evidence. */
function Offered({ proposal, present }: { proposal: Proposal; present: FieldText }) {
  const { value, grounds } = proposal;
  return (
    <>
      <h3>
        {t('rewrite.next')} {grounds.isSample ? <Badge>{t('evidence.sample')}</Badge> : null}
      </h3>
      <FieldTextView value={value} other={present} side="next" />
      {grounds.evidence.map((each) => (
        <QuoteLine key={`${each.url} ${each.quote}`} of={each} isNamed={false} />
      ))}
      {grounds.assumptions.length > 0 ? <Hint>{t('rewrite.assumption')}</Hint> : null}
    </>
  );
}
