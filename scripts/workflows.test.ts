import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const ci = read('.github/workflows/ci.yml');

/** Returns the text of each job by its name. */
function jobsIn(file: string): [name: string, text: string][] {
  const [, text = ''] = read(file).split(/^jobs:\n/m);
  return text
    .split(/^(?= {2}\w)/m)
    .map((job): [string, string] => [`${file} ${job.split(':')[0]?.trim()}`, job]);
}

const jobs = files.flatMap(jobsIn);

describe('the workflows', () => {
  it.each(jobs)('%s ends by itself and runs named versions of actions', (_, job) => {
    expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
    for (const [, used] of job.matchAll(/uses: (.*)$/gm)) expect(used).toMatch(/^[\w/-]+@v\d+/);
  });

  it.each(files)('%s may write nothing but what a job names', (file) => {
    const [top = ''] = read(file).split(/^jobs:\n/m);
    expect(top).toContain('\npermissions:\n  contents: read\n');
  });

  it('test a PostgreSQL server and compare the pictures on each push', () => {
    const jobOf = (name: string) => new Map(jobsIn('.github/workflows/ci.yml')).get(name) ?? '';
    expect(ci).toMatch(/^on:\n {2}push:\n/m);
    const database = jobOf('.github/workflows/ci.yml database');
    expect(database).toContain('image: postgres:');
    expect(database).toMatch(/npm test -- unit server .*\n.*\n.*TEST_DATABASE_URL: postgres:/);
    expect(jobOf('.github/workflows/ci.yml stories')).toMatch(
      /npm test -- stories\n +env:\n +CHROMIUM_PATH: \$/,
    );
  });
});
