import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Outcome } from '#contracts/collection.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { aWorkspaceCare } from '#mocks/fixtures/workspaceCare.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { choose } from '../choose.ts';
import { keepsView } from '../keepsView.tsx';
import { usersArgs } from './usersSetup.ts';

const meta = preview.meta({
  title: 'Screens/Users/Workspace',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...usersArgs, care: aWorkspaceCare() },
  render: keepsView(UsersScreen),
});

/** The owner is marked, and nobody can delete them. */
export const Owner = meta.story({
  args: { ownEmail: 'tomas@crumb.example', care: aWorkspaceCare({ isOwner: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Owner', { selector: '[data-mark] *, span' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Delete Dana Reyes' }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete Priya Kaur' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Workspace' }));
    await expect(await screen.findByRole('menuitem', { name: 'Activity' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Hand over…' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: /^Delete/ })).not.toBeInTheDocument();
  },
});

export const Exporting = meta.story({
  args: { care: aWorkspaceCare({ isExporting: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Workspace' }));
    await expect(await screen.findByRole('menuitem', { name: 'Exporting…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Activity = meta.story({
  play: async () => {
    await choose('Workspace', 'Activity');
    const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText(/added Priya Kaur/)).toBeVisible();
  },
});

export const ActivityLoading = meta.story({
  args: { care: aWorkspaceCare({ activity: { status: 'loading' } }) },
  play: async () => {
    await choose('Workspace', 'Activity');
    await expect(await screen.findByText('Loading…')).toBeVisible();
  },
});

const onHandOver = fn<(to: WorkspaceUser) => Promise<Outcome>>();
/** The dialog stays with the reason when the server refuses, and closes when the workspace was handed over. */
export const HandOver = meta.story({
  args: { care: aWorkspaceCare({ onHandOver }) },
  play: async () => {
    onHandOver.mockReset();
    onHandOver.mockResolvedValueOnce({ ok: false, message: 'Tomas has to sign in first.' });
    onHandOver.mockResolvedValueOnce({ ok: true });
    await choose('Workspace', 'Hand over…');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Hand over the workspace' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose a member');
    await expect(onHandOver).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /New owner/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Tomas Lindqvist/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(await dialog.findByText('Tomas has to sign in first.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(onHandOver).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
  },
});
