import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aKeyword, noFigures } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import {
  idleBatch,
  StatefulKeywordResearch,
  keywordResearchArgs,
  onStart,
} from './keywordResearchSetup.tsx';
import { write } from '../write.ts';

const onAdd = fn(async () => ({ ok: true }) as const);

const listOf = (rows: readonly Keyword[]) =>
  aCollection<Keyword, KeywordDraft>(ready(rows), { adding: idleBatch, actions: { onAdd } });

/** Keywords as a model writes them without a source of figures. */
const unknown = many(12, (_nothing, index) => aKeyword(noFigures, index));
/** Every third keyword has no figures. */
const some = many(12, (_nothing, index) => aKeyword(index % 3 === 2 ? noFigures : {}, index));

const meta = preview.meta({
  title: 'Screens/Keyword Research/Without figures',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    keywords: listOf(some),
  },
  render: StatefulKeywordResearch,
});

const grid = () => screen.getByRole('grid', { name: 'Keywords' });
const scores = () =>
  within(grid())
    .getAllByRole('button', { name: /^Why “/ })
    .map(({ textContent }) => textContent);

/** No figure is known: each is a dash, and none a zero. */
export const None = meta.story({
  tags: ['visual'],
  args: { keywords: listOf(unknown) },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    const cells = within(first ?? grid())
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    await expect(cells.filter((text) => text === '–')).toHaveLength(7);
    // No idea uses it yet, which is a known number.
    await expect(cells.filter((text) => text === '0')).toHaveLength(1);
  },
});

export const NoneNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { keywords: listOf(unknown) },
});

/** In both sort directions unknown figures come last. */
export const SortedLast = meta.story({
  play: async ({ canvas }) => {
    const isLast = () => {
      const all = scores();
      return all.slice(-4).every((text) => text === '–') && !all.slice(0, -4).includes('–');
    };
    const header = () => canvas.getByRole('columnheader', { name: /^Opportunity/ });
    const button = () => within(header()).getByRole('button');
    await userEvent.click(button());
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort'));
    const way = header().getAttribute('aria-sort');
    await expect(isLast()).toBe(true);
    await userEvent.click(button());
    await waitFor(() => expect(header()).not.toHaveAttribute('aria-sort', way));
    await expect(isLast()).toBe(true);
  },
});

/** A filter by a figure says how many rows it cannot judge. */
export const Filtered = meta.story({
  args: { view: { ...plainKeywordView, ranges: { volume: { min: 1, max: null } } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('4 keywords have no figure to filter by and are not shown.'),
    ).toBeVisible();
    await expect(grid()).toHaveAttribute('aria-rowcount', '9');
  },
});

/** Only rows that match the search are counted. */
export const FilteredAndSearched = meta.story({
  args: { view: { ...plainKeywordView, ranges: { volume: { min: 1, max: null } } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keywords' }), 'sourdough');
    await waitFor(() => expect(canvas.queryByText(/no figure to filter by/)).toBeNull());
  },
});

/** The score explains why there is none. */
export const WhyNoScore = meta.story({
  args: { keywords: listOf(unknown) },
  play: async ({ canvas }) => {
    const name = `Why “${unknown[0]?.keyword}” has no score`;
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText(/^A score needs at least one figure/)).toBeVisible();
    await expect(dialog.getAllByText('no figure')).toHaveLength(4);
  },
});

/** Keywords without a position in the chart are shown beside it, and the arrow keys reach them too. */
export const Picture = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    const picture = within(await canvas.findByRole('group', { name: 'Volume and competition' }));
    await expect(picture.getByText('Without a volume or competition index: 4')).toBeVisible();
    const legend = within(canvas.getByRole('list', { name: 'Competition level' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Very low',
      'Low',
      'Medium',
      'High',
      'Very high',
    ]);
    const drawn = canvas.getByRole('group', { name: 'Volume and competition' });
    // The chart is drawn for its width: its text has the same size on a phone.
    await waitFor(() =>
      expect(drawn.getAttribute('viewBox')?.split(' ')[2]).toBe(
        String(Math.round(drawn.getBoundingClientRect().width)),
      ),
    );
    const points = picture.getAllByRole('button');
    await expect(points).toHaveLength(12);
    await userEvent.click(points[0] ?? document.body);
    points[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(points.at(-1)).toHaveFocus();
    await expect(points.at(-1)).toHaveAccessibleName(/\S: no figures$/);
    // Alt and Left is Back in a browser.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(points.at(-1)).toHaveFocus();
  },
});

/** Without any figure the chart has no axes. */
export const PictureOfNone = meta.story({
  args: { keywords: listOf(unknown) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await expect(
      await canvas.findByText('Without a volume or competition index: 12'),
    ).toBeVisible();
    await expect(canvas.queryByText('Competition index')).toBeNull();
  },
});

export const Selected = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all keywords shown' }));
    await expect(await canvas.findByText(/4 without a volume$/)).toBeVisible();
  },
});

const pasteBare = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste keywords' }));
  await write(dialog.getByLabelText('Default region'), 'Ireland');
  await userEvent.click(dialog.getByLabelText('Keywords'));
  await userEvent.paste('rye loaf\nspelt loaf\noat cake\t900\tLow\t20\t1\t2\t3');
  await expect(await dialog.findAllByText('Something is missing')).toHaveLength(2);
  return dialog;
};

/** Lines with only a term wait until the person says that there are no figures. */
export const PastingBare = meta.story({
  play: async ({ canvas }) => {
    const dialog = await pasteBare(canvas);
    await expect(dialog.getByRole('button', { name: 'Add 1 keyword' })).toBeDisabled();
  },
});

/** Enter in the field of the region says why nothing is added yet. */
export const EnterBeforeTheChoice = meta.story({
  play: async ({ canvas }) => {
    const dialog = await pasteBare(canvas);
    await userEvent.type(dialog.getByLabelText('Default region'), '{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('2 rows need your choice');
    await expect(onStart).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have no figures' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await userEvent.clear(dialog.getByLabelText('Keywords'));
    await userEvent.type(dialog.getByLabelText('Default region'), '{Enter}');
    await expect(await dialog.findByText('There is nothing new to add.')).toBeVisible();
  },
});

/** Their figures are then unknown, not zero. */
export const PastedBare = meta.story({
  play: async ({ canvas }) => {
    const dialog = await pasteBare(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have no figures' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 3 keywords' }));
    await expect(onStart.mock.calls[0]?.[0]).toEqual([
      { keyword: 'rye loaf', region: 'Ireland', ...noFigures },
      { keyword: 'spelt loaf', region: 'Ireland', ...noFigures },
      expect.objectContaining({ keyword: 'oat cake', volume: 900, trend: 3 }),
    ]);
  },
});

const openForm = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Custom' }));
  return within(await screen.findByRole('dialog', { name: 'Add custom keyword' }));
};

/** Term and region are required; the form says what it means to leave out the figures. */
export const Adding = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await expect(dialog.getByText(/cannot be scored/)).toBeVisible();
    await expect(dialog.queryByLabelText(/Search volume/)).toBeNull();
  },
});

export const AddedBare = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await write(dialog.getByLabelText(/Keyword term/), 'rye loaf');
    await write(dialog.getByLabelText(/Region/), 'Ireland');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Keyword' }));
    await expect(onAdd).toHaveBeenCalledWith({
      keyword: 'rye loaf',
      region: 'Ireland',
      ...noFigures,
    });
  },
});

export const AddingFigures = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add figures' }));
    await waitFor(() => expect(dialog.getByLabelText(/Search volume/)).toHaveFocus());
  },
});

/** Once one figure is entered all are required. When they are left out again, none is sent. */
export const FiguresLeftOut = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await write(dialog.getByLabelText(/Keyword term/), 'rye loaf');
    await write(dialog.getByLabelText(/Region/), 'Ireland');
    dialog.getByRole('button', { name: 'Add figures' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByLabelText(/Search volume/)).toHaveFocus());
    await userEvent.keyboard('12');
    const submit = dialog.getByRole('button', { name: 'Add Keyword' });
    await expect(submit).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out figures' }));
    await expect(submit).toBeEnabled();
    await userEvent.click(submit);
    await expect(onAdd).toHaveBeenCalledWith(expect.objectContaining(noFigures));
  },
});
