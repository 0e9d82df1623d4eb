import { expect, it } from 'vitest';
import { adapters } from '../testing/adapters.ts';
import { askApi } from '../testing/askApi.ts';

it.each(adapters)('one person has at most 50 workspaces at a time, on %s', async (_name, open) => {
  const { rows } = await open();
  const ask = askApi(rows);
  const create = (workspace: string, who = 'ada') => {
    const body = { company: 'Acme', domain: workspace, fullName: 'Ada' };
    return ask('workspaces.create', { who, workspace, body });
  };
  const names = Array.from({ length: 55 }, (_, index) => `space-${index}`);
  const atOnce = (some: readonly string[]) => Promise.all(some.map((name) => create(name)));
  // One person may wait with some twenty changes.
  const parts = [names.slice(0, 15), names.slice(15, 35), names.slice(35)];
  const answers = [];
  for (const part of parts) answers.push(...(await atOnce(part)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { message: 'You have 50 workspaces, which is the most. Delete one first.' },
  });
  expect(await create('hers', 'bob')).toMatchObject({ status: 201 });
  const made = names[answers.findIndex(({ status }) => status === 201)] ?? '';
  const removed = await ask('workspace.remove', { workspace: made, body: { name: made } });
  expect(removed).toMatchObject({ status: 200 });
  expect(await create('another')).toMatchObject({ status: 201 });
});

it.each(adapters.filter(([name]) => name !== 'memory'))(
  'a name is free once nothing is left of the workspace that had it, also after a crash, on %s',
  async (_name, open) => {
    const { rows } = await open();
    const ask = askApi(rows);
    const create = () =>
      ask('workspaces.create', { body: { company: 'Acme', domain: 'acme', fullName: 'Ada' } });
    await create();
    for (let index = 0; index < 450; index += 1)
      await rows.insert('usps', 'acme', '7', { title: 't', description: '', valueProposition: '' });
    await rows.names.put('shared', 'acme', '7 view', { value: 1, version: 1 });
    // The process ends before the rows are removed.
    await rows.together('acme', (within) => within.removeWorkspace('acme'));
    expect(await create()).toMatchObject({
      status: 409,
      body: { message: '“acme” is taken. Please choose another domain.' },
    });
    await rows.sweep();
    expect(await create()).toMatchObject({ status: 201 });
    expect(await rows.count('usps', 'acme', '7')).toBe(0);
    expect(await rows.names.get('shared', 'acme', '7 view')).toBeUndefined();
  },
);
