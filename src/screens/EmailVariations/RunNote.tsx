import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { color, media, space } from '#components/theme/tokens.ts';
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

const Frame = styled(Root)`
  gap: ${space(2)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(3)};
  font-variant-numeric: tabular-nums;
  .failed {
    color: ${color.danger};
  }
  .line {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 32px;
    & > .said {
      flex: 1 1 0;
      min-width: 0;
      font-weight: 550;
    }
  }
  .more {
    display: grid;
    gap: ${space(2)};
    padding: 0 ${space(1.5)} ${space(1.5)} 0;
  }
  .remark {
    color: ${color.muted};
  }
  /* On a phone the words need the width: Dismiss is among the details. */
  .more > .dismiss {
    display: none;
  }
  ${media.narrow} {
    .line > .dismiss {
      display: none;
    }
    .more > .dismiss {
      display: block;
    }
  }
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
  /** The number of prospects with mail, and of all prospects. */
  counts: { readonly written: number; readonly of: number };
}

/**
 * The progress of the writing, with Stop; the prospects that failed, with Retry; and a failed load while older mail is
 * shown.
 */
export function RunNote({ mailing, actions, counts }: RunNoteProps) {
  const { run, message, status, report = {} } = mailing;
  const isUnderWay = run?.status === 'running' || run?.status === 'stopped';
  const hasOutcome = isUnderWay || failedCount(mailing) > 0 || report.remark !== undefined;
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
      {hasOutcome ? <Outcome mailing={mailing} actions={actions} counts={counts} /> : null}
    </>
  );
}

/** One line that expands to the server's messages and the progress bar. */
function Outcome({ mailing, actions, counts }: RunNoteProps) {
  const { run, report = {} } = mailing;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const failed = failedCount(mailing);
  const underWay = run?.status === 'running' || run?.status === 'stopped' ? run : null;
  const isRunning = underWay?.status === 'running';
  const text = underWay ? wordsOf(underWay) : t('emails.run.written', counts);
  const remark = underWay ? undefined : report.remark;
  const hasMore = underWay !== null || remark !== undefined;
  const line = (
    <>
      {text}
      {failed > 0 ? (
        <>
          {' · '}
          <span className="failed">{t('emails.run.failed', { count: failed })}</span>
        </>
      ) : null}
    </>
  );
  return (
    <Frame aria-label={text}>
      <div className="line">
        {/* The running count is visual only. Screen readers hear the beginning and the end. */}
        <div className="said">
          <span role="status">
            {isRunning ? <VisuallyHidden>{t('work.emails')}</VisuallyHidden> : line}
          </span>
          {isRunning ? <span aria-hidden>{line}</span> : null}
        </div>
        <RunButtons mailing={mailing} actions={actions} />
        {hasMore ? (
          <IconButton
            label={t('emails.run.details')}
            aria-expanded={isOpen}
            aria-controls={id}
            icon={
              isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />
            }
            onClick={() => setOpen(!isOpen)}
          />
        ) : null}
      </div>
      {hasMore ? (
        <div id={id} className="more" hidden={!isOpen}>
          {isRunning ? <StepLine step={report.step} /> : null}
          {underWay ? (
            <ProgressBar
              label={text}
              value={(underWay.round - 1) * underWay.of + underWay.done}
              max={Math.max(1, underWay.rounds * underWay.of)}
            />
          ) : null}
          {remark === undefined ? null : <p className="remark">{remark}</p>}
          {underWay && !isRunning ? <Dismiss onDismiss={actions.onDismiss} /> : null}
        </div>
      ) : null}
    </Frame>
  );
}

function RunButtons({ mailing, actions }: Pick<RunNoteProps, 'mailing' | 'actions'>) {
  const status = mailing.run?.status;
  if (status === 'running')
    return (
      <Button size="small" onClick={actions.onStop}>
        {t('general.stop')}
      </Button>
    );
  if (status === 'stopped')
    return (
      <>
        <Button size="small" onClick={actions.onResume}>
          {t('general.resume')}
        </Button>
        <Dismiss onDismiss={actions.onDismiss} />
      </>
    );
  return failedCount(mailing) > 0 ? (
    <Button size="small" onClick={actions.onRetryFailed}>
      {t('general.retryFailed')}
    </Button>
  ) : null;
}

function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="dismiss">
      <Button size="small" variant="quiet" onClick={onDismiss}>
        {t('general.dismiss')}
      </Button>
    </div>
  );
}
