import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { aCollection, noBatch, ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { outboundArgs } from './outboundArgs.ts';
import { StatefulProspects } from './StatefulProspects.tsx';

const six = many(6, aProspect);
const onStart = fn();
const idle = { jobs: [], actions: { ...noBatch, onStart } } as const;

const meta = preview.meta({
  title: 'Screens/Prospects/Many',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    prospects: aCollection<Prospect, ProspectDraft>(ready(six), { adding: idle, deleting: idle }),
    companies: aCompanySearch({ people: six }),
  },
  render: (args) => <StatefulProspects {...args} />,
});

/** Name, role, company: the company must be one of the target companies (D37). */
export const Pasting = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste prospects' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Prospects' }));
    await userEvent.paste(
      'Ada Moor\tBuyer\tSaltmarsh Kitchens\nBo Lund\tOwner\tSaltmarsh\nolena ferreira\tChef\tSaltmarsh Kitchens',
    );
    await expect(await dialog.findByText('1 new, 1 already there, 1 to correct')).toBeVisible();
    await expect(dialog.getByText('Choose one of your target companies')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 prospect' })).toBeEnabled();
  },
});

export const PastingStarted = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste prospects' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Prospects' }));
    await userEvent.paste('Ada Moor\tBuyer\tSaltmarsh Kitchens');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 prospect' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith([
        {
          name: 'Ada Moor',
          role: 'Buyer',
          companyName: 'Saltmarsh Kitchens',
          targetCompanyId: 1,
        },
      ]),
    );
  },
});

export const Selecting = meta.story({
  args: { selection: { keys: new Set(['1', '2']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write emails to 2 people' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy list' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(
      'Olena Ferreira, Purchasing Manager, Saltmarsh Kitchens\nBen Whitfield, General Manager, Fennimore Hotels',
      '2 prospects copied',
      { file: true },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export the 6 rows shown' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'prospects.csv',
      expect.stringMatching(
        /^\uFEFFProspect Name,Company,Role\r\nOlena Ferreira,Saltmarsh Kitchens,/,
      ),
    );
  },
});

export const DeletingMany = meta.story({
  args: { selection: { keys: new Set(['1', '2']), onChange: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete 2 prospects?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onStart).toHaveBeenLastCalledWith(six.slice(0, 2)));
  },
});
