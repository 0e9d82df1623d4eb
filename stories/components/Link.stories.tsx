import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '#components/Link/Link.tsx';
import { LinkContext } from '#components/Link/linkContext.ts';
import type { AnchorProps } from '#components/Link/linkContext.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '/keyword-research', children: 'Keyword research' },
});

export const Playground = meta.story();

/** An external link opens a new tab without access to this one. */
export const External = meta.story({
  args: { href: 'https://example.com', isExternal: true, children: 'Documentation' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Documentation' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const navigate = fn();

/** A replacement for an app's router link. */
function RouterLink({ children, href }: AnchorProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** The app's link component handles paths of the app, and no other address. */
export const RoutedByTheApp = meta.story({
  render: (args) => (
    <LinkContext value={RouterLink}>
      <p>
        <Link {...args} /> or <Link href="mailto:help@example.com">write to us</Link>
      </p>
    </LinkContext>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Keyword research' }));
    await expect(navigate).toHaveBeenCalledWith('/keyword-research');
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
});
