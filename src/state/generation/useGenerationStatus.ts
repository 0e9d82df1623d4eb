import { useEffect } from 'react';
import { generationKinds, type GenerationRun } from '#domain/work/generation.ts';
import type { GenerationStatus } from '#domain/work/generationStatus.ts';
import { useServices } from '../services.ts';
import type { LedgerEntry } from './ledger.ts';
import { useCompanyGenerations } from './useCompanyGenerations.ts';
import { useLedgerEntries } from './useLedgerEntries.ts';

type ShownKind = Extract<GenerationStatus, { status: 'running' }>['kinds'][number];

type Running = Extract<LedgerEntry, { state: 'running' }>;
type Failed = Extract<LedgerEntry, { state: 'failed' }>;

/** What the header calls a run: the sequence is what it is at, and the search for people is shown as work under way. */
const shownKind = (run: GenerationRun): readonly ShownKind[] =>
  generationKinds.filter((kind) => kind === run);

/** What is being generated for the company, wherever one is. A sequence that a reload broke off goes on from here. */
export function useGenerationStatus(): GenerationStatus {
  const { ledger, firstInsights } = useServices();
  const company = useCompanyGenerations();
  const entries = useLedgerEntries(company?.scope);
  useEffect(() => {
    if (company) firstInsights.resume(company);
  }, [company, firstInsights]);

  const running = entries.filter((entry): entry is Running => entry.state === 'running');
  const kinds = [...new Set(running.flatMap(({ kind }) => shownKind(kind)))];
  if (kinds.length > 0) {
    const since = Math.min(
      ...running.filter(({ kind }) => kind !== 'all').map((entry) => entry.since),
    );
    return { status: 'running', kinds, since };
  }
  if (!company) return { status: 'idle' };
  // The sequence stands for the step it failed at: its Retry goes on from there to the end.
  // A search for people is retried where its company stands.
  const failed = entries.filter((entry): entry is Failed => entry.state === 'failed');
  const isHelper = failed.some(({ kind }) => kind === 'all');
  const kind = isHelper
    ? 'all'
    : generationKinds.find((made) => failed.some((entry) => entry.kind === made));
  if (kind === undefined) return { status: 'idle' };
  return {
    status: 'failed',
    kind,
    onRetry: () =>
      void (kind === 'all'
        ? firstInsights.start(company)
        : ledger.run(company.scope, kind, company.callsOf(kind).generate).catch(() => undefined)),
    onDismiss: () => {
      for (const entry of failed) ledger.dismiss(company.scope, entry.kind);
    },
  };
}
