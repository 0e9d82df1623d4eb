import { cpSync, symlinkSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findViolations } from '../conventions/findViolations.ts';
import { root, run } from '../process.ts';
import type { Outcome } from '../testing/outcome.ts';
import { writeNew } from './write.ts';

const copied = [
  'src',
  'server',
  'mocks',
  'stories',
  '.storybook',
  'e2e',
  'bench',
  'scripts',
  'docs',
  'vite.config.ts',
  'oxlint.config.ts',
  'tsconfig.json',
  'package.json',
  '.gitignore',
  '.oxfmtrc.json',
];

/** Copies this checkout without its pictures. */
function copyCheckout(tree: string): void {
  for (const entry of copied)
    cpSync(join(root, entry), join(tree, entry), {
      recursive: true,
      filter: (path) => !path.endsWith('pictures'),
    });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
}

const outcomeOf = (name: string, faults: readonly string[]): Outcome =>
  faults.length === 0 ? { name } : { name, failure: faults.join('\n') };

async function proveIn(tree: string): Promise<Outcome[]> {
  copyCheckout(tree);
  const written = [
    writeNew(tree, 'component', 'PriceTag'),
    writeNew(tree, 'page', 'LatePayments', 'LatePayment'),
  ];
  const files = written.flatMap(({ added, changed }) => [...added, ...changed]);
  const entries = written.map(({ changed }) => changed.at(-1)).join(', ');
  await run('oxfmt', files, { cwd: tree });
  const violations = findViolations(tree).filter(({ file }) => files.includes(file));
  const types = await run('tsc', ['--noEmit', '--incremental', 'false'], { cwd: tree });
  const lint = await run('oxlint', ['--format', 'unix', ...files], { cwd: tree });
  return [
    outcomeOf(
      'a new component and a new page are in the library',
      entries === 'src/index.ts, src/screens.ts' ? [] : [`The last files changed are ${entries}.`],
    ),
    outcomeOf(
      'they keep the conventions',
      violations.map(({ file, rule }) => `${file}: ${rule}`),
    ),
    outcomeOf('they have sound types', types.output === '' ? [] : [types.output]),
    outcomeOf(
      'they have nothing to lint',
      lint.output.split('\n').filter((line) => line.includes('.ts')),
    ),
  ];
}

/** `npm run new` in a copy of this checkout writes a component and a page that pass every check. */
export async function proveNew(): Promise<Outcome[]> {
  await using tree = await mkdtempDisposable(join(tmpdir(), 'bellwether-new-'));
  return await proveIn(tree.path);
}
