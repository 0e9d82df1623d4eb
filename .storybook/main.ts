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
  // Stories name texts that no page uses, so they have the whole catalogue. The mock worker is served from its package, so that both have the same version.
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
