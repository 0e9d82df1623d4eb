import { isSameText } from '#text/foldText.ts';
import type { Check } from '../lists/check.ts';
import {
  defaultContentType,
  defaultEstimatedValue,
  type ContentIdea,
  type ContentIdeaDraft,
} from './contentIdea.ts';
import type { Level } from '../insights/level.ts';

/** The content idea form, as typed. `newKeyword` and `newPoint` are what still stands in the two + fields. */
export interface ContentIdeaFields {
  readonly title: string;
  readonly type: string;
  readonly targetIcp: string;
  readonly keywords: readonly string[];
  readonly outline: readonly string[];
  /** Blank while it is not known and nobody has chosen one. */
  readonly estimatedValue: Level | '';
  readonly newKeyword: string;
  readonly newPoint: string;
}

/** A form nobody has typed in. */
export const blankContentIdeaFields: ContentIdeaFields = {
  title: '',
  type: defaultContentType,
  targetIcp: '',
  keywords: [],
  outline: [],
  estimatedValue: defaultEstimatedValue,
  newKeyword: '',
  newPoint: '',
};

/** A content idea as its form shows it. */
export function contentIdeaFields(idea: Omit<ContentIdea, 'id'>): ContentIdeaFields {
  return {
    ...blankContentIdeaFields,
    title: idea.title,
    type: idea.type,
    targetIcp: idea.targetIcp,
    keywords: idea.keywords,
    outline: idea.outline,
    estimatedValue: idea.estimatedValue ?? '',
  };
}

/** The list with one keyword more; a blank or one that is there already, in whatever case and with whatever accents, changes nothing. */
export function withKeyword(keywords: readonly string[], typed: string): readonly string[] {
  const keyword = typed.trim();
  const isThere = keywords.some((other) => isSameText(other, keyword));
  return keyword === '' || isThere ? keywords : [...keywords, keyword];
}

/** The outline with one point more; a blank changes nothing. */
export function withPoint(outline: readonly string[], typed: string): readonly string[] {
  const point = typed.trim();
  return point === '' ? outline : [...outline, point];
}

/** Only the title is required; what stands in the + fields is taken along, and what is not known stays so. */
export function checkContentIdea(fields: ContentIdeaFields): Check<ContentIdeaDraft, 'title'> {
  const title = fields.title.trim();
  if (title === '') return { isValid: false, problems: { title: 'invalid.title' } };
  return {
    isValid: true,
    value: {
      title,
      type: fields.type.trim(),
      targetIcp: fields.targetIcp.trim(),
      keywords: [...fields.keywords, fields.newKeyword].reduce<readonly string[]>(withKeyword, []),
      outline: [...fields.outline, fields.newPoint].reduce<readonly string[]>(withPoint, []),
      estimatedValue: fields.estimatedValue === '' ? null : fields.estimatedValue,
    },
  };
}

/** A kind of content in words: as the server spells it, with spaces. */
export function contentTypeLabel(type: string): string {
  return type.replaceAll('_', ' ');
}
