import { expect, test } from 'vitest';
import { apiFailure } from '#api/testing/apiFailure.ts';
import { claimOf, rowsWithoutConfirmed } from '#domain/evidence/claims.ts';
import { claimList } from './list.ts';
import { rowName } from './listChanges.ts';
import { key, rowPage } from './testing/rowPage.ts';

const name = claimList(key);
const aRow = (assumptions: readonly string[], title = 'Cafés') => ({
  id: 1,
  version: 0,
  title,
  grounds: { evidence: [], assumptions, isSample: false },
});

/** A page and a server that stores the assumptions it is sent. */
function setUp(assumptions: readonly string[]) {
  const sent: unknown[] = [];
  /** What the next requests are refused with. */
  const refusals: Error[] = [];
  const { server, actions, listChanges, kept, texts } = rowPage([aRow(assumptions)], {
    edit: async (row, draft, { assumptions: left = row.grounds?.assumptions ?? [] }) => {
      sent.push(left);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      server.rows = [{ ...row, ...draft, grounds: aRow(left).grounds }];
      return server.rows;
    },
  });
  const toCheck = () =>
    rowsWithoutConfirmed(
      name,
      server.rows,
      new Set([...kept, ...listChanges.confirming()]),
    ).flatMap(({ grounds }) => grounds?.assumptions ?? []);
  const first = () => server.rows[0] ?? aRow([]);
  const confirm = (field: string, row = first()) => actions.onConfirm(row, field);
  return { actions, server, sent, refusals, listChanges, texts, kept, toCheck, first, confirm };
}

test('the remaining assumptions are sent, and the team keeps nothing', async () => {
  const { sent, confirm, toCheck, kept } = setUp(['title', 'goals']);
  await expect(confirm('goals')).resolves.toEqual({ ok: true });
  expect(sent).toEqual([['title']]);
  expect(toCheck()).toEqual(['title']);
  expect(kept).toEqual([]);
});

test('two fields of a row can be confirmed at once, and neither mark waits for its answer', async () => {
  const { sent, confirm, toCheck } = setUp(['title', 'goals', 'painPoints']);
  const both = Promise.all([confirm('goals'), confirm('title')]);
  expect(toCheck()).toEqual(['painPoints']);
  await both;
  expect(sent).toEqual([['title', 'painPoints'], ['painPoints']]);
  expect(toCheck()).toEqual(['painPoints']);
});

test.each([400, 403, 409, 422, 500])('a failure with %i restores the mark', async (status) => {
  const { refusals, confirm, toCheck, kept, texts } = setUp(['goals']);
  refusals.push(apiFailure('usps.edit', status));
  await expect(confirm('goals')).resolves.toMatchObject({ ok: false });
  expect(toCheck()).toEqual(['goals']);
  expect(kept).toEqual([]);
  expect(texts()).toEqual(['Failed to save USP']);
});

test('of two at once the one that fails restores only its own mark', async () => {
  const { refusals, confirm, toCheck } = setUp(['title', 'goals']);
  refusals.push(apiFailure('usps.edit', 500));
  const outcomes = await Promise.all([confirm('goals'), confirm('title')]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  expect(toCheck()).toEqual(['goals']);
});

test('the team keeps it where rows have no version, and the server is not asked', async () => {
  const { server, sent, confirm, toCheck, kept, first } = setUp(['title', 'goals']);
  const { version: _none, ...row } = first();
  server.rows = [row];
  await expect(confirm('goals')).resolves.toEqual({ ok: true });
  expect(sent).toEqual([]);
  expect(kept).toEqual([claimOf(name, row, 'goals')]);
  expect(toCheck()).toEqual(['title']);
});

test('a text that a person has written is confirmed, also where rows have no version', async () => {
  const { actions, server, toCheck, kept, first } = setUp(['title', 'goals']);
  await actions.onEdit(first(), { title: 'Hotels' });
  expect(kept).toEqual([]);
  const { version: _none, ...row } = first();
  server.rows = [row];
  await actions.onEdit(row, { title: 'Bars' });
  expect(kept).toEqual([claimOf(name, first(), 'title')]);
  expect(toCheck()).toEqual(['goals']);
});

test('a field with another text by now is not confirmed', async () => {
  const { server, sent, confirm, toCheck, first, texts } = setUp(['title']);
  const before = first();
  server.rows = [aRow(['title'], 'Hotels')];
  await expect(confirm('title', before)).resolves.toMatchObject({ ok: false });
  expect(texts()).toEqual(['This was changed meanwhile. Look at it again.']);
  expect(sent).toEqual([]);
  expect(toCheck()).toEqual(['title']);
});

test('a claim that somebody else has confirmed, or whose row was deleted, is not sent', async () => {
  const { server, sent, confirm, first } = setUp(['title']);
  const before = first();
  server.rows = [aRow([])];
  await expect(confirm('title', before)).resolves.toEqual({ ok: true });
  server.rows = [];
  await expect(confirm('title', before)).resolves.toEqual({ ok: true });
  expect(sent).toEqual([]);
});

test('it waits for a running edit of the row, and sends the edited row', async () => {
  const { server, sent, listChanges, confirm, first } = setUp(['title', 'goals']);
  const edit = Promise.withResolvers<void>();
  const editing = listChanges.inTurn(rowName(key.join('|'), first()), async () => {
    await edit.promise;
    server.rows = [aRow(['goals'], 'Hotels')];
  });
  const confirming = confirm('goals');
  edit.resolve();
  await editing;
  await expect(confirming).resolves.toEqual({ ok: true });
  expect(sent).toEqual([[]]);
  expect(first().title).toBe('Hotels');
});
