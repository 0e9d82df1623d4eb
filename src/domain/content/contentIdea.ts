import type { EntityId } from '../lists/entityId.ts';
import type { Level } from '../insights/level.ts';

/** The kinds of content offered in the form. */
export const contentTypes = ['BLOG_POST', 'INFOGRAPHIC', 'EBOOK'] as const;

/** One of the offered kinds. */
export type ContentType = (typeof contentTypes)[number];

/** The kind a new form starts with. */
export const defaultContentType: ContentType = 'BLOG_POST';

/** The value a new form starts with. */
export const defaultEstimatedValue: Level = 'Medium';

/** Something worth writing, for whom, and why. */
export interface ContentIdea {
  readonly id: EntityId;
  readonly title: string;
  /** Usually a `ContentType`; a kind of the server's own is kept as it came. */
  readonly type: string;
  readonly keywords: readonly string[];
  readonly targetIcp: string;
  readonly outline: readonly string[];
  /** Null where the server sent no level of ours. */
  readonly estimatedValue: Level | null;
}

/** What is sent before the server has given an id. A value that is not known stays unknown until one is chosen. */
export type ContentIdeaDraft = Omit<ContentIdea, 'id'>;
