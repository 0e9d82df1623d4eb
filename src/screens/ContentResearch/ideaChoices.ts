import { contentTypes } from '#domain/content/contentIdea.ts';
import { contentTypeLabel } from '#domain/content/contentIdeaForm.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';

/** A function, so that the words are in the current language. A type that only the server knows stays selectable. */
export const typeOptions = (own: string) =>
  [...new Set([...contentTypes, ...(own === '' ? [] : [own])])].map((type) => ({
    value: type,
    label: contentTypeLabel(type),
  }));

export const valueOptions = () =>
  levels.map((level) => ({ value: level, label: levelLabel(level) }));
