import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { homeFacts } from '#mocks/fixtures/home.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { sentTo } from '#mocks/fixtures/sentTo.ts';
import { DashboardScreen, type DashboardScreenProps } from '#screens/Dashboard/DashboardScreen.tsx';
import preview from '#storybook/preview.tsx';

const page = within(document.body);

const onFill = fn();
const onRetry = fn();
const homeOf = (...given: Parameters<typeof homeFacts>) => ({
  facts: homeFacts(...given),
  onRetry,
  onFill,
});

const args: DashboardScreenProps = {
  hasCompany: true,
  isWelcome: false,
  stage: 'dashboard',
  home: null,
  onWelcomed: fn(),
  onContinue: fn(),
};

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Ready = meta.story({ tags: ['visual'] });

export const Chosen = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Inbound Marketing' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Outbound Marketing' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith('outbound');
  },
});

/** Closes by itself. */
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

/** A returning person sees the state of each campaign, its next step, and what has gaps. */
export const ComingBack = meta.story({
  tags: ['visual'],
  args: { stage: 'done', home: homeOf() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 keywords')).toBeVisible();
    await expect(canvas.getByText('3 content ideas')).toBeVisible();
    await expect(canvas.getByText('8 target companies')).toBeVisible();
    await expect(canvas.getByText('With emails: 0, not known for 6')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Write ideas from \d+ keywords$/ }),
    ).toHaveAttribute('href', '/keyword-research?idea=none');
    await expect(canvas.getByRole('link', { name: 'Choose whom to write to' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

/** Who is due for a follow-up comes before everything else of the campaign, and goes along to the page of emails. */
export const FollowUps = meta.story({
  tags: ['visual'],
  args: { stage: 'done', home: homeOf({}, { review: sentTo('2026-11-16', 2, 5) }) },
  play: async ({ canvas }) => {
    const step = canvas.getByRole('link', { name: 'Write follow-ups: 2 people are due' });
    await expect(step).toHaveAttribute('href', '/email-variations');
    await userEvent.click(step);
    await expect(onFill).toHaveBeenLastCalledWith(
      {
        kind: 'people',
        people: [expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 5 })],
      },
      '/email-variations',
    );
  },
});

/** A gap links to the page that fills it, by keyboard too. The map is shown in portions. */
export const Gaps = meta.story({
  args: { stage: 'done', home: homeOf({ keywords: many(300, aKeyword) }) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Keywords' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    const [gap] = within(table).getAllByRole('link', { name: /^Write an idea/ });
    gap?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onFill).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'idea' }),
      '/content-research',
    );
    const more = canvas.getByRole('button', { name: 'Show 20 more' });
    await userEvent.click(more);
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByText('Showing 30 of 300')).toBeVisible();
    await expect(more).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Keywords 299 gaps' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'ICPs 1 gap' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Companies/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Find people Larkhill Events' }));
    await expect(onFill).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'companies' }),
      '/prospects',
    );
  },
});

export const Empty = meta.story({
  tags: ['visual'],
  args: {
    stage: 'done',
    home: homeOf({ keywords: [], contentIdeas: [], targetCompanies: [], prospects: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find keywords' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find target companies' })).toBeVisible();
  },
});

const loading = {
  keywords: undefined,
  contentIdeas: undefined,
  icps: undefined,
  targetCompanies: undefined,
  prospects: undefined,
  emails: undefined,
};

export const Loading = meta.story({
  tags: ['visual'],
  args: { stage: 'done', home: homeOf(loading) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: counting…$/)).toHaveLength(5);
    await expect(
      canvas.queryByRole('link', { name: /Find|Continue with/ }),
    ).not.toBeInTheDocument();
  },
});

/** A list that failed says so and has a Retry; the rest stays, and unknown counts are not shown as numbers. */
export const LoadError = meta.story({
  tags: ['visual'],
  args: { stage: 'done', home: homeOf({ keywords: null, prospects: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 content ideas')).toBeVisible();
    await expect(canvas.getByText('Keywords: not known')).toBeVisible();
    await expect(canvas.getByText('With prospects: not known')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue with keywords' })).toHaveAttribute(
      'href',
      '/keyword-research',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Keywords' }));
    await expect(onRetry).toHaveBeenLastCalledWith('keywords');
  },
});

export const WithoutCompany = meta.story({
  args: { hasCompany: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
  },
});
