import { expect, fn, userEvent } from 'storybook/test';
import { Page } from '#components/Page/Page.tsx';
import type { WorkStatus } from '#contracts/work.ts';
import { FirstListsPill } from '#screens/generation/FirstListsPill.tsx';
import { WorkPill } from '#screens/generation/WorkPill.tsx';
import { ShellScreen } from '#screens/Shell/ShellScreen.tsx';
import preview from '#storybook/preview.tsx';
import { shellArgs } from './shellSetup.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Work',
  component: ShellScreen,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...shellArgs,
    pathname: '/prospects' as const,
    stage: 'done' as const,
    children: <Page title="Prospect Information">The page stands here.</Page>,
  },
});

const onStop = fn();
const adding: WorkStatus = { kind: 'adding', done: 120, of: 500, onStop };
const deleting: WorkStatus = { kind: 'deleting', done: 3, of: 20, onStop };
const emails: WorkStatus = { kind: 'emails', done: 7, of: 60, onStop };

/** Work continues when its page is left: the header shows its progress and can stop it. */
export const WorkUnderWay = meta.story({
  args: { status: <WorkPill work={[adding]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Adding');
    await expect(canvas.getByText('120 of 500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

/** Several kinds of work share one line, and one press stops them all. */
export const WorkOfSeveralKinds = meta.story({
  args: {
    status: (
      <>
        <FirstListsPill lists={{ status: 'running', kind: 'geographies', since: Date.now() }} />
        <WorkPill work={[adding, deleting, emails]} />
      </>
    ),
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adding, Deleting, Writing emails')).toBeVisible();
    await expect(canvas.getByText('130 of 580')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop all' }));
    await expect(onStop).toHaveBeenCalledTimes(3);
  },
});
