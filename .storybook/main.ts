import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { isForAppOnly } from '#scripts/vite/isForAppOnly.ts';

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  // Stories mock the network through the axios adapter that the product leaves out, and name texts that no page uses.
  // The mock worker is served from its package, so that both have the same version.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isForAppOnly(plugin)),
      msw({ mode: 'worker-only' }),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
