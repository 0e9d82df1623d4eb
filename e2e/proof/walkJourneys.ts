import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '#scripts/process.ts';
import type { Case } from './proof.ts';

/** What the test runner writes down of a run. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Walks journeys with the test runner, and gives a case for each. */
export async function walkJourneys(
  files: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Promise<readonly Case[]> {
  const file = join(folder, 'report.json');
  const asked = ['run', '--project', 'e2e', ...files, '--reporter', 'json', '--outputFile', file];
  const { output } = await run('vitest', [...asked, ...more], { env });
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages }): Case => {
        if (status === 'passed') return { name: fullName };
        return { name: fullName, failure: failureMessages[0] ?? output.slice(-2000) };
      }),
    );
  } catch {
    return [{ name: 'the journeys', failure: output.slice(-2000) }];
  }
}
