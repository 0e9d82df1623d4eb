import { expect, screen, userEvent, within } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { held } from '../held.ts';
import { boards } from '../screens/boardSteps.ts';
import { isClosed, openRewrite, press, proposed, replaced } from './rewritingSteps.ts';
import { UspsSetup } from './UspsSetup.tsx';

const { ready } = scenario;
const page = within(document.body);

/** Changes a card while the Undo of an accepted text is running. */
const meta = preview.meta({
  title: 'Containers/Usps/Rewriting Undo',
  parameters: { layout: 'fullscreen' },
  render: () => <UspsSetup />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

/** The first edit waits for `answer`. */
const heldEdit = () => held('usps.edit', { times: 1 });

/** Accepts a new text for a field of the first card. Returns both texts. */
async function take(field: string) {
  const dialog = await openRewrite(field);
  const after = await proposed(dialog);
  const before = replaced(dialog);
  await press(dialog, 'Take the new text');
  await isClosed();
  await screen.findByText(after);
  return { before, after };
}
const undo = async () => {
  const [button] = await page.findAllByRole('button', { name: 'Undo' });
  if (!button) throw new Error('No message offers Undo.');
  await userEvent.click(button);
};

/** What is typed and saved while the Undo is running is not lost: the dialog waits, says what the Undo has changed, and Save replaces it. */
export const SavedDuringUndo = meta.story({
  play: async ({ msw }) => {
    const { before } = await take('Description');
    const { handlers, answer } = heldEdit();
    msw.use(...handlers);
    await undo();
    const dialog = await boards.usps.edit('Typed');
    answer();
    await dialog.findByText(/^Not saved: somebody else has changed this/);
    await expect(await dialog.findByText(/^Description has been changed/)).toHaveTextContent(
      before,
    );
    await expect(dialog.getByDisplayValue('Typed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await isClosed();
    await expect(await screen.findByText('Typed')).toBeVisible();
  },
});

/** Each Undo restores its own field. */
export const TwoUndos = meta.story({
  play: async ({ msw }) => {
    const title = await take('Title');
    const description = await take('Description');
    const { handlers, answer } = heldEdit();
    msw.use(...handlers);
    await undo();
    await undo();
    answer();
    await expect(await screen.findByText(description.before)).toBeVisible();
    await expect(await screen.findByText(title.before)).toBeVisible();
  },
});
