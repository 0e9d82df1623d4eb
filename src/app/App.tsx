import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegion } from '#components/LiveRegion/LiveRegion.tsx';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { DeploymentNoticeContainer } from '#containers/DeploymentNoticeContainer.tsx';
import { NoticesContainer } from '#containers/NoticesContainer.tsx';
import { limits } from '#domain/settings/limits.ts';
import { noticeContainer } from '#platform/page.ts';
import type { AppParts } from './createApp.ts';
import { AppContexts } from './AppContexts.tsx';
import { Pages } from './Pages.tsx';
import { PersonCache } from './PersonCache.tsx';

/** Renders its children above the app's root, in the element that index.html has for them. */
function AbovePage({ children }: { children: ReactNode }) {
  const [container] = useState(noticeContainer);
  return container && createPortal(children, container);
}

interface ResetOnLeaveProps {
  /** Aborts when the person signs out. */
  left: AbortSignal;
  children: ReactNode;
}

/** Remounts its children when the person signs out, so that their toasts, notices and announcements disappear (D65). */
function ResetOnLeave({ left, children }: ResetOnLeaveProps) {
  const hasLeft = useSyncExternalStore(
    (listener) => {
      left.addEventListener('abort', listener);
      return () => left.removeEventListener('abort', listener);
    },
    () => left.aborted,
  );
  return <Fragment key={String(hasLeft)}>{children}</Fragment>;
}

/** All pages, with what is shown beside them. */
export function App(app: AppParts) {
  return (
    <AppContexts app={app}>
      <AbovePage>
        <DeploymentNoticeContainer />
      </AbovePage>
      <ResetOnLeave left={app.services.left}>
        <LiveRegion>
          <ToastProvider times={limits.toast} position="top-left">
            <NoticesContainer>
              <PersonCache>
                <Pages />
              </PersonCache>
            </NoticesContainer>
          </ToastProvider>
        </LiveRegion>
      </ResetOnLeave>
    </AppContexts>
  );
}
