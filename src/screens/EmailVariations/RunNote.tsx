import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { color, font } from '#components/theme/tokens.ts';
import {
  failedCount,
  type Mailing,
  type MailingActions,
  type MailRun,
} from '#domain/mail/mailing.ts';
import { t } from '#domain/words/translate.ts';
import { Root } from '../shared/collection/batchStyle.ts';
import { GenerationNote } from '../shared/collection/GenerationNote.tsx';
import { StepLine } from '../shared/generation/StepLine.tsx';
import { Line } from './mailStyle.ts';

const Frame = styled(Root)`
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 550;
  }
  .failed {
    color: ${color.danger};
  }
`;

const Remark = styled.p`
  color: ${color.muted};
  font-size: ${font(13)};
`;

function wordsOf(run: MailRun): string {
  const { kind, status, round, rounds, done, of } = run;
  if (status === 'stopped') return t('emails.run.stopped', { round, rounds, done, of });
  if (kind === 'first') return t('emails.run.first', { round, rounds, done, of });
  return t(`emails.run.${kind}`, { done, of });
}

export interface RunNoteProps {
  mailing: Mailing;
  actions: MailingActions;
}

/** How far the writing is, with Stop; who failed, with Retry; and a fetch that failed while older mail is shown. */
export function RunNote({ mailing, actions }: RunNoteProps) {
  const { run, message, status, report = {} } = mailing;
  const failed = failedCount(mailing);
  const isUnderWay = run?.status === 'running' || run?.status === 'stopped';
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
      {isUnderWay || failed > 0 ? (
        <Frame
          aria-label={run && isUnderWay ? wordsOf(run) : t('emails.run.failed', { count: failed })}
        >
          <Line>
            <span role="status">
              {run && isUnderWay ? <strong>{wordsOf(run)}</strong> : null}
              {isUnderWay && failed > 0 ? ' · ' : null}
              {failed > 0 ? (
                <span className="failed">{t('emails.run.failed', { count: failed })}</span>
              ) : null}
            </span>
            {run?.status === 'running' ? (
              <Button size="small" onClick={actions.onStop}>
                {t('general.stop')}
              </Button>
            ) : null}
            {run?.status === 'stopped' ? (
              <>
                <Button size="small" onClick={actions.onResume}>
                  {t('general.resume')}
                </Button>
                <Button size="small" variant="quiet" onClick={actions.onDismiss}>
                  {t('general.dismiss')}
                </Button>
              </>
            ) : null}
            {!isUnderWay && failed > 0 ? (
              <Button size="small" onClick={actions.onRetryFailed}>
                {t('general.retryFailed')}
              </Button>
            ) : null}
          </Line>
          {run?.status === 'running' ? <StepLine step={report.step} /> : null}
          {run && isUnderWay ? (
            <ProgressBar
              label={wordsOf(run)}
              value={(run.round - 1) * run.of + run.done}
              max={Math.max(1, run.rounds * run.of)}
            />
          ) : null}
        </Frame>
      ) : null}
      {!isUnderWay && report.remark !== undefined ? (
        <Remark role="status">{report.remark}</Remark>
      ) : null}
    </>
  );
}
