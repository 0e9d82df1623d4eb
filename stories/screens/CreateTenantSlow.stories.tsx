import { expect, fn, userEvent } from 'storybook/test';
import { SlowNote } from '#screens/shared/form/SlowNote.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Create Tenant/Slow',
  component: SlowNote,
  args: { onStopWaiting: fn() },
});

/** Here as in every form: one whose answer has not come for half a minute can be had back, with what was typed. */
export const StillWorking = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still working…');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onStopWaiting).toHaveBeenCalledTimes(1);
  },
});
