import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { WorkStatusContainer } from '#containers/WorkStatusContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { held } from '../held.ts';
import { opened } from '../opened.ts';
import { write } from '../write.ts';
import { framed } from './framed.ts';

function LeavablePage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <WorkStatusContainer />
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</Button>
      {isOpen ? <KeywordResearchContainer /> : null}
    </>
  );
}

const { rowCount, rowsAre } = gridRows('Keywords');

const meta = preview.meta({
  title: 'Containers/Work Status',
  parameters: framed(240),
  component: WorkStatusContainer,
  render: () => (
    <InApp path="/keyword-research">
      <LeavablePage />
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

const pasteTwo = async () => {
  const dialog = await opened('Import list', 'Import keywords');
  await write(dialog.getByLabelText('Default region'), 'Ireland');
  await userEvent.click(dialog.getByLabelText('Keywords'));
  await userEvent.paste('rye loaf\t100\noat loaf\t90');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 keywords' }));
};

/** The progress in the header. The page shows its own in a region. */
const inHeader = () => screen.queryByText(/^\d of 2$/);

/** Leaving the page does not stop the adding. */
export const Ready = meta.story({
  play: async ({ canvas, msw }) => {
    const gate = held('keywords.add');
    msw.use(...gate.handlers);
    const before = await rowCount();
    await pasteTwo();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(inHeader()).toBeVisible();
    gate.answer();
    await waitFor(() => expect(inHeader()).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByText('Added 2 of 2')).toBeVisible();
    await rowsAre(before + 2);
  },
});
