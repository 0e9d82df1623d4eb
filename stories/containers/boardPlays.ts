import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { boards } from '../screens/boardSteps.ts';

const page = within(document.body);
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

/** What is seen on any of the three boards when the network does what a story says. */
export function boardPlays(board: (typeof boards)[keyof typeof boards]) {
  const hasCards = async () => expect(await board.cardCount()).toBeGreaterThan(1);
  const generateNow = () => page.findByRole('button', { name: 'Generate now' }, { timeout: 8000 });
  return {
    hasCards,
    isLoading: async () =>
      expect((await page.findAllByText('Analyzing your business info...'))[0]).toBeInTheDocument(),
    offersBothWaysOn: async () => {
      await expect(await generateNow()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    },
    generatesNow: async () => {
      await userEvent.click(await generateNow());
      await hasCards();
    },
    loadsAgain: async (message: string) => {
      await expect(await page.findByText(message)).toBeVisible();
      await press('Try again');
      await hasCards();
    },
    adds: async () => {
      const before = await board.cardCount();
      await board.add();
      await board.isClosed();
      await board.cardsAre(before + 1);
    },
    /** The dialog stays, with what was typed and the message. */
    keepsWhatWasTyped: async (message: string) => {
      await board.cardCount();
      const dialog = await board.add();
      await expect(await dialog.findByText(message)).toBeVisible();
      await expect(dialog.getAllByRole('textbox')[0]).not.toHaveValue('');
    },
    edits: async () => {
      const before = await board.cardCount();
      await board.edit('A better name');
      await board.isClosed();
      await expect(await page.findByRole('heading', { name: 'A better name' })).toBeVisible();
      await board.cardsAre(before);
    },
    saysWhyNotEdited: async (message: string) => {
      await board.cardCount();
      const dialog = await board.edit('A better name');
      await expect(await dialog.findByText(message)).toBeVisible();
    },
    deletesAndUndoes: async () => {
      const before = await board.cardCount();
      const label = await board.askDelete();
      await board.confirmDelete();
      await board.cardsAre(before - 1);
      await expect(await page.findByText(`Deleted “${label}”`)).toBeVisible();
      await press('Undo');
      await board.cardsAre(before);
    },
    bringsItBack: async (message: string) => {
      const before = await board.cardCount();
      await board.askDelete();
      await board.confirmDelete();
      await expect(await page.findByText(message)).toBeVisible();
      await board.cardsAre(before);
    },
    generatesMore: async () => {
      const before = await board.cardCount();
      await press('Generate More');
      await waitFor(async () => expect(await board.cardCount()).toBeGreaterThan(before));
      await expect(page.getAllByText('New').length).toBeGreaterThan(0);
    },
    keepsWhatIsThere: async (message: string) => {
      const before = await board.cardCount();
      await press('Generate More');
      await expect((await page.findAllByText(message))[0]).toBeVisible();
      await board.cardsAre(before);
    },
  };
}
