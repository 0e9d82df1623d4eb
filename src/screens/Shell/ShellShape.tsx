import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { PageWithHeader } from '#domain/pages/workspacePages.ts';
import { campaignLinks } from './navigation.ts';
import { PageShape } from './PageShape.tsx';

export interface ShellShapeProps {
  brandName: string;
  /** The page whose placeholder is shown inside. */
  page: PageWithHeader;
  /** The onboarding stage, if it is known. */
  stage?: OnboardingStage;
}

/** The shell and a page's placeholder before the session is known. */
export function ShellShape({ brandName, page, stage }: ShellShapeProps) {
  return (
    <Shell
      header={
        <HeaderBar logo={<Logo name={brandName} />} navigation={campaignLinks(page.path, stage)} />
      }
    >
      <PageShape page={page} />
    </Shell>
  );
}
