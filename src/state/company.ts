import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { BusinessInfo } from '#domain/businessInfo.ts';
import { isEntityId, type EntityId } from '#domain/entityId.ts';
import { useServices } from './services.ts';

/** The company whose data is shown: its id as the server gave it. */
export interface Company {
  readonly workspace: string;
  readonly companyId: EntityId;
}

const asInfo = (value: unknown): Partial<BusinessInfo> | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

/** The company of this workspace, or null before there is one (D12): then nothing is asked of the server. */
export function useCompany(): Company | null {
  const { storage, workspace } = useServices();
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const companyId = useSyncExternalStore(
    subscribe,
    () => storage.readJson('businessInfo', asInfo)?.companyId ?? null,
  );
  return useMemo(
    () => (isEntityId(companyId) ? { workspace, companyId } : null),
    [workspace, companyId],
  );
}
