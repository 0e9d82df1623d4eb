import type { ReactNode } from 'react';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';

type UspsStageProps = Omit<InAppProps, 'path' | 'children'> & { children?: ReactNode };

/** The page in the app during onboarding, with stored values below it for play functions that read them. */
export function UspsSetup({ children, keptToo, ...rest }: UspsStageProps) {
  return (
    <InApp path="/usps" pace={100} keptToo={{ onboardingStage: 'usps', ...keptToo }} {...rest}>
      <VisitProvider>
        <UspsContainer />
      </VisitProvider>
      {children}
    </InApp>
  );
}
