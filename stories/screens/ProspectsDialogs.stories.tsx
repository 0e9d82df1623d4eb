import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { outboundArgs } from './outboundArgs.ts';
import { StatefulProspects } from './StatefulProspects.tsx';

const nine = many(9, aProspect);
const prospectsIn = (actions?: Parameters<typeof aCollection<Prospect, ProspectDraft>>[1]) =>
  aCollection<Prospect, ProspectDraft>(ready(nine), actions);

const meta = preview.meta({
  title: 'Screens/Prospects Dialogs',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    prospects: prospectsIn(),
    companies: aCompanySearch({ people: nine }),
  },
  render: (args) => <StatefulProspects {...args} />,
});

const openForm = async (button: string, title: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  args: { prospects: prospectsIn({ actions: { onAdd } }) },
  play: async ({ step }) => {
    const dialog = await openForm('Add Custom', 'Add prospect');
    const submit = dialog.getByRole('button', { name: 'Add Prospect' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await step('all three are required', async () => {
      await expect(submit).toBeDisabled();
      await userEvent.type(dialog.getByLabelText(/Prospect name/), ' Ada Byron{Enter}');
      await expect(await dialog.findByText('Role is required')).toBeVisible();
      await expect(dialog.getByText('Company is required')).toBeVisible();
      await userEvent.type(dialog.getByLabelText(/Role/), 'Analyst');
    });
    await step('the company is one of the target companies', async () => {
      const company = dialog.getByRole('combobox', { name: /Company/ });
      await userEvent.type(company, 'Umbrella');
      await userEvent.tab();
      await expect(await dialog.findByText('Choose one of your target companies')).toBeVisible();
      await expect(submit).toBeDisabled();
      await userEvent.clear(company);
      await userEvent.type(company, 'Fennimore Hotels');
      await userEvent.tab();
    });
    await userEvent.click(submit);
    await expect(onAdd).toHaveBeenCalledWith({
      name: 'Ada Byron',
      role: 'Analyst',
      companyName: 'Fennimore Hotels',
      targetCompanyId: 2,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The same name at the same company is warned about, not refused. */
export const AddingTwice = meta.story({
  args: { prospects: prospectsIn({ actions: { onAdd } }) },
  play: async () => {
    const dialog = await openForm('Add Custom', 'Add prospect');
    await userEvent.type(dialog.getByLabelText(/Prospect name/), 'olena FERREIRA');
    await userEvent.type(dialog.getByLabelText(/Role/), 'Buyer');
    await userEvent.type(dialog.getByRole('combobox', { name: /Company/ }), 'saltmarsh kitchens');
    await userEvent.tab();
    await expect(
      dialog.getByText('Someone with this name at this company is already in the list.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add Prospect' })).toBeEnabled();
  },
});

/** A company that was not selected is selected with its first person; the form says so before. */
export const AddingElsewhere = meta.story({
  play: async () => {
    const dialog = await openForm('Add Custom', 'Add prospect');
    const company = dialog.getByRole('combobox', { name: /Company/ });
    await userEvent.type(company, 'larkhill');
    await userEvent.click(await screen.findByRole('option', { name: 'Larkhill Events' }));
    await expect(company).toHaveValue('Larkhill Events');
    await expect(dialog.getByText('This company will be selected too.')).toBeVisible();
  },
});

const onEdit = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Editing = meta.story({
  args: { prospects: prospectsIn({ actions: { onEdit } }) },
  play: async () => {
    const dialog = await openForm('Edit Ben Whitfield', 'Edit prospect');
    await expect(dialog.getByRole('combobox', { name: /Company/ })).toHaveValue('Fennimore Hotels');
    const role = dialog.getByLabelText(/Role/);
    await expect(role).toHaveValue('General Manager');
    await userEvent.clear(role);
    await userEvent.type(role, 'Director');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onEdit).toHaveBeenCalledWith(nine[1], {
      name: 'Ben Whitfield',
      role: 'Director',
      companyName: 'Fennimore Hotels',
      targetCompanyId: 2,
    });
  },
});

/** The company is no longer a target: shown at once, since it blocks saving. */
export const EditingOfOldCompany = meta.story({
  args: {
    prospects: aCollection<Prospect, ProspectDraft>(
      ready([aProspect({ companyName: 'Gone Ltd', targetCompanyId: 99 })]),
    ),
  },
  play: async () => {
    const dialog = await openForm('Edit Olena Ferreira', 'Edit prospect');
    await expect(dialog.getByRole('combobox', { name: /Company/ })).toHaveValue('Gone Ltd');
    await expect(dialog.getByText('Choose one of your target companies')).toBeVisible();
  },
});

const neverAnswered = () => new Promise<Outcome>(() => undefined);

/** While the request runs, nothing closes the dialog, nothing is sent twice, and nothing is typed that would be lost. */
export const Saving = meta.story({
  args: { prospects: prospectsIn({ actions: { onEdit: neverAnswered } }) },
  play: async () => {
    const dialog = await openForm('Edit Ben Whitfield', 'Edit prospect');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('button', { name: /Saving/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    const name = dialog.getByLabelText(/Prospect name/);
    await userEvent.type(name, '!');
    await expect(name).toHaveValue('Ben Whitfield');
    await expect(name).toHaveAttribute('readonly');
  },
});

export const SaveError = meta.story({
  tags: ['visual'],
  args: {
    prospects: prospectsIn({
      actions: { onEdit: async () => ({ ok: false, message: 'Failed to edit prospect' }) },
    }),
  },
  play: async () => {
    const dialog = await openForm('Edit Ben Whitfield', 'Edit prospect');
    await userEvent.type(dialog.getByLabelText(/Prospect name/), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to edit prospect');
    await expect(dialog.getByLabelText(/Prospect name/)).toHaveValue('Ben Whitfield!');
  },
});

const onDelete = fn(async (): Promise<Outcome> => ({ ok: true }));

const askToDelete = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ben Whitfield' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete prospect' }));
};

export const ConfirmingDelete = meta.story({
  args: { prospects: prospectsIn({ actions: { onDelete } }) },
  play: async () => {
    const question = await askToDelete();
    await expect(
      question.getByText('Are you sure you want to delete this prospect?'),
    ).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
  },
});

export const DeleteConfirmed = meta.story({
  args: { prospects: prospectsIn({ actions: { onDelete } }) },
  play: async () => {
    const question = await askToDelete();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledWith(nine[1]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});
