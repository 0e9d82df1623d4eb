import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import preview from '#storybook/preview.tsx';

const tabs = [1, 2, 3].map((number) => ({
  id: `v${number}`,
  label: `Variation ${number}`,
  content: <p>Subject and body of variation {number}.</p>,
}));

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Variations for Ingrid Solberg', tabs, onSelectTab: fn() },
});

export const Playground = meta.story();

/** Arrow keys move and choose, End goes to the last tab, Tab moves into the panel. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Variation 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Variation 2', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Variation 3' })).toHaveTextContent(
      'variation 3',
    );
    await expect(args.onSelectTab).toHaveBeenLastCalledWith('v3');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

export const ByMouse = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 2' }));
    await expect(canvas.getByText('Subject and body of variation 2.')).toBeVisible();
  },
});

/** The parent keeps the choice, so that it survives new variations. */
export const Controlled = meta.story({
  render: (args) => {
    function Kept() {
      const [id, setId] = useState('v2');
      return <Tabs {...args} selectedId={id} onSelectTab={setId} />;
    }
    return <Kept />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Variation 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Variation 3' }));
    await expect(canvas.getByText('Subject and body of variation 3.')).toBeVisible();
  },
});

/** More tabs than fit scroll sideways within their row. */
export const LongContent = meta.story({
  args: {
    tabs: Array.from({ length: 24 }, (_, index) => ({
      id: `v${index}`,
      label: `Variation ${index + 1}`,
      content: <p>Variation {index + 1}</p>,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
