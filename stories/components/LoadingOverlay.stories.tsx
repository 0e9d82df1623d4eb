import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { LoadingOverlay } from '#components/LoadingOverlay/LoadingOverlay.tsx';
import { SkeletonTable } from '#components/Skeleton/SkeletonTable.tsx';
import preview from '#storybook/preview.tsx';

const messages = [
  'Analyzing your business info...',
  'Finalizing your Keywords...',
  'Your Keywords are being generated...',
];

const meta = preview.meta({
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  args: {
    isShown: true,
    messages,
    intervalMs: 1500,
    doneLabel: 'Your keywords are ready.',
    children: <SkeletonTable rows={12} columns={['2fr', '1fr', '1fr', '1fr', '1fr']} />,
  },
});

export const Playground = meta.story({
  args: { progress: { label: 'Attempt 3 of 10', value: 3, max: 10 } },
});

/** All three messages are shown in turn; screen readers hear only the first. */
export const Rotating = meta.story({
  args: { intervalMs: 40 },
  play: async ({ canvas }) => {
    const heard = canvas.getByRole('status');
    await waitFor(() => expect(canvas.getByText('Finalizing your Keywords...')).toBeVisible());
    await expect(heard).toHaveTextContent('Analyzing your business info...');
    await waitFor(() =>
      expect(canvas.getByText('Your Keywords are being generated...')).toBeVisible(),
    );
    await expect(heard).toHaveTextContent('Analyzing your business info...');
  },
});

/** The end is announced too, and the covered content is shown. */
export const Ends = meta.story({
  render: function Waiting(args) {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Button onClick={() => setShown(false)}>Stop waiting</Button>
        <LoadingOverlay {...args} isShown={isShown}>
          <p style={{ minHeight: 300 }}>The keywords</p>
        </LoadingOverlay>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your keywords are ready.');
    await expect(canvas.getByText('The keywords')).toBeVisible();
  },
});

/** An overlay that was never shown announces nothing. */
export const NeverShown = meta.story({
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
