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

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Add Custom</Button>
        <Button variant="primary">Generate More</Button>
      </>
    ),
    children: <p>Content</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Keyword Research' })).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByText('Content'));
  },
});

export const LongContent = meta.story({
  args: {
    title: `Target Company Details ${'Llanfairpwllgwyngyll'.repeat(4)}`,
    actions: <Button variant="primary">Generate More</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
