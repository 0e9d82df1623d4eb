import { expect } from 'storybook/test';
import { SettingsProblemScreen } from '#screens/SettingsProblem/SettingsProblemScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Settings Problem',
  component: SettingsProblemScreen,
  parameters: { layout: 'fullscreen' },
  args: { problems: [{ setting: 'identity.clientId', problem: 'missing' as const }] },
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('identity.clientId is missing')).toBeVisible();
  },
});

/** Several problems are listed together, so that a deployer can fix all of them at once. */
export const Several = meta.story({
  args: {
    problems: [
      { setting: 'apiHost', problem: 'wrong' },
      { setting: 'identity.domain', problem: 'missing' },
      { setting: 'identity.audiense', problem: 'unknown' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('apiHost has a value that cannot be used')).toBeVisible();
    await expect(canvas.getByText('identity.audiense is not a setting')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: { problems: [{ setting: `identity.${'long'.repeat(40)}`, problem: 'unknown' }] },
});
