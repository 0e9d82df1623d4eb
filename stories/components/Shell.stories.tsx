import { expect } from 'storybook/test';
import { FooterBar } from '#components/FooterBar/FooterBar.tsx';
import { HeaderBar } from '#components/HeaderBar/HeaderBar.tsx';
import { Logo } from '#components/Logo/Logo.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Shell } from '#components/Shell/Shell.tsx';
import preview from '#storybook/preview.tsx';

const footer = (
  <FooterBar
    back={{ label: 'Back to USPs', href: '/usps' }}
    next={{ label: 'Choose Geographies' }}
  />
);

const meta = preview.meta({
  title: 'Components/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <HeaderBar logo={<Logo name="Bellwether" />} />,
    children: (
      <>
        <Page title="Ideal Customer Profiles (ICPs)">Content</Page>
        {footer}
      </>
    ),
  },
});

export const Playground = meta.story();

/** The footer stays at the bottom, however short the page is. */
export const FooterAtTheBottom = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBe(
      window.innerHeight,
    );
  },
});
