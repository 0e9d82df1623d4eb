import type { DraftPart } from '#components/Form/mergeDraft.ts';
import { contentTypes } from '#domain/content/contentIdea.ts';
import { contentTypeLabel, type ContentIdeaFields } from '#domain/content/contentIdeaForm.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';

/** A function, so that the words are in the current language. A type that only the server knows stays selectable. */
export const typeOptions = (own: string) =>
  [...new Set([...contentTypes, ...(own === '' ? [] : [own])])].map((type) => ({
    value: type,
    label: contentTypeLabel(type),
  }));

export const valueOptions = () =>
  levels.map((level) => ({ value: level, label: levelLabel(level) }));

/** The fields that a person chooses between when an idea was also changed elsewhere. */
export const ideaDraftParts = (): readonly DraftPart<ContentIdeaFields>[] => [
  { label: t('content.field.title'), fields: ['title'] },
  {
    label: t('content.field.type'),
    fields: ['type'],
    textOf: ({ type }) => contentTypeLabel(type) || t('content.field.noValue'),
  },
  {
    label: t('content.field.estimatedValue'),
    fields: ['estimatedValue'],
    textOf: ({ estimatedValue }) =>
      estimatedValue === '' ? t('content.field.noValue') : levelLabel(estimatedValue),
  },
  { label: t('content.field.targetIcp'), fields: ['targetIcp'] },
  { label: t('content.field.keywords'), fields: ['keywords'] },
  { label: t('content.field.outline'), fields: ['outline'] },
];
