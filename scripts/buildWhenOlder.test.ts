import { rmSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { buildWhenOlder, newest } from './buildWhenOlder.ts';
import { root } from './process.ts';
import { writeFiles } from './writeFiles.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

const settle = (name: string, seconds: number) => utimesSync(join(folder, name), seconds, seconds);
const write = (name: string, seconds: number) => {
  writeFiles(folder, { [name]: name });
  settle(name, seconds);
};

describe('newest', () => {
  it('finds the newest file at any depth', () => {
    write('old.ts', 100);
    write('a/b/young.ts', 300);
    for (const name of ['a/b', 'a', '.']) settle(name, 200);
    expect(newest(folder)).toBe(300_000);
  });

  it('notices that a file was removed', () => {
    write('one.ts', 100);
    write('two.ts', 100);
    settle('.', 100);
    rmSync(join(folder, 'two.ts'));
    expect(newest(folder)).toBeGreaterThan(100_000);
  });

  it('is 0 for a missing file', () => {
    expect(newest(join(folder, 'nothing'))).toBe(0);
  });
});

describe('buildWhenOlder', () => {
  const secondsFromNow = (seconds: number) => Date.now() / 1000 + seconds;

  /** Builds, as a build that takes five seconds. Returns whether it was necessary. */
  const isBuilt = async (during = () => {}) => {
    let isDone = false;
    await buildWhenOlder({
      result: join(folder, 'result.html'),
      sources: [relative(root, join(folder, 'source.ts'))],
      run: async () => {
        isDone = true;
        during();
        write('result.html', secondsFromNow(5));
      },
    });
    return isDone;
  };

  it('builds once, and again after a source has changed', async () => {
    write('source.ts', 100);
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
    write('source.ts', secondsFromNow(1));
    expect(await isBuilt()).toBe(true);
  });

  it('builds again when a source changed during the build', async () => {
    write('source.ts', 100);
    await isBuilt(() => write('source.ts', secondsFromNow(1)));
    expect(await isBuilt()).toBe(true);
  });
});
