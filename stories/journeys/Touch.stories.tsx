import { expect, screen, waitFor, within } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { onTouch, tap } from '../touch.ts';
import { atTheDashboard, JourneyStage, quick, type JourneyArgs } from './journeyStage.tsx';

const meta = preview.meta({
  title: 'Journeys/Touch',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow' } },
  args: { ...atTheDashboard, pace: quick } satisfies JourneyArgs,
  render: (given: JourneyArgs) => <JourneyStage {...given} />,
  beforeEach: ({ msw }) => {
    msw.use(...scenario.ready());
    return onTouch();
  },
});

/** A dialog that opens under a finger has nothing to complain about, until a field was left empty. */
async function opensCalmly(opener: string, name: string) {
  await tap(await screen.findByRole('button', { name: opener }, { timeout: 8000 }));
  const element = await screen.findByRole('dialog', { name }, { timeout: 8000 });
  const dialog = within(element);
  await waitFor(() => expect(element).toContainElement(focused()));
  await waitFor(() => expect(focused()).toHaveProperty('tagName', 'INPUT'));
  const complaints = () => [
    ...element.querySelectorAll('[aria-invalid=true]'),
    ...dialog.queryAllByRole('alert'),
  ];
  await expect(complaints()).toEqual([]);
  const last = dialog.getAllByRole('textbox').at(-1);
  if (last) await tap(last);
  await waitFor(() => expect(complaints().length).toBeGreaterThan(0));
}

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

export const Usp = meta.story({
  args: { path: '/usps' },
  play: () => opensCalmly('Add Custom', 'Add custom USP'),
});

export const Icp = meta.story({
  args: { path: '/icps' },
  play: () => opensCalmly('Add Custom', 'Add custom ICP'),
});

export const Geography = meta.story({
  args: { path: '/geos' },
  play: () => opensCalmly('Add Custom', 'Add custom geography'),
});

export const Keyword = meta.story({
  args: { path: '/keyword-research' },
  play: () => opensCalmly('Add Custom', 'Add custom keyword'),
});

export const ContentIdea = meta.story({
  args: { path: '/content-research' },
  play: () => opensCalmly('Add Custom', 'Add custom content idea'),
});

export const TargetCompany = meta.story({
  args: { path: '/target-companies' },
  play: () => opensCalmly('Add Custom', 'Add target company'),
});

export const WorkspaceUser = meta.story({
  args: { path: '/users' },
  play: () => opensCalmly('Add New User', 'Add New User'),
});
