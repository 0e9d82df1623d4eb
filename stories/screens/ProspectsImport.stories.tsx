import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Prospect } from '#domain/companies/prospect.ts';
import { noBatch, ready } from '#mocks/fixtures/collection.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { opened } from '../opened.ts';
import { nine, prospectsArgs, prospectsIn, StatefulProspects } from './prospectsSetup.tsx';

const onStart = fn();
const everybodyIn = (rows: readonly Prospect[] | null | undefined) => ({
  rows,
  onRetry: fn(),
  onNeeded: fn(),
});

/** A file of a CRM: each line says what it will do before anything is stored (D97). */
const meta = preview.meta({
  title: 'Screens/Prospects/Import',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...prospectsArgs,
    prospects: prospectsIn(ready(nine), { adding: { jobs: [], actions: { ...noBatch, onStart } } }),
  },
  render: (args) => <StatefulProspects {...args} />,
});

const open = () => opened('Import list', 'Import prospects');

async function choose(name: string, content: BlobPart) {
  const dialog = await open();
  const input = dialog.getByLabelText('Choose a CSV file', { selector: 'input' });
  await userEvent.upload(input, new File([content], name));
  return dialog;
}

const heading = 'Record ID,First Name,Last Name,Email,Job Title,Company Name,City\n';
const [olena, ben] = nine;
const known = [
  { ...aProspect({ foreignId: '901', email: 'olena@saltmarsh.example' }, 0), version: 1 },
  ...nine.slice(1),
];
const file = [
  '901,Olena,Ferreira,olena@saltmarsh.example,Head of Buying,Saltmarsh Kitchens,Bristol',
  ',Ben,Whitfield,ben@fennimore.example,,fennimore hotels,Leeds',
  ',Priya,Nakamura,,,Thornbury Workspaces,',
  '905,Ada,Moor,ada@saltmarsh.example,CEO,Saltmarsh Kitchens,',
  '905,Ada,Moor-Hill,,,Saltmarsh Kitchens,',
  ',Bo,Lund,bo@elsewhere.example,Owner,Elsewhere,',
  '901,Marco,Okafor,,,Saltmarsh Kitchens,',
].join('\n');

/** Changed lines show each field side by side. */
export const Judged = meta.story({
  tags: ['visual'],
  args: { everybody: everybodyIn(known) },
  play: async () => {
    const dialog = await choose('contacts.csv', heading + file);
    await expect(
      await dialog.findByText(
        '1 new, 2 changed, 1 unreadable, 2 twice in this list, 1 already there. Column left out: City',
      ),
    ).toBeVisible();
    await expect(dialog.getByText('Choose one of your target companies')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Take all 2 changes' })).toBeChecked();
  },
});

/** The changes of one line are left out; the rest is sent, with the row that each changes. */
export const TakenInPart = meta.story({
  args: { everybody: everybodyIn(known) },
  play: async () => {
    const dialog = await choose('contacts.csv', heading + file);
    const ofOlena = await dialog.findByRole('checkbox', {
      name: 'Take this change Olena Ferreira',
    });
    await userEvent.click(ofOlena);
    await expect(
      dialog.getByRole('checkbox', { name: 'Take all 2 changes' }),
    ).toBePartiallyChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1, change 1' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        {
          draft: expect.objectContaining({ name: 'Ben Whitfield', email: 'ben@fennimore.example' }),
          row: ben,
        },
        { draft: expect.objectContaining({ name: 'Ada Moor', foreignId: '905' }) },
      ]),
    );
  },
});

/** Two rows match by different keys: the person says who is meant. */
export const ToDecide = meta.story({
  tags: ['visual'],
  args: { everybody: everybodyIn(known) },
  play: async () => {
    const line = '901,Ben,Whitfield,,,Fennimore Hotels,';
    const dialog = await choose('contacts.csv', heading + line);
    await expect(
      await dialog.findByText('0 new, 1 to decide. Column left out: City'),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: /^Line 2 may be one of these. Which one is meant\?/ }),
    );
    await userEvent.click(
      await screen.findByRole('option', {
        name: 'Ben Whitfield · Fennimore Hotels · General Manager',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        { draft: expect.objectContaining({ foreignId: '901' }), row: ben },
      ]),
    );
  },
});

/** A file that is no table gets a sentence, and what was typed stays. */
export const BrokenFile = meta.story({
  play: async () => {
    const dialog = await open();
    const field = dialog.getByRole('textbox', { name: 'Prospects' });
    await userEvent.type(field, 'Ada Moor');
    const input = dialog.getByLabelText('Choose a CSV file', { selector: 'input' });
    await userEvent.upload(input, new File(['PK\u0003\u0004'], 'contacts.xlsx'), {
      applyAccept: false,
    });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This is an Excel file. Save it as CSV first.',
    );
    await expect(field).toHaveValue('Ada Moor');
  },
});

/** The people at the other companies are loaded first, so that nobody is added twice. */
export const Loading = meta.story({
  args: { everybody: everybodyIn(undefined) },
  play: async ({ args }) => {
    const dialog = await choose('contacts.csv', heading + file);
    await expect(
      await dialog.findByText('All people are loaded first, to compare the list with them.'),
    ).toBeVisible();
    await expect(args.everybody.onNeeded).toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Add 0 prospects' })).toBeDisabled();
  },
});

export const LoadError = meta.story({
  args: { everybody: everybodyIn(null) },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(
      dialog.getByText('The people to compare the list with could not be loaded.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.everybody.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone the new text stands below the present one. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { everybody: everybodyIn(known) },
  play: async () => {
    const dialog = await choose('contacts.csv', heading + file.split('\n')[0]);
    const before = await dialog.findByText(olena?.role ?? '');
    const after = dialog.getByText('Head of Buying');
    await expect(after.getBoundingClientRect().top).toBeGreaterThan(
      before.getBoundingClientRect().top,
    );
  },
});
