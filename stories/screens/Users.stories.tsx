import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import { plainListView } from '#domain/lists/listView.ts';
import { noBatch, ready } from '#mocks/fixtures/collection.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsView } from '../keepsView.tsx';
import { three, usersArgs, usersIn } from './usersSetup.ts';

const meta = preview.meta({
  title: 'Screens/Users',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: usersArgs,
  render: keepsView(UsersScreen),
});

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Users are not generated; if the list were polled, it would look like loading. */
export const Polling = meta.story({
  args: { users: usersIn({ status: 'polling', attempt: 1, of: 10 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  },
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

/** 'No matches' appears only when there is a list to search. */
export const LoadErrorInSearch = meta.story({
  args: { ...LoadError.input.args, view: { ...plainListView, search: 'x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users.');
    await expect(canvas.queryByText('No user matches your search.')).not.toBeInTheDocument();
  },
});

export const EmptyInSearch = meta.story({
  args: { ...Empty.input.args, view: { ...plainListView, search: 'x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users yet.')).toBeVisible();
    await expect(canvas.queryByText('No user matches your search.')).not.toBeInTheDocument();
  },
});

/** The apex has no workspace, and so no users (D4). */
export const WithoutWorkspace = meta.story({
  args: { hasWorkspace: false, users: usersIn({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No tenant found. Create a workspace first.',
    );
  },
});

const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
  await userEvent.type(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
  await userEvent.type(dialog.getByLabelText(/Email/), 'DANA@crumb.example');
  await expect(dialog.getByText('Someone with this email is already in the list.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Role/), 'Editor');
  return dialog;
}

/** An email that is already in the list is warned about, not refused (D39). */
export const Adding = meta.story({
  tags: ['visual'],
  args: { users: usersIn(ready(three), { actions: { onAdd } }) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
  },
});

export const Added = meta.story({
  args: { users: usersIn(ready(three), { actions: { onAdd } }) },
  play: async ({ canvas }) => {
    const dialog = await fillIn(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith({
        name: 'Noor Haddad',
        email: 'DANA@crumb.example',
        role: 'Editor',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
  return { key: email, group: email, round: 0, data: { name, email, role: 'Editor' }, state };
});

async function pasteThem(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste users' }));
  await userEvent.click(dialog.getByLabelText('Users'));
  await userEvent.paste(jobs.map(({ data }) => Object.values(data).join(', ')).join('\n'));
  return dialog;
}

/** The list contains the rows of a batch only at its end. Until then, the preview knows them from the batch. */
export const PastingAgain = meta.story({
  args: { users: usersIn(ready(three), { adding: { ...idle, jobs }, deleting: idle }) },
  play: async ({ canvas }) => {
    const dialog = await pasteThem(canvas);
    await expect(await dialog.findByText('1 new, 3 already there, 0 to correct')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 user' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        { name: 'Max Orr', email: 'max@crumb.example', role: 'Editor' },
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
  play: async ({ canvas }) => {
    const dialog = await pasteThem(canvas);
    await expect(await dialog.findByText('3 new, 1 already there, 0 to correct')).toBeVisible();
  },
});
