import { useEffect } from 'react';
import { isProspectRun, type GenerationRun } from '#domain/generation.ts';
import type { GenerationStatus } from '#domain/generationStatus.ts';
import { useServices } from '../services.ts';
import { useCompanyGenerations } from './useCompanyGenerations.ts';
import { useLedgerEntries } from './useLedgerEntries.ts';

type ShownKind = Extract<GenerationStatus, { status: 'running' }>['kinds'][number];

/** What the header calls a run: all searches for people are one, and the sequence is what it is at. */
function shownKind(run: GenerationRun): readonly ShownKind[] {
  if (run === 'all') return [];
  return [isProspectRun(run) ? 'prospects' : run];
}

/** What is being generated for the company, wherever one is. A sequence that a reload broke off goes on from here. */
export function useGenerationStatus(): GenerationStatus {
  const { ledger, firstInsights } = useServices();
  const company = useCompanyGenerations();
  const entries = useLedgerEntries(company?.scope);
  useEffect(() => {
    if (company) firstInsights.resume(company);
  }, [company, firstInsights]);

  const running = entries.filter(({ state }) => state === 'running');
  const kinds = [...new Set(running.flatMap(({ kind }) => shownKind(kind)))];
  if (kinds.length > 0) {
    const since = Math.min(
      ...running.filter(({ kind }) => kind !== 'all').map((entry) => entry.since),
    );
    return { status: 'running', kinds, since };
  }
  // The sequence stands for the step it failed at: its Retry goes on from there to the end.
  // A search for people is retried where its company stands.
  const failed =
    entries.find(({ kind }) => kind === 'all') ?? entries.find(({ kind }) => !isProspectRun(kind));
  if (!company || failed?.state !== 'failed' || isProspectRun(failed.kind))
    return { status: 'idle' };
  return {
    status: 'failed',
    kind: failed.kind,
    onRetry: failed.kind === 'all' ? () => void firstInsights.start(company) : failed.retry,
    onDismiss: () => {
      for (const { kind, state } of entries)
        if (state === 'failed') ledger.dismiss(company.scope, kind);
    },
  };
}
