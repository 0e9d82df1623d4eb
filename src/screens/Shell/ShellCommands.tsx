import { useCommands } from '#components/Commands/commandsContext.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';

interface ShellCommandsProps {
  pathname: RoutePath;
  onGo: (path: RoutePath) => void;
  onLogout: () => void;
}

/** The commands available on every page: open another page, or log out. */
export function ShellCommands({ pathname, onGo, onLogout }: ShellCommandsProps) {
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
