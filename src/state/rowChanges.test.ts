import { describe, expect, it, vi } from 'vitest';
import { apiFailure } from '#api/testing/apiFailure.ts';
import type { ListCalls } from './list.ts';
import { rowPage, type Row } from './testing/rowPage.ts';

const refused = apiFailure('usps.edit', 400);

const setUp = (other: Partial<ListCalls<Row, Pick<Row, 'title'>>> = {}) =>
  rowPage(
    [
      { id: 1, title: 'Warm' },
      { id: 2, title: 'Quick' },
    ],
    other,
  );

describe('an edit', () => {
  it('shows what the server answered, although the list cannot be loaded again', async () => {
    const { actions, server, shown, texts, first } = setUp();
    server.isListFailing = true;
    await expect(actions.onEdit(first(), { title: 'Hot' })).resolves.toEqual({ ok: true });
    expect(shown()).toEqual([
      { id: 1, title: 'Hot' },
      { id: 2, title: 'Quick' },
    ]);
    await expect.poll(texts).toEqual(['Saved. The list could not be refreshed.']);
  });

  it('does not bring back a row that was deleted while it was saved', async () => {
    const answer = Promise.withResolvers<readonly Row[]>();
    const { actions, server, shown, first } = setUp({ edit: () => answer.promise });
    const row = first();
    const saved = actions.onEdit(row, { title: 'Hot' });
    const deleted = actions.onDelete(row);
    expect(shown()).toEqual([{ id: 2, title: 'Quick' }]);
    answer.resolve([{ ...row, title: 'Hot' }]);
    await Promise.all([saved, deleted]);
    expect(shown()).toEqual([{ id: 2, title: 'Quick' }]);
    expect(server.rows).toEqual([{ id: 2, title: 'Quick' }]);
  });

  it('that was made from another version brings the present values into the form, and Save replaces them', async () => {
    const refusal = 'Not saved: somebody else has changed this.';
    const sent: unknown[] = [];
    const { actions, server, first } = setUp({
      edit: async (row, draft) => {
        sent.push(row);
        if (row.title !== server.rows[0]?.title) throw new Error(refusal);
        server.rows = [{ ...row, ...draft }];
        return server.rows;
      },
    });
    server.rows = [{ id: 1, title: 'Cool' }];
    await expect(actions.onEdit(first(), { title: 'Hot' })).resolves.toMatchObject({ ok: false });
    await expect.poll(first).toEqual({ id: 1, title: 'Cool' });
    await expect(actions.onEdit(first(), { title: 'Hot' })).resolves.toEqual({ ok: true });
    expect(sent).toEqual([
      { id: 1, title: 'Warm' },
      { id: 1, title: 'Cool' },
    ]);
    expect(server.rows).toEqual([{ id: 1, title: 'Hot' }]);
  });

  it.each([
    ['in its form', true, []],
    ['by a notice once the page was left', false, ['Failed to save USP']],
  ])('that fails is said %s', async (_where, isHere, notices) => {
    const { actions, page, texts, first } = setUp({ edit: () => Promise.reject(refused) });
    page.isHere = isHere;
    await expect(actions.onEdit(first(), { title: 'Hot' })).resolves.toMatchObject({
      ok: false,
      message: 'Failed to save USP',
    });
    expect(texts()).toEqual(notices);
  });

  it('that fails after Stop waiting is said by a notice', async () => {
    const { actions, texts, first } = setUp({ edit: () => Promise.reject(refused) });
    const outcome = await actions.onEdit(first(), { title: 'Hot' });
    if (!outcome.ok) outcome.sayElsewhere?.();
    expect(texts()).toEqual(['Failed to save USP']);
  });
});

describe('a deletion', () => {
  it('gives the row back with its id on Undo', async () => {
    const restored: number[] = [];
    const { actions, said, shown, server, first } = setUp({
      restore: async ({ id }) => {
        restored.push(id);
        server.rows = [{ id: 1, title: 'Warm' }, ...server.rows];
      },
    });
    await actions.onDelete(first());
    said[0]?.action?.run();
    await expect.poll(() => new Set(shown().map(({ id }) => id))).toEqual(new Set([1, 2]));
    expect(restored).toEqual([1]);
  });

  it('gives the row back at its place, although the list cannot be loaded again', async () => {
    const { actions, said, shown, server, first } = setUp({ restore: async () => undefined });
    await actions.onDelete(first());
    await expect.poll(() => shown().map(({ id }) => id)).toEqual([2]);
    server.isListFailing = true;
    said[0]?.action?.run();
    await expect.poll(() => shown().map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([404, 405, 501])('adds a new row on Undo where the server answers %i', async (status) => {
    const { actions, said, shown, first } = setUp({
      restore: () => Promise.reject(apiFailure('rows.restore', status)),
    });
    await actions.onDelete(first());
    said[0]?.action?.run();
    await expect.poll(() => shown().at(-1)).toEqual({ id: 11, title: 'Warm' });
  });

  it('says that Undo has failed, and can try again', async () => {
    let failures = 1;
    const { actions, said, first } = setUp({
      restore: async () => {
        failures -= 1;
        if (failures === 0) throw apiFailure('rows.restore', 500);
      },
    });
    await actions.onDelete(first());
    said[0]?.action?.run();
    await expect.poll(() => said.at(-1)?.text).toBe('Failed to save USP');
    said.at(-1)?.action?.run();
    await expect.poll(() => said.at(-1)?.text).toBe('Success! Action completed.');
  });

  it('is one request for two presses, and Undo adds the row again', async () => {
    const removed = vi.fn<(row: Row) => Promise<void>>(async () => undefined);
    const { actions, said, shown, first } = setUp({ remove: removed });
    const row = first();
    await Promise.all([actions.onDelete(row), actions.onDelete(row)]);
    expect(removed).toHaveBeenCalledTimes(1);
    expect(said.map(({ text }) => text)).toEqual(['Deleted “Warm”']);
    said[0]?.action?.run();
    await expect.poll(() => shown().at(-1)?.title).toBe('Warm');
  });
});
