import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TargetCompaniesContainer } from '#containers/TargetCompaniesContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { StoredText } from '#storybook/StoredText.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';

const meta = preview.meta({
  title: 'Containers/Target Companies Websites',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/target-companies" pace={100}>
      <TargetCompaniesContainer />
      <StoredText of="selectedTargetCompanies" />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.gaps()),
});

const { rowCount } = gridRows('Target companies');
const kept = () => screen.getByLabelText('StoredText selectedTargetCompanies').textContent;

/** Selecting a company whose website does not answer says so once, with a button to deselect it. */
export const SelectingNotFound = meta.story({
  play: async ({ canvas }) => {
    await rowCount();
    const [, , second] = canvas.getAllByRole('checkbox');
    if (!second) throw new Error('There is no second company.');
    await userEvent.click(second);
    await expect(second).toBeChecked();
    const said = await screen.findByText(
      /is selected, but its website does not answer or is not known\./,
    );
    await expect(said).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deselect it' }));
    await waitFor(() => expect(second).not.toBeChecked());
    await expect(kept()).toBe('[]');
    await waitFor(() => expect(screen.queryByText(/its website does not answer/)).toBeNull());
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(screen.queryByText(/its website does not answer/)).toBeNull();
  },
});

/** Selecting all says how many websites do not answer; the others stay selected. */
export const SelectingAllNotFound = meta.story({
  play: async ({ canvas }) => {
    const count = await rowCount();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all companies shown' }));
    await expect(
      await screen.findByText(/^2 selected companies have no website that answers/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deselect these 2' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(count - 2),
    );
  },
});
