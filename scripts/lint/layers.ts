import type { OxlintOverride } from 'oxlint';
import { everyRoom, rooms, type Room } from './rooms.ts';

/** A library that only some places may import: folders, or a single file. */
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
    allowedIn: ['src/state/session'],
    message: 'the sign-in SDK is used in src/state/session only: use its hooks',
  },
  {
    names: ['@headlessui/*'],
    allowedIn: ['src/components'],
    message: '@headlessui/react is used in src/components only: use the kit',
  },
  {
    names: ['swr', 'swr/*'],
    allowedIn: ['src/state', 'src/app'],
    message: 'swr is used in src/state (and its provider in src/app) only',
  },
  {
    names: ['react-router-dom', 'react-router', 'react-router/*'],
    allowedIn: ['src/containers', 'src/app', 'stories'],
    message:
      'the router is used in src/containers and src/app only: screens take links and callbacks as props',
  },
  {
    names: ['valibot'],
    allowedIn: ['src/api', 'server', 'mocks', 'stories'],
    message: 'schemas are in src/api: domain rules are plain functions',
  },
  {
    names: ['msw', 'msw/*', '@msw/*'],
    allowedIn: ['mocks', 'stories'],
    message: 'msw is used in mocks and .storybook only',
  },
];

const isIn = (place: string, folder: string): boolean =>
  place === folder || place.startsWith(`${folder}/`);

/** The rule for files at a place in a room: the rooms and libraries that they may not import. */
function restrictedImports(room: Room, place: string): OxlintOverride {
  const forbidden = everyRoom.filter((name) => !room.may.includes(name));
  const banned = libraries.filter(
    ({ allowedIn }) => !allowedIn.some((allowed) => isIn(place, allowed)),
  );
  const patterns: ({ group: string[]; message: string } | { regex: string; message: string })[] = [
    ...forbidden.map((name) => ({
      group: [`#${name}/**`, `**/${name}/**`],
      message: `'${name}' may not be imported here: ${room.instead}.`,
    })),
    ...banned.map(({ names, message }) => ({ group: [...names], message: `${message}.` })),
  ];
  if (room.but)
    patterns.push({
      group: [...room.but],
      message: `This part may not be imported here: ${room.instead}.`,
    });
  if (room.siblings !== undefined)
    patterns.push({
      regex: room.siblings,
      message: 'One screen or container never imports another: share through components or domain.',
    });
  return {
    files: [place.endsWith('.ts') ? place : `${place}/**/*.{ts,tsx}`],
    ...(room.isOpenToTests && { excludeFiles: [`${place}/**/*.test.ts`] }),
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

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
const message = "use src/platform: only this room uses the browser's interfaces";
const onWindow = browserOnly.map((property) => ({ object: 'window', property, message }));
const onGlobal = browserOnly.map((property) => ({ object: 'globalThis', property, message }));

/** Only `src/platform` uses the browser's interfaces. */
const noBrowser: OxlintOverride = {
  files: ['src/*/**/*.{ts,tsx}'],
  excludeFiles: ['src/platform/**'],
  rules: {
    'no-restricted-globals': ['error', ...browserOnly.map((name) => ({ name, message }))],
    'no-restricted-properties': ['error', ...onWindow, ...onGlobal],
  },
};

/** The places in a room with libraries of their own, after the room itself: the last rule for a file counts. */
const placesIn = ({ folder }: Room): string[] => [
  folder,
  ...libraries
    .flatMap(({ allowedIn }) => allowedIn)
    .filter((place) => place.startsWith(`${folder}/`)),
];

export const layerOverrides: OxlintOverride[] = [
  noBrowser,
  ...rooms.flatMap((room) => placesIn(room).map((place) => restrictedImports(room, place))),
];
