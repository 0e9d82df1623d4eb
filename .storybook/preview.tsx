import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { Fragment } from 'react';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter/wght.css';
import { Frame } from '#components/Shell/Frame.ts';
import { KitWordsContext } from '#components/theme/kitWords.ts';
import { Styles } from '#components/theme/Styles.tsx';
import { english } from '#domain/words/catalogue.ts';
import { setLanguage } from '#domain/words/translate.ts';
import { kitWordsOf } from '#screens/page/kitWordsOf.ts';
import { readableControls } from './controls.tsx';
import { pseudo } from './pseudo.ts';
import { reduceMotion } from './reducedMotion.ts';
import { allReceived, startWorker } from './worker.ts';
import { expectNoErrors, collectErrors } from './consoleErrors.ts';
import { stopSlowTimers } from './slowTimers.ts';

// The default of a second is too short for lists that are generated first, and for a machine that other programs use.
configure({ asyncUtilTimeout: 20_000 });

const widths = {
  narrow: { name: 'Phone (390)', styles: { width: '390px', height: '844px' } },
  medium: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
  wide: { name: 'Laptop (1280)', styles: { width: '1280px', height: '800px' } },
} as const;

/** Chromatic and the local visual test use these four for each tagged story. */
const modes = {
  'light 1280': { theme: 'light', viewport: 1280 },
  'dark 1280': { theme: 'dark', viewport: 1280 },
  'light 390': { theme: 'light', viewport: 390 },
  'dark 390': { theme: 'dark', viewport: 390 },
};

const choiceOf = (
  title: string,
  icon: 'contrast' | 'globe' | 'play',
  titles: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, text]) => ({ value, title: text })),
    dynamicTitle: true,
  },
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonMsw(startWorker)],
  tags: ['autodocs'],
  argTypesEnhancers: [readableControls],
  globalTypes: {
    theme: choiceOf('Theme', 'contrast', { system: 'System', light: 'Light', dark: 'Dark' }),
    motion: choiceOf('Motion', 'play', { system: 'System', reduced: 'Reduced motion' }),
    language: choiceOf('Language', 'globe', {
      english: 'English',
      pseudo: 'Pseudo: what is not translated or does not fit',
    }),
  },
  initialGlobals: { theme: 'system', motion: 'system', language: 'english' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        rules: { 'target-size': { enabled: true } },
        // No active rule reads style sheets, so axe need not load them. Passing elements are not reported.
        preload: false,
        resultTypes: ['violations', 'incomplete'],
      },
    },
    viewport: { options: widths },
    chromatic: { modes },
    options: {
      storySort: {
        order: ['Docs', ['Introduction', '*'], 'Components', 'Screens', 'Containers', 'Journeys'],
      },
    },
  },
  // The returned functions run in reverse order, after the story and before its handlers are removed.
  beforeEach: [
    () => collectErrors(),
    () => allReceived,
    ({ tags }) =>
      'comparesPictures' in globalThis && tags.includes('visual') ? stopSlowTimers() : undefined,
  ],
  afterEach: () => expectNoErrors(),
  decorators: [
    // A screen is shown in the frame that the app gives it: its footer is at the bottom of the window.
    (Story, { title, viewMode, parameters }) => {
      const isPage = viewMode === 'story' && parameters['layout'] === 'fullscreen';
      const Around = isPage && /^(?:Screens|Containers)\//.test(title) ? Frame : Fragment;
      return (
        <Around>
          <Story />
        </Around>
      );
    },
    (Story, { globals, initialArgs }) => {
      const theme: unknown = globals['theme'];
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
      else delete document.documentElement.dataset['theme'];
      reduceMotion(globals['motion'] === 'reduced');
      const isPseudo = globals['language'] === 'pseudo';
      setLanguage('en', isPseudo ? pseudo : english);
      // The scan for untranslated texts leaves a story's own data out.
      if (isPseudo) Object.assign(window, { storyArgs: initialArgs });
      return (
        <KitWordsContext value={kitWordsOf()}>
          <Styles>
            <Story />
          </Styles>
        </KitWordsContext>
      );
    },
  ],
});
