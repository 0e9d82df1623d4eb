import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { CollectionActions, Outcome } from '#contracts/collection.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import { nine, prospectsArgs, prospectsIn, StatefulProspects } from './prospectsSetup.tsx';

const withActions = (actions: Partial<CollectionActions<Prospect, ProspectDraft>>) => ({
  prospects: prospectsIn(ready(nine), { actions }),
});

const meta = preview.meta({
  title: 'Screens/Prospects/Dialogs',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: prospectsArgs,
  render: (args) => <StatefulProspects {...args} />,
});

const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  args: withActions({ onAdd }),
  play: async ({ step }) => {
    const dialog = await opened('Add Custom', 'Add prospect');
    const submit = dialog.getByRole('button', { name: 'Add Prospect' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await step('name, role and company are required', async () => {
      await expect(submit).toBeDisabled();
      await userEvent.type(dialog.getByLabelText(/Prospect name/), ' Ada Byron{Enter}');
      await expect(await dialog.findByText('Role is required')).toBeVisible();
      await expect(dialog.getByText('Company is required')).toBeVisible();
      await write(dialog.getByLabelText(/Role/), 'Analyst');
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
    await step('an email may be missing, and is checked', async () => {
      await expect(submit).toBeEnabled();
      const email = dialog.getByLabelText(/Email/);
      await userEvent.type(email, 'ada@{Enter}');
      const wrong = 'Enter an email address, such as name@example.com';
      await expect(await dialog.findByText(wrong)).toBeVisible();
      await userEvent.type(email, 'fennimore.example');
    });
    await userEvent.click(submit);
    await expect(onAdd).toHaveBeenCalledWith({
      name: 'Ada Byron',
      role: 'Analyst',
      companyName: 'Fennimore Hotels',
      email: 'ada@fennimore.example',
      foreignId: '',
      targetCompanyId: 2,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The same name at the same company is warned about, not refused. */
export const AddingTwice = meta.story({
  args: withActions({ onAdd }),
  play: async () => {
    const dialog = await opened('Add Custom', 'Add prospect');
    await write(dialog.getByLabelText(/Prospect name/), 'olena FERREIRA');
    await write(dialog.getByLabelText(/Role/), 'Buyer');
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
    const dialog = await opened('Add Custom', 'Add prospect');
    const company = dialog.getByRole('combobox', { name: /Company/ });
    await userEvent.type(company, 'larkhill');
    await userEvent.click(await screen.findByRole('option', { name: 'Larkhill Events' }));
    await expect(company).toHaveValue('Larkhill Events');
    await expect(dialog.getByText('This company will be selected too.')).toBeVisible();
  },
});

const onEdit = fn(async (): Promise<Outcome> => ({ ok: true }));

const known = many(2, (_nothing, index) =>
  aProspect({ email: `${index}@example.com`, foreignId: `0aB${index}` }, index),
);

/** What is not edited stays as it is, also the id in the CRM, which the form does not show. */
export const Editing = meta.story({
  args: { prospects: prospectsIn(ready(known), { actions: { onEdit } }) },
  play: async () => {
    const dialog = await opened('Edit Ben Whitfield', 'Edit prospect');
    await expect(dialog.getByRole('combobox', { name: /Company/ })).toHaveValue('Fennimore Hotels');
    const role = dialog.getByLabelText(/Role/);
    await expect(role).toHaveValue('General Manager');
    await userEvent.clear(role);
    await write(role, 'Director');
    await expect(dialog.getByLabelText(/Email/)).toHaveValue('1@example.com');
    await expect(dialog.queryByLabelText(/Record ID/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onEdit).toHaveBeenCalledWith(known[1], {
      name: 'Ben Whitfield',
      role: 'Director',
      companyName: 'Fennimore Hotels',
      email: '1@example.com',
      foreignId: '0aB1',
      targetCompanyId: 2,
    });
  },
});

/** The company is no longer a target: shown at once, since it blocks saving. */
export const EditingOfOldCompany = meta.story({
  args: {
    prospects: prospectsIn(ready([aProspect({ companyName: 'Gone Ltd', targetCompanyId: 99 })])),
  },
  play: async () => {
    const dialog = await opened('Edit Olena Ferreira', 'Edit prospect');
    await expect(dialog.getByRole('combobox', { name: /Company/ })).toHaveValue('Gone Ltd');
    await expect(dialog.getByText('Choose one of your target companies')).toBeVisible();
  },
});

/** While the request runs, nothing is typed that would be lost. */
export const Saving = meta.story({
  args: withActions({ onEdit: () => new Promise<Outcome>(() => undefined) }),
  play: async () => {
    const dialog = await opened('Edit Ben Whitfield', 'Edit prospect');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('button', { name: /Saving/ })).toBeVisible();
    const name = dialog.getByLabelText(/Prospect name/);
    await userEvent.type(name, '!');
    await expect(name).toHaveValue('Ben Whitfield');
    await expect(name).toHaveAttribute('readonly');
  },
});

export const SaveError = meta.story({
  tags: ['visual'],
  args: withActions({ onEdit: async () => ({ ok: false, message: 'Failed to edit prospect' }) }),
  play: async () => {
    const dialog = await opened('Edit Ben Whitfield', 'Edit prospect');
    await userEvent.type(dialog.getByLabelText(/Prospect name/), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to edit prospect');
    await expect(dialog.getByLabelText(/Prospect name/)).toHaveValue('Ben Whitfield!');
  },
});
