import { expect } from 'storybook/test';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonCards } from '#components/Skeleton/SkeletonCards.tsx';
import { SkeletonTable } from '#components/Skeleton/SkeletonTable.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { width: '240px', height: 20 },
});

export const Playground = meta.story();

/** Rows of 44 px in the columns of the real table, so that nothing moves when it arrives. */
export const TableRows = meta.story({
  render: () => <SkeletonTable rows={10} columns={['48px', '2fr', '2fr', '1fr', '96px']} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(frame?.children).toHaveLength(11);
    await expect(frame?.children[1]?.getBoundingClientRect().height).toBe(44);
  },
});

export const Cards = meta.story({ render: () => <SkeletonCards count={4} /> });

export const Text = meta.story({
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <SkeletonText lines={4} />
    </div>
  ),
});
