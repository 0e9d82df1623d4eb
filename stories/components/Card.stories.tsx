import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { expect } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { atMost } from '#stories/atMost.tsx';
import preview from '#storybook/preview.tsx';

const actions = (
  <>
    <IconButton label="Edit" icon={<Pencil size={16} aria-hidden />} />
    <IconButton label="Delete" variant="danger" icon={<Trash size={16} aria-hidden />} />
  </>
);

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: {
    title: 'Traceable to the hill it grazed on',
    children: 'Every fleece carries the name of its farm, so buyers can tell its story.',
    actions,
  },
  decorators: atMost(380),
});

export const Playground = meta.story();

export const LongContent = meta.story({
  args: {
    title: `A title that goes on ${'and on '.repeat(14)}`,
    children: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
