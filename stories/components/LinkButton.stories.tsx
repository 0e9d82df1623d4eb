import { fn } from 'storybook/test';
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
