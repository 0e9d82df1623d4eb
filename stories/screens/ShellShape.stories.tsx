import { expect, within } from 'storybook/test';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import preview from '#storybook/preview.tsx';

const pageAt = (path: '/keyword-research' | '/icps' | '/business-info') => {
  const page = workspacePages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} does not stand in the shell.`);
  return { page };
};

const meta = preview.meta({
  title: 'Screens/Shell/Shape',
  component: ShellShape,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Bellwether', ...pageAt('/keyword-research') },
});

/** Shown before any script runs: the heading of the page, and space for its table. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Keyword Research');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Loading…',
    );
  },
});

/** Space for cards, with the setup steps above. */
export const WithCards = meta.story({ args: pageAt('/icps') });

/** Space for a form. */
export const WithFields = meta.story({ args: pageAt('/business-info') });
