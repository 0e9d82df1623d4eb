import { expect, fn, userEvent, within } from 'storybook/test';
import { plainBoardView } from '#domain/evidence/grounds.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aUsp } from '#mocks/fixtures/usp.ts';
import { UspsScreen, type UspsScreenProps } from '#screens/Usps/UspsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boards } from './boardSteps.ts';
import { remoteScenarios } from './remoteScenarios.ts';

const board = boards.usps;
const six = many(6, aUsp);
const given = (...list: Parameters<typeof aCollection<Usp, UspDraft>>) => ({
  usps: aCollection<Usp, UspDraft>(...list),
});
const onNext = fn();

const states = remoteScenarios<Usp, UspDraft, ReturnType<typeof given>>({
  argsOf: (usps) => ({ usps }),
  fetchFailed: 'Failed to fetch USP',
});

const args: UspsScreenProps = {
  ...given(ready(six)),
  stage: 'usps',
  hasCompany: true,
  view: plainBoardView,
  onViewChange: fn(),
  onNext,
};

const meta = preview.meta({
  title: 'Screens/Usps',
  component: UspsScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Ready = meta.story({ tags: ['visual'] });

export const Continued = meta.story({
  play: async ({ canvas }) => {
    await board.isReady();
    const list = within(canvas.getByRole('list', { name: 'Unique selling points' }));
    await expect(list.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Set Up ICPs' }));
    await expect(onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to Business Info' })).toHaveAttribute(
      'href',
      '/business-info',
    );
  },
});

export const Loading = meta.story({ tags: ['visual'], ...states.loading });

/** The app does not reach this state: the list of USPs is not polled. The screen shows it because every list of rows can. */
export const Polling = meta.story({ tags: ['visual'], ...states.polling });

export const Empty = meta.story({ tags: ['visual'], ...states.empty });

export const LoadError = meta.story({ tags: ['visual'], ...states.loadError });

/** Before there is a company nothing is requested, and the page says so. */
export const WithoutCompany = meta.story(states.withoutCompany);

/** More cards are shown on request, and the focus moves to the first new one. */
export const Thousands = meta.story({
  args: given(ready(many(5000, aUsp))),
  play: async ({ canvas }) => {
    // The number of remaining cards appears once a portion is complete.
    const more = await canvas.findByRole('button', { name: 'Show 48 more' });
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await userEvent.click(more);
    await expect(canvas.getAllByRole('article')).toHaveLength(96);
    await expect(canvas.getAllByRole('article')[48]).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});

/** The first generation: the list is empty, and its rows are being generated. */
export const FirstOnes = meta.story({
  args: given(
    { status: 'empty', isExhausted: false },
    { generation: { status: 'running', isSlow: false } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Analyzing your business info...')[0]).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Generate now' })).not.toBeInTheDocument();
  },
});

export const Adding = meta.story({
  tags: ['visual'],
  play: async () => {
    await board.fillIn();
  },
});

export const SaveError = meta.story({
  args: given(ready(six), {
    actions: { onAdd: async () => ({ ok: false, message: 'Failed to save USP' }) },
  }),
  play: async () => {
    const dialog = await board.add();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save USP');
    await expect(dialog.getByLabelText(/Title/)).toHaveValue('Warm at seven');
  },
});

export const ConfirmingDelete = meta.story({
  tags: ['visual'],
  play: async () => {
    await board.askDelete();
  },
});

export const LongContent = meta.story({
  tags: ['visual'],
  args: given(
    ready([
      aUsp({ title: 'A name as long as a sentence that nobody has cut '.repeat(4) }),
      ...six.slice(1),
    ]),
  ),
});
