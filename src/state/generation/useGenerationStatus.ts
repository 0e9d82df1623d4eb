import { useEffect } from 'react';
import type { GenerationKind } from '#domain/generation.ts';
import type { GenerationStatus } from '#domain/generationStatus.ts';
import { useServices } from '../services.ts';
import { useCompanyGenerations } from './useCompanyGenerations.ts';
import { useLedgerEntries } from './useLedgerEntries.ts';

/** What is being generated for the company, wherever one is. A sequence that a reload broke off goes on from here. */
export function useGenerationStatus(): GenerationStatus {
  const { ledger, firstInsights } = useServices();
  const company = useCompanyGenerations();
  const entries = useLedgerEntries(company?.scope);
  useEffect(() => {
    if (company) firstInsights.resume(company);
  }, [company, firstInsights]);

  const running = entries.filter(({ state }) => state === 'running');
  const kinds = running.flatMap(({ kind }): GenerationKind[] => (kind === 'all' ? [] : [kind]));
  if (kinds.length > 0) {
    const since = Math.min(
      ...running.filter(({ kind }) => kind !== 'all').map((entry) => entry.since),
    );
    return { status: 'running', kinds, since };
  }
  // The sequence stands for the step it failed at: its Retry goes on from there to the end.
  const failed = entries.find(({ kind }) => kind === 'all') ?? entries[0];
  if (!company || failed?.state !== 'failed') return { status: 'idle' };
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
