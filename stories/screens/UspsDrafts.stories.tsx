import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { plainBoardView } from '#domain/evidence/boardView.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aUsp } from '#mocks/fixtures/usp.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { storedDrafts, WithDrafts } from './keptDrafts.tsx';

const usp = aUsp({ id: 7, title: 'Baked before six', description: 'Fresh for the first guest.' });
const draftName = 'usps.7';
const onEdit = fn(async (_usp: Usp, _draft: UspDraft): Promise<Outcome> => ({ ok: true }));

interface Args {
  draft: object;
}
const args: Args = {
  draft: {
    fields: { title: 'Baked at dawn', description: 'Warm for the first guest.' },
    base: { title: 'Baked early', description: 'Fresh for guests.' },
  },
};

const meta = preview.meta({
  title: 'Screens/Usps/Drafts',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ draft }: Args) => (
    <WithDrafts kept={{ [draftName]: draft }}>
      <UspsScreen
        hasCompany
        usps={aCollection<Usp, UspDraft>(ready([usp]), { actions: { onEdit } })}
        stage="usps"
        view={plainBoardView}
        onViewChange={fn()}
        onNext={fn()}
      />
    </WithDrafts>
  ),
});

const page = within(document.body);
const openEdit = () => userEvent.click(page.getByRole('button', { name: 'Edit Baked before six' }));
const question = async () =>
  within(await page.findByRole('dialog', { name: 'Changed while you were away' }));
const form = async () => within(await page.findByRole('dialog', { name: 'Edit USP' }));

/**
 * The row was saved with other content after this draft was typed: each field is asked about before the form opens (D64).
 */
export const ChangedSince = meta.story({
  tags: ['visual'],
  play: async () => {
    await openEdit();
    const title = within((await question()).getByRole('radiogroup', { name: 'Title' }));
    await expect(title.getByRole('radio', { name: 'Saved version' })).toHaveAccessibleDescription(
      'Baked before six',
    );
    await expect(title.getByRole('radio', { name: 'Your version' })).toHaveAccessibleDescription(
      'Baked at dawn',
    );
  },
});

export const Chosen = meta.story({
  play: async ({ step }) => {
    await openEdit();
    const asked = await question();
    await step('the form continues only after each choice, made by keyboard', async () => {
      await expect(asked.getByRole('button', { name: 'Continue editing' })).toBeDisabled();
      const theirs = within(asked.getByRole('radiogroup', { name: 'Title' })).getByRole('radio', {
        name: 'Saved version',
      });
      await waitFor(() => expect(theirs).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Tab} ');
      await expect(asked.getByRole('button', { name: 'Continue editing' })).toBeEnabled();
      await userEvent.keyboard('{Tab}{Tab}{Enter}');
    });
    await step('the form shows the chosen values', async () => {
      const dialog = await form();
      await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Baked at dawn');
      await expect(dialog.getByLabelText(/^Description/)).toHaveValue('Fresh for the first guest.');
      await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    });
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(
        usp,
        expect.objectContaining({
          title: 'Baked at dawn',
          description: 'Fresh for the first guest.',
        }),
      ),
    );
    await waitFor(() => expect(storedDrafts.has(draftName)).toBe(false));
  },
});

/** Deciding later loses nothing: the question is asked again. */
export const DecidedLater = meta.story({
  play: async () => {
    await openEdit();
    await userEvent.click((await question()).getByRole('button', { name: 'Decide later' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(storedDrafts.get(draftName)).toEqual(args.draft);
    await openEdit();
    await question();
  },
});

/** A colleague changed another field: the typed text is restored beside it, without a question. */
export const ChangedElsewhere = meta.story({
  args: { draft: { fields: { title: 'Baked at dawn' }, base: { title: 'Baked before six' } } },
  play: async () => {
    await openEdit();
    const dialog = await form();
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Baked at dawn');
    await expect(dialog.getByLabelText(/^Description/)).toHaveValue('Fresh for the first guest.');
    await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
  },
});

/** A draft contains the changed fields and their values before. */
export const KeepsWhatWasChanged = meta.story({
  args: { draft: {} },
  play: async () => {
    await openEdit();
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText(/^Title/), '!');
    await expect(storedDrafts.get(draftName)).toEqual({
      fields: { title: 'Baked before six!' },
      base: { title: 'Baked before six' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(storedDrafts.has(draftName)).toBe(false));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await openEdit();
    await question();
  },
});
