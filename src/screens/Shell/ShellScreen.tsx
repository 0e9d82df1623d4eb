import { useState, type ReactNode } from 'react';
import { Commands, type CommandsProps, type SingleKeys } from '#components/Commands/Commands.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import type { Profile } from '#domain/session/profile.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t } from '#domain/words/translate.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { ShellCommands } from './ShellCommands.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { tableKeys } from './tableKeys.ts';
import type { ThemeSwitchProps } from './ThemeSwitch.tsx';

/** A person's preferences. */
export interface ShellPreferences extends ThemeSwitchProps {
  singleKeys: SingleKeys;
  /** True where the command key is ⌘. */
  isMac: boolean;
}

export interface ShellScreenProps {
  brandName: string;
  profile: Profile;
  /** The path of the page shown inside. */
  pathname: RoutePath;
  /** The onboarding stage. With a campaign chosen, the header links to the campaigns on every page. */
  stage: OnboardingStage;
  preferences: ShellPreferences;
  /** Shown in the header on every page: the running generation. */
  status?: ReactNode;
  /** Replaces the built-in palette, to search more than the current page. */
  palette?: CommandsProps['palette'];
  onGo: (path: RoutePath) => void;
  onLogout: () => void;
  /** The page, and its footer if it has one. */
  children: ReactNode;
}

/** The frame of every page of a workspace: the header, the commands, and the question before logging out. */
export function ShellScreen(props: ShellScreenProps) {
  const { brandName, profile, pathname, stage, preferences, status, palette } = props;
  const { onGo, onLogout, children } = props;
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return (
    <Commands
      singleKeys={preferences.singleKeys}
      isMac={preferences.isMac}
      notes={tableKeys()}
      palette={palette}
      place={pathname}
    >
      <Shell
        skipLabel={t('shell.skip')}
        header={
          <ShellHeader
            brandName={brandName}
            profile={profile}
            pathname={pathname}
            stage={stage}
            status={status}
            theme={preferences.theme}
            onThemeChange={preferences.onThemeChange}
            onLogout={ask}
          />
        }
      >
        {children}
        {isAsking ? <LogoutDialog onLogout={onLogout} onCancel={() => setAsking(false)} /> : null}
      </Shell>
      <ShellCommands pathname={pathname} onGo={onGo} onLogout={ask} />
    </Commands>
  );
}
