import { useState, type ReactNode } from 'react';
import { Commands, type CommandsProps, type SingleKeys } from '#components/Commands/Commands.tsx';
import { useCommands } from '#components/Commands/commandsContext.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';
import { ShellHeader, type ShellHeaderProps, type ThemePreference } from './ShellHeader.tsx';

/** A person's preferences. */
export interface ShellPreferences extends ThemePreference {
  singleKeys: SingleKeys;
  /** True where the command key is ⌘. */
  isMac: boolean;
}

export interface ShellScreenProps extends ShellHeaderProps {
  preferences: ShellPreferences;
  /** Replaces the built-in palette, to search more than the current page. */
  palette?: CommandsProps['palette'];
  onGo: (path: RoutePath) => void;
  /** The page, and its footer if it has one. */
  children: ReactNode;
}

/** The keys that tables and dialogs handle themselves. */
const tableKeys = [
  ['shell.keys.open', ['Enter']],
  ['shell.keys.select', ['Space']],
  ['shell.keys.selectRange', ['Shift', 'Space']],
  ['shell.keys.leave', ['Esc']],
] as const;

/** The commands available on every page: open another page, or log out. */
function ShellCommands(props: Pick<ShellScreenProps, 'pathname' | 'onGo' | 'onLogout'>) {
  const { pathname, onGo, onLogout } = props;
  useCommands({
    commands: [
      ...workspacePages.map(({ path, name }) => ({
        id: `go ${path}`,
        label: t(name),
        group: t('shell.commands.pages'),
        isOff: path === pathname,
        run: () => onGo(path),
      })),
      {
        id: 'shell.logout',
        label: t('shell.logout'),
        group: t('shell.commands.everywhere'),
        run: onLogout,
      },
    ],
  });
  return null;
}

/** The frame of every page of a workspace: the header, the commands, and the question before logging out. */
export function ShellScreen({ palette, onGo, onLogout, children, ...header }: ShellScreenProps) {
  const { pathname, preferences } = header;
  const [logout, setLogout] = useState<'asked' | 'confirmed' | null>(null);
  const ask = () => setLogout('asked');
  return (
    <Commands
      singleKeys={preferences.singleKeys}
      isMac={preferences.isMac}
      notes={tableKeys.map(([word, caps]) => ({
        group: t('shell.commands.table'),
        label: t(word),
        caps,
      }))}
      palette={palette}
      place={pathname}
    >
      <Shell header={<ShellHeader {...header} onLogout={ask} />}>
        {children}
        {logout ? (
          <ConfirmDialog
            title={t('shell.logout.question')}
            confirmLabel={t('shell.logout')}
            busyLabel={t('shell.logout.busy')}
            tone="primary"
            isBusy={logout === 'confirmed'}
            onConfirm={() => {
              setLogout('confirmed');
              onLogout();
            }}
            onCancel={() => setLogout(null)}
          />
        ) : null}
      </Shell>
      <ShellCommands pathname={pathname} onGo={onGo} onLogout={ask} />
    </Commands>
  );
}
