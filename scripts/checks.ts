import { findViolations } from './conventions/findViolations.ts';
import { root, run } from './process.ts';
import { checkSizes } from './size/checkSizes.ts';
import type { Outcome } from './testing/outcome.ts';

/** A static check. Its failure text is the whole output of its tool. */
export type Check = () => Promise<Outcome>;

/** The compiler and the type-aware linter are written in Go: with more memory between collections they take less time. */
const env = { GOGC: '400' };

const tool =
  (name: string, command: string, args: readonly string[]): Check =>
  async () => {
    const { code, output } = await run(command, args, { env });
    return code === 0 ? { name } : { name, failure: output.trim() };
  };

const conventions: Check = async () => {
  const name = 'conventions';
  const violations = findViolations(root);
  if (violations.length === 0) return { name };
  return { name, failure: violations.map(({ file, rule }) => `${file}: ${rule}`).join('\n') };
};

/** The static checks: format, lint, types, unused code, the repository's conventions, and bundle sizes. */
export const checks: readonly Check[] = [
  tool('format (oxfmt)', 'oxfmt', ['--check']),
  tool('lint (oxlint)', 'oxlint', [
    '--deny-warnings',
    '--report-unused-disable-directives-severity=error',
  ]),
  tool('types (tsc)', 'tsc', ['--noEmit']),
  tool('library types (tsc)', 'tsc', [
    '--project',
    'scripts/library/tsconfig.json',
    '--emitDeclarationOnly',
    'false',
    '--noEmit',
    '--incremental',
    // A file of its own: the two runs of the compiler would overwrite each other's.
    '--tsBuildInfoFile',
    'node_modules/.cache/libraryTypes.tsbuildinfo',
  ]),
  tool('unused (knip)', 'knip', [
    '--no-progress',
    '--cache',
    '--cache-location',
    'node_modules/.cache/knip',
  ]),
  conventions,
  checkSizes,
];
