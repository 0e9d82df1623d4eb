import { createContext, use, useSyncExternalStore } from 'react';
import type { Place } from '#domain/session/host.ts';
import type { Progress } from '#domain/onboarding/onboarding.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { originAt } from '#domain/session/slug.ts';
import type { Address } from '#platform/address.ts';
import type { Connection } from '#platform/connection.ts';
import type { ThemeChoice } from '#platform/theme.ts';
import type { WorkspaceAccess } from './workspace/workspaceAccess.ts';
import type { WorkspaceBusiness } from './business/workspaceBusiness.ts';
import type { NoticeOnShow } from './deploymentNotice.ts';
import type { OnboardingProgress } from './onboarding/progress.ts';
import type { ReleaseWatch } from './releaseWatch.ts';
import type { WorkspaceCheck } from './workspace/workspaceCheck.ts';

/** Where the visitor is and how far they are. */
export interface Visit {
  readonly place: Place;
  readonly brand: Settings['brand'];
  readonly address: Address;
  readonly check: WorkspaceCheck;
  readonly access: WorkspaceAccess;
  readonly business: WorkspaceBusiness;
  readonly progress: OnboardingProgress;
  readonly theme: ThemeChoice;
  readonly connection: Connection;
  readonly release: ReleaseWatch;
  readonly notice: NoticeOnShow;
}

export const VisitContext = createContext<Visit | null>(null);

/** The visit in progress. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('VisitContext is missing: render inside the app providers.');
  return visit;
}

/** How far the person is with setting up. */
export function useProgress(): Progress {
  const { progress } = useVisit();
  return useSyncExternalStore(progress.subscribe, progress.getSnapshot);
}

/** The apex of the product, from wherever one is. */
export function useApex(): { readonly name: string; readonly url: string } {
  const { address, place } = useVisit();
  return { name: place.apex, url: originAt(place.apex, address.here()) };
}

/** Whether the page is offline, and whether a newer version of it is out. */
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
