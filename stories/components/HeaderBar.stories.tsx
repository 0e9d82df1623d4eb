import { expect, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import preview from '#storybook/preview.tsx';

const profile = (
  <>
    <span>Maya</span>
    <Menu
      label="Maya Okafor, profile"
      align="end"
      groups={[[{ label: 'Business info', href: '/business-info' }]]}
    >
      <Avatar name="Maya Okafor" />
    </Menu>
  </>
);

const meta = preview.meta({
  title: 'Components/HeaderBar',
  component: HeaderBar,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Bellwether" />,
    navigation: [
      {
        label: 'Inbound Marketing',
        links: [
          { label: 'Keywords', href: '/keyword-research', isCurrent: true },
          { label: 'Content', href: '/content-research' },
        ],
      },
      { label: 'Outbound Marketing', href: '/target-companies' },
    ],
    children: profile,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

/** On a phone, one button with a text label opens the whole navigation. A tap on a group's name leaves it open. Escape closes it and returns the focus. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('button', { name: 'Inbound Marketing' })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByText('Inbound Marketing', { selector: 'p' }));
    await expect(canvas.getByRole('link', { name: 'Content' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Keywords' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Content' })).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  },
});
