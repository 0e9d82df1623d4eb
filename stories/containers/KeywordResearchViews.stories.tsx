import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';

interface Args {
  path: string;
  /** The stored views. */
  stored: string;
}
const args: Args = { path: '/keyword-research', stored: '[]' };

const meta = preview.meta({
  title: 'Containers/Keyword Research/Views',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ path, stored }: Args) => (
    <InApp path={path} keptToo={{ savedViews: stored }}>
      <KeywordResearchContainer />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

const search = () => screen.findByRole('searchbox', { name: 'Search keywords' });
const addressIs = (text: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(text));
const choose = async (button: string | RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const name = async (text: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const changes = () => screen.queryByRole('group', { name: 'Changes of “Rye”' });

const changeIt = async () => {
  await userEvent.type(await search(), ' loaf');
  return within(await screen.findByRole('group', { name: 'Changes of “Rye”' }));
};

const inUse = { path: '/keyword-research?q=rye&view=Rye', stored: '[["keywords","Rye","q=rye"]]' };

/** A changed view says so beside its button. One press takes the change back, another saves it. */
export const Changed = meta.story({
  args: inUse,
  play: async () => {
    await expect(await search()).toHaveValue('rye');
    await expect(changes()).not.toBeInTheDocument();
    const note = await changeIt();
    await expect(note.getByText('Changed')).toBeVisible();
    await userEvent.click(note.getByRole('button', { name: 'Reset Rye' }));
    await waitFor(async () => expect(await search()).toHaveValue('rye'));
    await waitFor(() => expect(changes()).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'View: Rye' })).toHaveFocus();
    await addressIs('/keyword-research?q=rye&view=Rye');
    const again = await changeIt();
    await userEvent.click(again.getByRole('button', { name: 'Save Rye' }));
    await waitFor(() => expect(changes()).not.toBeInTheDocument());
    await expect(await screen.findByText('Saved “Rye”')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'View: Rye' })).toHaveFocus();
  },
});

/** A change to the whole list can be taken back, but not saved: a view shows less than the list. */
export const ChangedToWhole = meta.story({
  args: inUse,
  play: async () => {
    await userEvent.clear(await search());
    const note = within(await screen.findByRole('group', { name: 'Changes of “Rye”' }));
    await expect(note.queryByRole('button', { name: 'Save Rye' })).not.toBeInTheDocument();
    await userEvent.click(note.getByRole('button', { name: 'Reset Rye' }));
    await waitFor(async () => expect(await search()).toHaveValue('rye'));
  },
});

/** A view is saved, changed, updated, left, opened again, renamed, deleted and restored. */
export const Saving = meta.story({
  play: async ({ step }) => {
    await userEvent.type(await search(), 'rye');
    await step('a search is saved under a name', async () => {
      await choose('Views', 'Save view…');
      await name('Rye');
      await expect(await screen.findByRole('button', { name: 'View: Rye' })).toBeVisible();
      await addressIs('/keyword-research?q=rye&view=Rye');
    });
    await step('it is changed, and the change is saved', async () => {
      await userEvent.type(await search(), ' bread');
      await choose('View: Rye', 'Update “Rye”');
      await expect(await screen.findByRole('button', { name: 'View: Rye' })).toBeVisible();
      await waitFor(() => expect(changes()).not.toBeInTheDocument());
    });
    await step('one press shows the whole list, another the view', async () => {
      await choose('View: Rye', 'Whole list');
      await waitFor(async () => expect(await search()).toHaveValue(''));
      await choose('Views', 'Rye');
      await waitFor(async () => expect(await search()).toHaveValue('rye bread'));
      await addressIs('/keyword-research?q=rye+bread&view=Rye');
    });
    await step('it is renamed', async () => {
      await choose('View: Rye', 'Rename “Rye”…');
      await name('Bread');
      await addressIs('/keyword-research?q=rye+bread&view=Bread');
    });
    await step('after deleting, the list stays as it is, and Undo restores the view', async () => {
      await choose('View: Bread', 'Delete “Bread”');
      await expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
      await expect(await search()).toHaveValue('rye bread');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await choose('Views', 'Bread');
      await addressIs('/keyword-research?q=rye+bread&view=Bread');
    });
  },
});

/** The name of a deleted view was given to another one: Undo says that it cannot restore the view. */
export const UndoNameTaken = meta.story({
  args: inUse,
  play: async () => {
    await choose('View: Rye', 'Delete “Rye”');
    await choose('Views', 'Save view…');
    await name('Rye');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^“Rye” was not saved/)).toBeVisible();
  },
});

/**
 * A deleted view is restored and chosen again before the address follows: the link leads to the address that is still shown,
 * and the view is in use.
 */
export const ChosenBeforeTheAddressFollows = meta.story({
  args: inUse,
  play: async () => {
    await expect(await search()).toHaveValue('rye');
    await choose('View: Rye', 'Delete “Rye”');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await choose('Views', 'Rye');
    await userEvent.type(await search(), ' loaf');
    await addressIs('/keyword-research?q=rye+loaf&view=Rye');
  },
});
