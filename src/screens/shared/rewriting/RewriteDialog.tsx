import { useState, type MouseEvent } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { EvidenceLine } from '#components/EvidenceLine/EvidenceLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { fieldTextOf } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { FieldTextView } from './FieldTextView.tsx';
import { Hint, Pane, Parts, Texts } from './rewriteStyle.ts';

/** The texts that depend on the kind of row. */
export interface RewriteWords {
  readonly wholeOnly: string;
  readonly whole: string;
  readonly source: (label: string, count: number) => string;
  readonly mayClose: string;
  readonly gone: string;
}

const cardWords = (): RewriteWords => ({
  wholeOnly: t('rewrite.wholeOnly'),
  whole: t('rewrite.whole'),
  source: (label, count) => t('rewrite.source', { label, count }),
  mayClose: t('rewrite.mayClose'),
  gone: t('rewrite.gone'),
});

export interface RewriteDialogProps<Item extends Identified> {
  writing: FieldWriting<Item>;
  /** The current rows: the row may change or disappear while the dialog is open. */
  rows: readonly Item[];
  item: Item;
  field: string;
  /** The names of the field and the row. */
  names: { readonly field: string; readonly row: string };
  /** By default the texts about a card. */
  words?: RewriteWords;
  onClose: () => void;
}

/** Rewrites one field: shows the current text beside the proposed one, to accept or to decline (D81). */
export function RewriteDialog<Item extends Identified>(props: RewriteDialogProps<Item>) {
  const { writing, rows, item, field, names, words = cardWords(), onClose } = props;
  const [isTaking, setIsTaking] = useState(false);
  const [failure, setFailure] = useState('');
  const row = rows.find(({ id }) => sameId(id, item.id));
  const rewrite = row ? writing.of(row, field) : null;
  const present = fieldTextOf(row ?? item, field) ?? '';
  const proposal = rewrite?.proposal ?? null;
  const isAsking = rewrite?.status === 'asking';
  const take = async () => {
    if (!row || isTaking) return;
    setIsTaking(true);
    setFailure('');
    const outcome = await writing.onTake(row, field);
    setIsTaking(false);
    if (outcome.ok) onClose();
    else setFailure(outcome.message);
  };
  /** The pressed button disappears, so the focus moves to the first one, which closes the dialog. */
  const askWhole = ({ currentTarget }: MouseEvent<HTMLElement>, asked: Item) => {
    currentTarget.closest('[role=dialog]')?.querySelector('button')?.focus();
    writing.onAskWhole(asked, field);
  };
  const close = () => {
    writing.onRead(row ?? item, field);
    onClose();
  };
  const leave = () => {
    writing.onLeave(row ?? item, field);
    onClose();
  };
  return (
    <Dialog
      title={t('rewrite.one', { field: names.field })}
      description={names.row}
      size="large"
      canClose={!isTaking}
      onClose={close}
      footer={
        <>
          {/* While a request runs, the close button has the focus, so that a second Enter does not cancel the request here. */}
          <Button autoFocus={!isAsking} isDisabled={isTaking} onClick={leave}>
            {t('rewrite.leave')}
          </Button>
          {row && rewrite?.status === 'wholeOnly' ? (
            <Button variant="primary" onClick={(event) => askWhole(event, row)}>
              {words.whole}
            </Button>
          ) : null}
          {row && proposal ? (
            <>
              <Button
                isBusy={isAsking}
                busyLabel={t('rewrite.askingAnother')}
                isDisabled={isTaking}
                onClick={() => writing.onAnother(row, field)}
              >
                {t('rewrite.another')}
              </Button>
              <Button
                variant="primary"
                isBusy={isTaking}
                busyLabel={t('rewrite.taking')}
                onClick={() => void take()}
              >
                {t('rewrite.take')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <Parts>
        {row ? null : <ErrorNotice>{words.gone}</ErrorNotice>}
        {row && rewrite?.status === 'failed' ? (
          <ErrorNotice retryLabel={t('general.retry')} onRetry={() => writing.onAsk(row, field)}>
            {rewrite.message}
          </ErrorNotice>
        ) : null}
        {failure === '' ? null : <ErrorNotice>{failure}</ErrorNotice>}
        {rewrite?.status === 'wholeOnly' ? <p>{words.wholeOnly}</p> : null}
        <Texts>
          <Pane aria-label={t('rewrite.now')}>
            <h3>
              {t('rewrite.now')}
              {writing.isEdited(row ?? item, field) ? ` · ${t('rewrite.edited')}` : null}
            </h3>
            <FieldTextView value={present} other={proposal?.value ?? null} side="now" />
          </Pane>
          {proposal || isAsking ? (
            <Pane aria-label={t('rewrite.next')} aria-busy={isAsking}>
              <h3>
                {t('rewrite.next')}{' '}
                {proposal?.grounds.isSample ? <Badge>{t('evidence.sample')}</Badge> : null}
              </h3>
              {proposal ? (
                <FieldTextView value={proposal.value} other={present} side="next" />
              ) : (
                <>
                  <Skeleton />
                  <Skeleton width="70%" />
                </>
              )}
              {proposal?.grounds.evidence.map(({ quote, url }) => (
                <EvidenceLine
                  key={`${url} ${quote}`}
                  source={t(
                    url === undefined ? 'evidence.fromDescription' : 'evidence.fromWebsite',
                  )}
                  quote={quote}
                  href={url}
                  labels={{ more: t('evidence.more'), less: t('evidence.less') }}
                />
              ))}
              {proposal && proposal.grounds.assumptions.length > 0 ? (
                <Hint>{t('rewrite.assumption')}</Hint>
              ) : null}
            </Pane>
          ) : null}
        </Texts>
        <div role="status">
          {isAsking ? (
            <Hint>
              {t(proposal ? 'rewrite.askingAnother' : 'rewrite.asking')} {words.mayClose}
            </Hint>
          ) : null}
          {proposal?.source ? (
            <Hint>{words.source(proposal.source.label, proposal.source.rows)}</Hint>
          ) : null}
          {proposal?.remark === undefined ? null : <Hint>{proposal.remark}</Hint>}
        </div>
      </Parts>
    </Dialog>
  );
}
