import { createContext, use, useSyncExternalStore } from 'react';
import { originAt, type Site } from '#domain/session/host.ts';
import type { OnboardingStage, Progress } from '#domain/onboarding/onboarding.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Address } from '#platform/address.ts';
import type { Connection } from '#platform/visibility.ts';
import type { ThemeChoice } from '#platform/theme.ts';
import type { WorkspaceAccess } from './workspace/workspaceAccess.ts';
import type { WorkspaceBusiness } from './business/workspaceBusiness.ts';
import type { DismissibleNotice } from './deploymentNotice.ts';
import type { OnboardingProgress } from './onboarding/progress.ts';
import type { ReleaseWatch } from './releaseWatch.ts';
import type { WorkspaceCheck } from './workspace/workspaceCheck.ts';

/** The site, the address and the progress of the current visit. */
export interface Visit {
  readonly site: Site;
  readonly brand: Settings['brand'];
  readonly address: Address;
  readonly check: WorkspaceCheck;
  readonly access: WorkspaceAccess;
  readonly business: WorkspaceBusiness;
  readonly progress: OnboardingProgress;
  readonly theme: ThemeChoice;
  readonly connection: Connection;
  readonly release: ReleaseWatch;
  readonly notice: DismissibleNotice;
}

export const VisitContext = createContext<Visit | null>(null);

/** Returns the current visit. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('VisitContext is missing: render inside the app providers.');
  return visit;
}

/** Returns the person's progress in onboarding. */
export function useProgress(): Progress {
  const { progress } = useVisit();
  return useSyncExternalStore(progress.subscribe, progress.getSnapshot);
}

/** Returns the stage alone. Its users do not render again when another page is stored as the last one. */
export function useStage(): OnboardingStage {
  const { progress } = useVisit();
  return useSyncExternalStore(progress.subscribe, () => progress.getSnapshot().stage);
}

/** Returns the name and URL of the product's apex. */
export function useApex(): { readonly name: string; readonly url: string } {
  const { address, site } = useVisit();
  return { name: site.apex, url: originAt(site.apex, address.here()) };
}

/** Returns whether the page is offline and whether a newer release is deployed. */
export function useUpdateAvailable() {
  const { brand, connection, release, address } = useVisit();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const hasNewVersion = useSyncExternalStore(release.subscribe, release.getSnapshot);
  return {
    brandName: brand.name,
    isOffline: !isOnline,
    hasNewVersion,
    onReload: () => address.reload(),
  };
}
