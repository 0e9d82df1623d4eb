import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import preview from '#storybook/preview.tsx';
import { isInside, middleOf, moveTo, holdsThroughout } from './pointerSteps.ts';

const onUpperPress = fn();

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    label: 'Average searches a month over the last year',
    children: <Button>Volume</Button>,
  },
});

export const Playground = meta.story({
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 0' }}>
        <Story />
      </div>
    ),
  ],
});

/** Hovering the trigger opens it, the pointer may rest on it, and leaving both closes it. */
export const Hovered = meta.story({
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 0' }}>
        <Story />
      </div>
    ),
  ],
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
    <div style={{ display: 'grid', justifyItems: 'start', paddingTop: 64 }}>
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
    await expect(isInside(bubble, { x, y })).toBe(true);
    await userEvent.click(document.elementFromPoint(x, y) ?? document.body);
    await expect(onUpperPress).toHaveBeenCalledOnce();
  },
});

/** One tooltip at a time: moving to another trigger replaces the first tooltip. */
export const OneAtATime = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 4, paddingTop: 64 }}>
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

/** In each corner, even inside a clipping box, the whole bubble stays on the screen. */
export const AtTheEdges = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignContent: 'space-between',
        height: '100vh',
        overflow: 'hidden',
      }}
    >
      {['Top left', 'Top right', 'Bottom left', 'Bottom right'].map((corner) => (
        <Tooltip {...args} key={corner}>
          <Button>{corner}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      const box = (await canvas.findByRole('tooltip')).getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.top).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(box.bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
    }
  },
});
