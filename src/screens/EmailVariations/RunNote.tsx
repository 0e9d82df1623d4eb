import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { failedCount } from '#domain/mail/mailing.ts';
import { GenerationNote } from '../shared/collection/GenerationNote.tsx';
import { RunOutcome, type RunOutcomeProps } from './RunOutcome.tsx';

/**
 * The progress of the writing, with Stop; the prospects that failed, with Retry; and a failed load while older mail is
 * shown.
 */
export function RunNote({ mailing, actions, counts }: RunOutcomeProps) {
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
      {run?.isNothingNew === true ? (
        <GenerationNote
          generation={{ status: 'nothingNew' }}
          onGenerateMore={actions.onGenerateMore}
          onStopWaiting={actions.onDismiss}
        />
      ) : null}
      {hasOutcome ? <RunOutcome mailing={mailing} actions={actions} counts={counts} /> : null}
    </>
  );
}
