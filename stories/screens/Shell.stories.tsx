import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '#components/Page/Page.tsx';
import { FirstListsPill } from '#screens/generation/FirstListsPill.tsx';
import { ShellScreen } from '#screens/Shell/ShellScreen.tsx';
import preview from '#storybook/preview.tsx';
import { shellArgs } from './shellSetup.tsx';
import { choose } from '../choose.ts';
import { opened } from '../opened.ts';

const meta = preview.meta({
  title: 'Screens/Shell',
  component: ShellScreen,
  parameters: { layout: 'fullscreen' },
  args: shellArgs,
});

/** On a phone the header collapses into a menu, which `Narrow` opens; pictures are taken there too. */
const isFolded = () => window.innerWidth <= 640;

/** During the setup, its pages show no campaigns. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    if (!isFolded()) await expect(canvas.getByText('Ada')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bellwether' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const OnCampaignPage = meta.story({
  args: { pathname: '/content-research', children: <Page title="Content Ideas" /> },
  play: async ({ canvas }) => {
    if (isFolded()) return;
    const navigation = canvas.getByRole('navigation', { name: 'Campaigns' });
    await expect(
      within(navigation).getByRole('link', { name: 'Outbound Marketing' }),
    ).toHaveAttribute('href', '/target-companies');
    await userEvent.click(within(navigation).getByRole('button', { name: 'Inbound Marketing' }));
    const keywords = await screen.findByRole('menuitem', { name: 'Keywords' });
    await expect(keywords).toHaveAttribute('href', '/keyword-research');
    await expect(screen.getByRole('menuitem', { name: 'Content' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/**
 * Once a campaign was chosen, every page links to the campaigns; the pages of the outbound one are in a menu beside its
 * link.
 */
export const WithCampaignChosen = meta.story({
  tags: ['visual'],
  args: { stage: 'done' },
  play: async ({ canvas }) => {
    if (isFolded()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      const group = within(canvas.getByRole('group', { name: 'Outbound Marketing' }));
      await expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Outbound Marketing',
        'Target companies',
        'Prospects',
        'Email variations',
      ]);
      return;
    }
    const navigation = within(canvas.getByRole('navigation', { name: 'Campaigns' }));
    await expect(navigation.getByRole('link', { name: 'Outbound Marketing' })).toBeVisible();
    await userEvent.click(navigation.getByRole('button', { name: 'Pages of Outbound Marketing' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(
      items.map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`),
    ).toEqual([
      'Target companies /target-companies',
      'Prospects /prospects',
      'Email variations /email-variations',
    ]);
  },
});

/** All entries of the profile menu, reached by keyboard. */
export const ProfileMenu = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Profile of Ada Lovelace' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByText('ada@acme.example')).toBeVisible();
    const links = within(menu)
      .getAllByRole('menuitem')
      .map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim());
    await expect(links).toEqual([
      'Business info /business-info',
      'USPs /usps',
      'ICPs /icps',
      'Geographies /geos',
      'Users /users',
      'Do not contact /do-not-contact',
      'Keyboard shortcuts',
      'Logout',
    ]);
  },
});

/** Cancel has the focus, and nothing happens before Logout is pressed. */
export const LoggingOut = meta.story({
  tags: ['visual'],
  play: async ({ args }) => {
    await choose('Profile of Ada Lovelace', 'Logout');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to log out?',
    });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(args.onLogout).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Logging out…' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
});

const openPalette = async () => {
  const dialog = await opened('Search and commands', 'Search and commands');
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  return dialog;
};

/** Every page except the open one. */
export const Palette = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await openPalette();
    await expect(await dialog.findByRole('option', { name: /^Geographies/ })).toBeVisible();
    await expect(dialog.queryByRole('option', { name: 'USPs' })).not.toBeInTheDocument();
  },
});

/** A page opened from the palette: typed, selected with the arrow keys, opened with Enter. */
export const GoneToFromPalette = meta.story({
  play: async ({ args }) => {
    await openPalette();
    await userEvent.keyboard('geo{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/geos'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const generating = { status: 'running', kind: 'usps', since: Date.now() } as const;
const failed = { status: 'failed', onRetry: fn(), onDismiss: fn() } as const;

/** On a phone the status has its own line, with its text. */
export const GenerationUnderWay = meta.story({
  args: { pathname: '/prospects', status: <FirstListsPill lists={generating} /> },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating USPs…');
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const [below, above] = [canvas.getByRole('status'), menu].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
    await expect(below?.width).toBeGreaterThan(100);
  },
});

/** The current step, when the server reports one. */
export const GeneratingStep = meta.story({
  args: {
    pathname: '/keyword-research',
    status: (
      <FirstListsPill
        lists={{ ...generating, step: { step: 'reading', area: 'usps', done: 3, of: 8 } }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Reading your website · 3 of 8 pages',
    );
  },
});

export const GenerationFailed = meta.story({
  tags: ['visual'],
  args: {
    pathname: '/keyword-research',
    status: <FirstListsPill lists={{ ...failed, message: 'Failed to generate all data' }} />,
  },
});

/** The first Tab shows the skip link. */
export const SkipLink = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
});

/** A long name of the product takes a second line, and leaves the buttons beside it their place. */
export const LongNameNarrow = meta.story({
  args: { brandName: 'The Extraordinarily Long Name of an Assistant', pathname: '/prospects' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const theme = canvas.getByRole('button', { name: /^Theme/ });
    const { left, top, width, height } = theme.getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) {
      const shown = document.elementFromPoint(left + width * part, top + height / 2);
      await expect(theme.contains(shown)).toBe(true);
    }
  },
});
