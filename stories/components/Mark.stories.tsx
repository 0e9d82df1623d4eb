import { expect } from 'storybook/test';
import { Mark } from '#components/Mark/Mark.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Mark', component: Mark });

export const Playground = meta.story({ args: { size: 96 } });

/** Readable from the size of a tab's icon to that of the sign-in page. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
      {[16, 20, 28, 48, 96].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </div>
  ),
});

/** It has the colour of the text around it, and is hidden from screen readers because of the name beside it. */
export const InColour = meta.story({
  render: () => (
    <p style={{ color: 'var(--color-accent)' }}>
      <Mark size={64} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
