import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { KitContext } from '#components/lazy/kit.ts';
import { Menu } from '#components/Menu/Menu.tsx';
import { createDelayedKit } from '#stories/delayedKit.ts';
import { allowConsole } from '#storybook/consoleErrors.ts';
import preview from '#storybook/preview.tsx';

let kit = createDelayedKit();
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
    kit = createDelayedKit();
  },
  decorators: [
    (Story) => (
      <KitContext value={kit.part}>
        <Story />
      </KitContext>
    ),
  ],
});

/** Rendering the button needs no menu code, and it stays the same element once the menu has loaded. */
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

/**
 * Even after its code has loaded, the menu is created only when the button is hovered or focused, because a page has many
 * menus that are never opened.
 */
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

/** A click before the code has loaded opens the menu as soon as it can. */
export const ClickedFirst = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya' }));
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    kit.arrive();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  },
});

/** A press that begins before the menu has loaded and ends afterwards opens it too. */
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

/** A key pressed before the code has loaded opens the menu at its first item. */
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

/** Several keys pressed before the code has loaded all take effect. */
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

/** Escape cancels a pending press, and the menu does not open later. */
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

/** When a menu fails to load, its button stays as it was and the next press tries again. */
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
