import { expect, within } from 'storybook/test';
import { pageShapes } from '#screens/Shell/pageShapes.ts';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import preview from '#storybook/preview.tsx';

const shapeOf = (pathname: '/keyword-research' | '/icps' | '/business-info') => {
  const page = pageShapes[pathname];
  if (!page) throw new Error(`${pathname} has no shape.`);
  return { pathname, page };
};

const meta = preview.meta({
  title: 'Screens/Shell/Shape',
  component: ShellShape,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Bellwether', ...shapeOf('/keyword-research') },
});

/** What is seen before any script runs: the head of the page that is coming, and room for its table. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Keyword Research');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Loading…',
    );
  },
});

/** Room for cards, with the steps of the setup above. */
export const WithCards = meta.story({ args: shapeOf('/icps') });

/** Room for a form. */
export const WithFields = meta.story({ args: shapeOf('/business-info') });
