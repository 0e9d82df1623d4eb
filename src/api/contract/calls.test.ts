import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { paths } from './paths.ts';

describe('the contract', () => {
  it('holds exactly the calls that have a path, each under its own name', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(paths).sort());
    for (const [name, call] of Object.entries(calls)) {
      expect(call.name).toBe(name);
      expect(name.startsWith(`${call.area}.`)).toBe(true);
    }
  });

  it('refuses a body that misspells a field, and one that carries more', () => {
    const { body } = calls['usps.remove'];
    expect(safeParse(body, { uspid: 7 }).success).toBe(true);
    expect(safeParse(body, { uspId: 7 }).success).toBe(false);
    expect(safeParse(body, { uspid: 7, domain: 'acme' }).success).toBe(false);
  });

  it.each(['undefined', 'null', 'NaN', '', ' ', '1,undefined', 'null,2', '1,,2'])(
    'refuses %j where ids are expected',
    (targetid) => {
      expect(safeParse(calls['prospects.list'].query, { targetid }).success).toBe(false);
    },
  );

  it.each(['1', '1,2', 'a-b,nullable'])('takes %j as ids', (targetid) => {
    expect(safeParse(calls['prospects.list'].query, { targetid }).success).toBe(true);
  });
});
