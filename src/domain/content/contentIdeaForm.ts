import { isSameText } from '#text/foldText.ts';
import { longest } from '../entities/description.ts';
import { sizeProblems } from '../entities/entityForm.ts';
import { linesProblem } from '../entities/texts.ts';
import { hasProblems, overlong, type Check, type Problems } from '../lists/check.ts';
import {
  defaultContentType,
  defaultEstimatedValue,
  type ContentIdea,
  type ContentIdeaDraft,
} from './contentIdea.ts';
import type { Level } from '../insights/level.ts';
import { t } from '../words/translate.ts';

/** The content idea form as typed. `newKeyword` and `newPoint` are the texts in the two fields with a + button. */
export interface ContentIdeaFields {
  readonly title: string;
  readonly type: string;
  readonly targetIcp: string;
  readonly keywords: readonly string[];
  readonly outline: readonly string[];
  /** Blank while it is unknown and not chosen. */
  readonly estimatedValue: Level | '';
  readonly newKeyword: string;
  readonly newPoint: string;
}

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

export function contentIdeaFields(idea: Omit<ContentIdea, 'id'>): ContentIdeaFields {
  const { title, type, targetIcp, keywords, outline } = idea;
  const shown = { title, type, targetIcp, keywords, outline };
  return { ...blankContentIdeaFields, ...shown, estimatedValue: idea.estimatedValue ?? '' };
}

/** Adds a keyword. A blank one, or one that is already listed in any case and with any accents, changes nothing. */
export function withKeyword(keywords: readonly string[], typed: string): readonly string[] {
  const keyword = typed.trim();
  const isThere = keywords.some((other) => isSameText(other, keyword));
  return keyword === '' || isThere ? keywords : [...keywords, keyword];
}

export function withPoint(outline: readonly string[], typed: string): readonly string[] {
  const point = typed.trim();
  return point === '' ? outline : [...outline, point];
}

export type ContentIdeaField = 'title' | 'targetIcp' | 'keywords' | 'outline';

/**
 * Checks the form: only the title is required. Includes the texts in the two + fields. An estimated value that was not
 * chosen stays null.
 */
export function checkContentIdea(
  fields: ContentIdeaFields,
): Check<ContentIdeaDraft, ContentIdeaField> {
  const title = fields.title.trim();
  const targetIcp = fields.targetIcp.trim();
  const keywords = [...fields.keywords, fields.newKeyword].reduce<readonly string[]>(
    withKeyword,
    [],
  );
  const outline = [...fields.outline, fields.newPoint].reduce<readonly string[]>(withPoint, []);
  const [inKeywords, inOutline] = [linesProblem(keywords), linesProblem(outline)];
  const problems: Problems<ContentIdeaField> = {
    ...overlong({ title, targetIcp }, { title: longest.name, targetIcp: longest.line }),
    ...(title === '' && { title: 'invalid.title' }),
    ...(inKeywords && { keywords: inKeywords }),
    ...(inOutline && { outline: inOutline }),
  };
  if (hasProblems(problems)) return { isValid: false, problems };
  const estimatedValue = fields.estimatedValue === '' ? null : fields.estimatedValue;
  const value = { title, type: fields.type.trim(), targetIcp, keywords, outline, estimatedValue };
  const tooLarge = sizeProblems(value, ['keywords', 'outline']);
  return hasProblems(tooLarge) ? { isValid: false, problems: tooLarge } : { isValid: true, value };
}

/** Returns a content type for display: the server's spelling with spaces. */
export function contentTypeLabel(type: string): string {
  return type.replaceAll('_', ' ');
}

/** Keywords that are a question or an instruction already read like a title. */
const asTitle = /^(how|what|why|when|where|which|who|can|do|does|is|are|should)\s/iu;

/** Returns the text with a capital first letter. The rest stays as typed, because it may contain names. */
function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/**
 * Returns a working title made of the keywords alone, so that it claims nothing; blank without keywords. Of more than two
 * keywords only the first is used: a longer title would be cut off.
 */
export function suggestedTitle(keywords: readonly string[]): string {
  const [first = '', second = '', ...more] = keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
  if (first === '') return '';
  if (asTitle.test(first)) return capitalised(first);
  const topic =
    second === '' || more.length > 0 ? first : t('content.suggestedTopics', { first, second });
  return t('content.suggestedTitle', { topic: capitalised(topic) });
}
