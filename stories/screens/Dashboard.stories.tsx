import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DashboardScreen, type DashboardScreenProps } from '#screens/Dashboard/DashboardScreen.tsx';
import preview from '#storybook/preview.tsx';

const page = within(document.body);

const args: DashboardScreenProps = {
  hasCompany: true,
  isWelcome: false,
  stage: 'dashboard',
  counts: { keywords: 24, contentIdeas: 1, targetCompanies: 8 },
  onWelcomed: fn(),
  onContinue: fn(),
};

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Let customers come to you.')).toBeVisible();
    await expect(canvas.getByText('Reach out to customers')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Inbound Marketing' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Outbound Marketing' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith('outbound');
  },
});

/** Leaves by itself. */
export const Welcome = meta.story({
  tags: ['visual'],
  args: { isWelcome: true, welcomeMs: 300 },
  play: async ({ args }) => {
    await expect(
      await page.findByText('Your profile has been successfully created!'),
    ).toBeInTheDocument();
    await waitFor(() => expect(args.onWelcomed).toHaveBeenCalled());
  },
});

/** Goes sooner when it is dismissed. */
export const WelcomeDismissed = meta.story({
  args: { isWelcome: true, welcomeMs: 60_000 },
  play: async ({ args }) => {
    await page.findByRole('dialog', { name: 'Your profile has been successfully created!' });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onWelcomed).toHaveBeenCalledOnce();
  },
});

/** Someone who comes back sees what is there, and the way on. */
export const ComingBack = meta.story({
  tags: ['visual'],
  args: { stage: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 keywords')).toBeVisible();
    await expect(canvas.getByText('1 content idea')).toBeVisible();
    await expect(canvas.getByText('8 target companies')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue with keywords' })).toHaveAttribute(
      'href',
      '/keyword-research',
    );
  },
});

export const Counting = meta.story({
  args: {
    stage: 'done',
    counts: { keywords: undefined, contentIdeas: undefined, targetCompanies: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Counting…')).toHaveLength(2);
    await expect(canvas.getByText('Count not available right now')).toBeVisible();
  },
});

export const WithoutCompany = meta.story({
  args: { hasCompany: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { stage: 'done' },
  globals: { viewport: { value: 'narrow' } },
});
