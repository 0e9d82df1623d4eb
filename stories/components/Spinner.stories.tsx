import { expect } from 'storybook/test';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Spinner', component: Spinner });

/** The ring is hidden from screen readers; the text beside it is read. */
export const Playground = meta.story({
  render: (args) => (
    <p>
      <Spinner {...args} /> Saving
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving').firstElementChild).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
});
