import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import type { Command } from '#components/Commands/commandTable.ts';
import { Commands, type CommandsProps } from '#components/Commands/Commands.tsx';
import { useCommands } from '#components/Commands/commandsContext.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

const onAdd = fn();
const onOpenRow = fn();
const animals = ['Ant', 'Antelope', 'Bear'];

/** A page with an available action, an unavailable one, and rows. */
function PageOfAnimals() {
  const page: Pick<Command, 'group'> = { group: 'On this page' };
  useCommands({
    commands: [
      { ...page, id: 'add', label: 'Add animal', keys: 'n', run: onAdd },
      { ...page, id: 'feed', label: 'Feed all', keys: 'f', isOff: true, run: onAdd },
    ],
    find: (text) =>
      animals
        .filter((animal) => animal.toLowerCase().includes(text.toLowerCase()))
        .map((animal) => ({
          id: animal,
          label: animal,
          group: 'Animals',
          run: () => onOpenRow(animal),
        })),
  });
  return (
    <>
      <p>Press Ctrl K, ? or n.</p>
      <TextInput aria-label="Name" value="" onValueChange={() => undefined} />
      <Button>Somewhere</Button>
    </>
  );
}

/** Keeps the person's choice about single keys. */
function Kept(props: CommandsProps) {
  const [isOn, setOn] = useState(props.singleKeys.isOn);
  return (
    <Commands {...props} singleKeys={{ isOn, onChange: setOn }}>
      {props.children}
    </Commands>
  );
}

const meta = preview.meta({
  title: 'Components/Commands',
  component: Commands,
  args: {
    singleKeys: { isOn: true, onChange: fn() },
    notes: [{ group: 'In tables', label: 'Select a row', caps: ['Space'] }],
    children: <PageOfAnimals />,
  },
  render: (args) => <Kept {...args} />,
});

export const Playground = meta.story();

/**
 * Ctrl K opens the palette from anywhere, also from a field. It finds rows by name; Enter runs the command and closes the
 * palette.
 */
export const Palette = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
    await expect(within(dialog).getByRole('option', { name: /Add animal/u })).toBeVisible();
    await expect(within(dialog).queryByRole('option', { name: /Feed/u })).not.toBeInTheDocument();
    await userEvent.keyboard('ant');
    await expect(within(dialog).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onOpenRow.mock.calls).toEqual([['Antelope']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

/** Escape of an input method (IME) rejects its suggestion: the palette stays open, and its list can be used. */
export const Composing = meta.story({
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = within(await screen.findByRole('dialog')).getByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('ant');
    await fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
    await expect(box).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onOpenRow.mock.calls).toEqual([['Antelope']]));
  },
});

/**
 * A single key acts on the page, but not while someone types, while a dialog is open, or when the command is off. Switched
 * off, single keys are named nowhere.
 */
export const Keys = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Somewhere' }));
    await userEvent.keyboard('nf');
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('n');
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Somewhere' }));
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('n');
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await expect(within(dialog).getByText('Add animal')).toBeVisible();
    await expect(within(dialog).getByText('Select a row')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await expect(within(dialog).queryByText('Add animal')).not.toBeInTheDocument();
    await expect(within(dialog).getByText('Search and commands')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: 'Add animal' })).toBeVisible();
  },
});

/** Back changes the page under the palette, which closes: its actions belong to the page that was left. */
export const PageChanges = meta.story({
  render: function Changing(args) {
    const [place, setPlace] = useState('first');
    return (
      <div onPaste={() => setPlace('second')}>
        <Kept {...args} place={place} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog');
    await fireEvent.paste(canvas.getByText('Press Ctrl K, ? or n.'));
    await waitFor(() => expect(palette).not.toBeInTheDocument());
  },
});
