import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#contracts/collection.ts';
import { aWorkspaceCare } from '#mocks/fixtures/workspaceCare.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { choose } from '../choose.ts';
import { keepsView } from '../keepsView.tsx';
import { write } from '../write.ts';
import { usersArgs } from './usersSetup.ts';

const onDeleteCompany = fn<(typed: string) => Promise<Outcome>>();
const onDeleteWorkspace = fn<(typed: string) => Promise<Outcome>>();
const onExport = fn<() => Promise<Outcome>>();
const care = aWorkspaceCare({ onDeleteCompany, onDeleteWorkspace, onExport });

const meta = preview.meta({
  title: 'Screens/Users/Deletion',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...usersArgs, care },
  render: keepsView(UsersScreen),
  beforeEach: () => {
    for (const call of [onDeleteCompany, onDeleteWorkspace, onExport])
      call.mockReset().mockResolvedValue({ ok: true });
  },
});

/** Opens the dialog of the company or of the workspace. */
async function open(item: 'Delete company' | 'Delete workspace') {
  await choose('Workspace', item);
  const name = item === 'Delete company' ? 'Velo Werk' : 'velo';
  const dialog = within(await screen.findByRole('alertdialog', { name: `Delete “${name}”?` }));
  return {
    dialog,
    field: dialog.getByLabelText(new RegExp(`Type ${name} to delete it`)),
    remove: dialog.getByRole('button', { name: item }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  };
}

const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** The safe answer has the focus. Another spelling of the name deletes nothing. */
export const CompanyTypedWrongly = meta.story({
  tags: ['visual'],
  play: async () => {
    const { dialog, field, remove, cancel } = await open('Delete company');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(dialog.getByText(/people and mail go for good, for everybody/)).toBeVisible();
    await expect(dialog.getByText(/Members, other companies of the workspace/)).toBeVisible();
    await userEvent.type(field, 'velo werk{Enter}');
    await expect(remove).toBeDisabled();
    await expect(onDeleteCompany).not.toHaveBeenCalled();
  },
});

/** A second press sends nothing, and nothing closes the dialog meanwhile. */
export const CompanyDeleting = meta.story({
  play: async () => {
    onDeleteCompany.mockReturnValue(new Promise(() => undefined));
    const { dialog, field, remove, cancel } = await open('Delete company');
    await write(field, 'Velo Werk');
    await userEvent.click(remove);
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(field).toBeDisabled();
    await expect(cancel).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Deleting…' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(onDeleteCompany).toHaveBeenCalledTimes(1);
  },
});

const renamed = 'The name is “Velo Werk GmbH”. Type it to delete it.';

/** A colleague has renamed the company: the server's sentence says the name, which can then be typed. */
export const CompanyRefused = meta.story({
  play: async () => {
    onDeleteCompany.mockResolvedValueOnce({ ok: false, message: renamed });
    const { dialog, field, remove } = await open('Delete company');
    await userEvent.type(field, ' Velo Werk ');
    await userEvent.click(remove);
    await expect(onDeleteCompany).toHaveBeenLastCalledWith('Velo Werk');
    await expect(await dialog.findByText(renamed)).toBeVisible();
    await expect(field).toHaveValue(' Velo Werk ');
    await userEvent.type(field, 'GmbH');
    await userEvent.click(remove);
    await expect(onDeleteCompany).toHaveBeenLastCalledWith('Velo Werk GmbH');
    await isClosed();
  },
});

/** Before there is a company only the workspace can be deleted. */
export const WithoutCompany = meta.story({
  args: { care: aWorkspaceCare({ company: null }) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Workspace' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete workspace' })).toBeVisible();
    await expect(
      screen.queryByRole('menuitem', { name: 'Delete company' }),
    ).not.toBeInTheDocument();
  },
});

const notOwner = 'Only the owner of this workspace can do that.';

export const WorkspaceRefused = meta.story({
  tags: ['visual'],
  play: async () => {
    onDeleteWorkspace.mockResolvedValueOnce({ ok: false, message: notOwner });
    const { dialog, field, remove } = await open('Delete workspace');
    await write(field, 'velo');
    await expect(dialog.getByText(/Everything in it goes for good, for all members/)).toBeVisible();
    await expect(dialog.getByText(/Accounts at the sign-in provider stay/)).toBeVisible();
    await userEvent.click(remove);
    await expect(await dialog.findByText(notOwner)).toBeVisible();
    await expect(field).toHaveValue('velo');
    await expect(remove).toBeEnabled();
  },
});

/** The export is offered first, and its failure is shown in the dialog. Then the workspace is deleted, by its own name and not by the company's. */
export const ExportFirst = meta.story({
  play: async () => {
    onExport.mockResolvedValueOnce({ ok: false, message: 'Failed to export the workspace.' });
    const { dialog, field, remove } = await open('Delete workspace');
    await userEvent.click(dialog.getByRole('button', { name: 'Export everything' }));
    await expect(await dialog.findByText('Failed to export the workspace.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Export everything' }));
    await expect(onExport).toHaveBeenCalledTimes(2);
    await expect(dialog.queryByText('Failed to export the workspace.')).not.toBeInTheDocument();
    await write(field, 'Velo Werk');
    await expect(remove).toBeDisabled();
    await userEvent.clear(field);
    await write(field, 'velo');
    await userEvent.click(remove);
    await expect(onDeleteWorkspace).toHaveBeenCalledWith('velo');
    await isClosed();
  },
});

/** The file would lack what is deleted before it is complete. */
export const ExportRunning = meta.story({
  args: { care: aWorkspaceCare({ isExporting: true }) },
  play: async () => {
    const { dialog, field, remove } = await open('Delete workspace');
    await write(field, 'velo');
    await expect(dialog.getByRole('button', { name: 'Exporting…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(remove).toBeDisabled();
  },
});
