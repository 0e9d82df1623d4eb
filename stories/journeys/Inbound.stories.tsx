import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { fillKeyword } from '../screens/keywordSteps.ts';
import { write } from '../write.ts';
import {
  atTheDashboard,
  chooseCampaign,
  isAt,
  isClosed,
  JourneySetup,
  press,
  quick,
  tick,
  slowPace,
  type JourneyArgs,
} from './journeySetup.tsx';

const args: JourneyArgs = { ...atTheDashboard, pace: quick };

const meta = preview.meta({
  title: 'Journeys/Inbound',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: JourneyArgs) => <JourneySetup {...given} />,
});

const { rowCount, rowsAre } = gridRows('Keywords');
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** From good keywords to a brief that a writer can use. */
export const StepByStep = meta.story({
  name: 'Step by step',
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
  play: async ({ step }) => {
    await step('The campaign is chosen', async () => {
      await chooseCampaign('Inbound Marketing');
      await isAt('/keyword-research');
    });
    const before = await rowCount();
    await step('A keyword is added', async () => {
      await press('Add Custom');
      await fillKeyword(await dialogOf('Add custom keyword'));
      await press('Add Keyword');
      await isClosed();
      await rowsAre(before + 1);
    });
    await step('The search finds it', async () => {
      await write(screen.getByRole('searchbox', { name: 'Search keywords' }), 'rye loaf');
      await rowsAre(1);
    });
    await step('It is deleted, and Undo restores it', async () => {
      await press('Delete rye loaf');
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
      await expect(await screen.findByText('Deleted “rye loaf”')).toBeVisible();
      await press('Undo');
      await rowsAre(1);
    });
    await step('An idea is written for it', async () => {
      await tick(1);
      await press('Write an idea from 1 keyword');
      await isAt('/content-research');
      const dialog = await dialogOf('Add custom content idea');
      const keywords = within(dialog.getByRole('group', { name: 'Target keywords' }));
      await expect(keywords.getByText('rye loaf')).toBeVisible();
      const title = dialog.getByLabelText(/^Title/);
      await expect(title).toHaveValue('Rye loaf: what to know');
      await userEvent.clear(title);
      await write(title, 'Rye for beginners');
      await press('Add Content');
      await isClosed();
    });
    await step('Its brief has the figures of the keyword', async () => {
      await press('Publish “Rye for beginners”');
      const dialog = await dialogOf('Rye for beginners');
      await waitFor(() =>
        expect(dialog.getByRole('row', { name: /^rye loaf/ })).toHaveTextContent('1,200'),
      );
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
    await step('Done leads back to the dashboard', async () => {
      await press('Done');
      await isAt('/dashboard');
    });
  },
});

/** The same, to operate by hand. */
export const ByHand = meta.story({
  name: 'By hand',
  args: { pace: 1 },
  beforeEach: ({ msw }) => msw.use(...scenario.ready(slowPace)),
});

/** Opens the content ideas, and focuses something as soon as they are there. It must keep the focus. */
async function keepsTheFocus(target: (field: HTMLElement) => HTMLElement) {
  await rowCount();
  const focused = new Promise<HTMLElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const field = screen.queryByRole('searchbox', { name: 'Search by title or keyword' });
      if (!field) return;
      observer.disconnect();
      const element = target(field);
      element.focus();
      resolve(element);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await press('Content Ideas');
  const element = await focused;
  // The page takes the focus in its first frame.
  for (let frame = 0; frame < 3; frame += 1)
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
  await expect(element).toHaveFocus();
}

/** A person clicks into a field before the new page has taken the focus: what they type goes into the field. */
export const FasterThanThePage = meta.story({
  name: 'Faster than the page',
  args: { path: '/keyword-research' },
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
  play: () => keepsTheFocus((field) => field),
});

/** The same for a dialog that is opened from the new page. */
export const DialogFasterThanThePage = meta.story({
  name: 'Dialog faster than the page',
  args: { path: '/keyword-research' },
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
  play: async () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    dialog.tabIndex = -1;
    document.body.append(dialog);
    await keepsTheFocus(() => dialog);
    dialog.remove();
  },
});
