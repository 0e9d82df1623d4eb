import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import { color, font, media } from '#components/theme/tokens.ts';
import { firstNameOf, type Profile } from '#domain/navigation.ts';
import type { Theme } from '#domain/theme.ts';
import { t } from '#domain/words/translate.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { campaignLinks } from './navigation.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const FirstName = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${font(14)};
  color: ${color.muted};
  ${media.narrow} {
    display: none;
  }
`;

export interface ShellScreenProps {
  brandName: string;
  profile: Profile;
  /** The page that is shown inside. */
  pathname: string;
  theme: Theme;
  /** Stands in the header on every page: what is being generated. */
  status?: ReactNode;
  onThemeChange: (theme: Theme) => void;
  onLogout: () => void;
  /** The page, and its footer if it has one. */
  children: ReactNode;
}

/** What stands around every page of a workspace: the header with its ways, and the question before leaving. */
export function ShellScreen(props: ShellScreenProps) {
  const { brandName, profile, pathname, theme, status, onThemeChange, onLogout, children } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <Shell
      skipLabel={t('shell.skip')}
      header={
        <HeaderBar
          logo={<Logo name={brandName} href="/" />}
          navigation={campaignLinks(pathname)}
          navigationLabel={t('shell.navigation')}
          menuLabel={t('shell.menu')}
        >
          {status}
          <FirstName>{firstNameOf(profile)}</FirstName>
          <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
          <ProfileMenu profile={profile} pathname={pathname} onLogout={() => setAsking(true)} />
        </HeaderBar>
      }
    >
      {children}
      {isAsking ? <LogoutDialog onLogout={onLogout} onCancel={() => setAsking(false)} /> : null}
    </Shell>
  );
}
