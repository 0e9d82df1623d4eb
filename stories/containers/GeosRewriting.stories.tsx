import { expect, screen, userEvent, within } from 'storybook/test';
import { GeosContainer } from '#containers/GeosContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { isClosed, openRewrite, press, proposed, replaced } from './rewritingSteps.ts';

const page = within(document.body);

/** The server knows neither the market size nor the growth rate of these geographies. */
const meta = preview.meta({
  title: 'Containers/Geos/Rewriting',
  component: GeosContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/geos" pace={100}>
      <VisitProvider>
        <GeosContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.gaps()),
});

/** The new text is saved, and the figures stay blank. Undo restores the old text. */
export const Taken = meta.story({
  play: async () => {
    const dialog = await openRewrite('Recommendation');
    const next = await proposed(dialog);
    const now = replaced(dialog);
    await press(dialog, 'Take the new text');
    await isClosed();
    await screen.findByText(next);
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await screen.findByText(now);
    await expect(screen.queryByText(next)).not.toBeInTheDocument();
  },
});

/** Correcting the row by hand does not ask for the figures either. */
export const EditedByHand = meta.story({
  play: async () => {
    await boards.geos.edit('A better name');
    await boards.geos.isClosed();
    await page.findByRole('heading', { name: 'A better name' });
    await userEvent.click(page.getByRole('button', { name: 'Edit A better name' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Edit geography' }));
    await expect(dialog.getByLabelText(/Market size/)).not.toBeRequired();
    await expect(dialog.getByLabelText(/Region/)).toBeRequired();
  },
});
