import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  // The worker that answers for the API comes straight from its package, so that both are one version.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
