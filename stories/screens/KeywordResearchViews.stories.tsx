import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { viewNameProblem, type ListViews, type SavedView } from '#domain/lists/savedViews.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';

const view = (name: string, query: string): SavedView => ({ list: 'keywords', name, query });
const cheap = view('Cheap and easy', 'level=LOW&highBid=..2');
const saved = [cheap, view('Without an idea', 'idea=none')];

const viewsOf = (own: readonly SavedView[], more?: Partial<ListViews>): ListViews => ({
  name: null,
  links: own.map((each) => ({ view: each, href: `/keyword-research?${each.query}` })),
  inUse: null,
  plainHref: '/keyword-research',
  isPlain: true,
  suggestedName: '',
  problemOf: (name, renamed) => viewNameProblem(own, { list: 'keywords', name }, renamed),
  onSave: fn(() => true),
  onUpdate: fn(),
  onReset: fn(),
  onRename: fn(() => true),
  onDelete: fn(),
  onCopyLink: fn(),
  ...more,
});

const changed = viewsOf(saved, {
  name: cheap.name,
  isPlain: false,
  inUse: { view: cheap, isChanged: true },
});

interface Args {
  views: ListViews;
  keywords: readonly Keyword[];
}
const args: Args = { views: viewsOf(saved), keywords: many(12, aKeyword) };

const meta = preview.meta({
  title: 'Screens/Keyword Research Views',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ views, keywords }: Args) => (
    <KeywordResearchScreen
      hasCompany
      keywords={aCollection<Keyword, KeywordDraft>(ready(keywords))}
      ideas={many(3, aContentIdea)}
      view={plainKeywordView}
      views={views}
      sharing={{ onCopy: fn(), onSave: fn() }}
      onViewChange={fn()}
      onWriteIdea={fn()}
      onNext={fn()}
    />
  ),
});

const openMenu = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('menu'));
};

const items = (menu: { getAllByRole: (role: string) => readonly HTMLElement[] }) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

const nameIt = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, name);
  return dialog;
};

/** Nothing is saved, and nothing differs from the plain list. */
export const NoViews = meta.story({
  tags: ['visual'],
  args: { views: viewsOf([]) },
  play: async () => {
    const menu = await openMenu('Views');
    const explained = menu.getByText(/^Save how you search, filter and sort/);
    await expect(explained).toBeVisible();
    await expect(explained.getBoundingClientRect().width).toBeLessThan(320);
    await expect(items(menu)).toEqual(['Whole list']);
  },
});

/** The first view: a search is saved under a name, by keyboard, and the focus returns to the button. */
export const SavingFirst = meta.story({
  args: { views: viewsOf([], { isPlain: false }) },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Views' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(items(menu)).toEqual(['Whole list', 'Save view…', 'Copy link']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await nameIt('Rye');
    await expect(dialog.queryByText('Name is required')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.views.onSave).toHaveBeenCalledWith('Rye'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Each view is a link that shows it. */
export const Links = meta.story({
  play: async () => {
    const menu = await openMenu('Views');
    await expect(items(menu)).toEqual(['Whole list', 'Cheap and easy', 'Without an idea']);
    await expect(menu.getByRole('menuitem', { name: 'Whole list' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('menuitem', { name: 'Without an idea' })).toHaveAttribute(
      'href',
      '/keyword-research?idea=none',
    );
  },
});

/** The view in use is named on the button and marked in the menu; there is nothing to save. */
export const InUse = meta.story({
  args: {
    views: viewsOf(saved, {
      name: cheap.name,
      isPlain: false,
      inUse: { view: cheap, isChanged: false },
    }),
  },
  play: async ({ args }) => {
    const menu = await openMenu('View: Cheap and easy');
    await expect(menu.getByRole('menuitem', { name: 'Cheap and easy' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(items(menu).slice(3)).toEqual([
      'Copy link',
      'Rename “Cheap and easy”…',
      'Delete “Cheap and easy”',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: /^Delete/ }));
    await expect(args.views.onDelete).toHaveBeenCalledWith(cheap);
  },
});

/** The view in use was changed: it can be saved under its name or under another. */
export const Changed = meta.story({
  tags: ['visual'],
  args: { views: changed },
  play: async () => {
    const menu = await openMenu('View: Cheap and easy');
    await expect(items(menu).slice(3, 6)).toEqual([
      'Update “Cheap and easy”',
      'Save view…',
      'Copy link',
    ]);
  },
});

export const Saving = meta.story({
  args: { views: changed },
  play: async ({ args }) => {
    const menu = await openMenu('View: Cheap and easy');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Update/ }));
    await expect(args.views.onUpdate).toHaveBeenCalledWith(cheap);
  },
});

/** Beside the button the change can be saved or taken back; the focus moves to the button. */
export const Resetting = meta.story({
  args: { views: changed },
  play: async ({ args }) => {
    const note = within(screen.getByRole('group', { name: /Cheap and easy/ }));
    await userEvent.click(note.getByRole('button', { name: 'Save Cheap and easy' }));
    await expect(args.views.onUpdate).toHaveBeenCalledWith(cheap);
    await userEvent.click(note.getByRole('button', { name: 'Reset Cheap and easy' }));
    await expect(args.views.onReset).toHaveBeenCalledWith(cheap);
    await expect(screen.getByRole('button', { name: 'View: Cheap and easy' })).toHaveFocus();
  },
});

/** A name of another view is refused while it is typed, in any case; its own name is not. */
export const NameTaken = meta.story({
  args: { views: changed },
  play: async ({ args }) => {
    const menu = await openMenu('View: Cheap and easy');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Rename/ }));
    const dialog = await nameIt('CHEAP AND EASY');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await nameIt('without AN idea');
    await expect(await dialog.findByText('You have a view of this name already.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(args.views.onRename).not.toHaveBeenCalled();
  },
});

/** Another tab takes the name while it is being saved: the dialog says so, and what was typed stays. */
export const NameTakenElsewhere = meta.story({
  args: { views: { ...changed, onRename: fn(() => false) } },
  play: async () => {
    const menu = await openMenu('View: Cheap and easy');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Rename/ }));
    const dialog = await nameIt('Rye');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^“Rye” was not saved/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rye');
  },
});

/** A link opened a view that this person has not saved: its name is proposed. */
export const FromLink = meta.story({
  args: { views: viewsOf(saved, { name: 'Rye', isPlain: false, suggestedName: 'Rye' }) },
  play: async ({ args }) => {
    const menu = await openMenu('View: Rye');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save view…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rye');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.views.onSave).toHaveBeenCalledWith('Rye'));
  },
});
