import { describe, expect, it } from 'vitest';
import { readReport } from './vitestPart.ts';

const file = (status: string, tests: readonly [string, string][], message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: tests.map(([fullName, outcome]) => ({
    fullName,
    status: outcome,
    failureMessages: outcome === 'failed' ? ['expected 1'] : [],
  })),
});

describe('readReport', () => {
  it('counts tests that ran, not skipped ones', () => {
    const outcomes = readReport({
      testResults: [
        file('failed', [
          ['adds', 'passed'],
          ['divides', 'failed'],
          ['later', 'todo'],
        ]),
      ],
    });
    expect(outcomes).toEqual([
      { name: 'a.test.ts: adds' },
      { name: 'a.test.ts: divides', failure: 'expected 1' },
    ]);
  });

  it('counts a file that could not be loaded as one failure', () => {
    const outcomes = readReport({ testResults: [file('failed', [], 'Cannot find module')] });
    expect(outcomes).toEqual([{ name: 'a.test.ts', failure: 'Cannot find module' }]);
  });
});
