import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { IdleContext } from '#components/lazy/idle.ts';
import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { LiveRegion } from '#components/LiveRegion/LiveRegion.tsx';
import { KitWordsContext } from '#components/theme/kitWords.ts';
import { Styles } from '#components/theme/Styles.tsx';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { DeploymentNoticeContainer } from '#containers/DeploymentNoticeContainer.tsx';
import { NoticesContainer } from '#containers/NoticesContainer.tsx';
import { limits } from '#domain/settings/limits.ts';
import { whenIdleUnlessSavingData } from '#platform/idle.ts';
import { noticeContainer } from '#platform/page.ts';
import { kitWordsOf } from '#screens/shared/language/kitWordsOf.ts';
import { ServicesContext } from '#state/services.ts';
import { SessionContext } from '#state/session/SessionContext.ts';
import { VisitContext } from '#state/visit.ts';
import type { AppParts } from './createApp.ts';
import { PersonCache } from './ahead/PersonCache.tsx';
import { Pages } from './Pages.tsx';
import { RouterLink } from './RouterLink.tsx';

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

/** The providers around all pages. */
export function App({ session, services, visit }: AppParts) {
  const [words] = useState(kitWordsOf);
  return (
    <KitWordsContext value={words}>
      <Styles>
        <IdleContext value={whenIdleUnlessSavingData}>
          <BrowserRouter>
            <SessionContext value={session}>
              <VisitContext value={visit}>
                <AbovePage>
                  <DeploymentNoticeContainer />
                </AbovePage>
                <ServicesContext value={services}>
                  <LinkProvider component={RouterLink}>
                    <ResetOnLeave left={services.left}>
                      <LiveRegion>
                        <ToastProvider times={limits.toast} position="top-left">
                          <NoticesContainer>
                            <FormDraftsContext value={services.drafts}>
                              <PersonCache>
                                <Pages />
                              </PersonCache>
                            </FormDraftsContext>
                          </NoticesContainer>
                        </ToastProvider>
                      </LiveRegion>
                    </ResetOnLeave>
                  </LinkProvider>
                </ServicesContext>
              </VisitContext>
            </SessionContext>
          </BrowserRouter>
        </IdleContext>
      </Styles>
    </KitWordsContext>
  );
}
