import { useCommands } from '#components/Commands/commandsContext.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';

/** Every page a person can go to, campaigns first. */
const places: readonly (readonly [RoutePath, PlainWordKey])[] = [
  ['/keyword-research', 'shell.place.keywords'],
  ['/content-research', 'shell.place.content'],
  ['/target-companies', 'shell.place.targetCompanies'],
  ['/prospects', 'shell.place.prospects'],
  ['/email-variations', 'shell.place.emails'],
  ['/dashboard', 'shell.dashboard'],
  ['/business-info', 'shell.businessInfo'],
  ['/usps', 'shell.usps'],
  ['/icps', 'shell.icps'],
  ['/geos', 'shell.geographies'],
  ['/users', 'shell.users'],
];

interface ShellCommandsProps {
  pathname: RoutePath;
  onGo: (path: RoutePath) => void;
  onLogout: () => void;
}

/** What can be done from any page: go to another one, or leave. */
export function ShellCommands({ pathname, onGo, onLogout }: ShellCommandsProps) {
  useCommands({
    commands: [
      ...places.map(([path, word]) => ({
        id: `go ${path}`,
        label: t(word),
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
