import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { ProspectsSetup, rowsAre, twoKnown, type ProspectsArgs } from './prospectsSetup.tsx';

const { compose, gaps, serverError } = scenario;
const args: ProspectsArgs = { path: '/prospects', kept: twoKnown };

const meta = preview.meta({
  title: 'Containers/Prospects Naming',
  parameters: { layout: 'fullscreen' },
  args,
  render: (given: ProspectsArgs) => <ProspectsSetup {...given} />,
  beforeEach: ({ msw }) => msw.use(...gaps()),
});

const field = () => screen.getByRole('textbox', { name: 'Prospect name' });
const addFirst = async () => {
  await rowsAre(6);
  const [button] = screen.getAllByRole('button', { name: /^Name not found yet: / });
  if (!button) throw new Error('Everybody has a name.');
  await userEvent.click(button);
  await userEvent.type(field(), 'Olena Ferreira{Enter}');
};

/** The server keeps the name, and the row becomes like any other. */
export const Naming = meta.story({
  play: async () => {
    await addFirst();
    await expect(await screen.findByRole('button', { name: 'Edit Olena Ferreira' })).toBeVisible();
    await expect(screen.getAllByText('Name not found yet')).toHaveLength(1);
  },
});

/** The server refuses once; the typed name is sent again. */
export const NamingFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(gaps(), serverError('prospects.edit', 500, { times: 1 }))),
  play: async () => {
    await addFirst();
    await expect(await screen.findByText('Failed to edit prospect')).toBeVisible();
    await expect(field()).toHaveValue('Olena Ferreira');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('Name not found yet')).toHaveLength(1));
  },
});

/** The question names the person by role and company. */
export const DeletingNameless = meta.story({
  play: async () => {
    await rowsAre(6);
    const [button] = screen.getAllByRole('button', { name: /^Delete .+ at .+/ });
    const label = button?.getAttribute('aria-label')?.replace('Delete ', '') ?? '';
    await userEvent.click(button ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(new RegExp(`Deleted .*${label}`))).toBeVisible();
    await rowsAre(5);
  },
});
