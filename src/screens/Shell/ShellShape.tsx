import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t } from '#domain/words/translate.ts';
import { campaignLinks } from './navigation.ts';
import { PageShape } from './PageShape.tsx';
import type { PageShapeRules } from './pageShapes.ts';

export interface ShellShapeProps {
  brandName: string;
  /** The page that will stand inside. */
  pathname: RoutePath;
  page: PageShapeRules;
}

/** The shell and a page before it is known who is here. The build writes the same into index.html, to be seen at once. */
export function ShellShape({ brandName, pathname, page }: ShellShapeProps) {
  return (
    <Shell
      skipLabel={t('shell.skip')}
      header={
        <HeaderBar
          logo={<Logo name={brandName} href="/" />}
          navigation={campaignLinks(pathname)}
          navigationLabel={t('shell.navigation')}
          menuLabel={t('shell.menu')}
        />
      }
    >
      <PageShape {...page} />
    </Shell>
  );
}
