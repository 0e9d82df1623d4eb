import { expect, screen, userEvent } from 'storybook/test';
import { Pages } from '#app/Pages.tsx';
import { demoCompanyId } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { gridRows } from '../gridRows.ts';

/** The start of a journey: path, stored values, and the pace of waiting. */
type JourneyArgs = Pick<InAppProps, 'path' | 'kept' | 'keptToo' | 'pace'>;

/** The product's own route table inside the shell, with the in-memory API. */
function JourneySetup(given: JourneyArgs) {
  return (
    <InApp {...given}>
      <VisitProvider>
        <Pages />
      </VisitProvider>
    </InApp>
  );
}

/** A returning person who has set up their business. */
const atTheDashboard: JourneyArgs = {
  path: '/dashboard',
  keptToo: { onboardingStage: 'done', welcomedCompany: String(demoCompanyId) },
};

/** A factor of 100, since a play function need not wait. */
const quick = 100;

/** Tasks from start to end are walked on the running product, in `e2e`. */
const meta = preview.meta({
  title: 'Journeys/Pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...atTheDashboard, path: '/keyword-research', pace: quick } satisfies JourneyArgs,
  render: (given: JourneyArgs) => <JourneySetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

/** All pages to operate by hand, starting with nothing but the workspace. */
export const ByHand = meta.story({
  name: 'By hand',
  args: { path: '/', kept: {}, keptToo: {}, pace: 1 },
  beforeEach: ({ msw }) => msw.use(...scenario.ready({ generationMs: 1500, delayMs: 150 })),
});

/** Opens the content ideas, and focuses something as soon as they are there. It must keep the focus. */
async function keepsTheFocus(target: (field: HTMLElement) => HTMLElement) {
  await gridRows('Keywords').rowCount();
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
  await userEvent.click(await screen.findByRole('button', { name: 'Content Ideas' }));
  const element = await focused;
  // The page takes the focus in its first frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await expect(element).toHaveFocus();
}

/** A person clicks into a field before the new page has taken the focus: what they type goes into the field. */
export const FasterThanThePage = meta.story({
  name: 'Faster than the page',
  play: () => keepsTheFocus((field) => field),
});

/** The same for a dialog that is opened from the new page. */
export const DialogFasterThanThePage = meta.story({
  name: 'Dialog faster than the page',
  play: async () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    dialog.tabIndex = -1;
    document.body.append(dialog);
    await keepsTheFocus(() => dialog);
    dialog.remove();
  },
});
