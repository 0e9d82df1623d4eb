import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aWorkspaceUser } from '#mocks/fixtures/workspaceUser.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { usersArgs, usersIn } from './usersSetup.ts';

const done = async (): Promise<Outcome> => ({ ok: true });

const meta = preview.meta({
  title: 'Screens/Users/Inviting',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: usersArgs,
  // The list grows and shrinks as users are added and deleted.
  render: function Growing(args) {
    const [rows, setRows] = useState<readonly WorkspaceUser[]>(
      args.users.remote.status === 'ready' ? args.users.remote.items : [],
    );
    const actions = {
      onAdd: (draft: WorkspaceUserDraft) => {
        setRows([...rows, aWorkspaceUser({ id: 9, ...draft })]);
        return done();
      },
      onDelete: ({ id }: WorkspaceUser) => {
        setRows(rows.filter((row) => row.id !== id));
        return done();
      },
    };
    return <UsersScreen {...args} users={usersIn(ready(rows), { actions })} />;
  },
});

const text =
  'Hello Noor Haddad,\n\nYou are now a member of our workspace on Bellwether.\n\nOpen https://velo.bellwether.example and sign in as noor@crumb.example.';

async function addNoor(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
  await userEvent.type(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
  await userEvent.type(dialog.getByLabelText(/Email/), 'noor@crumb.example');
  await userEvent.type(dialog.getByLabelText(/Role/), 'Editor');
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  const words = await canvas.findByText(/Noor Haddad can now sign in/);
  return within(words.parentElement as HTMLElement);
}

/** The added person has not been notified: the invitation can be copied or sent, until the note is dismissed. */
export const AfterAdding = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args: { sharing } }) => {
    const note = await addNoor(canvas);
    await userEvent.click(note.getByRole('button', { name: 'Copy invitation' }));
    await expect(sharing.onCopy).toHaveBeenCalledWith(text, 'Invitation copied');
    await expect(note.getByRole('link', { name: 'Open as email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:noor@crumb\.example\?subject=Your%20invitation/),
    );
  },
});

export const Dismissed = meta.story({
  play: async ({ canvas }) => {
    const note = await addNoor(canvas);
    await userEvent.click(note.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/can now sign in/)).not.toBeInTheDocument();
  },
});

/** A user who is deleted again cannot sign in, so the note disappears. */
export const DeletedAgain = meta.story({
  play: async ({ canvas }) => {
    await addNoor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Noor Haddad' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
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
