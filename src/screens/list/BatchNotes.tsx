import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import type { BatchHandle } from '#domain/lists/collection.ts';
import { countsOf } from '#domain/work/work.ts';
import { Line, Root } from './batchStyle.ts';

interface BatchNoteProps<Row> {
  handle: BatchHandle<Row>;
  words: 'general.batchAdded' | 'general.batchDeleted';
  labelOf: (row: Row) => string;
  /** Undoes what was done; when absent, there is no Undo. */
  onUndo?: (() => void) | undefined;
}

/** The progress of a batch, the failed rows with their reasons, and the buttons Stop, Resume and Retry. */
function BatchNote<Row>({ handle, words, labelOf, onUndo }: BatchNoteProps<Row>) {
  const { jobs, actions } = handle;
  const { waiting, running, done, failed, stopped, of } = countsOf(jobs);
  const isIdle = of === 0;
  const progress = t(words, { done, of });
  const isUnderWay = waiting + running > 0;
  return (
    <Root
      tabIndex={isIdle ? undefined : -1}
      aria-label={isIdle ? undefined : progress}
      data-idle={isIdle || undefined}
    >
      <Line>
        {/* Screen readers hear the end, not every count. */}
        <span role="status" aria-live={isUnderWay ? 'off' : 'polite'}>
          {isIdle ? null : progress}
          {failed > 0 ? ` · ${t('general.batchFailed', { count: failed })}` : null}
        </span>
        {waiting > 0 ? (
          <Button ref={focusWhenRemoved} size="small" onClick={actions.onStop}>
            {t('general.stop')}
          </Button>
        ) : null}
        {!isUnderWay && failed + stopped > 0 ? (
          <Button ref={focusWhenRemoved} size="small" onClick={actions.onRetry}>
            {t(stopped > 0 ? 'general.resume' : 'general.retryFailed')}
          </Button>
        ) : null}
        {isUnderWay || isIdle || !onUndo ? null : (
          <Button ref={focusWhenRemoved} size="small" onClick={onUndo}>
            {t('general.undo')}
          </Button>
        )}
        {isUnderWay || isIdle ? null : (
          <Button ref={focusWhenRemoved} size="small" variant="quiet" onClick={actions.onDismiss}>
            {t('general.dismiss')}
          </Button>
        )}
      </Line>
      {isIdle ? null : <ProgressBar label={progress} value={done + failed} max={of} />}
      {failed > 0 ? (
        <ul>
          {jobs.map(({ key, data, state }) =>
            state.status === 'failed' ? (
              <li key={key}>
                {labelOf(data)}: {state.message}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </Root>
  );
}

export interface BatchNotesProps<Item, Draft> {
  collection: Pick<Collection<Item, Draft>, 'adding' | 'deleting'>;
  labelOf: (row: Item | Draft) => string;
  /** The rows that the last paste added: Undo deletes them. */
  added: readonly Item[];
}

/** The progress of adding and deleting many rows. */
export function BatchNotes<Item extends Identified, Draft>(props: BatchNotesProps<Item, Draft>) {
  const { collection, labelOf, added } = props;
  const { adding, deleting } = collection;
  return (
    <>
      <BatchNote
        handle={adding}
        words="general.batchAdded"
        labelOf={labelOf}
        onUndo={
          added.length === 0
            ? undefined
            : () => {
                adding.actions.onDismiss();
                deleting.actions.onStart(added);
              }
        }
      />
      <BatchNote handle={deleting} words="general.batchDeleted" labelOf={labelOf} />
    </>
  );
}
