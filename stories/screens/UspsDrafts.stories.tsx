import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { plainBoardView } from '#domain/evidence/grounds.ts';
import type { Outcome } from '#contracts/collection.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aUsp } from '#mocks/fixtures/usp.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { opened } from '../opened.ts';
import { storedDrafts, WithDrafts } from './keptDrafts.tsx';

const usp = aUsp({ id: 7, title: 'Baked before six', description: 'Fresh for the first guest.' });
const draftName = 'usps.7';
const onEdit = fn(async (_usp: Usp, _draft: UspDraft): Promise<Outcome> => ({ ok: true }));

const draft = {
  fields: { title: 'Baked at dawn', description: 'Warm for the first guest.' },
  base: { title: 'Baked early', description: 'Fresh for guests.' },
};

/** The page with this one row. */
const Usps = ({ row }: { readonly row: Usp }) => (
  <UspsScreen
    hasCompany
    usps={aCollection<Usp, UspDraft>(ready([row]), { actions: { onEdit } })}
    stage="usps"
    view={plainBoardView}
    onViewChange={fn()}
    onNext={fn()}
  />
);

const meta = preview.meta({
  title: 'Screens/Usps/Drafts',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <WithDrafts kept={{ [draftName]: draft }}>
      <Usps row={usp} />
    </WithDrafts>
  ),
});

const openEdit = () => opened('Edit Baked before six', 'Edit USP');

/** A colleague has changed the same fields since: the form says so with their values, and Save replaces them (D53). */
export const ChangedSince = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await openEdit();
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Baked at dawn');
    await expect(
      dialog.getByText(
        'Title has been changed since you opened this: “Baked before six”. Save replaces it.',
      ),
    ).toBeVisible();
  },
});

export const Replaced = meta.story({
  play: async () => {
    const dialog = await openEdit();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(
        usp,
        expect.objectContaining({
          title: 'Baked at dawn',
          description: 'Warm for the first guest.',
        }),
      ),
    );
    await waitFor(() => expect(storedDrafts.has(draftName)).toBe(false));
  },
});

/** Discard shows the row as it is now. */
export const Discarded = meta.story({
  play: async () => {
    const dialog = await openEdit();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('Baked before six');
    await expect(storedDrafts.has(draftName)).toBe(false);
  },
});

const theirs = { ...usp, description: 'Warm for early guests.' };

/** The page, whose list a colleague has changed when it is loaded again on focus. */
function ChangedOnFocus() {
  const [row, setRow] = useState(usp);
  useEffect(() => {
    const load = () => setRow(theirs);
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, []);
  return <Usps row={row} />;
}

/** A colleague changes the row while the form is open: the form says so, and Save replaces the row as it is now. */
export const ChangedMeanwhile = meta.story({
  render: () => <ChangedOnFocus />,
  play: async () => {
    const dialog = await openEdit();
    await userEvent.type(dialog.getByLabelText(/^Title/), '!');
    window.dispatchEvent(new Event('focus'));
    const note =
      'Description has been changed since you opened this: “Warm for early guests.”. Save replaces it.';
    await expect(await dialog.findByText(note)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const draft = expect.objectContaining({ title: 'Baked before six!' });
    await waitFor(() => expect(onEdit).toHaveBeenCalledWith(theirs, draft));
  },
});
