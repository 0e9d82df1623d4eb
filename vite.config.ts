import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts';
import { chunkGroups } from './scripts/vite/chunkGroups.ts';
import { earlyClient } from './scripts/vite/earlyClient.ts';
import { oneAdapter } from './scripts/vite/oneAdapter.ts';
import { signInWorker } from './scripts/vite/signInWorker.ts';
import { smallPreload } from './scripts/vite/smallPreload.ts';
import { wordsWhereUsed } from './scripts/vite/wordsWhereUsed.ts';

/** Named only where there is one: without it the test tool takes its own download. */
const browserAt = () => {
  const executablePath = chromiumPath();
  return executablePath ? { executablePath } : {};
};

const unit: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  include: [
    'src/**/*.test.ts',
    'server/**/*.test.ts',
    'mocks/**/*.test.ts',
    'scripts/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  isolate: false,
  pool: 'threads',
  maxWorkers: 2,
  // A test of a second takes more than five where other programs use the machine.
  testTimeout: 20_000,
  // The default of a second is too short for files and databases on such a machine.
  expect: { poll: { timeout: 15_000 } },
  // The first test of a process that needs PostgreSQL starts the engine.
  hookTimeout: 60_000,
};

/** Ships style rules without their comments and indentation, which no minifier of scripts touches. */
const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  config: () => ({ oxc: { plugins: { styledComponents: { displayName: false, ssr: false } } } }),
};

export default defineConfig({
  plugins: [
    react(),
    signInWorker(),
    oneAdapter(),
    leanStyles,
    smallPreload(),
    earlyClient(),
    wordsWhereUsed(),
  ],
  build: {
    outDir: 'dist/app',
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that runs the app knows the link itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  test: {
    // What a picture looks like now, and how it differs.
    attachmentsDir: 'dist/attachments',
    projects: [
      { extends: true, test: { ...unit, name: 'unit' } },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // A package first met in the middle of a run reloads the page under the tests: icons are served
        // as they are (they are modules already), the others are prepared beforehand.
        optimizeDeps: {
          exclude: ['lucide-react'],
          include: [
            '@headlessui/react',
            'axios',
            'msw',
            'msw/browser',
            'react-dom',
            'react-dom/client',
            'react-router-dom',
            'styled-components',
            'swr',
            'valibot',
          ],
        },
        test: {
          name: 'stories',
          // Stories clean up after themselves; a page of its own for each file would take twice the time.
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['.storybook/pictures.ts'],
          // Every wait in a story has a limit of its own (`asyncUtilTimeout`). This one only ends a story that hangs: a long one
          // takes more than 15 s where other programs use the machine.
          testTimeout: 90_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...browserAt(), args: chromiumFlags },
              contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
            }),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.05 },
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  join(root, 'stories', 'pictures', `${arg}${ext}`),
              },
            },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: ['e2e/driver/buildFirst.ts'],
          // The files of a process share its browser.
          isolate: false,
          maxWorkers: 2,
          // Every wait in a journey has a limit of its own. This one only ends a journey that hangs: the longest takes 16 s,
          // and a minute on a machine with other work.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          // Generous, for a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
