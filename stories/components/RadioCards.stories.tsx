import { Megaphone, Send } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from '#components/RadioCards/RadioCards.tsx';
import { atMost } from '#stories/atMost.tsx';
import { withState } from '#stories/withState.tsx';
import preview from '#storybook/preview.tsx';

const held = withState<string | undefined, RadioCardsProps>(RadioCards<string>);

const meta = preview.meta({
  title: 'Components/RadioCards',
  component: RadioCards<string>,
  argTypes: { value: { control: 'radio', options: ['inbound', 'outbound'] } },
  args: {
    value: undefined,
    label: 'Pick your campaign',
    options: [
      {
        value: 'inbound',
        label: 'Inbound Marketing',
        description: 'Let customers come to you.',
        icon: <Megaphone size={20} aria-hidden />,
      },
      {
        value: 'outbound',
        label: 'Outbound Marketing',
        description: 'Reach out to customers',
        icon: <Send size={20} aria-hidden />,
      },
    ],
    onValueChange: fn(),
  },
  render: held,
  decorators: atMost(680),
});

export const Playground = meta.story();

/** The whole card is the target, and describes the choice. */
export const ChosenWithTheMouse = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Let customers come to you.'));
    await expect(args.onValueChange).toHaveBeenCalledWith('inbound');
    const inbound = canvas.getByRole('radio', { name: 'Inbound Marketing' });
    await expect(inbound).toBeChecked();
    await expect(inbound).toHaveAccessibleDescription('Let customers come to you.');
  },
});
