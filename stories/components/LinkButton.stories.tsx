import { ExternalLink } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  args: {
    children: 'Define USPs',
    href: '/usps',
    onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

export const Playground = meta.story();

/** Enter follows the link, and the app may intercept it. */
export const Followed = meta.story({
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Define USPs' });
    await expect(link).toHaveAttribute('href', '/usps');
    await userEvent.click(link);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const External = meta.story({
  args: {
    href: 'https://mail.example.com',
    isExternal: true,
    children: 'Create Gmail Draft',
    icon: <ExternalLink size={16} aria-hidden />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
