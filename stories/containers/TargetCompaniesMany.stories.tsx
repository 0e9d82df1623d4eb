import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';

const { compose, ready, serverError } = scenario;

const meta = preview.meta({
  title: 'Containers/Target Companies/Many',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/target-companies" pace={100}>
      <TargetCompaniesContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const { rowCount, rowsAre } = gridRows('Target companies');

async function pasteTwo() {
  await userEvent.click(await screen.findByRole('button', { name: 'Paste list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste companies' }));
  await userEvent.click(dialog.getByLabelText('Companies'));
  await userEvent.paste('Name\tDescription\nRye & Sons\tBakes rye\nSpelt Ltd\tMills spelt');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 companies' }));
}

export const PastingMany = meta.story({
  play: async () => {
    const before = await rowCount();
    await pasteTwo();
    await expect(await screen.findByText('Added 2 of 2')).toBeVisible();
    await rowsAre(before + 2);
    await expect(screen.getByRole('button', { name: 'Edit Spelt Ltd' })).toBeVisible();
  },
});

/** One is refused: it is listed with its reason, the other is added, and only the failed one is retried. */
export const PastingSomeFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('targetCompanies.add', 500, { times: 1 }))),
  play: async () => {
    const before = await rowCount();
    await pasteTwo();
    await expect(await screen.findByText(/: Failed to add company$/)).toBeVisible();
    await rowsAre(before + 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry failed' }));
    await expect(await screen.findByText('Added 2 of 2')).toBeVisible();
    await rowsAre(before + 2);
  },
});

export const DeletingMany = meta.story({
  play: async () => {
    const before = await rowCount();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all companies shown' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(`Deleted ${before} of ${before}`)).toBeVisible();
    await expect(await screen.findByText(/No target companies yet/)).toBeVisible();
    // The bar with the pressed button has disappeared: the focus is still on the page.
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(focusedElement()));
  },
});

/** Rows that could not be deleted stay in the list and stay selected. */
export const DeletingSomeFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('targetCompanies.remove', 500, { times: 1 }))),
  play: async () => {
    await rowCount();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all companies shown' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(/: Failed to delete company$/)).toBeVisible();
    await rowsAre(1);
    await expect(screen.getAllByText('1 selected')[0]).toBeInTheDocument();
  },
});
