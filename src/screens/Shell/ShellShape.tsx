import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { PageWithHeader } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';
import { campaignLinks } from './navigation.ts';
import { PageShape } from './PageShape.tsx';

export interface ShellShapeProps {
  brandName: string;
  /** The page that will stand inside. */
  page: PageWithHeader;
  /** How far the setup has come, where that is known. */
  stage?: OnboardingStage;
}

/** The shell and a page before it is known who is here. The build writes the same into index.html, to be seen at once. */
export function ShellShape({ brandName, page, stage }: ShellShapeProps) {
  return (
    <Shell
      skipLabel={t('shell.skip')}
      header={
        <HeaderBar
          logo={<Logo name={brandName} href="/" />}
          navigation={campaignLinks(page.path, stage)}
          navigationLabel={t('shell.navigation')}
          menuLabel={t('shell.menu')}
        />
      }
    >
      <PageShape page={page} />
    </Shell>
  );
}
