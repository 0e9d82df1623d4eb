import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import type { MailingActions } from '#contracts/mailing.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { failedCount, type Mailing, type MailRun } from '#domain/mail/mailing.ts';
import { t } from '#domain/words/translate.ts';
import { GenerationNote } from '../generation/GenerationNote.tsx';
import { StatusLine } from '../generation/StatusLine.ts';
import { StepLine } from '../generation/StepLine.tsx';
import { WorkNote } from '../list/WorkNote.tsx';

interface RunNoteProps {
  mailing: Mailing;
  actions: MailingActions;
  /** The number of prospects with mail, and of all prospects. */
  counts: { readonly written: number; readonly of: number };
  /** The prospects who are due for a follow-up, and have none yet. */
  due: readonly EntityId[];
}

function progressOf({ kind, status, round, rounds, done, of }: MailRun): string {
  if (status === 'stopped') return t('emails.run.stopped', { round, rounds, done, of });
  if (kind === 'followUp') return t('emails.run.followUp', { done, of });
  if (kind === 'first') return t('emails.run.first', { round, rounds, done, of });
  return t('emails.run.more', { done, of });
}

/**
 * The progress of the writing, with Stop; the prospects that failed, with Retry; and a failed load while older mail is
 * shown.
 */
export function RunNote({ mailing, actions, counts, due }: RunNoteProps) {
  const { run, message, status, missing, report = {} } = mailing;
  const failed = failedCount(mailing);
  const underWay = run?.status === 'running' || run?.status === 'stopped' ? run : null;
  const isRunning = underWay?.status === 'running';
  const remark = underWay ? undefined : report.remark;
  const canWrite = status === 'ready' && missing > 0;
  const canFollowUp = status === 'ready' && due.length > 0;
  const isOver = canWrite || canFollowUp || failed > 0 || remark !== undefined;
  const outcome = isOver ? t('emails.run.written', counts) : null;
  // Each has a key: a second click on Stop must not press the button that follows it.
  const press = (key: string, label: string, onClick: () => void) => (
    <Button key={key} ref={focusWhenRemoved} size="small" onClick={onClick}>
      {label}
    </Button>
  );
  const buttons = isRunning
    ? [press('stop', t('general.stop'), actions.onStop)]
    : underWay
      ? [
          press('resume', t('general.resume'), actions.onResume),
          press('dismiss', t('general.dismiss'), actions.onDismiss),
        ]
      : [
          canFollowUp &&
            press('followUp', t('emails.followUp.writeAll', { count: due.length }), () =>
              actions.onFollowUp(due),
            ),
          failed > 0 && press('retry', t('general.retryFailed'), actions.onRetryFailed),
          canWrite &&
            press(
              'missing',
              t('emails.run.writeMissing', { count: missing }),
              actions.onWriteMissing,
            ),
        ];
  return (
    <>
      {status === 'ready' && message !== '' ? (
        <ErrorNotice onRetry={actions.onReload}>{message}</ErrorNotice>
      ) : null}
      <GenerationNote
        generation={{ status: run?.isNothingNew === true ? 'nothingNew' : 'idle' }}
        actions={{ onGenerateMore: actions.onGenerateMore, onStopWaiting: actions.onDismiss }}
      />
      <WorkNote
        text={underWay ? progressOf(underWay) : outcome}
        running={isRunning ? t('work.emails') : null}
        failed={failed > 0 ? t('emails.run.failed', { count: failed }) : null}
        progress={
          underWay
            ? {
                value: (underWay.round - 1) * underWay.of + underWay.done,
                max: Math.max(1, underWay.rounds * underWay.of),
              }
            : undefined
        }
        buttons={buttons}
      >
        <Status>
          {isRunning ? <StepLine step={report.step} /> : null}
          {remark === undefined ? null : <StatusLine>{remark}</StatusLine>}
        </Status>
      </WorkNote>
    </>
  );
}
