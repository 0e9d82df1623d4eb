import { expect, screen, userEvent, within } from 'storybook/test';
import { readyTargets } from '#mocks/scenarios/demoTargets.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { kept, ProspectsSetup, rowsAre, twoKnown, type ProspectsArgs } from './prospectsSetup.tsx';

const { compose, ready, serverError } = scenario;
const args: ProspectsArgs = { path: '/prospects', kept: twoKnown };

const meta = preview.meta({
  title: 'Containers/Prospects/Many',
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: ProspectsArgs) => <ProspectsSetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const [first, , third] = (await readyTargets()).map(({ name }) => name);

async function pasteTwo() {
  await rowsAre(6);
  await userEvent.click(screen.getByRole('button', { name: 'Paste list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste prospects' }));
  await userEvent.click(dialog.getByRole('textbox', { name: 'Prospects' }));
  await userEvent.paste(`Ada Byron\tAnalyst\t${first}\nBo Lund\tOwner\t${third}`);
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 prospects' }));
}

/** Pasted people are shown, also at a company that was not selected: it is selected now. */
export const PastingMany = meta.story({
  play: async () => {
    await pasteTwo();
    await expect(await screen.findByText('Added 2 of 2')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Edit Ada Byron' })).toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: 'Edit Bo Lund' })).toBeInTheDocument();
    await expect(kept('selectedTargetCompanies')).toContain(`"name":"${third}"`);
  },
});

export const PastingSomeFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('prospects.add', 500, { times: 1 }))),
  play: async () => {
    await pasteTwo();
    await expect(await screen.findByText(/: Failed to add prospect$/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry failed' }));
    await expect(await screen.findByText('Added 2 of 2')).toBeVisible();
  },
});

async function deleteAll() {
  await rowsAre(6);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all prospects shown' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 6 prospects?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

export const DeletingMany = meta.story({
  play: async () => {
    await deleteAll();
    await expect(await screen.findByText('Deleted 6 of 6')).toBeVisible();
    await expect(await screen.findByText(/No prospects yet/)).toBeVisible();
  },
});

export const DeletingSomeFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('prospects.remove', 500, { times: 1 }))),
  play: async () => {
    await deleteAll();
    await expect(await screen.findByText(/: Failed to delete prospect$/)).toBeVisible();
    await rowsAre(1);
  },
});
