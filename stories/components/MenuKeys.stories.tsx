import { expect, fn, screen } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import preview from '#storybook/preview.tsx';
import { expectGone, expectOn, press, runRows, type KeyRow } from './keySteps.ts';

const chosen = fn();
const items = ['Copy', 'Restore', 'Delete'].map((label) => ({
  label,
  onSelect: () => void chosen(label),
}));

const meta = preview.meta({
  title: 'Components/Menu Keys',
  component: Menu,
  args: { children: 'Actions', groups: [items] },
  render: (args) => (
    <div style={{ minHeight: 240 }}>
      <Menu {...args} /> <Button>After it</Button>
    </div>
  ),
});

const leads = (row: string, keys: string, name: string): KeyRow => [
  row,
  async () => {
    await press(keys);
    await screen.findByRole('menu');
    await expectOn(name);
  },
];

const closes = (row: string, keys: string, name: string): KeyRow => [
  row,
  async () => {
    await press(keys);
    await expectGone('menu');
    await expectOn(name);
  },
];

/** The rows of “Menu Button” in the ARIA authoring practices. */
export const MenuButton = meta.story({
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await runRows(step, [
      leads('Enter: opens the menu and places focus on the first item', '{Enter}', 'Copy'),
      closes('Escape: closes the menu, focus is on the button', '{Escape}', 'Actions'),
      leads('Space: opens the menu and places focus on the first item', ' ', 'Copy'),
      closes('Escape: closes the menu, focus is on the button', '{Escape}', 'Actions'),
      leads('Down Arrow (optional): opens it on the first item', '{ArrowDown}', 'Copy'),
      closes('Escape: closes the menu, focus is on the button', '{Escape}', 'Actions'),
      leads('Up Arrow (optional): opens it on the last item', '{ArrowUp}', 'Delete'),
    ]);
  },
});

/** The rows of “Menu and Menubar” in the ARIA authoring practices that a menu without submenus has. */
export const OpenMenu = meta.story({
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    const open = leads('Enter: opens the menu', '{Enter}', 'Copy');
    await runRows(step, [
      open,
      leads('Down Arrow: moves focus to the next item', '{ArrowDown}', 'Restore'),
      leads('Up Arrow: moves focus to the previous item', '{ArrowUp}', 'Copy'),
      leads('End: moves focus to the last item', '{End}', 'Delete'),
      leads('Home: moves focus to the first item', '{Home}', 'Copy'),
      leads('Any character: moves focus to the item that begins with it', 'r', 'Restore'),
      [
        'Enter: activates the item and closes the menu',
        async () => {
          await press('{Enter}');
          await expectGone('menu');
          await expect(chosen.mock.calls).toEqual([['Restore']]);
          await expectOn('Actions');
        },
      ],
      open,
      [
        'Space (optional): activates the item and closes the menu',
        async () => {
          await press('{End} ');
          await expectGone('menu');
          await expect(chosen.mock.calls).toEqual([['Restore'], ['Delete']]);
          await expectOn('Actions');
        },
      ],
      open,
      closes('Escape: closes the menu and returns focus to the button', '{Escape}', 'Actions'),
      open,
      closes('Tab: moves focus out of the menu, and closes it', '{Tab}', 'After it'),
    ]);
  },
});
