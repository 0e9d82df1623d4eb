import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { opened } from '../opened.ts';
import { write } from '../write.ts';

type Dialog = ReturnType<typeof within>;

/** The words of one board, and how to fill its form. */
export interface BoardWords {
  readonly heading: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly submit: string;
  readonly deleteAsk: string;
  readonly fill: (dialog: Dialog) => Promise<void>;
}

/** The steps of a person on any of the three boards. */
function boardSteps(words: BoardWords) {
  const fillIn = async (): Promise<Dialog> => {
    const dialog = await opened('Add Custom', words.addTitle);
    await expect(dialog.getByRole('button', { name: words.submit })).toBeDisabled();
    await words.fill(dialog);
    await expect(dialog.getByRole('button', { name: words.submit })).toBeEnabled();
    return dialog;
  };
  const add = async (): Promise<Dialog> => {
    const dialog = await fillIn();
    await userEvent.click(dialog.getByRole('button', { name: words.submit }));
    return dialog;
  };
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const firstOf = async (what: 'Edit' | 'Delete') => {
    const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${what} .+`) });
    if (!button) throw new Error('There is no card.');
    return { button, label: (button.getAttribute('aria-label') ?? '').slice(what.length + 1) };
  };
  const cardCount = async (): Promise<number> =>
    (await screen.findAllByRole('heading', { level: 2 })).length;
  const cardsAre = (count: number) => waitFor(async () => expect(await cardCount()).toBe(count));

  return {
    fillIn,
    add,
    isClosed,
    cardCount,
    cardsAre,
    /** Replaces the text of the first field in the first card's form. */
    edit: async (text: string) => {
      await userEvent.click((await firstOf('Edit')).button);
      const dialog = within(await screen.findByRole('dialog', { name: words.editTitle }));
      const [field] = dialog.getAllByRole('textbox');
      if (!field) throw new Error('The form has no text field.');
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      return dialog;
    },
    askDelete: async (): Promise<string> => {
      const { button, label } = await firstOf('Delete');
      await userEvent.click(button);
      await expect(await screen.findByText(words.deleteAsk)).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      return label;
    },
    isReady: async () =>
      expect(await screen.findByRole('heading', { level: 1, name: words.heading })).toBeVisible(),
  };
}

/** The steps for each board. */
export const boards = {
  usps: boardSteps({
    heading: 'Unique Selling Points (USPs)',
    addTitle: 'Add custom USP',
    editTitle: 'Edit USP',
    submit: 'Add USP',
    deleteAsk: 'Are you sure you want to delete this USP?',
    fill: async (dialog) => {
      await write(dialog.getByLabelText(/Title/), 'Warm at seven');
      await write(dialog.getByLabelText(/Description/), 'Bread before breakfast.');
      await write(dialog.getByLabelText(/Value proposition/), 'Fresher than the shelf.');
    },
  }),
  icps: boardSteps({
    heading: 'Ideal Customer Profiles (ICPs)',
    addTitle: 'Add custom ICP',
    editTitle: 'Edit ICP',
    submit: 'Add ICP',
    deleteAsk: 'Are you sure you want to delete this ICP?',
    fill: async (dialog) => {
      await write(dialog.getByLabelText(/Title/), 'Hotel kitchens');
      await write(dialog.getByLabelText(/Description/), 'Breakfast for two hundred.');
      await userEvent.type(dialog.getByLabelText(/Pain points/), ' Late vans {enter}Waste');
      await write(dialog.getByLabelText(/Goals/), 'One supplier');
    },
  }),
  geos: boardSteps({
    heading: 'Target Geographies',
    addTitle: 'Add custom geography',
    editTitle: 'Edit geography',
    submit: 'Add Geography',
    deleteAsk: 'Are you sure you want to delete this geography?',
    fill: async (dialog) => {
      await write(dialog.getByLabelText(/Region/), 'Wales');
      await write(dialog.getByLabelText(/Market size/), '$90 million');
      await write(dialog.getByLabelText(/Growth rate/), '3% a year');
      await userEvent.click(dialog.getByRole('button', { name: /Competition/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Low' }));
      await write(dialog.getByLabelText(/Recommendation/), 'Start in Cardiff.');
    },
  }),
} as const;
