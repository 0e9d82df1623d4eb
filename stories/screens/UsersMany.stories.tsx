import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noBatch, ready } from '#mocks/fixtures/collection.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { three, usersArgs, usersIn } from './usersSetup.ts';

const onStart = fn();
const idle = { jobs: [], actions: { ...noBatch, onStart } } as const;

const meta = preview.meta({
  title: 'Screens/Users/Many',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...usersArgs, users: usersIn(ready(three), { adding: idle, deleting: idle }) },
});

/** Name, email, role: a preview shows what each line will do. */
export const Pasting = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste users' }));
    await userEvent.click(dialog.getByLabelText('Users'));
    await userEvent.paste(
      'Noor Haddad, noor@crumb.example, Editor\nDana Reyes, DANA@crumb.example, Owner\nSam Low, sam at crumb, Editor\nIda Moss, ida@crumb.example',
    );
    await expect(await dialog.findByText('1 new, 1 already there, 2 to correct')).toBeVisible();
    await expect(
      dialog.getByText('Enter an email address, such as name@example.com'),
    ).toBeVisible();
    await expect(dialog.getByText('Role is required')).toBeVisible();
  },
});

export const PastingStarted = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste users' }));
    await userEvent.click(dialog.getByLabelText('Users'));
    await userEvent.paste('Noor Haddad\tnoor@crumb.example\tEditor');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 user' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        { name: 'Noor Haddad', email: 'noor@crumb.example', role: 'Editor' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

/** The list contains the rows of a batch only at its end. Until then, the preview knows them from the batch. */
export const PastingAgain = meta.story({
  args: { users: usersIn(ready(three), { adding: { ...idle, jobs }, deleting: idle }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste users' }));
    await userEvent.click(dialog.getByLabelText('Users'));
    await userEvent.paste(jobs.map(({ data }) => Object.values(data).join(', ')).join('\n'));
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
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste users' }));
    await userEvent.click(dialog.getByLabelText('Users'));
    await userEvent.paste(jobs.map(({ data }) => Object.values(data).join(', ')).join('\n'));
    await expect(await dialog.findByText('3 new, 1 already there, 0 to correct')).toBeVisible();
  },
});

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

export const DeletingNobody = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all users shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 users?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(onStart).not.toHaveBeenCalled();
  },
});

export const Selecting = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Dana Reyes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy list' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(
      'Dana Reyes <dana@crumb.example>',
      '1 user copied',
      { file: true },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export the 3 rows shown' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'users.csv',
      expect.stringMatching(/^\uFEFFName,Email,Role\r\nDana Reyes,dana@crumb\.example,/),
    );
  },
});
