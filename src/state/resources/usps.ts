import { useEffect, useState } from 'react';
import type { Collection, Generation } from '#domain/lists/collection.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import type { LedgerEntry } from '../generation/ledger.ts';
import { useCompanyGenerations } from '../generation/useCompanyGenerations.ts';
import { useLedgerEntries } from '../generation/useLedgerEntries.ts';
import { useWaitedRun } from '../generation/useWaitedRun.ts';
import { useServices } from '../services.ts';
import { useCompanyCollection } from './useCompanyCollection.ts';
import { uspResource } from './uspResource.ts';

/** Returns the generation to show: the page's own Generate More takes precedence over a run in the background. */
function shownGeneration(
  own: Generation,
  run: LedgerEntry | undefined,
  isSlow: boolean,
  isComing: boolean,
): Generation {
  if (own.status !== 'idle') return own;
  if (isComing) return { ...own, status: 'running', isSlow: false };
  if (run === undefined) return own;
  return run.state === 'running'
    ? { ...own, status: 'running', isSlow }
    : { ...own, status: 'failed', message: run.message };
}

/** Shows the polling for an interrupted run like the polling of any other list. */
function shownRemote(own: Remote<Usp>, run: LedgerEntry | undefined): Remote<Usp> {
  const isWaitedFor = own.status === 'empty' && run?.state === 'running';
  return isWaitedFor && run.attempt !== undefined
    ? { status: 'polling', attempt: run.attempt, of: limits.pollRetries }
    : own;
}

/** Returns the USPs of the company. Starts the first generation when the loaded list needs it (D19). */
export function useUsps(): Collection<Usp, UspDraft> {
  const { ledger, firstInsights } = useServices();
  const usps = useCompanyCollection(uspResource);
  const company = useCompanyGenerations();
  const entries = useLedgerEntries(company?.scope);
  const entry = entries.find(({ kind }) => kind === 'usps');
  const sequence = entries.find(({ kind }) => kind === 'all');
  const { status } = usps.remote;
  const isUngenerated =
    company !== null && status === 'empty' && ledger.historyOf(company.scope, 'usps') !== 'done';
  // A sequence begins with the USPs. Until it reaches them, an earlier failure of theirs is not shown.
  const isFirst = isUngenerated && entry?.state !== 'running';
  const isSequenceFirst = isFirst && sequence?.state === 'running';
  const { run, isSlow, stopWaiting } = useWaitedRun(isSequenceFirst ? sequence : entry);
  // The effect below starts the sequence.
  const isAboutToRun = isFirst && ledger.historyOf(company.scope, 'all') === 'never';
  // An earlier failure is not shown while the list is loading, because a new attempt may follow at once.
  const shownRun = status === 'loading' && run?.state === 'failed' ? undefined : run;
  // A run that has ended leaves the list empty until its rows have been loaded.
  const isRunning = run?.state === 'running';
  const [areRowsAwaited, setRowsAwaited] = useState(false);
  const mayArrive = status === 'empty' && (isRunning || (areRowsAwaited && usps.isLoading));
  if (mayArrive !== areRowsAwaited) setRowsAwaited(mayArrive);
  const isComing = isAboutToRun || (mayArrive && !isRunning);

  useEffect(() => {
    if (company && (status === 'ready' || status === 'empty'))
      firstInsights.uspsLoaded(company, status === 'ready');
  }, [company, status, firstInsights]);

  return {
    ...usps,
    remote: shownRemote(usps.remote, run),
    generation: shownGeneration(usps.generation, shownRun, isSlow, isComing),
    actions: {
      ...usps.actions,
      onStopWaiting: () => {
        stopWaiting();
        usps.actions.onStopWaiting();
      },
      onGenerateMore: () => {
        usps.actions.onGenerateMore();
        // The other lists follow. For the USPs, this joins the run that has just started.
        if (isUngenerated) void firstInsights.start(company);
      },
    },
  };
}
