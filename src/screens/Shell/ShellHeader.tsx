import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { useCommandWindows } from '#components/Commands/commandsContext.ts';
import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { firstNameOf, initialOf, type Profile } from '#domain/session/profile.ts';
import type { Theme } from '#domain/settings/settings.ts';
import { t } from '#domain/words/translate.ts';
import { campaignLinks, profileLinks } from './navigation.ts';

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

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  & > span:last-child {
    display: grid;
    min-width: 0;
  }
  strong {
    font-weight: 600;
    color: ${color.text};
  }
  small {
    font-size: ${font(13)};
    color: ${color.muted};
  }
`;

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const themeIcons: Readonly<Record<Theme, typeof Sun>> = { system: Monitor, light: Sun, dark: Moon };

export interface ThemePreference {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

export interface ShellHeaderProps {
  brandName: string;
  profile: Profile;
  /** The path of the page shown inside. */
  pathname: RoutePath;
  /** The onboarding stage. With a campaign chosen, the header links to the campaigns on every page. */
  stage: OnboardingStage;
  preferences: ThemePreference;
  /** Shown in the header on every page: the running generation. */
  status?: ReactNode;
  /** Where the person chooses another of their workspaces (D84). */
  switchUrl?: string | undefined;
  /** Called each time the menu of the person opens. */
  onMenuOpen?: () => void;
  onLogout: () => void;
}

/** The header of every page: navigation, running work, the theme, and the menu of the signed-in person. */
export function ShellHeader(props: ShellHeaderProps) {
  const { brandName, profile, pathname, stage, preferences, status, onLogout } = props;
  const { switchUrl, onMenuOpen } = props;
  const { theme, onThemeChange } = preferences;
  const openWindow = useCommandWindows();
  const name = profile.name.trim() || firstNameOf(profile);
  const initial = initialOf(profile);
  const ThemeIcon = themeIcons[theme];
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <HeaderBar
      logo={<Logo name={brandName} />}
      navigation={campaignLinks(pathname, stage)}
      status={status}
    >
      <FirstName>{firstNameOf(profile)}</FirstName>
      <IconButton
        label={t('shell.commands')}
        icon={<Search size={18} aria-hidden />}
        onClick={() => openWindow('palette')}
      />
      {/* Switches between system, light and dark. Its name says which one is active. */}
      <IconButton
        label={t('shell.theme', { theme: t(`shell.theme.${theme}`) })}
        icon={<ThemeIcon size={18} aria-hidden />}
        onClick={() => onThemeChange(nextTheme)}
      />
      <Menu
        label={t('shell.profile', { name })}
        align="end"
        hasChevron={false}
        heading={
          <Who>
            <Avatar name={initial} size={36} />
            <span>
              <strong>{name}</strong>
              <small>{profile.email}</small>
            </span>
          </Who>
        }
        groups={[
          profileLinks(pathname),
          [
            {
              label: t('shell.commands.keys'),
              icon: <Keyboard size={16} aria-hidden />,
              onSelect: () => openWindow('keys'),
            },
            {
              label: t('shell.logout'),
              icon: <LogOut size={16} aria-hidden />,
              onSelect: onLogout,
            },
            // The last one: when it appears in the open menu, no other entry moves.
            ...(switchUrl === undefined
              ? []
              : [
                  {
                    label: t('shell.switch'),
                    icon: <ArrowLeftRight size={16} aria-hidden />,
                    href: switchUrl,
                  },
                ]),
          ],
        ]}
        onOpen={onMenuOpen}
      >
        <Avatar name={initial} />
      </Menu>
    </HeaderBar>
  );
}
