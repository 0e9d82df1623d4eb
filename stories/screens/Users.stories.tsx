import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import { plainListView } from '#domain/lists/listView.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aWorkspaceUser } from '#mocks/fixtures/workspaceUser.ts';
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

export const Refreshing = meta.story({
  args: { users: usersIn({ status: 'ready', items: three, isRefreshing: true }) },
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

export const NoMatch = meta.story({
  args: { view: { search: 'zebra', sort: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '4');
  },
});

const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  tags: ['visual'],
  args: { users: usersIn(ready(three), { actions: { onAdd } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
    await userEvent.type(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
    await userEvent.type(dialog.getByLabelText(/Email/), 'DANA@crumb.example');
    await expect(dialog.getByText('Someone with this email is already in the list.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Role/), 'Editor');
  },
});

export const Added = meta.story({
  args: { users: usersIn(ready(three), { actions: { onAdd } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
    await userEvent.type(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
    await userEvent.type(dialog.getByLabelText(/Email/), 'DANA@crumb.example');
    await userEvent.type(dialog.getByLabelText(/Role/), 'Editor');
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

const never = new Promise<Outcome>(() => undefined);

async function editFirst(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Dana Reyes' }));
  const role = await canvas.findByRole('combobox', { name: 'Role' });
  await userEvent.clear(role);
  await userEvent.type(role, 'Founder');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

const onEdit = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Editing = meta.story({
  args: { users: usersIn(ready(three), { actions: { onEdit } }) },
  play: async ({ canvas }) => {
    await editFirst(canvas);
    await waitFor(() => expect(onEdit).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(),
    );
  },
});

export const Saving = meta.story({
  args: { users: usersIn(ready(three), { actions: { onEdit: () => never } }) },
  play: async ({ canvas }) => {
    await editFirst(canvas);
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The row stays open with the typed text. */
export const SaveError = meta.story({
  args: {
    users: usersIn(ready(three), {
      actions: { onEdit: async () => ({ ok: false, message: 'Failed to update user.' }) },
    }),
  },
  play: async ({ canvas }) => {
    await editFirst(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update user.');
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveValue('Founder');
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

export const LongContent = meta.story({
  args: {
    users: usersIn(
      ready([
        aWorkspaceUser({
          name: 'A name that goes on and on '.repeat(6),
          role: 'Someone with a very long role '.repeat(5),
        }),
      ]),
    ),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
