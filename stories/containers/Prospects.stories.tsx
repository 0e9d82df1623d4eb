import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { readyTargets, unsearchedTargets } from '#mocks/scenarios/demoTargets.ts';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { leadsTo } from '../leadsTo.ts';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';
import {
  deleteFirst,
  isBusy,
  kept,
  oneKnown,
  panel,
  ProspectsSetup,
  rowsAre,
  selectFirst,
  twoKnown,
  unknownCompanies,
  type ProspectsArgs,
} from './prospectsSetup.tsx';

const { compose, ready, unsearched, loading, pollingExhausted, serverError, networkFailure } =
  scenario;

const args: ProspectsArgs = { path: '/prospects', kept: twoKnown };

const meta = preview.meta({
  title: 'Containers/Prospects',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: (given: ProspectsArgs) => <ProspectsSetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** The people of the two selected companies only. Ticked ones are passed to the emails, and are kept by id. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await rowsAre(6);
    await expect(panel().getAllByText('3 found')).toHaveLength(2);
    await selectFirst();
    await expect(kept()).toMatch(/^\[\d+\]$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Email Templates' }));
    await leadsTo('/email-variations');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('prospects.list'))),
  play: isBusy,
});

/** The search found nobody: the page says so, and does not search again by itself. This list is not polled. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/searchIdealProspect', () => HttpResponse.json({ success: true })),
      ...compose(ready(), pollingExhausted('prospects')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No new suggestions came back')).toBeVisible();
    await expect(panel().getAllByText('None found')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Generate now' })).toBeVisible();
  },
});

const states = listStates({
  list: 'prospects',
  hasRows: () => rowsAre(6),
  fetchFailed: 'Failed to fetch prospects',
});

export const LoadError = meta.story(states.loadError);

let askedPeople: (string | null)[] = [];

/** Only the people at the selected companies are requested, once. No list of companies is needed for it. */
export const CompaniesFail = meta.story({
  beforeEach: ({ msw }) => {
    askedPeople = [];
    const counted = override(callsOf('prospects.list'), (request) => {
      askedPeople.push(new URL(request.url).searchParams.get('targetid'));
      return undefined;
    });
    msw.use(...compose(ready(), serverError('targetCompanies.list', 400), counted));
  },
  play: async ({ canvas }) => {
    await rowsAre(6);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const ids = (await readyTargets()).slice(0, 2).map(({ targetid }) => targetid);
    await expect(askedPeople).toEqual([ids.join()]);
  },
});

/** A selected company that a colleague has deleted is not shown and not searched: the server would refuse it for good. */
export const DeletedByAColleague = meta.story({
  args: {
    kept: {
      ...unknownCompanies(2),
      selectedTargetCompanyIds: JSON.stringify([
        ...(await unsearchedTargets()).slice(0, 2).map(({ targetid }) => targetid),
        987654,
      ]),
    },
  },
  beforeEach: ({ msw }) => msw.use(...unsearched()),
  play: async ({ canvas }) => {
    await rowsAre(6);
    await expect(panel().getAllByRole('listitem')).toHaveLength(2);
    await expect(panel().getAllByText('3 found')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Companies that are selected in another tab are not searched until this page is opened again, or on request. */
export const SelectedInAnotherTab = meta.story({
  args: { kept: unknownCompanies(2), elsewhere: unknownCompanies(3) },
  beforeEach: ({ msw }) => msw.use(...unsearched()),
  play: async ({ canvas }) => {
    await rowsAre(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Select in another tab' }));
    await expect(await screen.findByText('Not searched')).toBeVisible();
    await rowsAre(6);
    await userEvent.click(panel().getByRole('button', { name: /^Search / }));
    await rowsAre(9);
  },
});

export const AllFailed = meta.story({
  args: { kept: unknownCompanies(3) },
  beforeEach: ({ msw }) =>
    msw.use(...compose(unsearched(), serverError('prospects.generate', 400, { times: 3 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch prospects');
    await userEvent.click(await panel().findByRole('button', { name: 'Retry failed' }));
    await rowsAre(9);
    await waitFor(() => expect(panel().getAllByText('3 found')).toHaveLength(3));
    await expect(screen.getByRole('button', { name: 'Generate More' })).toBeEnabled();
  },
});

/** No request is sent before a company is selected (D32): the page links back, and offers no action that needs one. */
export const WithoutCompanies = meta.story({
  args: { kept: { businessInfo: storedDemoBusiness } },
  beforeEach: ({ msw }) => msw.use(...networkFailure('all')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Select target companies first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Target companies' }));
    await leadsTo('/target-companies');
  },
});

/** Search and sort are read from the address and written to it (D31). */
export const FromTheAddress = meta.story({
  args: { path: '/prospects?q=nobody+of+this+name&sort=-name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No prospects match your search.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all prospects' }));
    await expect(canvas.getByRole('table', { name: 'Prospects' })).toContainElement(
      focusedElement(),
    );
    await leadsTo('/prospects?sort=-name');
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one)));
  },
});

/** A failed load says nothing about which prospects vanished, so the selection stays and can be used. */
export const KeptThroughFailure = meta.story({
  args: { kept: { ...twoKnown, selectedProspectIds: '[987654]' } },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('prospects.list', 400))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch prospects')).toBeVisible();
    await expect(kept()).toBe('[987654]');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Email Templates' }));
    await leadsTo('/email-variations');
  },
});

async function addTo(company: string) {
  const dialog = await opened('Add Custom', 'Add prospect');
  await write(dialog.getByLabelText(/Prospect name/), 'Ada Byron');
  await write(dialog.getByLabelText(/Role/), 'Analyst');
  const field = dialog.getByRole('combobox', { name: /Company/ });
  await userEvent.type(field, company.slice(0, 4));
  await userEvent.click(await screen.findByRole('option', { name: company }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Prospect' }));
}

let answers: (() => void)[] = [];

/** People whose search was running when another company was selected are shown as soon as they are found. */
export const AddingWhileSearching = meta.story({
  args: { kept: unknownCompanies(2) },
  beforeEach: ({ msw }) => {
    answers = [];
    const held = override(callsOf('prospects.generate'), async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return undefined;
    });
    msw.use(...compose(unsearched(), held));
  },
  play: async () => {
    await waitFor(() => expect(answers).toHaveLength(2));
    const { name } = (await unsearchedTargets())[2] ?? { name: '' };
    await addTo(name);
    await waitFor(() => expect(kept('selectedTargetCompanies')).toContain(name));
    await rowsAre(1);
    answers[0]?.();
    await rowsAre(4);
    await expect(panel().queryByText('None found')).toBeNull();
    answers[1]?.();
    await rowsAre(7);
  },
});

/** Adding a person at a company that is not selected selects it, so that they are shown. */
export const AddingElsewhere = meta.story({
  play: async () => {
    await rowsAre(6);
    await addTo('Ironwood Market');
    await waitFor(() => expect(kept('selectedTargetCompanies')).toContain('Ironwood Market'));
    await rowsAre(10);
    await expect(panel().getAllByRole('listitem')).toHaveLength(3);
    // The people found earlier at this company are not new.
    const added = await screen.findByRole('row', { name: /Ada Byron/ });
    await expect(within(added).getByText('New')).toBeVisible();
    await expect(screen.getAllByText('New')).toHaveLength(1);
  },
});

/**
 * Deletes and deselects at once. The contract cannot restore a person, so there is no Undo. Everybody was deleted on purpose: no
 * new search starts by itself.
 */
export const DeletedToTheLast = meta.story({
  args: { kept: oneKnown },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('prospects.generate'))),
  play: async ({ canvas }) => {
    await rowsAre(3);
    for (let left = 2; left >= 0; left -= 1) {
      await selectFirst();
      await deleteFirst();
      if (left > 0) await rowsAre(left);
    }
    await expect(
      await canvas.findByText('No prospects yet. Generate some or add your own.'),
    ).toBeVisible();
    await expect(panel().getAllByText('None found')).toHaveLength(1);
    await expect(canvas.queryByText('Failed to fetch prospects')).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toBe('[]'));
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
});

const [first, , third] = (await readyTargets()).map(({ name }) => name);

/** Pasted people are shown, also at a company that was not selected: it is selected now. */
export const PastingMany = meta.story({
  play: async () => {
    await rowsAre(6);
    const dialog = await opened('Import list', 'Import prospects');
    await userEvent.click(dialog.getByRole('textbox', { name: 'Prospects' }));
    await userEvent.paste(`Ada Byron\tAnalyst\t${first}\nBo Lund\tOwner\t${third}`);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 prospects' }));
    await expect(await screen.findByText('Added 2 of 2')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Edit Ada Byron' })).toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: 'Edit Bo Lund' })).toBeInTheDocument();
    await expect(kept('selectedTargetCompanies')).toContain(`"name":"${third}"`);
  },
});
