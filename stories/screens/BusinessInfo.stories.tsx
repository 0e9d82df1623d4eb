import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { blankBusinessFields } from '#domain/business/businessForm.ts';
import { aBusinessProfile } from '#mocks/fixtures/business.ts';
import {
  BusinessInfoScreen,
  type BusinessInfoScreenProps,
} from '#screens/BusinessInfo/BusinessInfoScreen.tsx';
import preview from '#storybook/preview.tsx';

const saved = { ...aBusinessProfile() };
const renamed = { ...saved, name: 'Crumb Ltd' };
const formerInfo = (companyId: number, name: string) => ({
  ...saved,
  companyId,
  name,
  domain: 'acme',
});
const nightBakery = { info: formerInfo(7, 'Night Bakery'), stage: 'done', keywords: 140 } as const;
const ryeAndSons = { info: formerInfo(8, 'Rye & Sons'), stage: 'geos', keywords: null } as const;

const args: BusinessInfoScreenProps = {
  initial: blankBusinessFields,
  saved: null,
  failure: null,
  onAskAgain: fn(),
  stage: 'business-info',
  draftName: 'business',
  formers: [],
  onSave: fn(async () => ({ ok: true as const })),
  onSaved: fn(),
  onCancel: fn(),
  onGoBack: fn(),
};

const meta = preview.meta({
  title: 'Screens/Business Info',
  component: BusinessInfoScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

const next = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Define USPs' }));

export const Ready = meta.story({ tags: ['visual'] });

/** The server refuses to tell the business. Typed text stays. */
export const LoadError = meta.story({
  args: { failure: 'This workspace is suspended. Please contact whoever runs this server.' },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(/^This workspace is suspended/)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
});

/** The server's current step while it reads the website. */
export const Reading = meta.story({
  args: {
    initial: saved,
    step: { step: 'reading', area: 'businessInfo', done: 3, of: 8 },
    onSave: () => new Promise<never>(() => undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Reading/)).not.toBeInTheDocument();
    await next();
    await expect(await canvas.findByText('Reading your website · 3 of 8 pages')).toBeVisible();
  },
});

export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Business Name/), 'Crumb');
    await userEvent.click(canvas.getByRole('button', { name: /Business Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: '50-100' }));
    await userEvent.type(canvas.getByLabelText(/Website/), 'crumb.example');
    await userEvent.type(canvas.getByLabelText(/Description/), 'Bread.');
    await next();
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Crumb', size: '50-100', website: 'https://crumb.example', description: 'Bread.' },
      false,
    );
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
});

/** A save that fails leaves the form as it is, to send again. The page says why it failed. */
export const SaveError = meta.story({
  args: {
    initial: saved,
    onSave: fn(async () => ({ ok: false as const, message: 'An error occurred.' })),
  },
  play: async ({ canvas, args }) => {
    await next();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(await screen.findByRole('button', { name: 'Define USPs' })).toBeEnabled();
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue(saved.name);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** Each field shows its error. */
export const Incomplete = meta.story({
  tags: ['visual'],
  args: { initial: { ...blankBusinessFields, size: '' } },
  play: async ({ canvas, args }) => {
    await next();
    for (const text of [
      'Name is required',
      'Size is required',
      'Website is required',
      'Description is required',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Saved before and changed: asks, and lists what changed. */
export const NewEntry = meta.story({
  tags: ['visual'],
  args: { initial: renamed, saved, stage: 'geos' },
  play: async () => {
    await next();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This is a new entry' }));
    await expect(
      dialog.getByText(
        'Do you want to proceed and generate new USPs, ICPs, GEOs and other insights?',
      ),
    ).toBeVisible();
    await expect(dialog.getByText('Business Name')).toBeVisible();
    await expect(dialog.getByText('Crumb Ltd')).toBeVisible();
  },
});

/** The change belongs to the same business and is saved with the known id. 'No' has the focus (D17). */
export const ChangeKept = meta.story({
  args: { initial: renamed, saved, stage: 'done' },
  play: async ({ args }) => {
    await next();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This is a new entry' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.click(
      dialog.getByRole('button', { name: 'Save the change, keep what there is' }),
    );
    await expect(args.onSave).toHaveBeenCalledWith(renamed, false);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
});

/** Earlier entries can be restored. */
export const FormerEntries = meta.story({
  tags: ['visual'],
  args: { initial: saved, saved, stage: 'done', formers: [nightBakery, ryeAndSons] },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Earlier entries' }));
    await expect(list.getByText('Your earlier entry “Night Bakery”, 140 keywords')).toBeVisible();
    await expect(list.getByText('Your earlier entry “Rye & Sons”')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Go back to it: “Night Bakery”' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Go back to “Night Bakery”?' }),
    );
    await expect(args.onGoBack).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Go back to it' }));
    await expect(args.onGoBack).toHaveBeenCalledWith(args.formers[0]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** The question warns that unsaved changes would be lost. */
export const GoingBackFromAChange = meta.story({
  args: { initial: renamed, saved, stage: 'done', formers: [nightBakery] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to it: “Night Bakery”' }));
    await expect(
      await screen.findByText('What you changed in this form is not saved and will be lost.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onGoBack).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Crumb Ltd');
  },
});
