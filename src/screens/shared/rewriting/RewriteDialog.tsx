import { useState, type MouseEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import type { FieldWriting } from '#domain/rewriting/fieldWriting.ts';
import { fieldTextOf } from '#domain/rewriting/proposal.ts';
import { t } from '#domain/words/translate.ts';
import { FieldTextView } from './FieldTextView.tsx';
import { ProposalButtons } from './ProposalButtons.tsx';
import { ProposalPane } from './ProposalPane.tsx';
import { Hint, Pane, Parts, Texts } from './rewriteStyle.ts';
import { cardWords, type RewriteWords } from './rewriteWords.ts';

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
            <ProposalButtons
              isAsking={isAsking}
              isTaking={isTaking}
              onAnother={() => writing.onAnother(row, field)}
              onTake={() => void take()}
            />
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
            <ProposalPane proposal={proposal} present={present} isAsking={isAsking} />
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
