import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { KitWordsContext } from '#components/theme/kitWords.ts';
import { Styles } from '#components/theme/Styles.tsx';
import { kitWordsOf } from '#screens/page/kitWordsOf.ts';
import { ServicesContext } from '#state/services.ts';
import { SessionContext } from '#state/session/SessionContext.ts';
import { VisitContext } from '#state/visit.ts';
import type { AppParts } from './createApp.ts';
import { RouterLink } from './RouterLink.tsx';

interface AppContextsProps {
  app: AppParts;
  children: ReactNode;
}

/** Everything that a page reads from its surroundings. Shows nothing itself. */
export function AppContexts({ app, children }: AppContextsProps) {
  const { session, services, visit } = app;
  const [words] = useState(kitWordsOf);
  return (
    <KitWordsContext value={words}>
      <Styles>
        <BrowserRouter>
          <SessionContext value={session}>
            <VisitContext value={visit}>
              <ServicesContext value={services}>
                <LinkProvider component={RouterLink}>
                  <FormDraftsContext value={services.drafts}>{children}</FormDraftsContext>
                </LinkProvider>
              </ServicesContext>
            </VisitContext>
          </SessionContext>
        </BrowserRouter>
      </Styles>
    </KitWordsContext>
  );
}
