import type { OxlintOverride } from 'oxlint';
import { everyRoom, rooms } from './rooms.ts';

/** A library that only one place may import. */
interface Library {
  readonly names: readonly string[];
  readonly allowedIn: readonly string[];
  readonly message: string;
}

const libraries: readonly Library[] = [
  {
    names: ['axios', 'axios/*'],
    allowedIn: ['src/api/http.ts'],
    message: 'axios is used in src/api/http.ts only: add the call to a file in src/api',
  },
  {
    names: ['@auth0/*'],
    allowedIn: ['src/state/session/**'],
    message: 'the sign-in SDK is used in src/state/session only: use its hooks',
  },
  {
    names: ['@headlessui/*'],
    allowedIn: ['src/components/**'],
    message: '@headlessui/react is used in src/components only: use the kit',
  },
  {
    names: ['swr', 'swr/*'],
    allowedIn: ['src/state/**', 'src/app/**'],
    message: 'swr is used in src/state (and its provider in src/app) only',
  },
  {
    names: ['react-router-dom', 'react-router', 'react-router/*'],
    allowedIn: ['src/containers/**', 'src/app/**'],
    message:
      'the router is used in src/containers and src/app only: screens take links and callbacks as props',
  },
  {
    names: ['valibot'],
    allowedIn: ['src/api/**', 'server/**'],
    message: 'schemas are in src/api: domain rules are plain functions',
  },
  {
    names: ['msw', 'msw/*', '@msw/*'],
    allowedIn: [],
    message: 'msw is used in mocks and .storybook only',
  },
  {
    names: ['lodash', 'lodash/*', 'moment', 'dayjs'],
    allowedIn: [],
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
const platformMessage = "use src/platform: only this room uses the browser's interfaces";

type ImportRule = [
  'error',
  { patterns: ({ group: string[]; message: string } | { regex: string; message: string })[] },
];

/** Further imports that a file may not contain. */
interface Restrictions {
  /** A pattern for imports of another screen or container. */
  readonly sibling?: string | undefined;
  /** Files in allowed rooms. */
  readonly but?: readonly string[] | undefined;
}

/** Returns the options of `no-restricted-imports` for a file: the rooms and libraries that it may not import. */
function importRule(
  forbiddenRooms: readonly string[],
  instead: string,
  banned: readonly Library[],
  { sibling, but }: Restrictions = {},
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
        ...(sibling
          ? [
              {
                regex: sibling,
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

/** Patterns for imports of another screen's folder, or of another container's file, by room. */
const siblingImports: Readonly<Record<string, string>> = {
  'src/screens': '^(#screens/|\\.\\./[A-Z][A-Za-z]*/)',
  'src/containers': '^(#containers/|\\./[A-Z][A-Za-z]*Container)',
};

const globToPrefix = (glob: string): string => glob.replace(/\/\*\*$/, '');

/** True when a file of the room may import the library. */
const mayImport = (library: Library, folder: string): boolean =>
  library.allowedIn.some(
    (glob) => globToPrefix(glob) === folder || globToPrefix(glob).startsWith(`${folder}/`),
  );

const roomOverrides: OxlintOverride[] = rooms.map((room) => {
  const forbidden = everyRoom.filter((name) => !room.may.includes(name));
  const away = libraries.filter(
    (library) =>
      (room.folder.startsWith('src/') || room.folder === 'server') &&
      !mayImport(library, room.folder),
  );
  const { but, isOpenToTests } = room;
  return {
    files: [`${room.folder}/**/*.ts`, `${room.folder}/**/*.tsx`],
    ...(isOpenToTests ? { excludeFiles: [`${room.folder}/**/*.test.ts`] } : {}),
    rules: {
      'no-restricted-imports': importRule(forbidden, room.instead, away, {
        sibling: siblingImports[room.folder],
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
const libraryOverrides: OxlintOverride[] = rooms.flatMap((room) => {
  const partial = libraries.filter(
    (library) =>
      mayImport(library, room.folder) &&
      library.allowedIn.every((glob) => globToPrefix(glob) !== room.folder),
  );
  if (partial.length === 0) return [];
  const forbidden = everyRoom.filter((name) => !room.may.includes(name));
  const away = libraries.filter((library) => !mayImport(library, room.folder));
  return [
    {
      files: [`${room.folder}/**/*.ts`, `${room.folder}/**/*.tsx`],
      excludeFiles: partial.flatMap((library) => [...library.allowedIn]),
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
  ...libraryOverrides,
  ...storyOverrides,
];
