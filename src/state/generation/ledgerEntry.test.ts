import { expect, test } from 'vitest';
import type { GenerationRecord } from '#domain/work/generationRecord.ts';
import { ledgerEntry, ledgerKey } from './ledgerEntry.ts';

const acme = { workspace: 'acme', companyId: '1' };
const usps = { ...acme, kind: 'usps' } as const;
const key = ledgerKey(acme, 'usps');
const record = (change: Partial<GenerationRecord>): GenerationRecord => ({
  startedAt: 3,
  endedAt: 4,
  isFailed: false,
  isMade: false,
  message: null,
  ...change,
});

test.each([
  ['nothing without a record', null, null, []],
  ['nothing for a run that has succeeded', record({}), null, []],
  [
    'a failure with its message',
    record({ isFailed: true, message: 'No quota' }),
    null,
    [{ ...usps, state: 'failed', message: 'No quota' }],
  ],
  ['nothing for a hidden failure', record({ isFailed: true }), null, []],
  [
    'a run of another tab, since its record',
    record({ endedAt: null }),
    {},
    [{ ...usps, state: 'running', since: 3 }],
  ],
  [
    'a run of this tab, with its requests',
    null,
    { since: 7, attempt: 2 },
    [{ ...usps, state: 'running', since: 7, attempt: 2 }],
  ],
])('%s', (_, stored, running, expected) => {
  expect(ledgerEntry(key, stored, running)).toEqual(expected);
});

test('a kind may contain the separator of the key', () => {
  const [entry] = ledgerEntry(ledgerKey(acme, 'prospects:a|b'), null, { since: 1 });
  expect(entry).toMatchObject({ ...acme, kind: 'prospects:a|b' });
});
