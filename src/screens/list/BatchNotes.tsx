import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import type { BatchHandle, Collection } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { countsOf } from '#domain/work/work.ts';
import type { Undoing } from './useListPage.ts';
import { WorkNote } from './WorkNote.tsx';

interface BatchNoteProps<Row> {
  handle: BatchHandle<Row>;
  kind: 'adding' | 'saving' | 'deleting' | 'sections';
  labelOf: (row: Row) => string;
  /** Undoes what was done; when absent, there is no Undo. */
  onUndo?: (() => void) | undefined;
}

/** The progress of a batch, the failed rows with their reasons, and the buttons Stop, Resume and Retry. */
export function BatchNote<Row>({ handle, kind, labelOf, onUndo }: BatchNoteProps<Row>) {
  const { jobs, actions } = handle;
  const { waiting, running, done, failed, stopped, of } = countsOf(jobs);
  const isUnderWay = waiting + running > 0;
  const isOver = of > 0 && !isUnderWay;
  return (
    <WorkNote
      text={of === 0 ? null : t(`general.batch.${kind}`, { done, of })}
      running={isUnderWay ? t(`work.${kind}`) : null}
      failed={failed > 0 ? t('general.batchFailed', { count: failed }) : null}
      progress={{ value: done + failed, max: of }}
      buttons={
        <>
          {waiting > 0 ? (
            <Button ref={focusWhenRemoved} size="small" onClick={actions.onStop}>
              {t('general.stop')}
            </Button>
          ) : null}
          {isOver && failed + stopped > 0 ? (
            <Button ref={focusWhenRemoved} size="small" onClick={actions.onRetry}>
              {t(stopped > 0 ? 'general.resume' : 'general.retryFailed')}
            </Button>
          ) : null}
          {isOver && onUndo ? (
            <Button ref={focusWhenRemoved} size="small" onClick={onUndo}>
              {t('general.undo')}
            </Button>
          ) : null}
          {isOver ? (
            <Button ref={focusWhenRemoved} size="small" variant="quiet" onClick={actions.onDismiss}>
              {t('general.dismiss')}
            </Button>
          ) : null}
        </>
      }
    >
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
    </WorkNote>
  );
}

export interface BatchNotesProps<Item, Draft> {
  collection: Pick<Collection<Item, Draft>, 'adding' | 'deleting'>;
  labelOf: (row: Item | Draft) => string;
  undoing: Undoing<Item, Draft>;
}

/** The progress of saving and deleting many rows. */
export function BatchNotes<Item extends Identified, Draft>(props: BatchNotesProps<Item, Draft>) {
  const { collection, labelOf, undoing } = props;
  const { adding, deleting } = collection;
  const { added, changed } = undoing;
  const onUndo = () => {
    adding.actions.onDismiss();
    if (added.length > 0) deleting.actions.onStart(added);
    if (changed.length > 0) adding.actions.onStart(changed);
  };
  return (
    <>
      <BatchNote
        handle={adding}
        kind={adding.jobs.some(({ data }) => data.row) ? 'saving' : 'adding'}
        labelOf={({ draft }) => labelOf(draft)}
        onUndo={added.length + changed.length > 0 ? onUndo : undefined}
      />
      <BatchNote handle={deleting} kind="deleting" labelOf={labelOf} />
    </>
  );
}
