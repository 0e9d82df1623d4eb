import { expect, fn, userEvent } from 'storybook/test';
import { Status } from '#components/LiveRegion/Status.ts';
import { SlowNote } from '#screens/generation/SlowNote.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Create Tenant/Slow',
  component: SlowNote,
  args: { onStopWaiting: fn() },
  render: (args) => (
    <Status>
      <SlowNote {...args} />
    </Status>
  ),
});

/** After half a minute without an answer, the form can be unlocked with its text, as every form can. */
export const StillWorking = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still working…');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onStopWaiting).toHaveBeenCalledTimes(1);
  },
});
