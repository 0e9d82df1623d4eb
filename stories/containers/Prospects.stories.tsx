import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import {
  kept,
  panel,
  ProspectsSetup,
  rows,
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
  parameters: { layout: 'fullscreen' },
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
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/email-variations'),
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('prospects.list'))),
  play: () =>
    expect(screen.getByRole('table', { name: 'Prospects' })).toHaveAttribute('aria-busy', 'true'),
});

/** Nobody is known at three companies: each is searched once, and its people are shown. */
export const FirstVisit = meta.story({
  args: { kept: unknownCompanies(3) },
  beforeEach: ({ msw }) => msw.use(...unsearched()),
  play: async () => {
    await rowsAre(9);
    await waitFor(() => expect(panel().getAllByText('3 found')).toHaveLength(3));
    await expect(screen.getByRole('button', { name: 'Generate More' })).toBeEnabled();
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

/** While a search runs, the page shows its progress. */
export const SearchUnderWay = meta.story({
  args: { kept: unknownCompanies(5) },
  beforeEach: ({ msw }) => msw.use(...compose(unsearched(), loading('prospects.generate'))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(panel().getAllByText('Searching…').length).toBeGreaterThan(2));
    await expect(panel().getAllByText('Waiting')).toHaveLength(2);
    await userEvent.click(panel().getByRole('button', { name: 'Stop' }));
    await expect(
      await canvas.findByText('No prospects yet. Generate some or add your own.'),
    ).toBeVisible();
    await expect(panel().getAllByText('Not searched')).toHaveLength(2);
  },
});

/** The search found nobody: the page says so, and does not search again by itself. */
export const Exhausted = meta.story({
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

/** The first search request fails: its company says so, the others show their people, and Retry on that company succeeds. */
export const PartialFailure = meta.story({
  args: { kept: unknownCompanies(4) },
  beforeEach: ({ msw }) =>
    msw.use(...compose(unsearched(), serverError('prospects.generate', 400, { times: 1 }))),
  play: async () => {
    await rowsAre(9);
    await waitFor(() =>
      expect(panel().getByRole('status')).toHaveTextContent(
        '4 companies · 3 with prospects · 1 failed',
      ),
    );
    await expect(panel().getByText('Failed to fetch prospects')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: /^Retry this company/ }));
    await rowsAre(12);
    await expect(panel().getAllByText('3 found')).toHaveLength(4);
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
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('prospects.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch prospects')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await rowsAre(6);
  },
});

/** No request is sent before there is a company (D12): it would fail the story. */
export const WithoutCompany = meta.story({
  args: { kept: {} },
  beforeEach: ({ msw }) => msw.use(...networkFailure('all')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tell us about your business first')).toBeVisible();
  },
});

/** No request is sent before a company is selected (D32). */
export const WithoutCompanies = meta.story({
  args: { kept: { businessInfo: storedDemoBusiness } },
  beforeEach: ({ msw }) => msw.use(...networkFailure('all')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Target companies' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/target-companies'),
    );
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
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/prospects?sort=-name'),
    );
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one)));
  },
});

export const NothingSelected = meta.story({
  play: async ({ canvas }) => {
    await rowsAre(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Email Templates' }));
    await expect(await screen.findByText('Please select at least one prospect!')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent('Please select at least one');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/prospects');
  },
});

/** Prospects that are no longer in the list are deselected once the whole list has loaded. */
export const VanishedLetGo = meta.story({
  args: { kept: { ...twoKnown, selectedProspectIds: '[987654]' } },
  play: async () => {
    await expect(kept()).toBe('[987654]');
    await rowsAre(6);
    await waitFor(() => expect(kept()).toBe('[]'));
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
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/email-variations'),
    );
  },
});

export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    await rowsAre(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await rowsAre(12);
    await waitFor(() => expect(canvas.getAllByText('New sample')).toHaveLength(6));
    await expect(panel().getAllByText('6 found')).toHaveLength(2);
  },
});

/** The list stays, and the failure is shown. */
export const GenerateError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('prospects.generate'))),
  play: async ({ canvas }) => {
    await rowsAre(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch prospects');
    await expect(rows()).toBe(6);
  },
});
