import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { leavesAdapterOut } from '#scripts/vite/oneAdapter.ts';

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  // Stories give the API a network of their own, which is asked by the adapter that the product leaves out.
  // The worker that answers for the API comes straight from its package, so that both are one version.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !leavesAdapterOut(plugin)),
      msw({ mode: 'worker-only' }),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
