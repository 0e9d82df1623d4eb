import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import preview from '#storybook/preview.tsx';

/** The dialog with a draft, as a screen would keep it. */
function Drafted(props: ComponentProps<typeof FormDialog>) {
  const [title, setTitle] = useState('');
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Closed</p>;
  return (
    <FormDialog
      {...props}
      isDirty={title !== ''}
      isSubmitDisabled={props.isSubmitDisabled ?? title.trim() === ''}
      onClose={() => {
        props.onClose();
        setOpen(false);
      }}
    >
      <label>
        Title
        <input
          style={{ minHeight: 45 }}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
    </FormDialog>
  );
}

const meta = preview.meta({
  title: 'Components/FormDialog',
  component: FormDialog,
  argTypes: {
    title: { description: 'What the form does, in a few words.' },
    description: { description: 'One or two sentences below the title.', control: 'text' },
    size: { control: 'radio', options: ['small', 'medium', 'large'] },
    isDirty: { description: 'Something was typed: closing asks first.', control: 'boolean' },
  },
  args: {
    title: 'Add custom USP',
    children: null,
    submitLabel: 'Add USP',
    busyLabel: 'Adding…',
    onSubmit: fn(),
    onSubmitRefused: fn(),
    onClose: fn(),
  },
  render: (args) => <Drafted {...args} />,
});

export const Playground = meta.story();

/** Typing and pressing Enter submits once. */
export const SubmittedByKeyboard = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add custom USP' });
    await waitFor(() => expect(within(dialog).getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onSubmitRefused).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('Grass-fed all year{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add USP' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** Enter of an input method (IME) accepts its word: nothing is reported as missing yet. */
export const Composing = meta.story({
  args: { isSubmitDisabled: true },
  play: async ({ args }) => {
    const title = within(await screen.findByRole('dialog')).getByLabelText('Title');
    await fireEvent.keyDown(title, { key: 'Enter', keyCode: 229 });
    await expect(args.onSubmitRefused).not.toHaveBeenCalled();
  },
});

/** While busy, neither Enter nor a click submits again, and nothing closes the dialog. */
export const Saving = meta.story({
  args: { isSaving: true, isSubmitDisabled: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Title'), 'Grass-fed{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Adding…' }));
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Cancel closes without asking, also with typed text. */
export const Dirty = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Title'), 'Grass');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** Changes a text without moving the focus, as dictation does. */
const dictate = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

/** Once the text is as before, there is nothing to ask. The question does not come back by itself at the next text. */
export const CleanAgain = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('Title');
    await userEvent.type(title, 'Grass');
    await userEvent.keyboard('{Escape}');
    await dialog.findByText('Discard changes?');
    await dictate(title, '');
    await waitFor(() => expect(title).toHaveFocus());
    await dictate(title, 'Hay');
    await expect(title).toHaveValue('Hay');
    await expect(dialog.queryByText('Discard changes?')).not.toBeInTheDocument();
  },
});

let endSaving = () => {};

/** A dialog that saves until `endSaving` is called, and then reports an error. */
function FailingLater(props: ComponentProps<typeof FormDialog>) {
  const [phase, setPhase] = useState<'typing' | 'saving' | 'failed'>('typing');
  return (
    <Drafted
      {...props}
      isSaving={phase === 'saving'}
      error={phase === 'failed' ? 'Failed to save USP' : undefined}
      onSubmit={() => {
        setPhase('saving');
        endSaving = () => setPhase('failed');
      }}
    />
  );
}

/** Enter in a field saves, also while the question is shown. The error of the save is visible, and nothing is asked. */
export const SaveErrorAfterQuestion = meta.story({
  render: (args) => <FailingLater {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('Title');
    await userEvent.type(title, 'Grass');
    await userEvent.keyboard('{Escape}');
    await dialog.findByText('Discard changes?');
    await userEvent.type(title, '{Enter}');
    await dialog.findByRole('button', { name: 'Adding…' });
    endSaving();
    await expect(await dialog.findByText('Failed to save USP')).toBeVisible();
    await expect(dialog.queryByText('Discard changes?')).not.toBeInTheDocument();
    await expect(title).toHaveValue('Grass');
  },
});
