import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ListViews } from '#contracts/listViews.ts';
import { viewNameProblem, type SavedView } from '#domain/lists/savedViews.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keywordResearchArgs, keywordsIn, twelve } from './keywordResearchSetup.tsx';

const view = (name: string, query: string): SavedView => ({ list: 'keywords', name, query });
const cheap = view('Cheap and easy', 'level=LOW&highBid=..2');
const saved = [cheap, view('Without an idea', 'idea=none')];

const onSave = fn(() => true);
const onRename = fn(() => true);
const onDelete = fn();

const viewsOf = (own: readonly SavedView[], more?: Partial<ListViews>): { views: ListViews } => ({
  views: {
    name: null,
    links: own.map((each) => ({ view: each, href: `/keyword-research?${each.query}` })),
    inUse: null,
    plainHref: '/keyword-research',
    isPlain: true,
    suggestedName: '',
    problemOf: (name, renamed) => viewNameProblem(own, { list: 'keywords', name }, renamed),
    onSave,
    onUpdate: fn(),
    onReset: fn(),
    onRename,
    onDelete,
    onCopyLink: fn(),
    ...more,
  },
});

const inUse = (isChanged: boolean, more?: Partial<ListViews>) =>
  viewsOf(saved, { name: cheap.name, isPlain: false, inUse: { view: cheap, isChanged }, ...more });

/** All pages with a list save views alike. */
const meta = preview.meta({
  title: 'Screens/Keyword Research/Views',
  component: KeywordResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...keywordResearchArgs,
    ...viewsOf(saved),
    keywords: keywordsIn(ready(twelve)),
    ideas: many(3, aContentIdea),
  },
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
  args: viewsOf([]),
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
  args: viewsOf([], { isPlain: false }),
  play: async () => {
    const button = () => screen.getByRole('button', { name: 'Views' });
    button().focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(items(menu)).toEqual(['Whole list', 'Save view…', 'Copy link']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await nameIt('Rye');
    await expect(dialog.queryByText('Name is required')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('Rye'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

/** Each view is a link. The one in use is named on the button and marked in the menu; there is nothing to save. */
export const InUse = meta.story({
  args: inUse(false),
  play: async () => {
    const menu = await openMenu('View: Cheap and easy');
    await expect(menu.getByRole('menuitem', { name: 'Cheap and easy' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('menuitem', { name: 'Without an idea' })).toHaveAttribute(
      'href',
      '/keyword-research?idea=none',
    );
    await expect(items(menu)).toEqual([
      'Whole list',
      'Cheap and easy',
      'Without an idea',
      'Copy link',
      'Rename “Cheap and easy”…',
      'Delete “Cheap and easy”',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: /^Delete/ }));
    await expect(onDelete).toHaveBeenCalledWith(cheap);
  },
});

/** The view in use was changed: it can be saved under its name or under another. */
export const Changed = meta.story({
  tags: ['visual'],
  args: inUse(true),
  play: async () => {
    const menu = await openMenu('View: Cheap and easy');
    await expect(items(menu).slice(3, 6)).toEqual([
      'Update “Cheap and easy”',
      'Save view…',
      'Copy link',
    ]);
  },
});

/** A name of another view is refused while it is typed, in any case; its own name is not. */
export const NameTaken = meta.story({
  args: inUse(true),
  play: async () => {
    const menu = await openMenu('View: Cheap and easy');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Rename/ }));
    const dialog = await nameIt('CHEAP AND EASY');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await nameIt('without AN idea');
    await expect(await dialog.findByText('You have a view of this name already.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(onRename).not.toHaveBeenCalled();
  },
});

/** On a phone each line of the controls is as wide as the buttons of the page, and the first row is in the first screen. */
export const ToolbarOnPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: viewsOf([]),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const rightOf = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().right;
    const right = rightOf('Generate More');
    await expect(rightOf('Filters')).toBeCloseTo(right, 0);
    await expect(rightOf('Views')).toBeCloseTo(right, 0);
    await expect(canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().top).toBeLessThan(
      340,
    );
  },
});
