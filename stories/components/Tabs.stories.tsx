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

/** Arrow keys, Home and End move and choose, without an end; Tab moves into the panel, and Shift + Tab back. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    };
    await press('{Tab}', 'Variation 1');
    await press('{ArrowRight}', 'Variation 2');
    await press('{ArrowLeft}', 'Variation 1');
    await press('{ArrowLeft}', 'Variation 3');
    await press('{ArrowRight}', 'Variation 1');
    await press('{End}', 'Variation 3');
    await expect(args.onSelectTab).toHaveBeenLastCalledWith('v3');
    await press('{Home}', 'Variation 1');
    // These are Back, Forward and the switches between browser tabs.
    await press('{Alt>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Alt}', 'Variation 1');
    await press('{Control>}{PageDown}{/Control}{PageDown}', 'Variation 1');
    await press('{Meta>}{ArrowRight}{/Meta}', 'Variation 1');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Variation 1' })).toHaveFocus();
  },
});

/** A tab and its panel keep the focus when their content is replaced, as a mail that arrives does. */
export const NewContent = meta.story({
  render: function Replacing(args) {
    const [isNew, setNew] = useState(false);
    const now = isNew ? args.tabs.map((tab) => ({ ...tab, id: `new ${tab.id}` })) : args.tabs;
    return (
      <div onPaste={() => setNew(true)}>
        <Tabs {...args} tabs={now} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste('a mail');
    await expect(canvas.getByRole('tab', { name: 'Variation 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.paste('a mail');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
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
