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
  // Stories have all texts, also of no page, and the mock worker in the version of its package.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && plugin.name === 'words-where-used'),
      ),
      msw({ mode: 'worker-only' }),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
