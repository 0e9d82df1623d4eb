import { expect, screen, userEvent } from 'storybook/test';
import { sentTo } from '#mocks/fixtures/sentTo.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { blockingOf } from './blockingOf.ts';
import { prospectsArgs, StatefulProspects } from './prospectsSetup.tsx';

/** Four of nine were written to: two are due, one had the mail on Friday, and one is not to be written to again. */
const review = { ...sentTo('2026-11-16', 1, 2, 4), ...sentTo('2026-11-27', 3) };
const dueView = { ...prospectsArgs.view, isDue: true };

const meta = preview.meta({
  title: 'Screens/Prospects/Due',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...prospectsArgs, review, blocking: blockingOf('Ben Whitfield') },
  render: (args) => <StatefulProspects {...args} />,
});

const grid = () => screen.getByRole('table', { name: 'Prospects' });

export const Ready = meta.story({ tags: ['visual'] });

/** One press shows only those who are due. */
export const Pressed = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /Olena Ferreira Due/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ben Whitfield Do/ })).toBeVisible();
    await expect(grid()).toHaveAttribute('aria-rowcount', '10');
    const button = canvas.getByRole('button', { name: 'Due (2)', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(grid()).toHaveAttribute('aria-rowcount', '3');
    await expect(canvas.getByText('2 of 9 shown')).toBeInTheDocument();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(dueView);
  },
});

export const NoneDue = meta.story({
  tags: ['visual'],
  args: { view: dueView, review: {} },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nobody at these companies is due for a follow-up today.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Due', pressed: true })).toBeVisible();
  },
});

/** The button goes with the view, because nothing was sent. */
export const ShowingAll = meta.story({
  args: { view: dueView, review: {} },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all prospects' }));
    await expect(grid()).toHaveAttribute('aria-rowcount', '10');
    await expect(canvas.queryByRole('button', { name: 'Due' })).not.toBeInTheDocument();
  },
});

/** While the team's marks load, nobody is said to be due or not. */
export const Loading = meta.story({
  args: { view: dueView, review: null },
  play: async ({ canvas }) => {
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/^Nobody/)).not.toBeInTheDocument();
  },
});
