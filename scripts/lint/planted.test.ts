import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root, run } from '../process.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly message: string;
    readonly help?: string;
  }[];
}

/** Lints files with the repository's rules, and returns what is said of each. */
async function lint(files: Readonly<Record<string, string>>): Promise<(file: string) => string> {
  const tree = temporaryTree(files);
  for (const file of [
    'oxlint.config.ts',
    'scripts/lint/layers.ts',
    'scripts/lint/rooms.ts',
    'tsconfig.json',
  ]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const { output } = await run('oxlint', ['--format', 'json'], { cwd: tree });
  const { diagnostics }: Report = JSON.parse(output);
  return (file) =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ message, help = '' }) => `${message} ${help}`)
      .join('\n');
}

const uses = (path: string): string => `import { x } from '${path}';\nexport const y = x;`;

/** One violation of each kind, with a part of what the linter says of it. */
const planted: readonly (readonly [file: string, text: string, says: string])[] = [
  ['src/domain/a/alias.ts', uses('#state/users.ts'), "'state' may not be imported here"],
  ['src/domain/a/path.ts', uses('../../state/users.ts'), "'state' may not be imported here"],
  ['src/screens/a/ask.ts', uses('#api/http.ts'), 'pass data and actions from its container'],
  ['src/contracts/a.ts', uses('#state/users.ts'), 'types of the domain and no more'],
  ['src/app/a.ts', uses('#mocks/a.ts'), 'the product contains no mocks'],
  ['stories/a.ts', uses('#state/users.ts'), 'data comes from mocks'],
  ['server/http/client.ts', uses('#api/createApi.ts'), 'This part may not be imported here'],
  ['mocks/scenarios/disk.ts', uses('#server/rows/sqlite/a.ts'), 'This part may not be'],
  ['src/state/users.ts', uses('axios'), 'src/api/http.ts'],
  ['src/api/keywords.ts', uses('axios'), 'src/api/http.ts'],
  ['src/state/session.ts', uses('@auth0/auth0-spa-js'), 'src/state/session'],
  ['src/screens/a/Menu.ts', uses('@headlessui/react'), 'use the kit'],
  ['src/containers/a.ts', uses('swr'), 'src/state'],
  ['src/screens/Users/UsersScreen.tsx', uses('../Usps/UspsScreen.tsx'), 'never imports another'],
  ['src/containers/UspsContainer.tsx', uses('./IcpsContainer.tsx'), 'never imports another'],
  ['src/state/store.ts', "export const x = () => localStorage.getItem('a');", 'src/platform'],
  ['src/state/place.ts', 'export const x = () => window.location.href;', 'src/platform'],
];

const allowed: Readonly<Record<string, string>> = {
  'src/api/http.ts': uses('axios'),
  'src/state/session/session.ts': uses('@auth0/auth0-spa-js'),
  'src/state/rows.ts': uses('#api/http.ts'),
  'src/platform/store.ts': "export const read = () => localStorage.getItem('a');",
  'src/screens/Users/UsersTable.tsx': uses('../list/ListPage.tsx'),
  'stories/journeys/scene.tsx': uses('#app/Pages.tsx'),
};

it('refuses each kind of violation with a sentence that says where it belongs, and nothing else', async () => {
  const said = await lint({
    ...allowed,
    ...Object.fromEntries(planted.map(([file, text]) => [file, text])),
  });
  const passed = planted.filter(([file, , says]) => !said(file).includes(says));
  expect(passed).toEqual([]);
  expect(Object.keys(allowed).filter((file) => said(file) !== '')).toEqual([]);
}, 60_000);
