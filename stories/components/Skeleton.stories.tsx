import { expect } from 'storybook/test';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonTable } from '#components/Skeleton/SkeletonTable.tsx';
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
