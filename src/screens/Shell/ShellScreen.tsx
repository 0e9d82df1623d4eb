import { useState, type ReactNode } from 'react';
import { Commands, type CommandsProps, type SingleKeys } from '#components/Commands/Commands.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import type { Profile } from '#domain/session/profile.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t } from '#domain/words/translate.ts';
import { commandWords, tableKeys } from './commandWords.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { ShellCommands } from './ShellCommands.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import type { ThemeSwitchProps } from './ThemeSwitch.tsx';

/** What a person has chosen for themselves. */
export interface ShellPreferences extends ThemeSwitchProps {
  singleKeys: SingleKeys;
  /** The command key is ⌘. */
  isMac: boolean;
}

export interface ShellScreenProps {
  brandName: string;
  profile: Profile;
  /** The page that is shown inside. */
  pathname: RoutePath;
  /** How far the setup has come: with a campaign chosen, the header leads to the campaigns from every page. */
  stage: OnboardingStage;
  preferences: ShellPreferences;
  /** Stands in the header on every page: what is being generated. */
  status?: ReactNode;
  /** The palette, where it finds more than the page has. */
  palette?: CommandsProps['palette'];
  onGo: (path: RoutePath) => void;
  onLogout: () => void;
  /** The page, and its footer if it has one. */
  children: ReactNode;
}

/** What stands around every page of a workspace: the header with its ways, the commands, and the question before leaving. */
export function ShellScreen(props: ShellScreenProps) {
  const { brandName, profile, pathname, stage, preferences, status, palette } = props;
  const { onGo, onLogout, children } = props;
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return (
    <Commands
      texts={commandWords()}
      singleKeys={preferences.singleKeys}
      isMac={preferences.isMac}
      notes={tableKeys()}
      palette={palette}
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
