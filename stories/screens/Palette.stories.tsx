import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WorkspaceRecords } from '#domain/lists/records.ts';
import { aKeyword, aProspect, aTargetCompany, aWorkspaceUser, many } from '#mocks/fixtures.ts';
import { PaletteScreen } from '#screens/Palette/PaletteScreen.tsx';
import preview from '#storybook/preview.tsx';

const known = <Row,>(rows: readonly Row[]) => ({ status: 'ready', rows }) as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed' } as const;
const none = { status: 'none' } as const;

const records: WorkspaceRecords = {
  targetCompanies: known([aTargetCompany({ id: 7, name: 'Velo Werk' })]),
  prospects: known([aProspect({ id: 9, name: 'Ana Lima', companyName: 'Velo Werk' })]),
  keywords: known(many(128, aKeyword).map((row, n) => ({ ...row, keyword: `velo tour ${n}` }))),
  contentIdeas: known([]),
  usps: known([]),
  icps: known([]),
  geographies: known([]),
  users: known([aWorkspaceUser({ id: 3, name: 'Tom Reyes', email: 'tom@velo.example' })]),
};

const meta = preview.meta({
  title: 'Screens/Palette',
  component: PaletteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    records,
    views: { saved: [], onOpen: fn() },
    onOpen: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

const type = async (text: string) => {
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard(text);
  return within(screen.getByRole('dialog'));
};

/** Before anything is typed: the saved views. In the app, the pages and the actions of the page come first. */
export const Ready = meta.story({
  tags: ['visual'],
  args: {
    views: {
      saved: [
        { list: 'keywords', name: 'Quick wins', query: 'level=LOW' },
        { list: 'users', name: 'Owners', query: 'q=owner' },
      ],
      onOpen: fn(),
    },
  },
});

/** The company of that name comes first, then names that contain it, and the number of further matches. */
export const Found = meta.story({
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await type('VÉLO');
    const options = await dialog.findAllByRole('option');
    await expect(options[0]).toHaveTextContent('Velo Werk');
    await expect(dialog.getByRole('option', { name: /Ana Lima/ })).toHaveTextContent('Velo Werk');
    await expect(dialog.getByRole('group', { name: /^Keywords, and 120 more/ })).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { records: { ...records, keywords: loading, targetCompanies: loading } },
  play: async () => {
    const dialog = await type('zebra');
    await expect(await dialog.findByRole('option', { name: 'Loading lists…' })).toBeVisible();
  },
});

/** One line lists what failed, with a Retry that keeps the palette open. */
export const LoadError = meta.story({
  args: { records: { ...records, keywords: failed } },
  play: async ({ args }) => {
    const dialog = await type('velo');
    await expect(await dialog.findByRole('option', { name: /^Velo Werk/ })).toBeVisible();
    const line = dialog.getByRole('group', { name: 'Some lists could not be searched' });
    await userEvent.click(within(line).getByRole('option', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Without a company there is no list to search. */
export const Empty = meta.story({
  tags: ['visual'],
  args: {
    records: {
      targetCompanies: none,
      prospects: none,
      keywords: none,
      contentIdeas: none,
      usps: none,
      icps: none,
      geographies: none,
      users: none,
    },
  },
  play: async () => {
    const dialog = await type('velo');
    await expect(await dialog.findByRole('option', { name: 'Nothing found' })).toBeVisible();
  },
});

const longName = 'Velo Werk Reparaturgenossenschaft und Fahrradverleih '.repeat(4).trim();

/** A long name ends in an ellipsis. */
export const LongContent = meta.story({
  args: {
    records: {
      ...records,
      targetCompanies: known([aTargetCompany({ id: 7, name: longName })]),
      prospects: known([aProspect({ id: 9, name: longName, companyName: longName })]),
    },
  },
  play: async () => {
    await (await type('velo')).findAllByRole('option', { name: new RegExp(`^${longName}`) });
  },
});
