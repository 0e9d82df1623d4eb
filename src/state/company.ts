import { useMemo, useSyncExternalStore } from 'react';
import { savedBusinessIn, type SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { readJson } from '#domain/entities/json.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { useServices } from './services.ts';

/** The company whose data is shown: its id as the server sent it, and its business information. */
export interface Company {
  readonly workspace: string;
  readonly companyId: EntityId;
  readonly info: SavedBusinessInfo;
}

/** Reads the company from the stored business information; null when none is stored (D12). */
export function companyOf(stored: string | undefined, workspace: string): Company | null {
  const info = savedBusinessIn(readJson(stored));
  return info && { workspace, companyId: info.companyId, info };
}

/** Returns the company of this workspace; null before there is one. */
export function useCompany(): Company | null {
  const { storage, workspace } = useServices();
  const stored = useSyncExternalStore(storage.subscribe, () => storage.read('businessInfo'));
  return useMemo(() => companyOf(stored, workspace), [workspace, stored]);
}
