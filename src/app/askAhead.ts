import { routeOf } from '#domain/pages/routes.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import type { Address } from '#platform/address.ts';
import type { OnboardingProgress } from '#state/onboarding/progress.ts';
import { askForPage } from '#state/resources/pageLists.ts';
import type { Services } from '#state/services.ts';
import type { Session } from '#state/session/types.ts';

interface AheadOf {
  readonly session: Session;
  readonly services: Services;
  readonly address: Address;
  readonly progress: OnboardingProgress;
}

/**
 * Asks for the lists of the page in the address as soon as it is known who is here, beside the check of the workspace and
 * while the page is still being drawn. A page whose gate leads elsewhere is not asked for.
 */
export async function askAhead({ session, services, address, progress }: AheadOf): Promise<void> {
  await session.settled();
  const page = routeOf(address.here().pathname);
  if (session.getSnapshot().status !== 'authenticated' || page === undefined) return;
  if (!mayOpen(page, progress.getSnapshot())) return;
  await askForPage(page, services);
}
