import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCommandWindows } from '#components/Commands/commandsContext.ts';
import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { color, font, media } from '#components/theme/tokens.ts';
import { firstNameOf, type Profile } from '#domain/session/profile.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t } from '#domain/words/translate.ts';
import { campaignLinks } from './navigation.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';

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

interface ShellHeaderProps extends ThemeSwitchProps {
  brandName: string;
  profile: Profile;
  pathname: RoutePath;
  stage: OnboardingStage;
  status: ReactNode;
  onLogout: () => void;
}

/** The header of every page: navigation, running work and the profile menu. */
export function ShellHeader(props: ShellHeaderProps) {
  const { brandName, profile, pathname, stage, status, theme, onThemeChange, onLogout } = props;
  const openWindow = useCommandWindows();
  return (
    <HeaderBar
      logo={<Logo name={brandName} href="/" />}
      navigation={campaignLinks(pathname, stage)}
      navigationLabel={t('shell.navigation')}
      status={status}
    >
      <FirstName>{firstNameOf(profile)}</FirstName>
      <IconButton
        label={t('shell.commands')}
        icon={<Search size={18} aria-hidden />}
        onClick={() => openWindow('palette')}
      />
      <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
      <ProfileMenu
        profile={profile}
        pathname={pathname}
        onShowKeys={() => openWindow('keys')}
        onLogout={onLogout}
      />
    </HeaderBar>
  );
}
