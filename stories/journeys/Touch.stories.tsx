import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { focusedElement } from '#storybook/focusedElement.ts';
import preview from '#storybook/preview.tsx';
import { selecting, written } from '../containers/emailVariationsSetup.tsx';
import { twoKnown } from '../containers/prospectsSetup.tsx';
import { atTheDashboard, JourneySetup, quick, type JourneyArgs } from './journeySetup.tsx';

/** Makes media queries report a touch device, such as a phone. Returns a function that restores them. */
function emulateTouch(): () => void {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = asked(query);
    if (/pointer: coarse|hover: none/.test(query))
      Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  return () => {
    window.matchMedia = asked;
  };
}

/** Presses with a finger: touch events, followed by the mouse events a browser emulates. */
const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });

const meta = preview.meta({
  title: 'Journeys/Touch',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow' } },
  args: { ...atTheDashboard, pace: quick } satisfies JourneyArgs,
  render: (given: JourneyArgs) => <JourneySetup {...given} />,
  beforeEach: ({ msw }) => {
    msw.use(...scenario.ready());
    return emulateTouch();
  },
});

/** Opens a dialog by touch: it has the focus and shows no errors. */
async function opensWithoutErrors(opener: Element, role: 'dialog' | 'alertdialog', name?: string) {
  await tap(opener);
  const element = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(element).toContainElement(focusedElement()));
  const errors = () => [
    ...element.querySelectorAll('[aria-invalid=true]'),
    ...within(element).queryAllByRole('alert'),
  ];
  await expect(errors()).toEqual([]);
  return { element, errors, dialog: within(element) };
}

async function cancel(
  { element, dialog }: Awaited<ReturnType<typeof opensWithoutErrors>>,
  name = 'Cancel',
) {
  await tap(dialog.getByRole('button', { name }));
  await waitFor(() => expect(element).not.toBeInTheDocument());
}

/** Opens an empty form by touch; leaving a field empty shows an error. */
async function add(opener: string, name: string) {
  const button = await screen.findByRole('button', { name: opener });
  const opened = await opensWithoutErrors(button, 'dialog', name);
  await waitFor(() => expect(focusedElement()).toHaveProperty('tagName', 'INPUT'));
  await expect(opened.errors()).toEqual([]);
  const last = opened.dialog.getAllByRole('textbox').at(-1);
  if (last) await tap(last);
  await waitFor(() => expect(opened.errors().length).toBeGreaterThan(0));
  await cancel(opened);
}

const first = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('There is no row.');
  return button;
};
const edit = async () => cancel(await opensWithoutErrors(await first(/^Edit /), 'dialog'));
const remove = async () => cancel(await opensWithoutErrors(await first(/^Delete /), 'alertdialog'));
/** Asks before it deletes two rows. */
const removeMany = async () => {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, 2)) await tap(box);
  const question = await opensWithoutErrors(await first(/^Delete$/), 'alertdialog');
  await expect(question.dialog.getByRole('heading')).toHaveTextContent(/^Delete 2 /);
  await cancel(question);
};
const paste = async () => cancel(await opensWithoutErrors(await first(/^Import/), 'dialog'));

/** Opens the dialogs of one page one after the other. */
const dialogs =
  (...steps: readonly (() => Promise<void>)[]) =>
  async () => {
    for (const step of steps) await step();
  };

/** The boards share their dialogs. */
export const Usp = meta.story({
  args: { path: '/usps' },
  play: dialogs(() => add('Add Custom', 'Add custom USP'), edit, remove),
});

export const Keyword = meta.story({
  args: { path: '/keyword-research' },
  play: dialogs(() => add('Add Custom', 'Add custom keyword'), remove, paste, removeMany),
});

export const ContentIdea = meta.story({
  args: { path: '/content-research' },
  play: dialogs(() => add('Add Custom', 'Add custom content idea'), edit),
});

export const TargetCompany = meta.story({
  args: { path: '/target-companies' },
  play: dialogs(() => add('Add Custom', 'Add target company'), edit, remove, paste, removeMany),
});

export const WorkspaceUser = meta.story({
  args: { path: '/users' },
  play: dialogs(() => add('Add New User', 'Add New User'), remove, removeMany),
});

export const Prospect = meta.story({
  args: { path: '/prospects', keptToo: { ...atTheDashboard.keptToo, ...twoKnown } },
  play: dialogs(() => add('Add Custom', 'Add prospect'), edit, remove, paste, removeMany),
});

/** The question of a new entry has three answers; No keeps what was typed. */
export const NewEntry = meta.story({
  args: { path: '/business-info' },
  play: dialogs(async () => {
    const field = await screen.findByRole('textbox', { name: /^Description/ });
    await waitFor(() => expect(field).not.toHaveValue(''));
    await tap(field);
    await userEvent.keyboard(' Open on Sundays.');
    const question = await opensWithoutErrors(
      await screen.findByRole('button', { name: 'Define USPs' }),
      'alertdialog',
      'This is a new entry',
    );
    await expect(question.dialog.getByRole('button', { name: 'No' })).toHaveFocus();
    await cancel(question, 'No');
    await screen.findByText('Cancelled. No new entry created.');
    await expect(field).toHaveProperty('value', expect.stringMatching(/ Open on Sundays\.$/));
  }),
});

export const MailReset = meta.story({
  args: { path: '/email-variations', kept: selecting(written) },
  play: dialogs(async () => {
    await tap(await screen.findByRole('button', { name: 'Edit' }));
    await tap(await screen.findByRole('textbox', { name: 'Subject' }));
    await userEvent.keyboard('My words: ');
    await tap(screen.getByRole('button', { name: 'Finish editing' }));
    const question = await opensWithoutErrors(
      await screen.findByRole('button', { name: 'Reset' }),
      'alertdialog',
      'Reset this variation?',
    );
    await cancel(question);
    await expect(screen.getByRole('heading', { name: /My words:/ })).toBeVisible();
  }),
});

export const LoggingOut = meta.story({
  args: { path: '/users' },
  play: dialogs(async () => {
    await tap(await first(/^Profile/));
    const entry = await screen.findByRole('menuitem', { name: 'Logout' });
    await cancel(await opensWithoutErrors(entry, 'alertdialog'));
  }),
});
