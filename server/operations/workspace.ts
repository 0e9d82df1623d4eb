import { minValue, number, parseJson, pipe, safeInteger, safeParse, string, tuple } from 'valibot';
import type { InferOutput } from 'valibot';
import { slugProblem, toSlug } from '#domain/session/workspace.ts';
import { activityOf, described, note } from '../members/activity.ts';
import {
  beforeEmailChange,
  beforeRemoval,
  isOwner,
  notVerified,
  ownerOf,
  requireOwner,
} from '../members/membership.ts';
import { foldEmail, type Rows, type Stored } from '../rows/rows.ts';
import { change, lockOfWhole, requireRow, toWire } from './context.ts';
import { nextVersion } from './edit.ts';
import { done, type Operations } from './operation.ts';
import { listedRows } from './parts.ts';
import { Refusal, requireRoom } from './refusal.ts';
import { requireStorable } from './validate.ts';

function requireName(typed: string, name: string): void {
  if (typed.trim() !== name.trim())
    throw new Refusal(409, `The name is “${name}”. Type it to delete it.`);
}

const mostUsers = 1_000;

const userList = (workspace: string) => ({ table: 'users', workspace, owner: '' }) as const;

const mostWorkspaces = 50;
const full = `You have ${mostWorkspaces} workspaces, which is the most. Delete one first.`;

/** Records who creates a workspace, or refuses it. One person's requests at once are counted one after the other. */
const requireFew = (rows: Rows, workspace: string, subject: string): Promise<void> =>
  rows.together(`creator ${subject}`, async (within) => {
    if ((await within.names.countCreated(subject)) >= mostWorkspaces) throw new Refusal(409, full);
    await within.names.put('creators', workspace, subject, true);
  });

/** What people may do with workspaces and their users (D92–D94). Every change of the user list is recorded (D93). */
export const workspaceOperations: Operations<'workspaces' | 'workspace' | 'users'> = {
  'workspaces.create': async ({ rows }, { workspace, member, body }) => {
    if (toSlug(workspace) !== workspace || slugProblem(workspace))
      throw new Refusal(422, `domain: “${workspace}” cannot be a workspace's name.`, ['domain']);
    if (member && member.email === undefined) throw notVerified();
    return rows.together(`${workspace} users`, async (within) => {
      const taken = `“${workspace}” is taken. Please choose another domain.`;
      const isLeft = await within.names.get('removed', '', workspace);
      if (isLeft || !(await within.names.claim('workspaces', workspace, workspace, body)))
        throw new Refusal(409, taken, ['domain']);
      if (member?.email !== undefined) {
        await requireFew(within, workspace, member.subject);
        const owner = { name: body.fullName, email: member.email, role: 'Owner' };
        const { id } = await within.insert('users', workspace, '', owner);
        await within.bind(workspace, id, member.subject);
        await within.names.put('owners', workspace, workspace, id);
        await note(within, workspace, member, { what: 'created', whom: workspace });
      }
      return done('The workspace has been created.', body);
    });
  },
  'workspaces.check': async ({ rows }, { workspace }) => ({
    exists: (await rows.names.get('workspaces', workspace, workspace)) !== undefined,
  }),
  'workspaces.mine': async ({ rows }, { member }) => ({
    success: true,
    data: member ? [...(await rows.workspacesOf(member))] : [],
  }),
  'workspace.get': async ({ rows }, { workspace, member }) => ({
    success: true,
    data: {
      name: workspace,
      ownerId: (await ownerOf(rows, workspace)) ?? null,
      isOwner: await isOwner(rows, workspace, member),
    },
  }),
  'workspace.handOver': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(`${workspace} users`, async (within) => {
      await requireOwner(within, workspace, member);
      const user = await requireRow(within, 'users', workspace, id);
      // An address with a typing error would otherwise own the workspace for good.
      const email = foldEmail(user.value.email);
      const seats = await within.seats(workspace, { subject: '', email });
      const isKnown = seats.some((seat) => seat.id === user.id && seat.subject !== null);
      if (member && !isKnown)
        throw new Refusal(409, `${user.value.name} has to sign in to this workspace first.`);
      await note(within, workspace, member, { what: 'handedOver', whom: described(user.value) });
      await within.names.put('owners', workspace, workspace, user.id);
      return done('Handed over.');
    }),
  'workspace.activity': async ({ rows }, { workspace }) => ({
    success: true,
    data: (await activityOf(rows, workspace)).map((row) => toWire('activity', row)),
  }),
  'workspace.export': async ({ rows }, { workspace, member, query: { after } }) => {
    if (after === undefined)
      await rows.together(`${workspace} users`, (within) =>
        note(within, workspace, member, { what: 'exported', whom: workspace }),
      );
    return { success: true, data: await portion(rows, workspace, after) };
  },
  'workspace.removeCompany': async ({ rows }, { workspace, member, body: { companyId, name } }) => {
    await rows.together(lockOfWhole(workspace), async (within) => {
      await requireOwner(within, workspace, member);
      const { id, value } = await requireRow(within, 'companies', workspace, companyId);
      requireName(name, value.name);
      await within.remove('companies', workspace, id);
      await note(within, workspace, member, { what: 'companyDeleted', whom: value.name });
    });
    await rows.sweep();
    return done('Deleted.');
  },
  'workspace.remove': async ({ rows }, { workspace, member, body: { name } }) => {
    await rows.together(lockOfWhole(workspace), async (within) => {
      await requireOwner(within, workspace, member);
      requireName(name, workspace);
      await within.removeWorkspace(workspace);
      await within.names.remove('opened', '', workspace);
    });
    await rows.sweep();
    return done('Deleted.');
  },
  'users.list': (context, { workspace }) => listedRows(context, userList(workspace)),
  'users.add': ({ rows }, { workspace, member, body }) =>
    rows.together(`${workspace} users`, async (within) => {
      await requireRoom(within, userList(workspace), mostUsers);
      const user = await within.insert('users', workspace, '', body);
      await note(within, workspace, member, { what: 'added', whom: described(body) });
      return done('Added.', toWire('users', user));
    }),
  'users.edit': ({ rows }, { workspace, member, body: { id, version: from, ...texts } }) =>
    rows.together(`${workspace} users`, async (within) => {
      const before = await requireRow(within, 'users', workspace, id);
      const version = nextVersion(before.value, texts, from);
      if (member) await beforeEmailChange(within, workspace, member, before, texts.email);
      const user = await change(within, 'users', workspace, id, { ...texts, version });
      const [was, whom] = [described(before.value), described(user)];
      if (was !== whom) await note(within, workspace, member, { what: 'changed', whom, was });
      return done('Saved.', user);
    }),
  'users.remove': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(`${workspace} users`, async (within) => {
      const { value, ...user } = await requireRow(within, 'users', workspace, id);
      if (member) await beforeRemoval(within, workspace, member, user.id);
      await note(within, workspace, member, { what: 'removed', whom: described(value) });
      await within.remove('users', workspace, id);
      return done('Deleted.');
    }),
};

/** Where a portion of the export begins: a kind, a name and an id. */
const placeSchema = pipe(
  string(),
  parseJson(),
  tuple([string(), string(), pipe(number(), safeInteger(), minValue(0))]),
);

function placeIn(after: string | undefined): InferOutput<typeof placeSchema> {
  if (after === undefined) return ['', '', 0];
  const read = safeParse(placeSchema, after);
  if (read.success) return requireStorable({ after: read.output }).after;
  throw new Refusal(422, 'after: is not the place of a former answer.', ['after']);
}

/** Answers to repeated requests, keys of entries and what Undo of a merge needs repeat rows, and who has created the workspace stands under its activity. */
const leftOut = ['answers', 'blocked', 'creators', 'merges'];

/** A row says its owner, a named value its name. */
const entryOf = ({ kind, name, id, value }: Stored) =>
  id === 0 ? { kind, value: { name, value } } : { kind, value: { id, owner: name, value } };

async function portion(rows: Rows, workspace: string, after: string | undefined) {
  const [kind, name, id] = placeIn(after);
  const found = await rows.after(workspace, { kind, name, id });
  const last = found.at(-1);
  return {
    entries: found.flatMap((each) => (leftOut.includes(each.kind) ? [] : [entryOf(each)])),
    next: last ? JSON.stringify([last.kind, last.name, last.id]) : null,
  };
}
