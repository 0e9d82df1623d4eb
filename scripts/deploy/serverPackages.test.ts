import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageOf } from '../library/manifest.ts';
import { emitModules } from '../library/modules.ts';
import { root } from '../process.ts';

it('the dependencies, which the server image installs, are what the server imports', async () => {
  const { others } = await emitModules(root, ['server/main.ts']);
  const packages = [...others].filter((specifier) => !specifier.startsWith('node:')).map(packageOf);
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: object };
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort());
});
