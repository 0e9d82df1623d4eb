import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { KitContext } from '#components/lazy/kit.ts';
import { Menu } from '#components/Menu/Menu.tsx';
import { createHeldKit } from '#stories/heldKit.ts';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';

let kit = createHeldKit();
const onLogout = fn();

const meta = preview.meta({
  title: 'Components/Menu On Intent',
  component: Menu,
  args: {
    children: 'Maya',
    groups: [
      [
        { label: 'Business info', href: '/business-info' },
        { label: 'Users', href: '/users' },
      ],
      [{ label: 'Logout', onSelect: onLogout }],
    ],
  },
  beforeEach: () => {
    kit = createHeldKit();
    onLogout.mockClear();
  },
  decorators: [
    (Story) => (
      <KitContext value={kit.part}>
        <Story />
      </KitContext>
    ),
  ],
});

/** Nothing but the button is needed to draw it, and it stays the same element when the menu has come. */
export const StaysTheSame = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    const button = canvas.getByRole('button', { name: 'Maya', expanded: false });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    const before = button.getBoundingClientRect();
    await user.tab();
    await expect(button).toHaveFocus();
    kit.arrive();
    await waitFor(() => expect(button).toHaveAttribute('data-headlessui-state'));
    await expect(canvas.getByRole('button')).toBe(button);
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
});

/** Even where its code is there, the menu behind the button is made when a hand is on it: a page has many that are never opened. */
export const MadeForAHand = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    kit.arrive();
    await kit.part.load();
    const button = canvas.getByRole('button', { name: 'Maya', expanded: false });
    await expect(button).not.toHaveAttribute('data-headlessui-state');
    await user.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('data-headlessui-state'));
    await user.click(button);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

/** A click that comes first opens it as soon as it can. */
export const ClickedFirst = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya' }));
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    kit.arrive();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  },
});

/** A press that begins before it is there and ends after opens it too. */
export const ArrivesUnderTheFinger = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    const button = canvas.getByRole('button', { name: 'Maya' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    kit.arrive();
    await waitFor(() => expect(button).toHaveAttribute('data-headlessui-state'));
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

/** A key that comes first opens it at its first item. */
export const OpenedByKeyFirst = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Maya' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    kit.arrive();
    const menu = await screen.findByRole('menu');
    const first = screen.getByRole('menuitem', { name: 'Business info' });
    await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', first.id));
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Whoever knows the way and is faster than the network loses no key. */
export const KeysInARow = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Maya' }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(onLogout).not.toHaveBeenCalled();
    kit.arrive();
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

/** Escape takes the wish back: nothing opens out of turn. */
export const ThoughtBetter = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Maya' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    kit.arrive();
    await waitFor(() => expect(button).toHaveAttribute('data-headlessui-state'));
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

/** A menu that can't be fetched leaves its button as it was, and the next press asks again. */
export const FailsThenWorks = meta.story({
  play: async ({ canvas }) => {
    allowConsole(/Failed to fetch the kit/);
    const button = canvas.getByRole('button', { name: 'Maya' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('data-open');
    kit.fail();
    await waitFor(() => expect(button).not.toHaveAttribute('data-open'));
    await expect(button).toBeEnabled();
    kit.arrive();
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});
