import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState(TextArea);

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    value: '',
    placeholder: 'What do you sell, and to whom?',
    'aria-label': 'Description',
    onValueChange: fn(),
  },
  render: held,
  decorators: atMost(420),
});

export const Playground = meta.story();

/** It grows with its lines up to the limit, then scrolls, and shrinks again. */
export const Grows = meta.story({
  args: { minRows: 2, maxRows: 5 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Description' });
    const height = () => box.getBoundingClientRect().height;
    const empty = height();
    await userEvent.type(box, 'one{Enter}two{Enter}three{Enter}four');
    const four = height();
    await expect(four).toBeGreaterThan(empty);
    await expect(box.scrollHeight).toBeLessThanOrEqual(Math.ceil(four));
    await userEvent.type(box, '{Enter}five{Enter}six{Enter}seven');
    await expect(box.scrollHeight).toBeGreaterThan(height());
    await userEvent.clear(box);
    await expect(height()).toBe(empty);
  },
});
