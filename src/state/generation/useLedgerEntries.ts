import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import type { CompanyScope } from '../company.ts';
import type { LedgerEntry } from './ledger.ts';

/** Returns the runs of a company that are in progress or failed, and renders again when they change. */
export function useLedgerEntries(scope: CompanyScope | undefined): readonly LedgerEntry[] {
  const { ledger } = useServices();
  const entries = useSyncExternalStore(ledger.subscribe, () => ledger.entries());
  const workspace = scope?.workspace;
  const companyId = scope?.companyId;
  return useMemo(
    () => entries.filter((entry) => entry.workspace === workspace && entry.companyId === companyId),
    [entries, workspace, companyId],
  );
}
