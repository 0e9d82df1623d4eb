import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Page } from '#components/Page/Page.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Keyword Research', lead: 'What your customers search for.' },
});

export const Playground = meta.story();

export const LongContent = meta.story({
  args: {
    title: `Target Company Details ${'Llanfairpwllgwyngyll'.repeat(4)}`,
    actions: <Button variant="primary">Generate More</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
