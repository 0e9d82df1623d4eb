import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#contracts/collection.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { noBatch, ready } from '#mocks/fixtures/collection.ts';
import { aWorkspaceUser } from '#mocks/fixtures/workspaceUser.ts';
import { UsersScreen, type UsersScreenProps } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { keepsView } from '../keepsView.tsx';
import { confirmDeletion, opened } from '../opened.ts';
import { write } from '../write.ts';
import { three, usersArgs, usersIn } from './usersSetup.ts';

const meta = preview.meta({
  title: 'Screens/Users',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: usersArgs,
  render: keepsView(UsersScreen),
});

const { isBusy } = gridRows('Users');

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute(
      'aria-rowcount',
      '4',
    );
  },
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { users: usersIn({ status: 'loading' }) },
  play: isBusy,
});

/** The app does not reach this state: the list of users is not polled. The screen shows it because every list of rows can. */
export const Polling = meta.story({
  args: { users: usersIn({ status: 'polling', attempt: 1, of: 10 }) },
  play: isBusy,
});

export const Empty = meta.story({
  tags: ['visual'],
  args: { users: usersIn({ status: 'empty', isExhausted: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users yet.')).toBeVisible();
  },
});

const onReload = fn();

/** The failure is shown alone: 'No users yet.' would be untrue (D39). */
export const LoadError = meta.story({
  tags: ['visual'],
  args: {
    users: usersIn(
      { status: 'error', message: 'Failed to fetch users.' },
      { actions: { onReload } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users.');
    await expect(canvas.queryByText('No users yet.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

const success = async (): Promise<Outcome> => ({ ok: true });
const onAdd = fn(success);

async function fillIn(email: string) {
  const dialog = await opened('Add New User', 'Add New User');
  await write(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
  await write(dialog.getByLabelText(/Email/), email);
  await write(dialog.getByLabelText(/Role/), 'Editor');
  return dialog;
}

/** An email that is already in the list is warned about, not refused (D39). */
export const Adding = meta.story({
  tags: ['visual'],
  args: { users: usersIn(ready(three), { actions: { onAdd } }) },
  play: async () => {
    const dialog = await fillIn('DANA@crumb.example');
    await expect(dialog.getByText('Someone with this email is already in the list.')).toBeVisible();
  },
});

/** Opened with a finger, the form has the focus and complains of nothing. A field that is left empty says so. */
export const AddingByTouch = meta.story({
  play: async ({ canvas }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(canvas.getByRole('button', { name: 'Add New User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
    const form = within(dialog);
    const errors = () => [
      ...dialog.querySelectorAll('[aria-invalid=true]'),
      ...form.queryAllByRole('alert'),
    ];
    await waitFor(() => expect(form.getByLabelText(/Full Name/)).toHaveFocus());
    await expect(errors()).toEqual([]);
    await tap(form.getByLabelText(/Email/));
    await waitFor(() => expect(errors().length).toBeGreaterThan(0));
    await tap(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** Deleting oneself is warned about. */
export const ConfirmingDelete = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Dana Reyes' }));
    await expect(
      await screen.findByText('Are you sure you want to delete this user?'),
    ).toBeVisible();
    await expect(
      screen.getByText(/This is you. You will lose access to this workspace.$/),
    ).toBeVisible();
  },
});

const onStart = fn();
const idle = { jobs: [], actions: { ...noBatch, onStart } } as const;

/** Deleting many warns when the signed-in person is among them (D39). */
export const DeletingMany = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all users shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 users?' }));
    await expect(
      question.getByText('You are among them. You will lose access to this workspace.'),
    ).toBeVisible();
  },
});

const jobs = (
  [
    ['Noor Haddad', { status: 'done' }],
    ['Ida Moss', { status: 'running' }],
    ['Sam Low', { status: 'waiting' }],
    ['Max Orr', { status: 'failed', message: 'Network error' }],
  ] as const
).map(([name, state]) => {
  const email = `${name.slice(0, 3).toLowerCase()}@crumb.example`;
  return {
    key: email,
    group: email,
    round: 0,
    data: { draft: { name, email, role: 'Editor' } },
    state,
  };
});

async function pasteThem() {
  const dialog = await opened('Import list', 'Import users');
  await userEvent.click(dialog.getByLabelText('Users'));
  await userEvent.paste(jobs.map(({ data }) => Object.values(data.draft).join(', ')).join('\n'));
  return dialog;
}

/** The list contains the rows of a batch only at its end. Until then, the preview knows them from the batch. */
export const PastingAgain = meta.story({
  args: { users: usersIn(ready(three), { adding: { ...idle, jobs }, deleting: idle }) },
  play: async () => {
    const dialog = await pasteThem();
    await expect(await dialog.findByText('1 new, 3 already there')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 user' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        { draft: { name: 'Max Orr', email: 'max@crumb.example', role: 'Editor' } },
      ]),
    );
  },
});

/** The paste has ended and its rows are on their way to the list: a dialog opened now knows them. */
export const PastingAfterTheEnd = meta.story({
  args: {
    users: usersIn(
      { status: 'ready', items: three, isRefreshing: true },
      {
        adding: { ...idle, jobs: jobs.filter(({ state }) => state.status === 'done') },
        deleting: idle,
      },
    ),
  },
  play: async () => {
    const dialog = await pasteThem();
    await expect(await dialog.findByText('3 new, 1 already there')).toBeVisible();
  },
});

/** The list grows and shrinks as users are added and deleted. */
function Growing(props: UsersScreenProps) {
  const [rows, setRows] = useState<readonly WorkspaceUser[]>(
    props.users.remote.status === 'ready' ? props.users.remote.items : [],
  );
  const actions = {
    onAdd: (draft: WorkspaceUserDraft) => {
      setRows([...rows, aWorkspaceUser({ id: 9, ...draft })]);
      return success();
    },
    onDelete: ({ id }: WorkspaceUser) => {
      setRows(rows.filter((row) => row.id !== id));
      return success();
    },
  };
  return <UsersScreen {...props} users={usersIn(ready(rows), { actions })} />;
}

const text =
  'Hello Noor Haddad,\n\nYou are now a member of our workspace on Bellwether.\n\nOpen https://velo.bellwether.example and sign in as noor@crumb.example.';

async function addNoor(canvas: ReturnType<typeof within>) {
  const dialog = await fillIn('noor@crumb.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  const words = await canvas.findByText(/Noor Haddad can now sign in/);
  return within(words.parentElement as HTMLElement);
}

/** The added person has not been notified: the invitation can be copied or sent, until the note is dismissed. */
export const AfterAdding = meta.story({
  tags: ['visual'],
  render: Growing,
  play: async ({ canvas, args: { sharing } }) => {
    const note = await addNoor(canvas);
    await expect(canvas.getByRole('row', { name: /Noor Haddad/ })).toHaveTextContent('Editor');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(note.getByRole('button', { name: 'Copy invitation' }));
    await expect(sharing.onCopy).toHaveBeenCalledWith(text, 'Invitation copied');
    await expect(note.getByRole('link', { name: 'Open as email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:noor@crumb\.example\?subject=Your%20invitation/),
    );
  },
});

/** A user who is deleted again cannot sign in, so the note disappears. */
export const DeletedAgain = meta.story({
  render: Growing,
  play: async ({ canvas }) => {
    await addNoor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Noor Haddad' }));
    await confirmDeletion();
    await waitFor(() => expect(canvas.queryByText(/can now sign in/)).not.toBeInTheDocument());
  },
});

/** The signed-in person is marked and needs no invitation; everybody else has the buttons for it. */
export const Anybody = meta.story({
  args: {
    users: usersIn(
      ready([
        aWorkspaceUser({ id: 1, name: 'Dana Reyes', email: ' DANA@crumb.example' }),
        aWorkspaceUser({ id: 2, name: 'Noor Haddad', email: 'noor@crumb.example' }),
      ]),
    ),
  },
  play: async ({ canvas, args: { sharing } }) => {
    const own = within(canvas.getByRole('row', { name: /Dana Reyes/ }));
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
    const other = within(canvas.getByRole('row', { name: /Noor Haddad/ }));
    await expect(other.queryByText('You')).not.toBeInTheDocument();
    await userEvent.click(other.getByRole('button', { name: 'Copy invitation for Noor Haddad' }));
    await expect(sharing.onCopy).toHaveBeenCalledWith(text, 'Invitation copied');
    await expect(
      other.getByRole('link', { name: 'Open invitation for Noor Haddad as email' }),
    ).toHaveAttribute('href', expect.stringMatching(/^mailto:noor@crumb\.example\?/));
  },
});
