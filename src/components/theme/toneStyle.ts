import { color } from './tokens.ts';

/** The tones of labels and messages; without one of them they are neutral. */
const tones = ['accent', 'info', 'success', 'warning', 'danger'] as const;

/** The background and the text of each tone, set by `data-tone`. */
export const toneStyle = tones
  .map(
    (tone) => `&[data-tone='${tone}'] {
      background: ${color[`${tone}Soft`]};
      color: ${color[tone]};
    }`,
  )
  .join('\n');
