import type { DeploymentNotice } from '#domain/settings/settings.ts';

/** The page that says what a model is for and how to connect one. */
const aboutSuggestions = '/real-suggestions.html';

/** What every page says where templates write. */
export const sampleNotice = (home: string | undefined): DeploymentNotice => ({
  text: 'Sample suggestions. Connect a model to get real ones.',
  link: home === undefined ? '' : `${home}${aboutSuggestions}`,
  tone: 'neutral',
});
