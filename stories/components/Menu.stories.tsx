import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import preview from '#storybook/preview.tsx';

const onLogout = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: {
    children: 'Maya',
    groups: [
      [
        {
          label: 'Business info',
          href: '/business-info',
          icon: <Settings size={16} aria-hidden />,
        },
        { label: 'Users', href: '/users', isCurrent: true, icon: <Users size={16} aria-hidden /> },
      ],
      [{ label: 'Logout', onSelect: onLogout, icon: <LogOut size={16} aria-hidden /> }],
    ],
  },
});

export const Playground = meta.story();

/**
 * Enter opens the menu at the first item, arrow keys move without wrapping, Enter chooses, Escape closes and returns the
 * focus.
 */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Maya' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  },
});

/** A letter moves to the item that begins with it. */
export const ByLetter = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('l{Enter}');
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  },
});

/** Pages are real links, and the current one is marked. */
export const ByMouse = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya' }));
    const users = await screen.findByRole('menuitem', { name: 'Users' });
    await expect(users).toHaveAttribute('href', '/users');
    await expect(users).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  },
});

/** The profile menu: an avatar as the button, and the signed-in person above the items. */
export const Profile = meta.story({
  args: {
    label: 'Maya Okafor, profile',
    children: <Avatar name="Maya Okafor" />,
    align: 'end',
    heading: (
      <>
        <div style={{ fontWeight: 600 }}>Maya Okafor</div>
        <div style={{ color: 'var(--color-muted)' }}>maya@highlandwool.example</div>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 320 }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Okafor, profile' }));
    await expect(await screen.findByText('maya@highlandwool.example')).toBeVisible();
  },
});

export const Danger = meta.story({
  args: {
    children: 'Actions',
    look: 'outlined',
    groups: [
      [
        { label: 'Copy', onSelect: fn() },
        { label: 'Restore', onSelect: fn(), isDisabled: true },
        { label: 'Delete', onSelect: onLogout, tone: 'danger' },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Restore' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** An icon is explained by a tooltip, which is away while the menu is open. */
export const IconWithTooltip = meta.story({
  args: {
    children: <Settings size={16} aria-hidden />,
    label: 'Settings of Maya',
    tooltip: 'Settings',
    look: 'icon',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Settings'));
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Business info' });
    await waitFor(() => expect(first).toHaveAttribute('data-focus'));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Settings of Maya' })).toHaveFocus(),
    );
  },
});
