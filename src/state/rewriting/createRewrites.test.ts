import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { FieldAsked } from '#api/suggestions.ts';
import type { Proposal } from '#domain/rewriting/proposal.ts';
import { limits } from '#domain/settings/limits.ts';
import { createRewrites } from './createRewrites.ts';
import { rewriteName, type FieldJob } from './fieldJob.ts';

const scope = { workspace: 'acme', companyId: '1' };
const grounds = { evidence: [], assumptions: [], isSample: false };

interface Card {
  readonly id: number;
  readonly title: string;
  readonly description: string;
}
const first: Card = { id: 1, title: 'Warm at seven', description: 'Bread before breakfast.' };
const second: Card = { id: 2, title: 'No waste', description: 'Baked to order.' };

/** A tab whose server answers when the test says so. */
function tab() {
  const asked: { readonly field: FieldAsked; readonly answer: PromiseWithResolvers<Proposal> }[] =
    [];
  const rewrite = vi.fn((_workspace: string, field: FieldAsked) => {
    const answer = Promise.withResolvers<Proposal>();
    asked.push({ field, answer });
    return answer.promise;
  });
  let rows: readonly Card[] = [first, second];
  let time = 0;
  const store = createRewrites({
    suggestions: { rewrite },
    workspace: 'acme',
    left: new AbortController().signal,
    ledger: { run: async (_scope, _kind, work) => work('never', () => undefined) },
    lists: { change: (_list, _change, work) => work() },
    clock: { now: () => time },
  });
  const jobOf = (item: Card, field: string): FieldJob<Card> => ({
    kind: 'usps',
    scope,
    item,
    field,
    list: async () => rows,
    generate: async () => {
      rows = [...rows, { id: 3, title: 'Warm at dawn', description: 'Bread at dawn.' }];
    },
    labelOf: ({ title }) => title,
  });
  const nameOf = (item: Card, field: string) => rewriteName('usps', scope, item, field);
  return {
    store,
    asked,
    ask: (item: Card, field: string) => store.ask(jobOf(item, field)),
    another: (item: Card, field: string) => store.ask(jobOf(item, field), true),
    askWhole: (item: Card, field: string) => store.askWhole(jobOf(item, field)),
    leave: (item: Card, field: string) => store.leave(nameOf(item, field)),
    read: (item: Card, field: string) => store.read(nameOf(item, field)),
    of: (item: Card, field: string) => store.snapshot().get(nameOf(item, field)),
    answer: async (index: number, value: string) => {
      asked[index]?.answer.resolve({ value, grounds });
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    fail: async (index: number, status: number) => {
      const failure = { call: 'suggestions.rewrite', kind: 'refused', status } as const;
      const messageKey = 'message.suggestions.rewrite';
      asked[index]?.answer.reject(new ApiError({ ...failure, messageKey, cause: null }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    passTime: (ms: number) => (time += ms),
  };
}

test('a second press joins the first', async () => {
  const { ask, asked, answer, of } = tab();
  ask(first, 'title');
  ask(first, 'title');
  await answer(0, 'Hot at seven');
  ask(first, 'title');
  expect(asked).toHaveLength(1);
  expect(of(first, 'title')).toMatchObject({ status: 'ready', from: 'Warm at seven' });
});

test('two fields of a card, and two cards, do not wait for each other', async () => {
  const { ask, asked, answer, of } = tab();
  ask(first, 'title');
  ask(first, 'description');
  ask(second, 'title');
  expect(asked.map(({ field }) => [field.id, field.field])).toEqual([
    [1, 'title'],
    [1, 'description'],
    [2, 'title'],
  ]);
  await answer(2, 'Nothing wasted');
  expect(of(second, 'title')?.status).toBe('ready');
  expect(of(first, 'title')?.status).toBe('asking');
  await answer(0, 'Hot at seven');
  expect(of(first, 'title')?.proposal?.value).toBe('Hot at seven');
  expect(of(first, 'description')?.status).toBe('asking');
});

test('a response after the dialog was closed, or the row was deleted, is kept', async () => {
  const { ask, answer, of, read, leave, store } = tab();
  const told = vi.fn();
  store.subscribe(told);
  ask(first, 'title');
  read(first, 'title');
  await answer(0, 'Hot at seven');
  expect(of(first, 'title')?.status).toBe('ready');
  expect(told).toHaveBeenCalled();
  leave(first, 'title');
  expect(store.snapshot().size).toBe(0);
});

test('a dropped proposal does not return, and a late response does not answer a new request', async () => {
  const { ask, answer, of, leave } = tab();
  ask(first, 'title');
  leave(first, 'title');
  await answer(0, 'Late');
  expect(of(first, 'title')).toBeUndefined();
  ask(first, 'title');
  leave(first, 'title');
  ask(first, 'title');
  await answer(1, 'Late');
  expect(of(first, 'title')?.status).toBe('asking');
  await answer(2, 'In time');
  expect(of(first, 'title')?.proposal?.value).toBe('In time');
});

test('another request lists the declined texts', async () => {
  const { ask, another, answer, asked } = tab();
  ask(first, 'title');
  await answer(0, 'A');
  another(first, 'title');
  another(first, 'title');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.field.declined).toEqual(['A']);
});

test('a failure that was read is not shown again', async () => {
  const { ask, asked, fail, of, read } = tab();
  ask(first, 'title');
  await fail(0, 403);
  expect(of(first, 'title')?.status).toBe('failed');
  read(first, 'title');
  expect(of(first, 'title')).toBeUndefined();
  ask(first, 'title');
  expect(asked).toHaveLength(2);
});

test('a server without the call is asked again after a while', async () => {
  const { ask, askWhole, asked, fail, of, passTime, read } = tab();
  ask(first, 'title');
  await fail(0, 404);
  expect(of(first, 'title')?.status).toBe('wholeOnly');
  ask(second, 'title');
  expect(of(second, 'title')?.status).toBe('wholeOnly');
  expect(asked).toHaveLength(1);
  askWhole(first, 'title');
  await vi.waitFor(() => expect(of(first, 'title')?.proposal?.value).toBe('Warm at dawn'));
  read(second, 'title');
  passTime(limits.missingCallMs);
  ask(second, 'title');
  expect(asked).toHaveLength(2);
});
