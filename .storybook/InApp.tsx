import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { createApi } from '#api/createApi.ts';
import { RouterLink } from '#app/RouterLink.tsx';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { LinkContext } from '#components/Link/linkContext.ts';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { NoticesContainer } from '#containers/NoticesContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { demoWorkspace, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { systemClock } from '#platform/clock.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createReports } from '#state/reports.ts';
import { createServices } from '#state/createServices.ts';
import { ServicesContext } from '#state/services.ts';

export interface InAppProps {
  /** The address of the page. */
  path?: string;
  /** The router state that the previous page left. */
  state?: unknown;
  /** The stored values; by default a known business. */
  kept?: Partial<Record<OwnedKey, string>>;
  /** Stored values in addition to those. */
  keptToo?: Partial<Record<OwnedKey, string>>;
  /** What was typed in forms before a reload, by the form's name. */
  typed?: Readonly<Record<string, object>>;
  /** Speeds up waiting: 100 polls every 20 ms. */
  pace?: number;
  children: ReactNode;
}

/** On a slow machine a message would disappear before a play function looks for it. */
const toastTimes = { durationMs: 60_000, longDurationMs: 60_000 };

/** The address, for a play function that follows a navigation. */
function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <VisuallyHidden data-testid="address">{`${pathname}${search}`}</VisuallyHidden>;
}

/** Holds back what is sent after the story has ended: its late requests must not use the next story's handlers. */
function createLife() {
  let isOver = false;
  return {
    getToken: () => (isOver ? new Promise<null>(() => undefined) : Promise.resolve(null)),
    begin: () => {
      isOver = false;
      return () => {
        isOver = true;
      };
    },
  };
}

/** The surroundings of a container, new for each story: state on the mock API, a router, toasts, an empty cache. */
export function InApp({
  path = '/',
  state,
  kept = { businessInfo: storedDemoBusiness },
  keptToo,
  typed = {},
  pace = 1,
  children,
}: InAppProps) {
  const [life] = useState(createLife);
  useEffect(() => life.begin(), [life]);
  const [services] = useState(() => {
    const storage = createOwnedStorage(memoryStore({ ...kept, ...keptToo }), () => () => undefined);
    storage.claim('story');
    const reports = createReports();
    const drafts = Object.entries(typed).map(
      ([name, fields]) => [`draft|story|${name}`, JSON.stringify({ fields })] as const,
    );
    return createServices({
      knownAs: () => 'Dana Reyes',
      api: createApi({ host: '', getToken: life.getToken, onReport: reports.note }),
      reports,
      workspace: demoWorkspace.domain,
      storage,
      wait: (ms, signal) => systemClock.wait(ms / pace, signal),
      tabTexts: memoryStore(Object.fromEntries(drafts)),
    });
  });
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
          <LinkContext value={RouterLink}>
            <ToastProvider times={toastTimes}>
              <NoticesContainer>
                <FormDraftsContext value={services.drafts}>{children}</FormDraftsContext>
              </NoticesContainer>
            </ToastProvider>
            <CurrentAddress />
          </LinkContext>
        </MemoryRouter>
      </ServicesContext>
    </SWRConfig>
  );
}
