/** A file that breaks a rule, and a part of the expected message. */
export interface Planted {
  readonly file: string;
  readonly text: string;
  readonly says: string;
}

/** What each room may not import: written independently of `rooms.ts`, so that a mistake there is found. */
const forbiddenRooms: Readonly<Record<string, readonly string[]>> = {
  'src/text': [
    'domain',
    'components',
    'screens',
    'api',
    'platform',
    'state',
    'containers',
    'app',
    'server',
    'mocks',
  ],
  'src/domain': [
    'components',
    'screens',
    'api',
    'platform',
    'state',
    'containers',
    'app',
    'server',
    'mocks',
  ],
  'src/components': [
    'domain',
    'screens',
    'api',
    'platform',
    'state',
    'containers',
    'app',
    'server',
    'mocks',
  ],
  'src/screens': ['api', 'platform', 'state', 'containers', 'app', 'server', 'mocks', 'stories'],
  'src/api': ['components', 'screens', 'platform', 'state', 'containers', 'app', 'server', 'mocks'],
  'src/platform': ['components', 'screens', 'api', 'state', 'containers', 'app', 'server', 'mocks'],
  'src/state': ['components', 'screens', 'containers', 'app', 'server', 'mocks', 'stories'],
  'src/containers': ['api', 'platform', 'app', 'server', 'mocks', 'stories'],
  'src/app': ['server', 'mocks', 'stories'],
  server: ['components', 'screens', 'platform', 'state', 'containers', 'app', 'mocks', 'stories'],
  mocks: ['components', 'screens', 'platform', 'state', 'containers', 'app', 'stories'],
  stories: ['api', 'platform', 'state', 'app'],
  'stories/journeys': ['api', 'platform', 'state'],
};

/** The relative path from a folder inside a room to `src`. */
const up = (room: string) =>
  room.startsWith('src/') ? '../../' : `${'../'.repeat(room.split('/').length + 1)}src/`;

const roomImports: Planted[] = Object.entries(forbiddenRooms).flatMap(([room, forbidden]) =>
  forbidden.flatMap((other) => [
    {
      file: `${room}/area/by-alias-${other}.ts`,
      text: `export { x } from '#${other}/area/x.ts';`,
      says: `'${other}' may not be imported here: `,
    },
    {
      file: `${room}/area/by-path-${other}.ts`,
      text: `import { x } from '${up(room)}${other}/area/x.ts';\nexport const y = x;`,
      says: `'${other}' may not be imported here: `,
    },
  ]),
);

const libraries: readonly [library: string, says: string, away: readonly string[]][] = [
  ['axios', 'src/api/http.ts', ['src/api/keywords', 'src/state/a', 'src/app/a', 'stories/a']],
  ['@auth0/auth0-spa-js', 'src/state/session', ['src/state/users', 'src/app/a', 'src/api/a']],
  ['@headlessui/react', 'use the kit', ['src/screens/a', 'src/containers/a', 'stories/a']],
  ['swr', 'src/state', ['src/screens/a', 'src/containers/a', 'src/api/a', 'stories/a']],
  ['react-router-dom', 'links and callbacks', ['src/screens/a', 'src/components/a', 'src/state/a']],
  ['valibot', 'src/api', ['src/domain/a', 'src/state/a', 'src/screens/a']],
  ['msw', 'mocks and .storybook', ['src/app/a', 'src/api/a', 'src/state/a', 'server/a']],
  ['lodash', 'or use Intl', ['src/domain/a', 'src/screens/a']],
];

const libraryImports: Planted[] = libraries.flatMap(([library, says, places]) =>
  places.map((place) => ({
    file: `${place}-${library.replaceAll('/', '-')}.ts`,
    text: `import { x } from '${library}';\nexport const y = x;`,
    says,
  })),
);

const browserUses = [
  "localStorage.getItem('a')",
  'window.location.href',
  "window.open('a')",
  'navigator',
];
const browserOutsidePlatform: Planted[] = [
  'domain',
  'components',
  'screens',
  'api',
  'state',
  'app',
].flatMap((room) =>
  browserUses.map((use, index) => ({
    file: `src/${room}/edge${index}.ts`,
    text: `export const x = () => ${use};`,
    says: 'use src/platform',
  })),
);

const siblingImports: Planted[] = [
  ['src/screens/Users/UsersScreen.tsx', '../Usps/UspsScreen.tsx'],
  ['src/screens/Users/UsersTable.tsx', '#screens/Usps/UspCard.tsx'],
  ['src/containers/UsersContainer.tsx', './UspsContainer.tsx'],
  ['src/containers/UspsContainer.tsx', '#containers/IcpsContainer.tsx'],
].map(([file = '', other]) => ({
  file,
  text: `import { x } from '${other}';\nexport const y = x;`,
  says: 'never imports another',
}));

const forbiddenCode: Planted[] = [
  { file: 'src/domain/any.ts', text: 'export const x = (y: any) => String(y);', says: 'any' },
  { file: 'src/domain/bang.ts', text: 'export const x = (y?: string) => y!;', says: 'non-null' },
  {
    file: 'src/domain/ignored.ts',
    text: "// @ts-ignore\nexport const x: number = 'a';",
    says: '@ts-expect-error',
  },
  { file: 'src/domain/standard.ts', text: 'const x = 1;\nexport default x;', says: 'named' },
  { file: 'src/domain/loud.ts', text: "export const x = () => console.log('a');", says: 'console' },
  {
    file: 'src/domain/long.ts',
    text: 'export const x = 1;\n'.padEnd(430, '\n'),
    says: 'too many lines',
  },
  {
    file: 'src/domain/left.ts',
    text: "import { x } from './right.ts';\nexport const y = () => x;",
    says: 'cycle',
  },
  {
    file: 'src/domain/right.ts',
    text: "import { y } from './left.ts';\nexport const x = () => y;",
    says: 'cycle',
  },
  {
    file: 'src/domain/floating.ts',
    text: 'export const x = (y: () => Promise<void>) => { y(); };',
    says: 'Promises must be awaited',
  },
  {
    file: 'src/domain/focused.test.ts',
    text: "import { expect, it } from 'vitest';\nit.only('a', () => expect(1).toBe(1));",
    says: 'focused',
  },
  {
    file: 'src/domain/skipped.test.ts',
    text: "import { expect, it } from 'vitest';\nit.skip('a', () => expect(1).toBe(1));",
    says: 'skip',
  },
];

/** Imports from forbidden parts of an allowed room. */
const partImports: Planted[] = [
  ['server/http/client.ts', '#api/createApi.ts'],
  ['server/rows/wire.ts', '../../src/api/answer.ts'],
  ['mocks/handlers/door.ts', '#server/http/server.ts'],
  ['mocks/scenarios/disk.ts', '../../server/rows/sqlite/database.ts'],
].map(([file = '', other]) => ({
  file,
  text: `import { x } from '${other}';\nexport const y = x;`,
  says: 'This part may not be imported here',
}));

/** Every violation that the linter must report. */
export const planted: readonly Planted[] = [
  ...roomImports,
  ...libraryImports,
  ...browserOutsidePlatform,
  ...siblingImports,
  ...partImports,
  ...forbiddenCode,
];
