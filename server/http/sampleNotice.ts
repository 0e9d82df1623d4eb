import type { DeploymentNotice } from '#domain/settings/settings.ts';

/** The page that explains what a model does and how to connect one. */
const aboutSuggestions = '/real-suggestions.html';

/** The notice on every page while suggestions are samples. */
export const sampleNotice = (home: string | undefined): DeploymentNotice => ({
  text: 'Sample suggestions. Connect a model to get real ones.',
  link: home === undefined ? '' : `${home}${aboutSuggestions}`,
  tone: 'neutral',
});
