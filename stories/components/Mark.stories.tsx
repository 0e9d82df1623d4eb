import { expect } from 'storybook/test';
import { Mark } from '#components/Mark/Mark.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Mark', component: Mark });

/** It has the colour of the text around it, and is hidden from screen readers because of the name beside it. */
export const Playground = meta.story({
  args: { size: 96 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
