import { expect, fn } from 'storybook/test';
import { AssumptionLine } from '#components/AssumptionLine/AssumptionLine.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/AssumptionLine',
  component: AssumptionLine,
  args: {
    children: 'An assumption: check it',
    confirm: {
      label: 'This is true',
      name: 'This is true: Description of Fresh by seven',
      onSelect: fn(),
    },
    edit: { label: 'Edit', name: 'Edit Description of Fresh by seven', onSelect: fn() },
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <p>Cafés save two hours a week.</p>
      <AssumptionLine {...args} />
    </div>
  ),
});

export const Playground = meta.story();

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
