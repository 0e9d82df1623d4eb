import { expect } from 'storybook/test';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Spinner', component: Spinner });

export const Playground = meta.story();

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner /> <Spinner size={24} /> <Spinner size={40} />
    </div>
  ),
});

/** The ring is hidden from screen readers; the text beside it is read. */
export const HiddenFromReaders = meta.story({
  render: () => (
    <p>
      <Spinner /> Saving
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving').firstElementChild).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
});
