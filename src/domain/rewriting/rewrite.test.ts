import { describe, expect, it } from 'vitest';
import { nextRewrite, type Rewrite, type RewriteEvent } from './rewrite.ts';

const grounds = { evidence: [], assumptions: [], isSample: false };
const proposal = (value: string) => ({ value, grounds });
const after = (...events: readonly RewriteEvent[]) =>
  events.reduce<Rewrite | undefined>(nextRewrite, undefined);
const ask = (attempt: number): RewriteEvent => ({ type: 'ask', attempt, from: 'Was' });
const answered = (attempt: number, value: string): RewriteEvent => ({
  type: 'answered',
  attempt,
  proposal: proposal(value),
});

describe('the rewrite of a field', () => {
  it.each<[string, readonly RewriteEvent[], object]>([
    ['is asked for', [ask(1)], { status: 'asking', attempt: 1 }],
    ['joins a second press', [ask(1), ask(2)], { attempt: 1 }],
    ['is proposed', [ask(1), answered(1, 'A')], { status: 'ready', proposal: proposal('A') }],
    ['shows the proposal at the next press', [ask(1), answered(1, 'A'), ask(2)], { attempt: 1 }],
    ['is not changed by a late answer', [ask(1), answered(0, 'A')], { status: 'asking' }],
    [
      'is not changed by the answer to a former press',
      [ask(1), { type: 'leave' }, ask(2), answered(1, 'A')],
      { status: 'asking', proposal: null },
    ],
    [
      'declines what is there when another one is asked for, and keeps it in sight',
      [ask(1), answered(1, 'A'), { type: 'another', attempt: 2, from: 'Was' }],
      { status: 'asking', declined: ['A'], proposal: proposal('A') },
    ],
    [
      'keeps the proposal when the next one fails',
      [
        ask(1),
        answered(1, 'A'),
        { type: 'another', attempt: 2, from: 'Was' },
        { type: 'failed', attempt: 2, message: 'No.' },
      ],
      { status: 'failed', message: 'No.', proposal: proposal('A'), declined: ['A'] },
    ],
    [
      'can be tried again',
      [ask(1), { type: 'failed', attempt: 1, message: 'No.' }, ask(2)],
      {
        status: 'asking',
        attempt: 2,
      },
    ],
    [
      'asks before whole suggestions are written',
      [ask(1), { type: 'wholeOnly', attempt: 1 }],
      {
        status: 'wholeOnly',
      },
    ],
  ])('%s', (_what, events, expected) => {
    expect({ ...after(...events) }).toMatchObject(expected);
  });

  it('removes a failure that was read, and keeps the earlier proposal', () => {
    const failed: RewriteEvent = { type: 'failed', attempt: 1, message: 'No.' };
    expect(after(ask(1), failed, { type: 'read' })).toBeUndefined();
    expect(after(ask(1), { type: 'wholeOnly', attempt: 1 }, { type: 'read' })).toBeUndefined();
    const another: RewriteEvent = { type: 'another', attempt: 2, from: 'Was' };
    expect(
      after(ask(1), answered(1, 'A'), another, { ...failed, attempt: 2 }, { type: 'read' }),
    ).toMatchObject({ status: 'ready', proposal: proposal('A') });
    expect(after(ask(1), { type: 'read' })).toMatchObject({ status: 'asking' });
  });

  it('does not return after it was dropped, whatever arrives late', () => {
    expect(after(ask(1), { type: 'leave' }, answered(1, 'A'))).toBeUndefined();
  });
});
