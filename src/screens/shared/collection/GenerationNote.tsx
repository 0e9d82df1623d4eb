import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import type { Generation } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { SlowNote } from '../generation/SlowNote.tsx';
import { StatusLine } from '../generation/StatusLine.ts';
import { StepLine } from '../generation/StepLine.tsx';

export interface GenerationNoteProps {
  generation: Generation;
  onGenerateMore: () => void;
  onStopWaiting: () => void;
}

/**
 * The outcome of Generate More below its button: the current step, slow, nothing new or failed, and the server's remarks.
 */
export function GenerationNote({ generation, onGenerateMore, onStopWaiting }: GenerationNoteProps) {
  if (generation.status === 'failed') {
    return <ErrorNotice onRetry={onGenerateMore}>{generation.message}</ErrorNotice>;
  }
  const isSlow = generation.status === 'running' && generation.isSlow;
  return (
    <>
      <StepLine step={generation.step} />
      {isSlow ? <SlowNote onStopWaiting={onStopWaiting} /> : null}
      {generation.status === 'nothingNew' ? (
        <StatusLine role="status">{t('general.nothingNew')}</StatusLine>
      ) : null}
      {generation.remark === undefined ? null : (
        <StatusLine role="status">{generation.remark}</StatusLine>
      )}
    </>
  );
}
