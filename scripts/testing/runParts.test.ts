import { describe, expect, it } from 'vitest';
import { runParts, type Part } from './runParts.ts';

const check: Part = { name: 'check', run: async () => [{ name: 'a' }] };

async function outcomeOf(parts: readonly Part[], fetchBrowser = () => Promise.resolve()) {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const isSound = await runParts(parts, { filters: [], fetchBrowser, say });
  return { end: [lines.at(-1), isSound], text: lines.join('\n') };
}

describe('runParts', () => {
  it('ends with the sum over all parts', async () => {
    const unit: Part = { name: 'unit', run: async () => [{ name: 'b' }, { name: 'c' }] };
    expect((await outcomeOf([check, unit])).end).toEqual(['3 passed, 0 failed', true]);
  });

  it('prints a failure in full and fails', async () => {
    const adds = { name: 'adds', failure: 'expected 2\nreceived 3' };
    const unit: Part = { name: 'unit', run: async () => [{ name: 'a' }, adds] };
    const { end, text } = await outcomeOf([unit]);
    expect(text).toContain('✗ unit: adds\nexpected 2\nreceived 3');
    expect(end).toEqual(['1 passed, 1 failed', false]);
  });

  it('counts nothing of a part that has nothing to test on this machine', async () => {
    const visual: Part = { name: 'visual', run: async () => null };
    expect((await outcomeOf([visual, check])).end).toEqual(['1 passed, 0 failed', true]);
  });

  it('counts a part that throws, and one that runs nothing, as failed', async () => {
    const unit: Part = { name: 'unit', run: () => Promise.reject(new Error('lost')) };
    const e2e: Part = { name: 'e2e', run: async () => [] };
    expect((await outcomeOf([unit, e2e, check])).end).toEqual(['1 passed, 2 failed', false]);
  });

  it('fails a part that needs a browser when there is none', async () => {
    const missing = () => Promise.reject(new Error('No Chromium'));
    const { end } = await outcomeOf([{ ...check, needsBrowser: true }], missing);
    expect(end).toEqual(['0 passed, 1 failed', false]);
  });
});
