import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process.ts';
import type { Outcome } from './outcome.ts';

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Returns an outcome for each test that ran, and for each file that could not be loaded. */
export function readReport(report: VitestReport): Outcome[] {
  return report.testResults.flatMap((file): Outcome[] => {
    const ran = file.assertionResults.filter(({ status }) => /^(passed|failed)$/.test(status));
    const tests = ran.map(({ fullName, status, failureMessages }) => {
      const name = `${file.name}: ${fullName}`;
      return status === 'passed' ? { name } : { name, failure: (failureMessages ?? []).join('\n') };
    });
    const isBroken =
      file.status === 'failed' && tests.every(({ failure }) => failure === undefined);
    return isBroken
      ? [...tests, { name: file.name, failure: file.message || 'The file failed.' }]
      : tests;
  });
}

/** Returns the report of a run; undefined when the run ended before it wrote one. */
async function takeReport(folder: string): Promise<VitestReport | undefined> {
  try {
    const report: VitestReport = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
    return report;
  } catch {
    return undefined;
  }
}

/**
 * Runs one project of the test runner. The first failure contains the whole output. There are no outcomes only where
 * `--passWithNoTests` allows that no file is found.
 */
export async function runVitest(
  project: string,
  filters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), `${project}-`));
  const asked = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(folder.path, 'report.json')}`,
    '--silent=passed-only',
    // A plain -u would take the next word as its value.
    ...filters.map((word) => (word === '-u' ? '--update=all' : word)),
  ];
  const { code, output } = await run('vitest', asked, { env });
  const report = await takeReport(folder.path);
  if (code === 0 && report?.testResults.length === 0) return [];
  const outcomes = report ? readReport(report) : [];
  if (outcomes.length === 0) return [{ name: project, failure: `No test ran.\n${output}` }];
  const failed = outcomes.findIndex(({ failure }) => failure !== undefined);
  // A run can fail without a failing test: by an error between tests, or when the browser crashes.
  if (failed < 0) return code === 0 ? outcomes : [...outcomes, { name: project, failure: output }];
  return outcomes.map((outcome, index) =>
    outcome.failure === undefined
      ? outcome
      : { ...outcome, failure: index === failed ? output : '' },
  );
}
