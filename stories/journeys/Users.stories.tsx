import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { gridRows } from '../gridRows.ts';
import { write } from '../write.ts';
import {
  atTheDashboard,
  isAt,
  isClosed,
  JourneySetup,
  press,
  quick,
  slowPace,
  type JourneyArgs,
} from './journeySetup.tsx';

const args: JourneyArgs = { ...atTheDashboard, pace: quick };

const { rowsAre } = gridRows('Users');

const meta = preview.meta({
  title: 'Journeys/Users',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: JourneyArgs) => <JourneySetup {...given} />,
});

/** One user is added, one is renamed, one is deleted. */
export const StepByStep = meta.story({
  name: 'Step by step',
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
  play: async ({ step }) => {
    await step('The profile menu opens the users page', async () => {
      await press('Profile of Dana Reyes');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Users' }));
      await isAt('/users');
      await rowsAre(3);
    });
    await step('Somebody is added', async () => {
      await press('Add New User');
      const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
      await write(dialog.getByLabelText(/Full Name/), 'Noor Haddad');
      await write(dialog.getByLabelText(/Email/), 'noor@crumb.example');
      await write(dialog.getByLabelText(/Role/), 'Editor');
      await press('Add User');
      await isClosed();
      await rowsAre(4);
    });
    await step('The name is changed in its row', async () => {
      await press('Edit Noor Haddad');
      const name = await screen.findByRole('textbox', { name: 'Full Name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'Noor H.');
      await press('Save');
      await expect(await screen.findByRole('button', { name: 'Edit Noor H.' })).toBeVisible();
    });
    await step('Somebody else is deleted', async () => {
      await press('Delete Priya Kaur');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
      await rowsAre(3);
      await waitFor(() => expect(screen.queryByText('Priya Kaur')).not.toBeInTheDocument());
    });
  },
});

/** The same, to operate by hand. */
export const ByHand = meta.story({
  name: 'By hand',
  args: { pace: 1 },
  beforeEach: ({ msw }) => msw.use(...scenario.ready(slowPace)),
});
