import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import preview from '#storybook/preview.tsx';
import { expectOn, press, runRows, type KeyRow } from './keySteps.ts';

const meta = preview.meta({
  title: 'Components/Tabs Keys',
  component: Tabs,
  args: {
    label: 'Variations',
    tabs: ['First', 'Second', 'Third'].map((label) => ({
      id: label,
      label,
      content: <p>What stands in it.</p>,
    })),
  },
});

/** The rows of “Tabs” in the ARIA authoring practices. A tab is activated when it gets the focus. */
export const TabList = meta.story({
  play: async ({ canvas, step }) => {
    const leads = (row: string, keys: string, name: string): KeyRow => [
      row,
      async () => {
        await press(keys);
        await expectOn(name);
        await expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible();
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
      },
    ];
    await runRows(step, [
      leads('Tab: into the tab list, places focus on the active tab', '{Tab}', 'First'),
      leads('Right Arrow: moves focus to the next tab', '{ArrowRight}', 'Second'),
      leads('Left Arrow: moves focus to the previous tab', '{ArrowLeft}', 'First'),
      leads('Left Arrow: on the first tab, moves focus to the last', '{ArrowLeft}', 'Third'),
      leads('Right Arrow: on the last tab, moves focus to the first', '{ArrowRight}', 'First'),
      leads('End (optional): moves focus to the last tab', '{End}', 'Third'),
      leads('Home (optional): moves focus to the first tab', '{Home}', 'First'),
      // These are Back, Forward and the switches between browser tabs.
      leads(
        'Alt + Arrow: selects no tab',
        '{Alt>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Alt}',
        'First',
      ),
      leads('Control + Page Down: selects no tab', '{Control>}{PageDown}{/Control}', 'First'),
      leads('Page Down: scrolls the page and selects no tab', '{PageDown}', 'First'),
      leads('Meta + Right Arrow: selects no tab', '{Meta>}{ArrowRight}{/Meta}', 'First'),
      leads('Enter: activates the tab', '{Enter}', 'First'),
      leads('Space: activates the tab', ' ', 'First'),
      [
        'Tab: out of the tab list, moves focus to the tab panel',
        async () => {
          await press('{Tab}');
          await expect(canvas.getByRole('tabpanel')).toHaveFocus();
        },
      ],
      [
        'Shift + Tab: back into the tab list, places focus on the active tab',
        async () => {
          await press('{Shift>}{Tab}{/Shift}');
          await expectOn('First');
        },
      ],
    ]);
  },
});

/** A tab and its panel keep the focus when their content is replaced, as a mail that arrives does. */
export const NewContent = meta.story({
  render: function Replacing({ tabs, ...args }) {
    const [isNew, setNew] = useState(false);
    const now = isNew ? tabs.map((tab) => ({ ...tab, id: `new ${tab.id}` })) : tabs;
    return (
      <div onPaste={() => setNew(true)}>
        <Tabs {...args} tabs={now} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste('a mail');
    await expect(canvas.getByRole('tab', { name: 'First' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.paste('a mail');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});
