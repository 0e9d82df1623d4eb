import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#contracts/collection.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsView } from '../keepsView.tsx';
import { WithDrafts } from './keptDrafts.tsx';
import { three, usersArgs, usersIn } from './usersSetup.ts';

interface Args {
  rows: readonly WorkspaceUser[];
  onEdit: (user: WorkspaceUser, draft: WorkspaceUserDraft) => Promise<Outcome>;
}
const args: Args = { rows: three, onEdit: fn(async () => ({ ok: true as const })) };

const Screen = keepsView(UsersScreen);

function Users({ rows, onEdit }: Args) {
  return (
    <WithDrafts kept={{}}>
      <Screen {...usersArgs} users={usersIn(ready(rows), { actions: { onEdit } })} />
    </WithDrafts>
  );
}

const meta = preview.meta({
  title: 'Screens/Users/Editing',
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: Args) => <Users {...given} />,
});

/** The row of a user by its index, since its name may be in an input. */
const rowAt = (place: number) => {
  const row = screen.getAllByRole('row').find((each) => each.ariaRowIndex === String(place + 2));
  if (!row) throw new Error(`There is no row ${place}.`);
  return within(row);
};
const edit = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const nameIn = (place: number) => rowAt(place).getByRole('textbox', { name: 'Full Name' });
const saveIn = (place: number) =>
  userEvent.click(rowAt(place).getByRole('button', { name: 'Save' }));

let endSaving = (_outcome: Outcome) => {};
const slowly = () =>
  new Promise<Outcome>((resolve) => {
    endSaving = resolve;
  });

const rowsInEdit = () => screen.getAllByRole('button', { name: 'Save' });

/** Each input changes its own field, and the row is saved as a whole. */
export const Saved = meta.story({
  play: async () => {
    await edit('Dana Reyes');
    const input = (label: string) => rowAt(0).getByLabelText(new RegExp(`^${label}`));
    await retype(input('Full Name'), 'Dana R.');
    await retype(input('Email'), 'dana@rye.example');
    await retype(input('Role'), 'Baker');
    await saveIn(0);
    const typed = { name: 'Dana R.', email: 'dana@rye.example', role: 'Baker' };
    await expect(args.onEdit).toHaveBeenCalledWith(three[0], typed);
  },
});

/** One row is edited at a time. One that is opened while another is being saved waits until that one is saved. */
export const AnotherWhileSaving = meta.story({
  tags: ['visual'],
  args: { onEdit: slowly },
  play: async ({ step }) => {
    await edit('Dana Reyes');
    await retype(nameIn(0), 'Dana R.');
    await saveIn(0);
    await step('the second row waits', async () => {
      await edit('Priya Kaur');
      await expect(rowsInEdit()).toHaveLength(1);
      await expect(rowAt(0).getByRole('button', { name: 'Save' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    });
    await step('the first one fails, stays open, and keeps what was typed', async () => {
      endSaving({ ok: false, message: 'Failed to update user.' });
      await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update user.');
      await expect(rowsInEdit()).toHaveLength(1);
      await expect(nameIn(0)).toHaveValue('Dana R.');
    });
    await step('the second row opens when the first one is saved', async () => {
      await saveIn(0);
      await edit('Priya Kaur');
      endSaving({ ok: true });
      await waitFor(() => expect(nameIn(2)).toHaveFocus());
      await expect(rowsInEdit()).toHaveLength(1);
    });
  },
});

/** Another row that is opened closes the first one, whose text comes back with it. */
export const AnotherOpened = meta.story({
  play: async () => {
    await edit('Dana Reyes');
    await retype(nameIn(0), 'Dana R.');
    await edit('Priya Kaur');
    await waitFor(() => expect(nameIn(2)).toHaveFocus());
    await expect(rowsInEdit()).toHaveLength(1);
    await edit('Dana Reyes');
    await expect(nameIn(0)).toHaveValue('Dana R.');
    await expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
});

/** Enter and Escape of an input method (IME) are about the word being typed: the row stays open and nothing is saved. */
export const Composing = meta.story({
  play: async () => {
    await edit('Dana Reyes');
    await retype(nameIn(0), 'れいえす');
    await fireEvent.keyDown(nameIn(0), { key: 'Enter', isComposing: true });
    // Safari sends the Enter that accepts a word after the composition, with this code.
    await fireEvent.keyDown(nameIn(0), { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(nameIn(0), { key: 'Escape', isComposing: true });
    await expect(nameIn(0)).toHaveValue('れいえす');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.type(nameIn(0), '{Enter}');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
});

/** A row being edited stays visible, whatever is searched for. */
export const HiddenBySearch = meta.story({
  play: async () => {
    await edit('Dana Reyes');
    await retype(nameIn(0), 'Dana R.');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'priya');
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-rowcount', '3'),
    );
    await expect(nameIn(0)).toHaveValue('Dana R.');
    await expect(
      screen.getByText('Dana Reyes does not match your search, but stays visible while you edit.'),
    ).toBeVisible();
  },
});

/** Somebody else has deleted the user meanwhile: a message says so, and the text is not lost. */
export const DeletedMeanwhile = meta.story({
  render: function DeletedLater(given: Args) {
    const [rows, setRows] = useState(given.rows);
    return (
      <>
        <button type="button" onClick={() => setRows(given.rows.slice(1))}>
          A colleague deletes Dana
        </button>
        <Users {...given} rows={rows} />
      </>
    );
  },
  play: async () => {
    await edit('Dana Reyes');
    await retype(nameIn(0), 'Dana R.');
    await userEvent.click(screen.getByRole('button', { name: 'A colleague deletes Dana' }));
    await expect(await screen.findByText(/Dana Reyes is no longer in the list/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard change' }));
    await expect(screen.queryByText(/Dana Reyes/)).not.toBeInTheDocument();
  },
});
