import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from '#components/FileDrop/FileDrop.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Choose a CSV file',
    hint: 'or drop it here',
    accept: '.csv',
    onFile: fn(),
    children: <TextArea value="" aria-label="People" onValueChange={fn()} />,
  },
});

export const Playground = meta.story();

const file = new File(['Name\nAda Moor'], 'people.csv', { type: 'text/csv' });

export const Chosen = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
});

/** A file is taken where it is dropped; text that is dragged into the field is not. */
export const Dropped = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'People' });
    const dataTransfer = new DataTransfer();
    const drop = () =>
      field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    dataTransfer.setData('text/plain', 'Ada Moor');
    await expect(drop()).toBe(true);
    await expect(args.onFile).not.toHaveBeenCalled();
    dataTransfer.items.add(file);
    await expect(drop()).toBe(false);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
});
