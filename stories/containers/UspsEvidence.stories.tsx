import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { claimOf } from '#domain/evidence/claims.ts';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { aUsp, aUspRow } from '#mocks/fixtures/usp.ts';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import preview from '#storybook/preview.tsx';
import { boards } from '../screens/boardSteps.ts';
import { framed } from './framed.ts';
import { UspsSetup } from './UspsSetup.tsx';

const { compose, grounded, slow } = scenario;
const board = boards.usps;

const meta = preview.meta({
  title: 'Containers/Usps/Evidence',
  component: UspsContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => <UspsSetup />,
  beforeEach: ({ msw }) => msw.use(...grounded()),
});

const toConfirm = () => screen.queryAllByRole('button', { name: /^This is true: / });
const areLeft = (count: number) => waitFor(() => expect(toConfirm()).toHaveLength(count));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const description = 'This is true: Description of No minimum order';
const proposition = 'This is true: Value proposition of No minimum order';

const generateMore = async () => {
  const before = await board.cardCount();
  await press('Generate More');
  await waitFor(async () => expect(await board.cardCount()).toBeGreaterThan(before));
};

/** What is asked for and stored for the team. */
const [asked, stored] = [fn(), fn()];
const shared = [
  ...override(callsOf('sharedState.list'), () => void asked()),
  ...override(
    callsOf('sharedState.put'),
    async (request) => void stored(await request.clone().text()),
  ),
];

/** Two confirmations at once on one card: the server keeps both, also through Generate More. The team need not. */
export const Confirmed = meta.story({
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(...compose(grounded(), slow(150, 'usps.edit'), shared));
  },
  play: async () => {
    await screen.findByText('2 of 6 are based on your website');
    await areLeft(3);
    await press(description);
    await press(proposition);
    await areLeft(1);
    await expect(screen.getByRole('button', { name: 'To check: 1' })).toBeVisible();
    await generateMore();
    await areLeft(1);
    await expect(asked).not.toHaveBeenCalled();
  },
});

const unversioned = { ...aUspRow({}, 2), assumptions: ['description', 'valueProposition'] };
const listed = `usps|${demoWorkspace.domain}|${demoCompanyId}`;
const confirmed = [claimOf(listed, aUsp({}, 2), 'description')];

/** A server without versions stores no assumptions: the team keeps what is confirmed, and what was before it could. */
export const KeptByTeam = meta.story({
  render: () => <UspsSetup keptToo={{ sharedState: JSON.stringify({ confirmed }) }} />,
  beforeEach({ msw }) {
    const answer = { success: true, data: [unversioned] };
    const list = override(callsOf('usps.list'), () => HttpResponse.json(answer));
    msw.use(...compose(grounded(), list, shared));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: proposition })).toBeVisible());
    await areLeft(1);
    await press(proposition);
    await areLeft(0);
    const both = expect.stringMatching(/description.*valueProposition/);
    await waitFor(() => expect(stored).toHaveBeenLastCalledWith(both));
    await areLeft(0);
  },
});

/** A field the person rewrites has neither evidence nor assumption; the other fields keep theirs. */
export const Editing = meta.story({
  play: async () => {
    await screen.findByText('2 of 6 are based on your website');
    await press(/^Edit Value proposition of One van/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit USP' }));
    const field = dialog.getByLabelText(/^Value proposition/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Ask us.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await board.isClosed();
    await areLeft(2);
    await expect(screen.getAllByRole('link', { name: /^From your website: / })).toHaveLength(2);
    await expect(screen.getByText('2 of 6 are based on your website')).toBeVisible();
  },
});

/** The filter is kept in the address. Once all is checked, the page says so. */
export const OnlyToCheck = meta.story({
  play: async ({ canvas }) => {
    await screen.findByText('2 of 6 are based on your website');
    await press('To check: 2');
    await board.cardsAre(2);
    await expect(screen.getByRole('button', { name: 'To check: 2', pressed: true })).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('check=open'));
    const [first] = toConfirm();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await areLeft(2);
    await userEvent.keyboard('{Enter}');
    await areLeft(1);
    await userEvent.keyboard('{Enter}');
    // The line may be rendered anew while the list is loaded again.
    await waitFor(() => expect(screen.getByText('Nothing is left to check.')).toBeVisible());
    await press('Show all cards');
    await board.cardsAre(6);
  },
});
