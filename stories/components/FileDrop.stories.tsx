import { expect, fireEvent, fn, userEvent } from 'storybook/test';
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
    await fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/plain'] } });
    await expect(args.onFile).not.toHaveBeenCalled();
    await fireEvent.drop(field, { dataTransfer: { files: [file], types: ['Files'] } });
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
});
