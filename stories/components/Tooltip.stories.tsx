import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import preview from '#storybook/preview.tsx';

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Moves the pointer to the topmost element at a point of the screen that accepts pointer events, as a real pointer would.
 */
async function moveTo({ x, y }: ReturnType<typeof middleOf>): Promise<void> {
  const target = document.elementFromPoint(x, y) ?? document.body;
  await userEvent.pointer({ target, coords: { clientX: x, clientY: y } });
}

/** Checks for more frames than any delay of a tooltip takes that a condition holds. */
async function holdsThroughout(holds: () => boolean): Promise<void> {
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (!holds()) break;
  }
  await expect(holds()).toBe(true);
}

const onUpperPress = fn();

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    label: 'Average searches a month over the last year',
    children: <Button>Volume</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 0' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

/** Hovering the trigger opens it, the pointer may rest on it, and leaving both closes it. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Volume' });
    const bubble = canvas.getByRole('tooltip', { hidden: true });
    await expect(bubble).not.toBeVisible();
    await userEvent.hover(button);
    await waitFor(() => expect(bubble).toBeVisible());
    await moveTo(middleOf(bubble));
    await holdsThroughout(() => bubble.matches(':popover-open'));
    await moveTo({ x: 0, y: 0 });
    await waitFor(() => expect(bubble).not.toBeVisible());
  },
});

/** A press on the tooltip reaches the element behind it. */
export const LetsPressesThrough = meta.story({
  args: { children: <Button>Lower</Button> },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Button onClick={onUpperPress}>Upper</Button>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Lower' }));
    const bubble = canvas.getByRole('tooltip', { hidden: true });
    await waitFor(() => expect(bubble).toBeVisible());
    const upper = canvas.getByRole('button', { name: 'Upper' });
    const { x, y } = middleOf(upper);
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    await expect(x > left && x < right && y > top && y < bottom).toBe(true);
    await userEvent.click(document.elementFromPoint(x, y) ?? document.body);
    await expect(onUpperPress).toHaveBeenCalledOnce();
  },
});

/** One tooltip at a time: moving to another trigger replaces the first tooltip. */
export const OneAtATime = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 4 }}>
      <Tooltip {...args} label="Searches a month">
        <Button>Volume</Button>
      </Tooltip>
      <Tooltip {...args} label="Change in a year">
        <Button>Trend</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Volume' }).focus();
    const ofVolume = canvas.getByText('Searches a month');
    await waitFor(() => expect(ofVolume).toBeVisible());
    await userEvent.hover(canvas.getByRole('button', { name: 'Trend' }));
    await waitFor(() => expect(canvas.getByText('Change in a year')).toBeVisible());
    await expect(ofVolume).not.toBeVisible();
  },
});

/** Focus opens it at once, Escape hides it without moving the focus. */
export const Focused = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Volume' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Average searches a month over the last year');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

/** A press acts, and hides the tooltip. */
export const Pressed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Volume' });
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.click(button);
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});
