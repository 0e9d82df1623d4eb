import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import {
  failedCount,
  type Mailing,
  type MailingActions,
  type MailRun,
} from '#domain/mail/mailing.ts';
import { t } from '#domain/words/translate.ts';
import { StepLine } from '../generation/StepLine.tsx';
import { DismissRun } from './DismissRun.tsx';
import { RunButtons } from './RunButtons.tsx';
import { RunFrame } from './RunFrame.ts';

export interface RunOutcomeProps {
  mailing: Mailing;
  actions: MailingActions;
  /** The number of prospects with mail, and of all prospects. */
  counts: { readonly written: number; readonly of: number };
  /** True while there is nothing to say. */
  isIdle: boolean;
}

function wordsOf(run: MailRun): string {
  const { kind, status, round, rounds, done, of } = run;
  if (status === 'stopped') return t('emails.run.stopped', { round, rounds, done, of });
  if (kind === 'first') return t('emails.run.first', { round, rounds, done, of });
  return t('emails.run.more', { done, of });
}

/** One line that expands to the server's messages and the progress bar. */
export function RunOutcome({ mailing, actions, counts, isIdle }: RunOutcomeProps) {
  const { run, report = {} } = mailing;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const failed = failedCount(mailing);
  const underWay = run?.status === 'running' || run?.status === 'stopped' ? run : null;
  const isRunning = underWay?.status === 'running';
  const text = underWay ? wordsOf(underWay) : t('emails.run.written', counts);
  const remark = underWay ? undefined : report.remark;
  const hasMore = underWay !== null || remark !== undefined;
  const line = isIdle ? null : (
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
    <RunFrame
      tabIndex={isIdle ? undefined : -1}
      aria-label={isIdle ? undefined : text}
      data-idle={isIdle || undefined}
    >
      <div className="line">
        {/* The running count is visual only. Screen readers hear the beginning and the end. */}
        <div className="said">
          <span role="status">
            {isRunning ? <VisuallyHidden>{t('work.emails')}</VisuallyHidden> : line}
          </span>
          {isRunning ? <span aria-hidden>{line}</span> : null}
        </div>
        {isIdle ? null : <RunButtons mailing={mailing} actions={actions} />}
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
          <Status>{isRunning ? <StepLine step={report.step} /> : null}</Status>
          {underWay ? (
            <ProgressBar
              label={text}
              value={(underWay.round - 1) * underWay.of + underWay.done}
              max={Math.max(1, underWay.rounds * underWay.of)}
            />
          ) : null}
          {remark === undefined ? null : <p className="remark">{remark}</p>}
          {underWay && !isRunning ? <DismissRun onDismiss={actions.onDismiss} /> : null}
        </div>
      ) : null}
    </RunFrame>
  );
}
