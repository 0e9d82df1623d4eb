import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { Collection } from '#contracts/collection.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { blockingOf } from './blockingOf.ts';
import { Stateful } from '../Stateful.tsx';
import { nine, prospectsArgs, prospectsIn, StatefulProspects } from './prospectsSetup.tsx';
import { remoteScenarios } from './remoteScenarios.ts';

const of = remoteScenarios({
  argsOf: (prospects: Collection<Prospect, ProspectDraft>) => ({
    prospects,
    companySearch: aCompanySearch({ findings: [] }),
  }),
  table: 'Prospects',
  looking: 'Looking at your target companies...',
  fetchFailed: 'Failed to fetch prospects',
});

const meta = preview.meta({
  title: 'Screens/Prospects',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: prospectsArgs,
  render: (args) => <StatefulProspects {...args} />,
});

const grid = () => screen.getByRole('table', { name: 'Prospects' });

export const Ready = meta.story({ tags: ['visual'] });

/** Who is on the list 'Do not contact' is marked, can be taken off where they stand there alone, and is in no export. */
export const Blocked = meta.story({
  tags: ['visual'],
  args: { blocking: blockingOf('Olena Ferreira', { entry: 'olena@saltmarsh.example' }) },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /Olena Ferreira Do/ });
    await expect(row).toHaveTextContent('Do not contact');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Never write to Ben Whitfield again' }),
    );
    await expect(args.blocking?.onBlock).toHaveBeenCalledWith(nine[1]);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Allow writing to Olena Ferreira again' }),
    );
    await expect(args.blocking?.onAllow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export the 9 rows shown' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'prospects.csv',
      expect.not.stringContaining('Olena Ferreira,'),
      '1 person on the list “Do not contact” is left out.',
    );
  },
});

export const Loading = meta.story({ tags: ['visual'], ...of.loading });

/** The app does not reach this state: the list of prospects is not polled. The screen shows it because every list of rows can. */
export const Polling = meta.story(of.polling);

const onReload = fn();
const onGenerateMore = fn();

export const Empty = meta.story({
  tags: ['visual'],
  args: {
    prospects: prospectsIn(
      { status: 'empty', isExhausted: false },
      { generation: { status: 'nothingNew' }, actions: { onReload, onGenerateMore } },
    ),
    companySearch: aCompanySearch(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new suggestions came back')).toBeVisible();
    await expect(canvas.getAllByText('None found')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await expect(onGenerateMore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

export const LoadError = meta.story({ tags: ['visual'], ...of.loadError });

const onSelect = fn();

/** Known companies can be chosen on this page; nothing happens before the choice is made. */
export const ChoosingCompanies = meta.story({
  tags: ['visual'],
  args: {
    prospects: prospectsIn({ status: 'loading' }),
    companySearch: aCompanySearch({ selected: [], known: many(12, aTargetCompany), onSelect }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Choose at least one company' }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saltmarsh Kitchens' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
    // The first revealed company has the focus. The checkbox before it selects all.
    await expect(canvas.getAllByRole('checkbox')[11]).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fennimore Hotels' }));
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Find people at 2 companies' }));
    await expect(onSelect).toHaveBeenCalledWith([
      expect.objectContaining({ id: 1 }),
      expect.objectContaining({ id: 2 }),
    ]);
  },
});

/** Few companies are ticked from the start. The list replaces the choice, and takes the focus of the button that was pressed. */
export const ListAfterTheChoice = meta.story({
  render: (args) => (
    <Stateful initial={false}>
      {(isChosen, setChosen) => {
        const known = many(3, aTargetCompany);
        const choice = { selected: [], known, onSelect: () => setChosen(true) };
        return (
          <StatefulProspects
            {...args}
            companySearch={aCompanySearch(isChosen ? { people: nine } : choice)}
          />
        );
      }}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find people at 3 companies' }));
    await waitFor(() => expect(grid()).toContainElement(focusedElement()));
  },
});

const withEmail = many(2, (_nothing, index) =>
  aProspect(index === 0 ? { email: 'olena.ferreira@saltmarsh.example' } : {}, index),
);

/** An email that is not known leaves its cell blank. */
export const WithEmail = meta.story({
  tags: ['visual'],
  args: { prospects: prospectsIn(ready(withEmail)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('cell', { name: 'olena.ferreira@saltmarsh.example' }),
    ).toBeVisible();
    await expect(canvas.queryByText('–')).not.toBeInTheDocument();
  },
});

/** The header's checkbox selects what the search shows. Hidden rows stay selected, and the page says so (D32). */
export const Selecting = meta.story({
  name: 'Selected, some hidden',
  tags: ['visual'],
  args: { selection: { keys: new Set(['1', '3']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hotels');
    await expect(
      (await canvas.findAllByText('2 selected · 2 selected are hidden'))[0],
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all prospects shown' }));
    await expect(args.selection.onChange).toHaveBeenLastCalledWith(
      new Set(['1', '2', '3', '5', '8']),
    );
  },
});

/** The selection leads on to the emails. */
export const NextStep = meta.story({
  args: { selection: { keys: new Set(['1', '2']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write emails to 2 people' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** One key opens the form. */
export const Keys = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('n');
    await expect(await screen.findByRole('dialog', { name: 'Add prospect' })).toBeVisible();
  },
});
