import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { LinkContext } from '#components/Link/linkContext.ts';
import { LiveRegion } from '#components/LiveRegion/LiveRegion.tsx';
import { KitWordsContext } from '#components/theme/kitWords.ts';
import { Styles } from '#components/theme/Styles.tsx';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { DeploymentNoticeContainer } from '#containers/DeploymentNoticeContainer.tsx';
import { NoticesContainer } from '#containers/NoticesContainer.tsx';
import { limits } from '#domain/settings/limits.ts';
import { noticeContainer } from '#platform/page.ts';
import { kitWordsOf } from '#screens/page/kitWordsOf.ts';
import { ServicesContext } from '#state/services.ts';
import { SessionContext } from '#state/session/SessionContext.ts';
import { VisitContext } from '#state/visit.ts';
import type { AppParts } from './createApp.ts';
import { Pages } from './Pages.tsx';
import { RouterLink } from './RouterLink.tsx';

interface Parent {
  children: ReactNode;
}

/** Everything that a page reads from its surroundings. Shows nothing itself. */
function AppContexts({ app, children }: Parent & { app: AppParts }) {
  const { session, services, visit } = app;
  const [words] = useState(kitWordsOf);
  return (
    <KitWordsContext value={words}>
      <Styles>
        {/* In a transition React would render the next page in slices, between frames in which nothing changes. */}
        <BrowserRouter useTransitions={false}>
          <SessionContext value={session}>
            <VisitContext value={visit}>
              <ServicesContext value={services}>
                <LinkContext value={RouterLink}>
                  <FormDraftsContext value={services.drafts}>{children}</FormDraftsContext>
                </LinkContext>
              </ServicesContext>
            </VisitContext>
          </SessionContext>
        </BrowserRouter>
      </Styles>
    </KitWordsContext>
  );
}

/** Renders its children above the app's root, in the element that index.html has for them. */
function AbovePage({ children }: Parent) {
  const [container] = useState(noticeContainer);
  return container && createPortal(children, container);
}

interface ResetOnLeaveProps extends Parent {
  /** Aborts when the person signs out. */
  left: AbortSignal;
}

/** Remounts its children when the person signs out, so that their rows, toasts, notices and announcements disappear (D65). */
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

/** The lists' cache. It is new when the pages are remounted. */
const emptyCache = { provider: () => new Map() };

/** All pages, with what is shown beside them. */
export function App(app: AppParts) {
  return (
    <AppContexts app={app}>
      <AbovePage>
        <DeploymentNoticeContainer />
      </AbovePage>
      <ResetOnLeave left={app.services.left}>
        <LiveRegion>
          <ToastProvider times={limits.toast}>
            <NoticesContainer>
              <SWRConfig value={emptyCache}>
                <Pages />
              </SWRConfig>
            </NoticesContainer>
          </ToastProvider>
        </LiveRegion>
      </ResetOnLeave>
    </AppContexts>
  );
}
