import { useEffect, useSyncExternalStore } from 'react';
import { generationKinds, type GenerationRun } from '#domain/work/generation.ts';
import type { GenerationStatus } from '#domain/work/generationStatus.ts';
import { t } from '#domain/words/translate.ts';
import { useServices } from '../services.ts';
import type { LedgerEntry } from './ledger.ts';
import { useCompanyGenerations } from './useCompanyGenerations.ts';
import { useLedgerEntries } from './useLedgerEntries.ts';

type ShownKind = Extract<GenerationStatus, { status: 'running' }>['kinds'][number];

type Running = Extract<LedgerEntry, { state: 'running' }>;
type Failed = Extract<LedgerEntry, { state: 'failed' }>;

/**
 * Returns the kinds that the header shows for a run. A sequence shows the step it is at, and people searches are shown as
 * work in progress, so both give none.
 */
const shownKind = (run: GenerationRun): readonly ShownKind[] =>
  generationKinds.filter((kind) => kind === run);

/** Returns the state of the company's generations for the header. Continues a sequence that a reload interrupted. */
export function useGenerationStatus(): GenerationStatus {
  const { ledger, firstInsights, reports } = useServices();
  const company = useCompanyGenerations();
  const entries = useLedgerEntries(company?.scope);
  // Changes also without a reload: the tab that ran the sequence may be closed.
  const isInterrupted =
    company !== null && ledger.historyOf(company.scope, 'all') === 'interrupted';
  useEffect(() => {
    if (company && isInterrupted) firstInsights.resume(company);
  }, [company, isInterrupted, firstInsights]);

  const running = entries.filter((entry): entry is Running => entry.state === 'running');
  const kinds = [...new Set(running.flatMap(({ kind }) => shownKind(kind)))];
  // The step is shown only for a single kind: several kinds are listed by name.
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const step = useSyncExternalStore(reports.subscribe, () => only && reports.of(only).step);
  if (kinds.length > 0) {
    const since = Math.min(
      ...running.filter(({ kind }) => kind !== 'all').map((entry) => entry.since),
    );
    return { status: 'running', kinds, since, step };
  }
  if (!company) return { status: 'idle' };
  // The failure of a sequence is shown instead of that of its step, because Retry of the sequence continues to the end. A
  // failed people search is retried on the Prospects page.
  const failed = entries.filter((entry): entry is Failed => entry.state === 'failed');
  const kind = (['all', ...generationKinds] as const).find((each) =>
    failed.some((entry) => entry.kind === each),
  );
  const generateAll = t('message.generateAll');
  const message = failed.find((entry) => entry.kind === kind)?.message;
  if (kind === undefined || message === undefined) return { status: 'idle' };
  return {
    status: 'failed',
    kind,
    // An earlier version stored other messages for a failed sequence.
    message: kind !== 'all' || message.startsWith(generateAll) ? message : generateAll,
    onRetry: () =>
      void (kind === 'all'
        ? firstInsights.start(company)
        : ledger.run(company.scope, kind, company.callsOf(kind).generate).catch(() => undefined)),
    onDismiss: () => {
      for (const entry of failed) ledger.dismiss(company.scope, entry.kind);
    },
  };
}
