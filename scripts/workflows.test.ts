import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';
import { parts } from './testing/parts.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync('.github/workflows/*.yml', { cwd: root });

/** Returns the text of each job by its name. */
function jobsIn(file: string): [name: string, text: string][] {
  const [, text = ''] = read(file).split(/^jobs:\n/m);
  return text
    .split(/^(?= {2}\w)/m)
    .map((job): [string, string] => [`${file} ${job.split(':')[0]?.trim()}`, job]);
}

/** Without those that call another workflow, which has its own. */
const jobs = files.flatMap(jobsIn).filter(([, job]) => job.includes('    steps:\n'));
const jobOf = (workflow: string, name: string) => {
  const file = `.github/workflows/${workflow}.yml`;
  return new Map(jobsIn(file)).get(`${file} ${name}`) ?? '';
};

describe('the workflows', () => {
  it.each(jobs)('%s ends by itself and runs named versions of actions', (_, job) => {
    expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
    for (const [, used] of job.matchAll(/uses: (.*)$/gm)) expect(used).toMatch(/^[\w/-]+@v\d+/);
  });

  it.each(files)('%s may write nothing but what a job names', (file) => {
    const [top = ''] = read(file).split(/^jobs:\n/m);
    expect(top).toContain('\npermissions:\n  contents: read\n');
  });

  it('test a PostgreSQL server, compare the pictures, prove docs, library and generator, and build both images on each push', () => {
    expect(read('.github/workflows/ci.yml')).toMatch(/^on:\n {2}push:\n/m);
    const database = jobOf('ci', 'database');
    expect(database).toContain('image: postgres:');
    expect(database).toMatch(/npm test -- unit server .*\n.*\n.*TEST_DATABASE_URL: postgres:/);
    expect(jobOf('ci', 'stories')).toMatch(/npm test -- stories\n +env:\n +CHROMIUM_PATH: \$/);
    expect(jobOf('ci', 'book')).toContain('npm test -- docs library new\n');
    const images = jobOf('ci', 'images');
    for (const file of globSync('deploy/Dockerfile*[!e]', { cwd: root }))
      expect(images).toContain(file);
    expect(images).toContain('docker build --check');
  });

  it('run every nightly part each night, and open an issue when any job of that night fails', () => {
    const night = jobsIn('.github/workflows/nightly.yml');
    const run = night.flatMap(([, job]) => /npm test -- (.*)$/m.exec(job)?.[1]?.split(' ') ?? []);
    const nightly = parts.filter(({ isNightly }) => isNightly).map(({ name }) => name);
    expect(nightly.filter((name) => !run.includes(name))).toEqual([]);
    const others = night
      .map(([name]) => name.split(' ').at(-1))
      .filter((name) => name !== 'report');
    const report = jobOf('nightly', 'report');
    expect(report).toContain(`    needs: [${others.join(', ')}]\n`);
    expect(report).toContain('    if: ${{ !success() }}\n');
    expect(report).toContain('    permissions:\n      issues: write\n');
    expect(report).toContain(' gh issue create ');
  });

  it('release from a tag, after all tests, an image that says what it is made of', () => {
    expect(read('.github/workflows/release.yml')).toContain("\n  push:\n    tags: ['v*']\n");
    expect(jobOf('release', 'tests')).toContain('uses: ./.github/workflows/ci.yml');
    const image = jobOf('release', 'image');
    expect(image).toContain('    needs: tests\n');
    for (const line of ['push: true', 'provenance: mode=max', 'sbom: true', 'packages: write'])
      expect(image).toContain(` ${line}\n`);
    const files = jobOf('release', 'files');
    expect(files).toContain('    needs: image\n');
    expect(files).toMatch(/gh release create .* --notes-file dist\/notes.md .* dist\/bom.json\n/);
  });
});
