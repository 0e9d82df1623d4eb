import { useState } from 'react';
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
import { aheadWhenIdle } from '#platform/idle.ts';
import { kitWordsOf } from '#screens/shared/language/kitWordsOf.ts';
import { ServicesContext } from '#state/services.ts';
import { SessionContext } from '#state/session/SessionContext.ts';
import { VisitContext } from '#state/visit.ts';
import { AbovePage } from './AbovePage.tsx';
import type { AppParts } from './createApp.ts';
import { PersonCache } from './ahead/PersonCache.tsx';
import { Pages } from './Pages.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ResetOnLeave } from './ResetOnLeave.tsx';

/** The providers around all pages. */
export function App({ session, services, visit }: AppParts) {
  const [words] = useState(kitWordsOf);
  return (
    <KitWordsContext value={words}>
      <Styles>
        <IdleContext value={aheadWhenIdle}>
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
