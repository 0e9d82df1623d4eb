import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { aCollection, noBatch, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { outboundArgs } from './outboundArgs.ts';

const four = many(4, aTargetCompany);
const onStart = fn();
const idle = { jobs: [], actions: { ...noBatch, onStart } } as const;

const meta = preview.meta({
  title: 'Screens/Target Companies/Many',
  component: TargetCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    companies: aCollection<TargetCompany, TargetCompanyDraft>(ready(four), {
      adding: idle,
      deleting: idle,
    }),
  },
  render: keepsView(keepsSelection(TargetCompaniesScreen)),
});

export const Pasting = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste companies' }));
    await userEvent.click(dialog.getByLabelText('Companies'));
    await userEvent.paste(
      `Rye & Sons\tBakes rye\tA second oven\tExport\n${four[0]?.name}\tKnown\nNo Words Ltd`,
    );
    await expect(await dialog.findByText('1 new, 1 already there, 1 to correct')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 company' })).toBeEnabled();
  },
});

/** The selection is kept for prospecting, and can be copied, saved and deleted. */
export const Selecting = meta.story({
  args: { selection: { keys: new Set(['1', '2']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find people at 2 companies' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy list' }));
    await expect(args.sharing.onCopy).toHaveBeenCalledWith(
      `${four[0]?.name}\n${four[1]?.name}`,
      '2 companies copied',
      { file: true },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.sharing.onSave).toHaveBeenCalledWith(
      'target-companies.csv',
      expect.stringMatching(/^\uFEFFCompany Name,Short Description,Recent News,Strategic/),
    );
  },
});

export const DeletingMany = meta.story({
  args: { selection: { keys: new Set(['1', '2']), onChange: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete 2 target companies?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onStart).toHaveBeenCalledWith(four.slice(0, 2)));
  },
});
