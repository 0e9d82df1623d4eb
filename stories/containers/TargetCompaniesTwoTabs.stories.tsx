import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { apiElsewhere, otherTabs } from '#storybook/otherTabs.ts';
import preview from '#storybook/preview.tsx';

const tabs = otherTabs();
const workspace = demoWorkspace.domain;
const list = `list ${['targetCompanies', workspace, demoCompanyId].join('|')}`;
const api = apiElsewhere();

const meta = preview.meta({
  title: 'Containers/Target Companies/Two Tabs',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/target-companies" pace={100} tabs={tabs}>
      <TargetCompaniesContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => {
    tabs.received.length = 0;
    msw.use(...scenario.ready());
  },
});

/** Renames the first company in another tab, which tells this one. */
async function renameInOtherTab(name: string) {
  const [first] = await api.targetCompanies.list(workspace, demoCompanyId);
  if (!first) throw new Error('There is no company.');
  const { id, ...draft } = first;
  await api.targetCompanies.edit(workspace, id, { ...draft, name });
  tabs.send(list);
}

async function editFirst() {
  const [button] = await screen.findAllByRole('button', { name: /^Edit / });
  if (!button) throw new Error('No row can be edited.');
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit target company' }));
  const field = dialog.getByLabelText(/Company name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Mine Ltd');
  return { dialog, field };
}

/** A change in another tab is shown at once. */
export const Following = meta.story({
  play: async () => {
    await screen.findAllByRole('button', { name: /^Edit / });
    await renameInOtherTab('Theirs Ltd');
    await expect(await screen.findByRole('button', { name: 'Edit Theirs Ltd' })).toBeVisible();
  },
});

/** Saving over a change made in another tab asks first (D53). The typed text is kept whatever the answer. */
export const SavingOver = meta.story({
  play: async ({ step }) => {
    const { dialog, field } = await editFirst();
    await renameInOtherTab('Theirs Ltd');
    await screen.findByText('Theirs Ltd');
    const asked = async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      return within(await screen.findByRole('alertdialog', { name: 'Changed in the meantime' }));
    };
    await step('No keeps the dialog as it is', async () => {
      const question = await asked();
      await expect(
        question.getByText('This has changed since you opened it. Save your version anyway?'),
      ).toBeVisible();
      await waitFor(() =>
        expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
      );
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
      await expect(
        await dialog.findByText('Not saved: this has changed since you opened it.'),
      ).toBeVisible();
      await expect(field).toHaveValue('Mine Ltd');
      await expect(screen.getByText('Theirs Ltd')).toBeInTheDocument();
    });
    await step('Yes saves', async () => {
      const question = await asked();
      await userEvent.click(question.getByRole('button', { name: 'Save my version' }));
      await expect(await screen.findByRole('button', { name: 'Edit Mine Ltd' })).toBeVisible();
      await expect(tabs.received).toContain(list);
    });
  },
});

/** A colleague changed the row without any message to this tab: the row is compared with the server's current one. */
export const SavingOverColleague = meta.story({
  play: async () => {
    const { dialog } = await editFirst();
    const [first] = await api.targetCompanies.list(workspace, demoCompanyId);
    if (!first) throw new Error('There is no company.');
    const { id, ...draft } = first;
    await api.targetCompanies.edit(workspace, id, { ...draft, name: 'Theirs Ltd' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Changed in the meantime' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(await screen.findByText('Theirs Ltd')).toBeInTheDocument();
  },
});

/** Nobody else changed the row: nothing is asked. */
export const SavingAlone = meta.story({
  play: async () => {
    const { dialog } = await editFirst();
    tabs.send(list);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('button', { name: 'Edit Mine Ltd' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});
