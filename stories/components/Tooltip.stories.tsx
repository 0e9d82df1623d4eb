import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    label: 'Average searches a month over the last year',
    delayMs: 0,
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

/** The pointer opens it, may rest on it, and closes it by leaving both. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Volume' });
    const bubble = canvas.getByRole('tooltip', { hidden: true });
    await expect(bubble).not.toBeVisible();
    await userEvent.hover(button);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.hover(bubble);
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await waitFor(() => expect(bubble).not.toBeVisible());
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

/** A press acts; the words get out of the way. */
export const Pressed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Volume' });
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.click(button);
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

/** In each corner, even inside a box that clips, the whole bubble stays on the screen. */
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
