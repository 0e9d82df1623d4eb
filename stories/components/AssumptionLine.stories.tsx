import { expect, fn, userEvent } from 'storybook/test';
import { AssumptionLine } from '#components/AssumptionLine/AssumptionLine.tsx';
import preview from '#storybook/preview.tsx';

const onConfirm = fn();
const onEdit = fn();

const meta = preview.meta({
  title: 'Components/AssumptionLine',
  component: AssumptionLine,
  args: {
    children: 'An assumption: check it',
    confirm: {
      label: 'This is true',
      name: 'This is true: Description of Fresh by seven',
      onSelect: onConfirm,
    },
    edit: { label: 'Edit', name: 'Edit Description of Fresh by seven', onSelect: onEdit },
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <p>Cafés save two hours a week.</p>
      <AssumptionLine {...args} />
    </div>
  ),
});

export const Playground = meta.story();

/** Both answers name what they are about, and work from the keyboard. */
export const Answered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'This is true: Description of Fresh by seven' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onEdit).toHaveBeenCalledOnce();
  },
});

/**
 * Without `edit` the assumption can only be confirmed. `subject` names what it is about when its position does not show
 * that.
 */
export const WithSubject = meta.story({
  args: { subject: 'Competition level', edit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Competition level ·')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
