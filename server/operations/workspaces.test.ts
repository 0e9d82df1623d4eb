import { expect, it } from 'vitest';
import { adapters } from '../testing/adapters.ts';
import { samples } from '../writers/samples.ts';
import { calls } from '#api/contract/calls.ts';
import { answerCall } from './answerCall.ts';

it.each(adapters)('one person has at most 50 workspaces at a time, on %s', async (_name, open) => {
  const { rows, runs, remove } = await open();
  const context = { rows, runs: runs(0), writer: samples };
  const ask = (name: 'workspaces.create' | 'workspace.remove', workspace: string, who = 'ada') =>
    answerCall(context, calls[name], {
      workspace,
      member: { subject: who, email: `${who}@acme.example` },
      query: new URLSearchParams(),
      contentType: 'application/json',
      readBody: async () =>
        JSON.stringify(
          name === 'workspaces.create'
            ? { company: 'Acme', domain: workspace, fullName: 'Ada' }
            : { name: workspace },
        ),
    });
  const names = Array.from({ length: 55 }, (_, index) => `space-${index}`);
  const answers = await Promise.all(names.map((name) => ask('workspaces.create', name)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { message: 'You have 50 workspaces, which is the most. Delete one first.' },
  });
  expect(await ask('workspaces.create', 'hers', 'bob')).toMatchObject({ status: 201 });
  const made = names[answers.findIndex(({ status }) => status === 201)] ?? '';
  expect(await ask('workspace.remove', made)).toMatchObject({ status: 200 });
  expect(await ask('workspaces.create', 'another')).toMatchObject({ status: 201 });
  await remove();
});
