import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';
import { held } from '../held.ts';
import { leadsTo } from '../leadsTo.ts';
import {
  openedWith,
  EmailsSetup,
  hasLetters,
  openName,
  selecting,
  tabs,
  unwritten,
  written,
  type EmailArgs,
} from './emailVariationsSetup.tsx';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';

const { compose, ready, loading, errorBody, serverError, networkFailure } = scenario;

const args: EmailArgs = openedWith(written);

/** Set before a story whose requests start when it is shown. */
let gate: ReturnType<typeof held>;

const meta = preview.meta({
  title: 'Containers/Email Variations',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: (given: EmailArgs) => <EmailsSetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** Mail written earlier is shown, and no more is requested. */
export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('emails.generate'))),
  play: async ({ canvas }) => {
    await hasLetters(3);
    await expect(openName()).toBe(written[0]?.name);
    await expect(canvas.getByText('0 of 2 reviewed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await leadsTo('/dashboard');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('emails.list'))),
  play: async ({ canvas }) => {
    await expect(tabs()).toEqual(['Variation 1', 'Variation 2', 'Variation 3']);
    await expect(canvas.getByText('Writing this variation…')).toBeVisible();
  },
});

/** Nobody has mail, and only the ids of the prospects are kept: names come from the selected companies, and writing begins. */
export const Empty = meta.story({
  args: { handed: [], kept: selecting(unwritten.slice(0, 2)) },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('emails.generate'))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(openName()).toBe(unwritten[0]?.name));
    await expect(
      await canvas.findByText(/^Writing emails · round \d of 3 · \d of 2 prospects$/),
    ).toBeVisible();
  },
});

const states = listStates({
  list: 'emails',
  hasRows: () => hasLetters(3),
  fetchFailed: 'Error loading emails',
});

export const LoadError = meta.story(states.loadError);

/** Prospects without mail get three variations each, in three rounds. After Stop no further request starts. */
export const WritingInRounds = meta.story({
  args: openedWith([...unwritten, ...written]),
  beforeEach: ({ msw }) => {
    gate = held('emails.generate', { times: 3 });
    msw.use(...compose(ready(), gate.handlers));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Writing emails · round 1 of 3 · 0 of 4 prospects$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(
      await canvas.findByText('Stopped · 0 of 4 prospects in round 1 of 3'),
    ).toBeVisible();
    // Stop is gone. The note has the focus, so that Tab reaches Resume.
    await expect(canvas.getByRole('region', { name: /^Stopped/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    gate.answer();
    // Requests still running for the others would be answered during the next story.
    await waitFor(() => expect(canvas.queryByText(/Writing emails/)).not.toBeInTheDocument());
    await hasLetters(3);
    await expect(openName()).toBe(unwritten[0]?.name);
  },
});

/** People who are ticked in another tab are not written to until this page is opened again. */
export const TickedInAnotherTab = meta.story({
  args: { handed: [], kept: selecting(written) },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('emails.generate'))),
  play: async ({ canvas }) => {
    await hasLetters(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Select in another tab' }));
    await expect(canvas.getByText('0 of 2 reviewed')).toBeVisible();
    await expect(canvas.queryByText(/Writing emails/)).not.toBeInTheDocument();
  },
});

/** A failure marks its own placeholder with the server's message, and is retried alone. */
export const PartialFailure = meta.story({
  args: openedWith(unwritten.slice(0, 2)),
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(
        ready(),
        errorBody('emails.generate', { error: 'Out of paper' }, 500, { times: 1 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 prospect failed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Writing emails/)).not.toBeInTheDocument());
    await hasLetters(3);
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 3' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Out of paper');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await hasLetters(3);
    await expect(canvas.queryByText('1 prospect failed')).not.toBeInTheDocument();
  },
});

/** One more variation each, marked as new. The open tab stays open. */
export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    await hasLetters(3);
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 2' }));
    const more = canvas.getByRole('button', { name: 'Generate More' });
    await userEvent.click(more);
    await hasLetters(4);
    await waitFor(() => expect(more).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('tab', { name: 'Variation 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 4' }));
    await expect(await canvas.findByText('New')).toBeVisible();
  },
});

/** No request is sent before there is a company (D12): it would fail the story. */
export const WithoutCompany = meta.story({
  args: { handed: [], kept: { selectedProspectIds: JSON.stringify(written.map(({ id }) => id)) } },
  beforeEach: ({ msw }) => msw.use(...scenario.unknownWorkspace()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell us about your business first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
  },
});

/** Edits survive Generate More and the load after it, and the mark says who has set it. */
export const EditingThroughGenerateMore = meta.story({
  play: async ({ canvas }) => {
    await hasLetters(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const subject = canvas.getByLabelText('Subject');
    await userEvent.clear(subject);
    await userEvent.type(subject, 'My own words');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await hasLetters(4);
    await expect(canvas.getByRole('heading', { name: 'My own words' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Drafted/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous prospect' }));
    await expect(canvas.getByText(/^Drafted by Dana Reyes, /)).toBeVisible();
  },
});

const typeAddress = async (address: string) => {
  await hasLetters(3);
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), `${address}{Enter}`);
};
const sentTo = (address: string) => screen.findByText(`To: ${address}`, { exact: false });

/** A typed address is stored in the person's row (D85), so nothing is shared beside it. */
export const TypingTheAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('sharedState.put'))),
  play: async () => {
    await typeAddress('olive@example.com');
    await expect(await sentTo('olive@example.com')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next prospect' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous prospect' }));
    await expect(await sentTo('olive@example.com')).toBeVisible();
  },
});

/** A server that does not know the address of a row leaves it to the team. */
export const AddressAtAnotherServer = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('prospects.edit', 422))),
  play: async () => {
    await typeAddress('olive@example.com');
    await expect(await sentTo('olive@example.com')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Without prospects, the page where they are chosen opens. Ids that the server cannot know are left out, with a message. */
export const OddIds = meta.story({
  args: {
    handed: [],
    kept: { businessInfo: storedDemoBusiness, selectedProspectIds: '["p-1","p-2"]' },
  },
  play: async () => {
    allowConsole(/^Left out 2 prospects/);
    await leadsTo('/prospects');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 selected prospects were skipped, because their records are damaged. Add them again to write to them.',
    );
  },
});
