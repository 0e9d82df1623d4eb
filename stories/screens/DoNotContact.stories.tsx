import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { plainListView } from '#domain/lists/listView.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { BlockedDraft, BlockedEntry } from '#domain/people/blockedEntry.ts';
import { aBlockedEntry } from '#mocks/fixtures/blockedEntry.ts';
import { aCollection, noBatch, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { DoNotContactScreen } from '#screens/DoNotContact/DoNotContactScreen.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { keepsView } from '../keepsView.tsx';
import { opened } from '../opened.ts';
import { write } from '../write.ts';

const onAdd = fn(async () => ({ ok: true as const }));
const onStart = fn();
const onReload = fn();

const entriesIn = (remote: Remote<BlockedEntry>) =>
  aCollection<BlockedEntry, BlockedDraft>(remote, {
    actions: { onAdd, onReload },
    adding: { jobs: [], actions: { ...noBatch, onStart } },
  });

const meta = preview.meta({
  title: 'Screens/Do Not Contact',
  component: DoNotContactScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    hasWorkspace: true,
    entries: entriesIn(ready(many(3, aBlockedEntry))),
    view: plainListView,
    sharing: { onCopy: fn(), onSave: fn() },
    onViewChange: fn(),
  },
  render: keepsView(DoNotContactScreen),
});

const { isBusy } = gridRows('Do not contact');

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /fennimore.example/ });
    await expect(row).toHaveTextContent(/A customer.*Dana Reyes.*2026/);
  },
});

export const Loading = meta.story({
  args: { entries: entriesIn({ status: 'loading' }) },
  play: isBusy,
});

/** The app does not reach this state: the list is not polled. The screen shows it because every list of rows can. */
export const Polling = meta.story({
  args: { entries: entriesIn({ status: 'polling', attempt: 1, of: 10 }) },
  play: isBusy,
});

export const Empty = meta.story({
  tags: ['visual'],
  args: { entries: entriesIn({ status: 'empty', isExhausted: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is on this list.')).toBeVisible();
  },
});

export const LoadError = meta.story({
  args: { entries: entriesIn({ status: 'error', message: 'Failed to fetch the list.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalled();
  },
});

/** What is no address and no domain is said at once; an address is added as it is compared. */
export const Adding = meta.story({
  play: async () => {
    const dialog = await opened('Add Entry', 'Add Entry');
    const entry = dialog.getByLabelText(/Address or domain/);
    await userEvent.type(entry, 'acme');
    await write(dialog.getByLabelText('Reason'), 'A customer');
    await expect(
      dialog.getByText('Enter an email address or a domain, such as acme.com'),
    ).toBeVisible();
    await userEvent.clear(entry);
    await write(entry, 'https://www.Acme.example/contact');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ entry: 'acme.example', reason: 'A customer' }),
      ),
    );
  },
});

const customers = [
  'Record ID,First Name,Last Name,Email,Phone Number,Company name',
  '901,Ana,Ruiz,Ana@saltmarsh.example,+34 1,Saltmarsh Kitchens',
  '902,Cy,Fox,cy@rye.example,+34 2,Rye & Sons',
  '903,Di,Low,,+34 3,Rye & Sons',
].join('\n');

/** A file of customers: of its columns only the addresses are read. */
export const Importing = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await opened('Import list', 'Import addresses and domains');
    const file = new File([customers], 'customers.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
    await write(dialog.getByLabelText('Reason for all of them'), 'A customer');
    await expect(
      await dialog.findByText(
        '1 new, 1 unreadable, 1 already there. Columns left out: Record ID, First Name, Last Name, Phone Number, Company name',
      ),
    ).toBeVisible();
    await expect(dialog.getByText('customers.csv: 4 lines')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 entry' })).toBeEnabled();
  },
});

export const Imported = meta.story({
  play: async () => {
    const dialog = await opened('Import list', 'Import addresses and domains');
    await write(dialog.getByLabelText('Reason for all of them'), 'A customer');
    await userEvent.click(dialog.getByLabelText('Addresses and domains'));
    await userEvent.paste(customers);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1 entry' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        { draft: expect.objectContaining({ entry: 'cy@rye.example', reason: 'A customer' }) },
      ]),
    );
  },
});
