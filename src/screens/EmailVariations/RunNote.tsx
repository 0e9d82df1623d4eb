import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { failedCount } from '#domain/mail/mailing.ts';
import { GenerationNote } from '../generation/GenerationNote.tsx';
import { RunOutcome, type RunOutcomeProps } from './RunOutcome.tsx';

export type RunNoteProps = Omit<RunOutcomeProps, 'isIdle'>;

/**
 * The progress of the writing, with Stop; the prospects that failed, with Retry; and a failed load while older mail is
 * shown.
 */
export function RunNote({ mailing, actions, counts }: RunNoteProps) {
  const { run, message, status, report = {} } = mailing;
  const isUnderWay = run?.status === 'running' || run?.status === 'stopped';
  const isMissing = status === 'ready' && mailing.missing > 0;
  const hasOutcome =
    isUnderWay || isMissing || failedCount(mailing) > 0 || report.remark !== undefined;
  return (
    <>
      {status === 'ready' && message !== '' ? (
        <ErrorNotice onRetry={actions.onReload}>{message}</ErrorNotice>
      ) : null}
      <GenerationNote
        generation={{ status: run?.isNothingNew === true ? 'nothingNew' : 'idle' }}
        onGenerateMore={actions.onGenerateMore}
        onStopWaiting={actions.onDismiss}
      />
      <RunOutcome mailing={mailing} actions={actions} counts={counts} isIdle={!hasOutcome} />
    </>
  );
}
