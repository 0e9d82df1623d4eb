import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aGoneQuote } from '#mocks/fixtures/goneQuote.ts';
import { homeFacts } from '#mocks/fixtures/home.ts';
import { many } from '#mocks/fixtures/many.ts';
import type { GoneQuote } from '#domain/evidence/goneQuotes.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { sentTo } from '#mocks/fixtures/sentTo.ts';
import { DashboardScreen, type DashboardScreenProps } from '#screens/Dashboard/DashboardScreen.tsx';
import preview from '#storybook/preview.tsx';

const onFill = fn();
const onRetry = fn();
const homeOf = (...given: Parameters<typeof homeFacts>) => ({
  facts: homeFacts(...given),
  onRetry,
  onFill,
});

const onCheck = fn();
const onOpenRow = fn();
const goneArgs = (gone: readonly GoneQuote[], isChecking = false) => ({
  stage: 'done' as const,
  home: homeOf(),
  quotes: {
    quotes: { on: '2026-11-24T06:00:00.000Z', gone, isChecking, onCheck },
    website: 'https://www.crumb.example',
    onOpenRow,
  },
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
      await screen.findByText('Your profile has been successfully created!'),
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

/** Sentences that rows rest on are gone from the website: what stands there now, and the rows (D98). */
export const Gone = meta.story({
  tags: ['visual'],
  args: goneArgs(many(3, aGoneQuote)),
  play: async ({ canvas }) => {
    const section = within(
      canvas.getByRole('region', {
        name: 'Three sentences you rely on are gone from your website.',
      }),
    );
    await expect(section.getByText(/^Looked at on Nov 24/)).toBeVisible();
    const [first, second, third] = within(
      section.getByRole('list', { name: 'Sentences that are gone' }),
    )
      .getAllByRole('link', { name: /^“/ })
      .map((link) => link.closest('li'));
    await expect(first).toHaveTextContent(
      /^“Orders placed until midnight are delivered before six.” last there on Nov 17(?:, 2026)?Now there: “Orders placed until ten are delivered before eight.”/,
    );
    await expect(second).toHaveTextContent(
      /last there on Nov 10(?:, 2026)?Nothing like it stands there now\./,
    );
    await expect(third).not.toHaveTextContent(/last there/);
    const [page] = section.getAllByRole('link', { name: /^“Orders placed/ });
    await expect(page).toHaveAttribute('href', 'https://crumb.example/delivery');
    await expect(page).toHaveAttribute('target', '_blank');
    const [row] = section.getAllByRole('link', {
      name: 'USPs: Fresh bread before the first guest',
    });
    await expect(row).toHaveAttribute('href', '/usps');
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpenRow).toHaveBeenLastCalledWith('usps', 1);
    await expect(section.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: 'Check now' }));
    await expect(onCheck).toHaveBeenCalledOnce();
  },
});

const rests = Array.from({ length: 20 }, (_row, index) => ({
  kind: 'keywords' as const,
  id: index + 1,
  name: `bread delivery ${index + 1}`,
}));

/** Many sentences are folded, as are the many rows of one; those of other websites are named in the headline. */
export const ManyGone = meta.story({
  args: goneArgs([
    aGoneQuote({ rows: rests }),
    aGoneQuote(
      {
        url: 'https://saltmarsh.example/',
        rows: [
          { kind: 'prospects', id: 4, name: '' },
          { kind: 'sections', id: 9, name: 'How to begin' },
        ],
      },
      1,
    ),
    ...many(12, aGoneQuote).slice(2),
  ]),
  play: async ({ canvas }) => {
    const section = within(
      canvas.getByRole('region', {
        name: '12 sentences you rely on are gone from the websites they were on.',
      }),
    );
    const quotes = () => section.getAllByRole('link', { name: /^“/ });
    await expect(quotes()).toHaveLength(5);
    await expect(section.getByRole('link', { name: 'Prospects' })).toBeVisible();
    await expect(section.getByRole('link', { name: 'The piece: How to begin' })).toHaveAttribute(
      'href',
      '/content-piece?idea=9',
    );
    await userEvent.click(section.getByRole('button', { name: 'Show 7 more', expanded: false }));
    await expect(quotes()).toHaveLength(12);
    await expect(section.getAllByRole('link', { name: /^Keywords: / })).toHaveLength(4);
    await userEvent.click(section.getByRole('button', { name: 'Show 16 more' }));
    await expect(section.getAllByRole('link', { name: /^Keywords: / })).toHaveLength(20);
  },
});
