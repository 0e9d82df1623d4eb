import type { OxlintOverride } from 'oxlint';
import { everyRoom, rooms } from './rooms.ts';

/** A library that only one place may import. */
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
    home: ['src/api/**', 'server/**'],
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

interface Wall {
  readonly neighbour?: string | undefined;
  readonly but?: readonly string[] | undefined;
}

/** Returns the options of `no-restricted-imports` for a file: the rooms and libraries that it may not import. */
function importRule(
  forbiddenRooms: readonly string[],
  instead: string,
  banned: readonly Library[],
  { neighbour, but }: Wall = {},
): ImportRule {
  return [
    'error',
    {
      patterns: [
        ...forbiddenRooms.map((room) => ({
          group: [`#${room}/**`, `**/${room}/**`],
          message: `'${room}' may not be imported here: ${instead}.`,
        })),
        ...(but
          ? [{ group: [...but], message: `This part may not be imported here: ${instead}.` }]
          : []),
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

/** True when a file of the room may import the library. */
const isAtHome = (library: Library, folder: string): boolean =>
  library.home.some(
    (home) => globToPrefix(home) === folder || globToPrefix(home).startsWith(`${folder}/`),
  );

const roomOverrides: OxlintOverride[] = rooms.map((room) => {
  const forbidden = everyRoom.filter((name) => !room.may.includes(name));
  const away = libraries.filter(
    (library) =>
      (room.folder.startsWith('src/') || room.folder === 'server') &&
      !isAtHome(library, room.folder),
  );
  const { but, isOpenToTests } = room;
  return {
    files: [`${room.folder}/**/*.ts`, `${room.folder}/**/*.tsx`],
    ...(isOpenToTests ? { excludeFiles: [`${room.folder}/**/*.test.ts`] } : {}),
    rules: {
      'no-restricted-imports': importRule(forbidden, room.instead, away, {
        neighbour: neighbourOf[room.folder],
        but,
      }),
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

/** Inside the room that may use a library, only the named file or folder may import it. */
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

/** Stories import the views and the mocks. Those in `stories/journeys` visit several pages, so they may also import the app. */
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
