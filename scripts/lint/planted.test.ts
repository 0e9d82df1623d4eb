import { describe, expect, it } from 'vitest';
import { run } from '../process.ts';
import { findViolations } from '../conventions/findViolations.ts';
import { plantedTree } from './plantedTree.ts';
import { planted } from './plantedViolations.ts';

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly message: string;
    readonly help?: string;
  }[];
}

describe('the linter', { timeout: 60_000 }, () => {
  it('refuses every planted violation with a message that names the right place', async () => {
    const tree = plantedTree(Object.fromEntries(planted.map(({ file, text }) => [file, text])));
    const { output } = await run('oxlint', ['--format', 'json'], { cwd: tree });
    const { diagnostics }: Report = JSON.parse(output);
    const passed = planted.filter(({ file, says }) =>
      diagnostics.every(
        ({ filename, message, help = '' }) =>
          filename !== file || !`${message} ${help}`.toLowerCase().includes(says.toLowerCase()),
      ),
    );
    expect(passed.map(({ file, says }) => `${file} should be told: ${says}`)).toEqual([]);
    expect(planted.length).toBeGreaterThan(180);
  });

  it('accepts code in its own room', async () => {
    const tree = plantedTree({
      'src/domain/rule.ts': 'export const rule = 1;',
      'src/api/http.ts': "import axios from 'axios';\nexport const http = axios.create();",
      'src/state/session/session.ts':
        "import { Auth0Client } from '@auth0/auth0-spa-js';\nexport const x = Auth0Client;",
      'src/state/users.ts':
        "import { http } from '#api/http.ts';\nexport const users = () => http;",
      'src/platform/store.ts': "export const read = () => localStorage.getItem('a');",
      'src/screens/lists/List.tsx':
        "import { rule } from '#domain/rule.ts';\nexport const List = rule;",
      'src/screens/Users/UsersScreen.tsx':
        "import { List } from '../lists/List.tsx';\nexport const UsersScreen = List;",
      'stories/journeys/stage.tsx':
        "import { Pages } from '#app/Pages.tsx';\nexport const Stage = Pages;",
    });
    const { output } = await run('oxlint', [], { cwd: tree });
    expect(output).toContain('Found 0 warnings and 0 errors');
  });
});

describe('the search for what is unused', { timeout: 60_000 }, () => {
  it('finds an export, a file and a dependency that nobody uses', async () => {
    const tree = plantedTree({
      'package.json': JSON.stringify({
        name: 'planted',
        type: 'module',
        dependencies: { react: '*', swr: '*' },
      }),
      'src/index.ts':
        "import 'react';\nimport { used } from './domain/rule.ts';\nexport const x = used;",
      'src/domain/rule.ts': 'export const used = 1;\nexport const idle = 2;',
      'src/domain/forgotten.ts': 'export const lost = 1;',
    });
    const { code, output } = await run('knip', ['--no-progress'], { cwd: tree });
    expect(code).toBe(1);
    expect(output).toMatch(/Unused exports[^]*idle/);
    expect(output).toMatch(/Unused files[^]*src\/domain\/forgotten\.ts/);
    expect(output).toMatch(/Unused dependencies[^]*swr/);
    expect(output).not.toContain('react ');
  });
});

describe('the conventions', () => {
  it('are all checked', () => {
    const component = 'export function Tag() { return null; }';
    const tree = plantedTree({
      '.gitignore': 'node_modules\n',
      'src/index.ts': '',
      'src/components/Tag/Tag.tsx': component,
      'src/components/Chip/Chip.tsx': component.replace('Tag', 'Chip'),
      'src/screens/Users/UsersScreen.tsx':
        "import type { Remote } from '#domain/lists/remote.ts';\nexport function UsersScreen() { return null; }",
      'src/domain/lists/remote.ts':
        "export type Remote<Item> = { readonly status: 'ready' } | { readonly status: 'empty' };",
      'src/domain/utils.ts': 'export const a = 1;',
      'stories/components/Chip.stories.tsx': "const meta = preview.meta({ title: 'Kit/Chip' });",
      'stories/screens/Users.stories.tsx':
        "const meta = preview.meta({ title: 'Screens/Users' });\nexport const Default = meta.story();\nexport const Ready = meta.story();",
    });
    const said = findViolations(tree)
      .map(({ file, rule }) => `${file}: ${rule}`)
      .join('\n');
    expect(said).toContain('write stories/components/Tag.stories.tsx');
    expect(said).toContain("titled 'Kit/Chip'");
    expect(said).toContain('has no story Empty');
    expect(said).toContain('this state is called Ready');
    expect(said).toContain('at least two stories');
    expect(said).toContain('has no picture of Ready');
    expect(said).toContain('a name without a subject');
    expect(said).toContain("export * from './components/Tag/Tag.tsx'");
  });
});
