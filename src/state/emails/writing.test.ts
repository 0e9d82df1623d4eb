import { describe, expect, it } from 'vitest';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { EmailSet } from '#domain/mail/email.ts';
import type { Mailing } from '#domain/mail/mailing.ts';
import { mailPeople, slotsOf } from '#domain/mail/mailPerson.ts';
import { aProspect } from '#domain/testing/aProspect.ts';
import { createWork } from '../work.ts';
import { asText, jobsFor, mailingOf, withWritten, writingWork, type MailJob } from './writing.ts';

const setOf = (prospectId: EntityId, ...texts: string[]): EmailSet => ({
  prospectId,
  prospectName: `Prospect ${prospectId}`,
  targetCompanyName: 'Saltmarsh Kitchens',
  address: `p${prospectId}@kitchens.example`,
  variations: texts.map((text) => ({ subject: `About ${text}`, body: `Hello, ${text}` })),
});

interface World {
  readonly there?: readonly EmailSet[];
  /** Returns the answer to a request; a thrown error fails it. `time` counts the requests for this prospect from 1. */
  readonly write?: (id: EntityId, time: number) => EmailSet[];
}

/** The mail to these prospects on a server whose answers wait for `answer`. */
function mailTo(ids: readonly EntityId[], world: World = {}) {
  const { there = [], write = (id, time) => [setOf(id, `text ${time}`)] } = world;
  let sets: readonly EmailSet[] = there;
  let loads = 0;
  const followUps = new Set<string>();
  const asked: EntityId[] = [];
  const waiting: (() => void)[] = [];
  const one = createWork({
    left: new AbortController().signal,
    isCurrentOwner: () => true,
    askBeforeClosing: () => undefined,
  }).of<MailJob>('emails');
  const generate = async (_workspace: string, _company: EntityId, id: EntityId) => {
    asked.push(id);
    const time = asked.filter((other) => other === id).length;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return write(id, time);
  };
  const plan = writingWork(
    { generate },
    { workspace: 'acme', companyId: 7 },
    {
      sets: () => sets,
      followUps,
      put: (written) => {
        sets = withWritten(sets, written);
      },
      load: () => {
        loads += 1;
      },
    },
  );
  const answer = async (times = Number.POSITIVE_INFINITY) => {
    for (let time = 0; time < times && waiting.length > 0; time += 1) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const now = (): Mailing => ({
    ...mailingOf(ids, sets, one.items()),
    followUps,
    status: 'ready',
    message: '',
  });
  const kindsOf = (id: EntityId) => slotsOf(now(), id).map(({ kind }) => kind);
  const start = (kind: MailJob['kind'], to = ids) => one.start(plan, jobsFor(kind, to));
  return { one, start, answer, now, kindsOf, asked, waiting, loads: () => loads };
}
/** Fails the first request for each of these prospects. */
const failing =
  (...ids: EntityId[]) =>
  (id: EntityId, time: number) => {
    if (ids.includes(id) && time === 1) throw new Error('No answer');
    return [setOf(id, `text ${time}`)];
  };

describe('the first mail', () => {
  it('is written in three rounds, to three prospects at a time', async () => {
    const { start, answer, now, kindsOf, asked, waiting } = mailTo([1, 2, 3, 4]);
    start('first');
    expect(waiting).toHaveLength(3);
    expect(kindsOf(1)).toEqual(['loading', 'loading', 'loading']);
    await answer(3);
    expect(now().run).toMatchObject({ status: 'running', round: 1, rounds: 3, done: 3, of: 4 });
    expect(kindsOf(1)).toEqual(['letter', 'loading', 'loading']);
    await answer(1);
    expect(now().run).toMatchObject({ round: 2, done: 0, of: 4 });
    await answer();
    expect(now().run).toMatchObject({ status: 'finished', isNothingNew: false });
    expect(kindsOf(4)).toEqual(['letter', 'letter', 'letter']);
    expect(asked).toHaveLength(12);
  });

  it('is asked for once for each of a prospect’s variations that are missing', async () => {
    const { start, answer, asked, kindsOf } = mailTo([1, 2], {
      write: (id, time) => (id === 1 ? [setOf(id, 'a', 'b', 'c')] : [setOf(id, `text ${time}`)]),
    });
    start('first');
    start('first');
    await answer();
    expect(asked).toEqual([1, 2, 2, 2]);
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter']);
  });

  it('waits after Stop, takes what still comes, and goes on', async () => {
    const { one, start, answer, asked, kindsOf, now } = mailTo([1, 2, 3, 4]);
    start('first');
    one.stop();
    expect(now().run).toMatchObject({ status: 'stopped', done: 0, of: 4 });
    expect(kindsOf(4)).toEqual([]);
    expect(now().missing).toBe(0);
    await answer();
    expect(asked).toEqual([1, 2, 3]);
    expect(kindsOf(1)).toEqual(['letter']);
    one.retry();
    await answer();
    expect(kindsOf(4)).toEqual(['letter', 'letter', 'letter']);
  });

  it('is missing where nothing was written and nothing is under way', () => {
    const { now, start } = mailTo([1, 2, 3], { there: [setOf(1, 'a')] });
    expect(now()).toMatchObject({ run: null, missing: 2 });
    start('first', [2]);
    expect(now().missing).toBe(1);
  });
});

describe('Generate More', () => {
  it('writes one more for everyone, marks it as new, and loads all mail at the end', async () => {
    const there = [setOf(1, 'a', 'b', 'c'), setOf(2, 'd')];
    const { start, answer, asked, kindsOf, now, loads } = mailTo([1, 2], { there });
    start('more');
    expect(kindsOf(1)).toEqual(['letter', 'letter', 'letter', 'loading']);
    await answer();
    expect(asked).toEqual([1, 2]);
    expect(slotsOf(now(), 1).map((slot) => slot.kind === 'letter' && slot.isNew)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(now().newKeys.size).toBe(2);
    expect(loads()).toBe(1);
  });

  it('says that it brought nothing new, unless a request has failed', async () => {
    const there = [setOf(1, 'text 1')];
    const nothing = mailTo([1], { there });
    nothing.start('more');
    await nothing.answer();
    expect(nothing.now().run).toMatchObject({ status: 'finished', isNothingNew: true });
    const failed = mailTo([1], { there, write: failing(1) });
    failed.start('more');
    await failed.answer();
    expect(failed.now().run).toMatchObject({ status: 'finished', isNothingNew: false });
  });
});

it('a follow-up stays known when another is written, and one with nothing new to say is said to be none', async () => {
  const { start, answer, now } = mailTo([1, 2, 3], {
    there: [setOf(1, 'a'), setOf(2, 'a'), setOf(3, 'a')],
    write: (id) => (id === 3 ? [] : [setOf(id, 'new')]),
  });
  const prospectOf = (id: number) => aProspect({ id, name: `Person ${id}` });
  const followed = () =>
    mailPeople([1, 2, 3].map(prospectOf), now(), {}, { today: '2026-11-30' })
      .filter(({ hasFollowUp }) => hasFollowUp)
      .map(({ id }) => id);
  start('followUp', [1]);
  await answer();
  start('followUp', [2, 3]);
  await answer();
  expect(followed()).toEqual([1, 2]);
  const [message] = now().writing.get('3')?.failed ?? [];
  expect(message).toBe('Nothing new to say, so no follow-up was written.');
});

describe('what a server answers', () => {
  it('is merged for a prospect who comes twice, without equal variations, and read as text', () => {
    const [set, ...others] = asText([
      { ...setOf(1, 'a', 'b'), address: '' },
      setOf('1', 'b', 'c'),
      { ...setOf(1), variations: [{ subject: 'About\n<c>', body: '<p>Hello, c</p>' }] },
      { ...setOf(1), variations: [{ subject: 'About c', body: '<p>Hello, c</p>' }] },
    ]);
    expect(others).toEqual([]);
    expect(set?.address).toBe('p1@kitchens.example');
    expect(set?.variations).toEqual([
      { subject: 'About a', body: 'Hello, a' },
      { subject: 'About b', body: 'Hello, b' },
      { subject: 'About c', body: 'Hello, c' },
      { subject: 'About <c>', body: 'Hello, c' },
    ]);
  });

  it('keeps the evidence of each variation', () => {
    const grounds = {
      evidence: [{ field: 'body', quote: 'Bread by six.', url: 'https://crumb.example/' }],
      assumptions: ['subject'],
      isSample: true,
    };
    const variations = [{ subject: 'Bread', body: '<p>Hello</p>', grounds }];
    expect(asText([{ ...setOf(1), variations }])[0]?.variations).toEqual([
      { subject: 'Bread', body: 'Hello', grounds },
    ]);
  });
});
