import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import type { CollectionActions } from '#contracts/collection.ts';
import type { Generation } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { SlowNote } from './SlowNote.tsx';
import { StatusLine } from './StatusLine.ts';
import { StepLine } from './StepLine.tsx';

export interface GenerationNoteProps {
  generation: Generation;
  actions: Pick<CollectionActions<never, never>, 'onGenerateMore' | 'onStopWaiting'>;
}

/**
 * The outcome of Generate More below its button: the current step, slow, nothing new or failed, and the server's remarks.
 */
export function GenerationNote({ generation, actions }: GenerationNoteProps) {
  const { status, step, remark } = generation;
  const isFailed = status === 'failed';
  return (
    <>
      {isFailed ? (
        <ErrorNotice onRetry={actions.onGenerateMore}>{generation.message}</ErrorNotice>
      ) : null}
      <Status>
        {isFailed ? null : <StepLine step={step} />}
        {status === 'running' && generation.isSlow ? (
          <SlowNote onStopWaiting={actions.onStopWaiting} />
        ) : null}
        {status === 'nothingNew' ? <StatusLine>{t('general.nothingNew')}</StatusLine> : null}
        {isFailed || remark === undefined ? null : <StatusLine>{remark}</StatusLine>}
      </Status>
    </>
  );
}
