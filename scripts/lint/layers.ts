import type { OxlintOverride } from 'oxlint';

/**
 * The house as a table: which room may import which, and which libraries and browser globals live in one room only.
 * oxlint turns every row into an error whose message names the right place.
 */
interface Room {
  readonly folder: string;
  readonly may: readonly string[];
  readonly instead: string;
}

const everyRoom = [
  'text',
  'domain',
  'components',
  'screens',
  'api',
  'platform',
  'state',
  'containers',
  'app',
  'mocks',
  'stories',
];

const rooms: readonly Room[] = [
  {
    folder: 'src/text',
    may: ['text'],
    instead:
      'text holds the comparison of texts, which the kit and the domain share: it knows neither',
  },
  {
    folder: 'src/domain',
    may: ['domain', 'text'],
    instead: 'domain is pure TypeScript: move what needs this to the room that owns it',
  },
  {
    folder: 'src/components',
    may: ['components', 'text'],
    instead: 'the kit knows no product: pass it in as a prop from screens',
  },
  {
    folder: 'src/screens',
    may: ['screens', 'components', 'domain', 'text'],
    instead: 'a screen is a function of props: hand data and actions in from its container',
  },
  {
    folder: 'src/api',
    may: ['api', 'domain'],
    instead: 'api is the wire only: React belongs in state, the browser in platform',
  },
  {
    folder: 'src/platform',
    may: ['platform', 'domain'],
    instead: 'platform is the browser edge only: combine it with api in state',
  },
  {
    folder: 'src/state',
    may: ['state', 'api', 'platform', 'domain'],
    instead: 'state hands data to containers: views and routes belong there',
  },
  {
    folder: 'src/containers',
    may: ['containers', 'state', 'screens', 'domain', 'components'],
    instead: 'a container wires state to one screen: calls go through state',
  },
  {
    folder: 'src/app',
    may: ['app', 'containers', 'state', 'screens', 'api', 'platform', 'components', 'domain'],
    instead: 'mocks and stories never reach the product',
  },
  {
    folder: 'mocks',
    may: ['mocks', 'domain', 'api', 'text'],
    instead: 'the twin knows the wire, not the views',
  },
];

interface Library {
  readonly names: readonly string[];
  readonly home: readonly string[];
  readonly message: string;
}

const libraries: readonly Library[] = [
  {
    names: ['axios', 'axios/*'],
    home: ['src/api/http.ts'],
    message: 'axios is used in src/api/http.ts only: add the call to a file in src/api',
  },
  {
    names: ['@auth0/*'],
    home: ['src/state/session/**'],
    message: 'the sign-in SDK is used in src/state/session only: use its hooks',
  },
  {
    names: ['@headlessui/*'],
    home: ['src/components/**'],
    message: '@headlessui/react is used in src/components only: use the kit',
  },
  {
    names: ['swr', 'swr/*'],
    home: ['src/state/**', 'src/app/**'],
    message: 'swr is used in src/state (and its provider in src/app) only',
  },
  {
    names: ['react-router-dom', 'react-router', 'react-router/*'],
    home: ['src/containers/**', 'src/app/**'],
    message:
      'the router is used in src/containers and src/app only: screens take links and callbacks as props',
  },
  {
    names: ['valibot'],
    home: ['src/api/**'],
    message: 'schemas live in src/api: domain rules are plain functions',
  },
  {
    names: ['msw', 'msw/*', '@msw/*'],
    home: [],
    message: 'msw lives in mocks and .storybook only',
  },
  {
    names: ['lodash', 'lodash/*', 'moment', 'dayjs'],
    home: [],
    message: 'write the few lines, or use Intl',
  },
];

const browserOnly = [
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'navigator',
  'open',
  'alert',
  'confirm',
  'prompt',
];
const platformMessage = 'use src/platform: it is the only room that touches the browser edge';

type ImportRule = [
  'error',
  { patterns: ({ group: string[]; message: string } | { regex: string; message: string })[] },
];

/** What `no-restricted-imports` is told about one file: room walls plus the libraries that are not at home there. */
function importRule(
  forbiddenRooms: readonly string[],
  instead: string,
  banned: readonly Library[],
  neighbour = '',
): ImportRule {
  return [
    'error',
    {
      patterns: [
        ...forbiddenRooms.map((room) => ({
          group: [`#${room}/**`, `**/${room}/**`],
          message: `'${room}' may not be imported here: ${instead}.`,
        })),
        ...(neighbour
          ? [
              {
                regex: neighbour,
                message:
                  'One screen or container never imports another: share through components or domain.',
              },
            ]
          : []),
        ...banned.map((library) => ({ group: [...library.names], message: `${library.message}.` })),
      ],
    },
  ];
}

/** Another screen's folder, or another container's file. */
const neighbourOf: Readonly<Record<string, string>> = {
  'src/screens': '^(#screens/|\\.\\./[A-Z][A-Za-z]*/)',
  'src/containers': '^(#containers/|\\./[A-Z][A-Za-z]*Container)',
};

const globToPrefix = (glob: string): string => glob.replace(/\/\*\*$/, '');

/** True when a room holds at least one home of the library. */
const isAtHome = (library: Library, folder: string): boolean =>
  library.home.some(
    (home) => globToPrefix(home) === folder || globToPrefix(home).startsWith(`${folder}/`),
  );

const roomOverrides: OxlintOverride[] = rooms.map((room) => {
  const forbidden = everyRoom.filter((name) => !room.may.includes(name));
  const away = libraries.filter(
    (library) => room.folder.startsWith('src/') && !isAtHome(library, room.folder),
  );
  return {
    files: [`${room.folder}/**/*.ts`, `${room.folder}/**/*.tsx`],
    rules: {
      'no-restricted-imports': importRule(forbidden, room.instead, away, neighbourOf[room.folder]),
      ...(room.folder.startsWith('src/') && room.folder !== 'src/platform'
        ? {
            'no-restricted-globals': [
              'error',
              ...browserOnly.map((name) => ({ name, message: platformMessage })),
            ],
            'no-restricted-properties': [
              'error',
              ...browserOnly.flatMap((property) =>
                ['window', 'globalThis'].map((object) => ({
                  object,
                  property,
                  message: platformMessage,
                })),
              ),
            ],
          }
        : {}),
    },
  };
});

/** Inside a room that owns a library, only the named file or folder may use it. */
const homeOverrides: OxlintOverride[] = rooms.flatMap((room) => {
  const partial = libraries.filter(
    (library) =>
      isAtHome(library, room.folder) &&
      library.home.every((home) => globToPrefix(home) !== room.folder),
  );
  if (partial.length === 0) return [];
  const forbidden = everyRoom.filter((name) => !room.may.includes(name));
  const away = libraries.filter((library) => !isAtHome(library, room.folder));
  return [
    {
      files: [`${room.folder}/**/*.ts`, `${room.folder}/**/*.tsx`],
      excludeFiles: partial.flatMap((library) => [...library.home]),
      rules: {
        'no-restricted-imports': importRule(forbidden, room.instead, [...away, ...partial]),
      },
    },
  ];
});

const notForStories = libraries.filter((library) =>
  library.names.some((name) => /axios|auth0|headlessui|swr/.test(name)),
);
const storyRooms = ['state', 'api', 'platform'];

/** Stories show what is public: they reach no deeper than the views and the twin. A journey leads over several pages, so that it needs their routes too. */
const storyOverrides: OxlintOverride[] = [
  {
    files: ['stories/**/*.tsx', 'stories/**/*.ts'],
    excludeFiles: ['stories/journeys/**'],
    rules: {
      'no-restricted-imports': importRule(
        [...storyRooms, 'app'],
        'a story shows components, screens and containers; data comes from mocks',
        notForStories,
      ),
    },
  },
  {
    files: ['stories/journeys/**'],
    rules: {
      'no-restricted-imports': importRule(
        storyRooms,
        'a journey walks through the pages as they are routed; data comes from mocks',
        notForStories,
      ),
    },
  },
];

export const layerOverrides: OxlintOverride[] = [
  ...roomOverrides,
  ...homeOverrides,
  ...storyOverrides,
];
