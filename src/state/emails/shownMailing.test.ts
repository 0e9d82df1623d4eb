import { describe, expect, it } from 'vitest';
import { done, fail, none, start, stateOf, stop, withJobs } from '../testing/fakeMailJobs.ts';
import { mailingOf } from './shownMailing.ts';

describe('mailingOf', () => {
  it.each([
    ['no run where nothing was asked for', none, null],
    [
      'a run that goes on',
      withJobs('1', 2, start),
      { status: 'running', round: 1, rounds: 2, done: 0, of: 1 },
    ],
    [
      'the next round',
      withJobs('1', 2, start, done),
      { status: 'running', round: 2, done: 0, of: 1 },
    ],
    [
      'a run that was stopped while a request is under way',
      withJobs('1', 2, start, stop),
      { status: 'stopped', round: 1 },
    ],
    ['a run that has ended', withJobs('1', 1, start, fail), { status: 'finished', done: 1, of: 1 }],
  ])('shows %s', (_what, jobs, run) => {
    expect(mailingOf(stateOf({ 1: 0 }), jobs)).toMatchObject({ run });
  });

  it('counts coming, held and failed requests of each prospect', () => {
    const jobs = withJobs('1', 3, start, fail, stop);
    expect(
      mailingOf(stateOf({ 1: 0 }), [...jobs, ...withJobs('1', 1, start)]).writing.get('1'),
    ).toEqual({
      toCome: 1,
      isRunning: true,
      held: 2,
      failed: ['Failed to generate emails'],
    });
  });

  it('leaves out first variations of prospects with enough', () => {
    expect(mailingOf(stateOf({ 1: 3 }), withJobs('1', 1)).writing.size).toBe(0);
  });
});
