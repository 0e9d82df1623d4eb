import { expect, test } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import { ApiError } from '#api/response.ts';
import { rowsWithoutConfirmed } from '#domain/evidence/claims.ts';
import { claimList, type ListKey } from '../list.ts';
import { createNotices } from '../notices.ts';
import { createListChanges, rowName, type CachedList } from '../listChanges.ts';
import { confirmClaim } from './confirmClaim.ts';
import { createStoredClaims } from './storedClaims.ts';

const key: ListKey = ['icps', 'acme', '7', 'ada'];
const name = claimList(key);

interface Row {
  readonly id: number;
  readonly title: string;
  readonly grounds: {
    readonly evidence: readonly never[];
    readonly assumptions: readonly string[];
    readonly isSample: boolean;
  };
}
const aRow = (assumptions: readonly string[], title = 'Cafés'): Row => ({
  id: 1,
  title,
  grounds: { evidence: [], assumptions, isSample: false },
});

/** A server that stores the assumptions it is sent, and a page that shows the list. */
function setUp(assumptions: readonly string[]) {
  const storage = storageOf('ada');
  const parts = {
    listChanges: createListChanges(createNotices(), async () => undefined),
    confirmations: createStoredClaims(storage),
  };
  const server = {
    row: aRow(assumptions),
    sent: [] as (readonly string[])[],
    /** Handles a request of the fake server. */
    take: async (left: readonly string[]): Promise<void> => {
      server.row = aRow(left, server.row.title);
    },
  };
  const load = async () => [server.row];
  const cached: CachedList<Row> = {
    name: key.join('|'),
    rows: () => [server.row],
    put: () => undefined,
    drop: () => undefined,
    load: async () => true,
  };
  const calls = {
    key,
    cached,
    load,
    send: (_row: Row, left: readonly string[]): Promise<void> | null => {
      server.sent.push(left);
      return server.take(left);
    },
  };
  const shown = async () =>
    rowsWithoutConfirmed(name, await load(), parts.confirmations.snapshot()).flatMap(
      ({ grounds }) => grounds.assumptions,
    );
  const confirm = (row: Row, field: string) => confirmClaim(parts, calls, row, field);
  return { parts, server, calls, shown, confirm, storage };
}

const refusal = (status: number) => apiFailure('icps.edit', status);

test('the remaining assumptions are sent, and nothing is stored here', async () => {
  const { server, confirm, shown, storage } = setUp(['title', 'goals']);
  await expect(confirm(server.row, 'goals')).resolves.toBe(true);
  expect(server.sent).toEqual([['title']]);
  expect(await shown()).toEqual(['title']);
  expect(storage.read('confirmedClaims')).toBeUndefined();
});

test('two fields of a row can be confirmed at once, whatever the server answers', async () => {
  const { server, confirm, shown } = setUp(['title', 'goals', 'painPoints']);
  const row = server.row;
  await Promise.all([confirm(row, 'goals'), confirm(row, 'title')]);
  expect(server.sent).toEqual([['title', 'painPoints'], ['painPoints']]);
  expect(await shown()).toEqual(['painPoints']);
});

test.each([403, 404, 409, 429, 500])('a failure with %i restores the mark', async (status) => {
  const { server, confirm, shown, storage } = setUp(['goals']);
  server.take = () => Promise.reject(refusal(status));
  await expect(confirm(server.row, 'goals')).rejects.toBeInstanceOf(ApiError);
  expect(await shown()).toEqual(['goals']);
  expect(storage.read('confirmedClaims')).toBeUndefined();
});

test('of two at once the one that fails restores only its own mark', async () => {
  const { server, confirm, shown } = setUp(['title', 'goals']);
  const { take } = server;
  server.take = () => {
    server.take = take;
    return Promise.reject(refusal(500));
  };
  const row = server.row;
  const [first, second] = await Promise.allSettled([confirm(row, 'goals'), confirm(row, 'title')]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(await shown()).toEqual(['goals']);
});

test.each([
  ['answers with it all the same', async () => undefined],
  ['knows no such field', () => Promise.reject(refusal(400))],
])('a server that %s: it is kept with the person', async (_what, take) => {
  const { server, confirm, shown, parts } = setUp(['title', 'goals']);
  server.take = take;
  await confirm(server.row, 'goals');
  expect(await shown()).toEqual(['title']);
  expect(parts.confirmations.snapshot().size).toBe(1);
  server.row = aRow(['title', 'goals']);
  expect(await shown()).toEqual(['title']);
});

test('a row that the server would reject is not sent, and its claim is stored here', async () => {
  const { server, calls, parts, shown } = setUp(['goals']);
  const noSend = { ...calls, send: () => null };
  await expect(confirmClaim(parts, noSend, server.row, 'goals')).resolves.toBe(true);
  expect(server.sent).toEqual([]);
  expect(await shown()).toEqual([]);
});

test('stored claims are sent with the next confirmation', async () => {
  const { server, confirm, shown } = setUp(['title', 'goals']);
  const { take } = server;
  server.take = () => Promise.reject(refusal(400));
  await confirm(server.row, 'goals');
  server.take = take;
  await confirm(server.row, 'title');
  expect(server.sent.at(-1)).toEqual([]);
  expect(await shown()).toEqual([]);
});

test('a field with another text by now is not confirmed', async () => {
  const { server, confirm, shown } = setUp(['title']);
  const before = server.row;
  server.row = aRow(['title'], 'Hotels');
  await expect(confirm(before, 'title')).resolves.toBe(false);
  expect(server.sent).toEqual([]);
  expect(await shown()).toEqual(['title']);
});

test('a claim that somebody else has confirmed, or whose row was deleted, is not sent', async () => {
  const { server, calls, parts, confirm } = setUp(['title']);
  const before = server.row;
  server.row = aRow([]);
  await expect(confirm(before, 'title')).resolves.toBe(true);
  const gone = { ...calls, load: async () => [] };
  await expect(confirmClaim(parts, gone, before, 'title')).resolves.toBe(true);
  expect(server.sent).toEqual([]);
});

test('it waits for a running edit of the row, and sends the edited row', async () => {
  const { server, parts, confirm } = setUp(['title', 'goals']);
  const before = server.row;
  const edit = Promise.withResolvers<void>();
  const editing = parts.listChanges.inTurn(rowName(key.join('|'), before), async () => {
    await edit.promise;
    server.row = aRow(['goals'], 'Hotels');
  });
  const confirming = confirm(before, 'goals');
  edit.resolve();
  await editing;
  await expect(confirming).resolves.toBe(true);
  expect(server.sent).toEqual([[]]);
  expect(server.row.title).toBe('Hotels');
});
