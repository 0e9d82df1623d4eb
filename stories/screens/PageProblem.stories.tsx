import { expect, fn, userEvent } from 'storybook/test';
import { PageProblemScreen } from '#screens/PageProblem/PageProblemScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Page Problem',
  component: PageProblemScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'broken' as const, homeHref: '/', onRetry: fn() },
});

/** The page threw an error while rendering. */
export const LoadError = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page ran into a problem');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** A part of the page no longer exists since the last deploy, and a reload did not help. */
export const Stale = meta.story({
  tags: ['visual'],
  args: { kind: 'stale' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A new version is available');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Opened for the first time without a network. */
export const Unreached = meta.story({ args: { kind: 'unreached' } });
