import type { GenerationRun } from '#domain/work/generation.ts';
import type { GenerationRecord } from '#domain/work/generationRecord.ts';
import type { CompanyScope } from '../company.ts';
import type { LedgerEntry } from './ledger.ts';

/** Returns the key of a generation, for its record and its lock. */
export const ledgerKey = (scope: CompanyScope, kind: GenerationRun): string =>
  ['generation', scope.workspace, scope.companyId, kind].join('|');

function partsOf(key: string): CompanyScope & { readonly kind: GenerationRun } {
  const [, workspace = '', companyId = '', ...kind] = key.split('|');
  // The key was built from a `GenerationRun`.
  return { workspace, companyId, kind: kind.join('|') as GenerationRun };
}

/**
 * Returns the entry of a generation, if it is running or has failed. `running` is null when it is not running, and empty when
 * another tab runs it.
 */
export function ledgerEntry(
  key: string,
  record: GenerationRecord | null,
  running: { readonly since?: number; readonly attempt?: number } | null,
): readonly LedgerEntry[] {
  const what = partsOf(key);
  if (running) {
    const { since = record?.startedAt ?? 0, attempt } = running;
    return [{ ...what, state: 'running', since, ...(attempt !== undefined && { attempt }) }];
  }
  if (record === null || record.message === null || record.isDismissed) return [];
  return [{ ...what, state: 'failed', message: record.message }];
}
