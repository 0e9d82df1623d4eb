import { describe, expect, it } from 'vitest';
import { runParts, type Part } from './runParts.ts';

const part = (name: string, run: Part['run'], more: Partial<Part> = {}): Part => ({
  name,
  run,
  needsBrowser: false,
  ...more,
});

async function outcomeOf(parts: readonly Part[], fetchBrowser = () => Promise.resolve()) {
  const lines: string[] = [];
  const isSound = await runParts(parts, {
    filters: [],
    fetchBrowser,
    say: (line) => lines.push(line),
  });
  return { isSound, lines, last: lines.at(-1), text: lines.join('\n') };
}

describe('runParts', () => {
  it('ends with the sum over all parts', async () => {
    const { isSound, last } = await outcomeOf([
      part('check', async () => [{ name: 'a' }, { name: 'b' }]),
      part('unit', async () => [{ name: 'c' }]),
    ]);
    expect(last).toBe('3 passed, 0 failed');
    expect(isSound).toBe(true);
  });

  it('prints a failure in full and fails', async () => {
    const { isSound, last, text } = await outcomeOf([
      part('unit', async () => [
        { name: 'a' },
        { name: 'adds', failure: 'expected 2\nreceived 3' },
      ]),
    ]);
    expect(text).toContain('✗ unit: adds\nexpected 2\nreceived 3');
    expect(last).toBe('1 passed, 1 failed');
    expect(isSound).toBe(false);
  });

  it('counts nothing of a part that has nothing to test on this machine', async () => {
    const { isSound, last } = await outcomeOf([
      part('visual', async () => null),
      part('check', async () => [{ name: 'a' }]),
    ]);
    expect(last).toBe('1 passed, 0 failed');
    expect(isSound).toBe(true);
  });

  it('counts a part that throws, and one that runs nothing, as failed', async () => {
    const { isSound, last } = await outcomeOf([
      part('unit', () => Promise.reject(new Error('lost'))),
      part('e2e', async () => []),
      part('check', async () => [{ name: 'a' }]),
    ]);
    expect(last).toBe('1 passed, 2 failed');
    expect(isSound).toBe(false);
  });

  it('fails a part that needs a browser when there is none', async () => {
    const { last } = await outcomeOf(
      [part('stories', async () => [{ name: 'a' }], { needsBrowser: true })],
      () => Promise.reject(new Error('No Chromium')),
    );
    expect(last).toBe('0 passed, 1 failed');
  });
});
