import { expect, fn, userEvent, within } from 'storybook/test';
import type { Outcome } from '#domain/lists/collection.ts';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aGeography } from '#mocks/fixtures/geography.ts';
import { many } from '#mocks/fixtures/many.ts';
import { GeosScreen, type GeosScreenProps } from '#screens/Geos/GeosScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boards } from './boardSteps.ts';

const board = boards.geos;
const six = many(6, aGeography);
const given = aCollection<Geography, GeographyDraft>;

const args: GeosScreenProps = {
  hasCompany: true,
  geographies: given(ready(six)),
  stage: 'geos',
  onNext: fn(),
};

const meta = preview.meta({
  title: 'Screens/Geos',
  component: GeosScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await board.isReady();
    await expect(
      within(canvas.getByRole('list', { name: 'Target geographies' })).getAllByRole('article'),
    ).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Setup' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to ICPs' })).toHaveAttribute(
      'href',
      '/icps',
    );
  },
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { geographies: given({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Analyzing your business info...')[0]).toBeInTheDocument();
  },
});

export const Polling = meta.story({
  tags: ['visual'],
  args: { geographies: given({ status: 'polling', attempt: 3, of: 10 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attempt 3 of 10')).toBeVisible();
  },
});

const onReload = fn();
const onGenerateMore = fn();

export const Empty = meta.story({
  tags: ['visual'],
  args: {
    geographies: given(
      { status: 'empty', isExhausted: true },
      { actions: { onReload, onGenerateMore } },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await expect(onGenerateMore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

export const LoadError = meta.story({
  tags: ['visual'],
  args: {
    geographies: given(
      { status: 'error', message: 'Failed to fetch Geographies' },
      { actions: { onReload } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch Geographies');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

/** What is there stays in sight while it is loaded anew. */
export const Refreshing = meta.story({
  args: { geographies: given({ status: 'ready', items: six, isRefreshing: true }) },
  play: async () => board.cardsAre(6),
});

/** What the last generation brought is marked; one that is under way keeps its button busy. */
export const GeneratingMore = meta.story({
  args: {
    geographies: given(ready(six), {
      newIds: new Set(['1', '2']),
      generation: { status: 'running', isSlow: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** The first generation: nothing is there yet, and something is on its way. */
export const FirstOnes = meta.story({
  args: {
    geographies: given(
      { status: 'empty', isExhausted: false },
      { generation: { status: 'running', isSlow: false } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Analyzing your business info...')[0]).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Generate now' })).not.toBeInTheDocument();
  },
});

const onAdd = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Adding = meta.story({
  tags: ['visual'],
  play: async () => {
    await board.fillIn();
  },
});

export const Added = meta.story({
  args: { geographies: given(ready(six), { actions: { onAdd } }) },
  play: async () => {
    await board.add();
    await expect(onAdd).toHaveBeenCalledWith({
      region: 'Wales',
      marketSize: '$90 million',
      growthRate: '3% a year',
      competitionLevel: 'Low',
      recommendation: 'Start in Cardiff.',
    });
    await board.isClosed();
  },
});

const onEdit = fn(async (): Promise<Outcome> => ({ ok: true }));

export const Editing = meta.story({
  args: { geographies: given(ready(six), { actions: { onEdit } }) },
  play: async () => {
    await board.edit('Changed');
    await expect(onEdit).toHaveBeenCalledWith(
      six[0],
      expect.objectContaining({ region: 'Changed' }),
    );
    await board.isClosed();
  },
});

/** While the request runs nothing closes and nothing is sent twice. */
export const Saving = meta.story({
  tags: ['visual'],
  args: {
    geographies: given(ready(six), { actions: { onAdd: () => new Promise<Outcome>(() => {}) } }),
  },
  play: async () => {
    const dialog = await board.add();
    await expect(dialog.getByRole('button', { name: 'Adding…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  args: {
    geographies: given(ready(six), {
      actions: { onAdd: async () => ({ ok: false, message: 'Failed to save Geography' }) },
    }),
  },
  play: async () => {
    const dialog = await board.add();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save Geography');
    await expect(dialog.getAllByRole('textbox')[0]).not.toHaveValue('');
  },
});

const onDelete = fn(async (): Promise<Outcome> => ({ ok: true }));

export const ConfirmingDelete = meta.story({
  tags: ['visual'],
  play: async () => {
    await board.askDelete();
  },
});

export const Deleted = meta.story({
  args: { geographies: given(ready(six), { actions: { onDelete } }) },
  play: async () => {
    await board.askDelete();
    await board.confirmDelete();
    await expect(onDelete).toHaveBeenCalledWith(six[0]);
  },
});

/** Before there is a company nothing can be asked, and the page says so. */
export const WithoutCompany = meta.story({
  args: { hasCompany: false, geographies: given({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  tags: ['visual'],
  args: {
    geographies: given(
      ready([
        aGeography({ region: 'A name as long as a sentence that nobody has cut '.repeat(4) }),
        ...six.slice(1),
      ]),
    ),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
