import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
