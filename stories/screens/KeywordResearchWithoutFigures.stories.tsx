import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aKeyword, noFigures } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import {
  idleBatch,
  keywordResearchArgs,
  keywordsIn,
  StatefulKeywordResearch,
} from './keywordResearchSetup.tsx';

const onAdd = fn(async () => ({ ok: true }) as const);

const given = (rows: readonly Keyword[]) => ({
  keywords: keywordsIn(ready(rows), { adding: idleBatch, actions: { onAdd } }),
});

/** Keywords as a model writes them without a source of figures. */
const unknown = many(12, (_nothing, index) => aKeyword(noFigures, index));
/** Every third keyword has no figures. */
const some = many(12, (_nothing, index) => aKeyword(index % 3 === 2 ? noFigures : {}, index));

const meta = preview.meta({
  title: 'Screens/Keyword Research/Without Figures',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...keywordResearchArgs, ...given(some) },
  render: StatefulKeywordResearch,
});

const grid = () => screen.getByRole('table', { name: 'Keywords' });

/** No figure is known: each is a dash, and none a zero. */
export const None = meta.story({
  tags: ['visual'],
  args: given(unknown),
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    const cells = within(first ?? grid())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    await expect(cells.filter((text) => text === '–')).toHaveLength(7);
    // No idea uses it yet, which is a known number.
    await expect(cells.filter((text) => text === '0')).toHaveLength(1);
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

/** The score explains why there is none. */
export const WhyNoScore = meta.story({
  args: given(unknown),
  play: async () => {
    const name = `Why “${unknown[0]?.keyword}” has no score`;
    const dialog = await opened(name, name);
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

const openForm = () => opened('Add Custom', 'Add custom keyword');

const figures = [/Search volume/, /Competition index/, /Low bid/, /High bid/, /Trend/];

/** All fields are shown and required. */
export const Adding = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await openForm();
    for (const label of [/Keyword term/, ...figures, /Region/])
      await expect(dialog.getByLabelText(label)).toBeRequired();
    await expect(dialog.getByRole('button', { name: /Competition level/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add Keyword' })).toBeDisabled();
  },
});

/** Who does not know the figures sends them as unknown. What was typed comes back when the tick is removed. */
export const AddedBare = meta.story({
  play: async () => {
    const dialog = await openForm();
    const tick = dialog.getByRole('checkbox', { name: 'I don’t know the figures' });
    const submit = dialog.getByRole('button', { name: 'Add Keyword' });
    await write(dialog.getByLabelText(/Keyword term/), 'rye loaf');
    await write(dialog.getByLabelText(/Search volume/), '12');
    await userEvent.click(dialog.getByRole('button', { name: /Competition level/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'High' }));
    await write(dialog.getByLabelText(/Region/), 'Ireland');
    await expect(submit).toBeDisabled();
    await userEvent.click(tick);
    for (const label of figures) await expect(dialog.getByLabelText(label)).toBeDisabled();
    await expect(submit).toBeEnabled();
    await userEvent.click(tick);
    await expect(dialog.getByLabelText(/Search volume/)).toHaveValue('12');
    await expect(submit).toBeDisabled();
    await userEvent.click(tick);
    await userEvent.click(submit);
    await expect(onAdd).toHaveBeenCalledWith({
      keyword: 'rye loaf',
      region: 'Ireland',
      ...noFigures,
      competitionLevel: 'HIGH',
    });
  },
});
