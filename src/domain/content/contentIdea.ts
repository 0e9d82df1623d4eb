import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';
import type { Level } from '../insights/level.ts';

export const contentTypes = ['BLOG_POST', 'INFOGRAPHIC', 'EBOOK'] as const;

export type ContentType = (typeof contentTypes)[number];

export const defaultContentType: ContentType = 'BLOG_POST';

export const defaultEstimatedValue: Level = 'Medium';

export const contentIdeaDescription = {
  idOnWire: 'contentideaid',
  alsoIdOnWire: 'id',
  nameField: 'title',
  fields: {
    title: { onWire: 'title', kind: 'line', required: 'invalid.title', isRewritable: true },
    /** Usually a `ContentType`. A type that only the server knows is kept unchanged. */
    type: { onWire: 'type', kind: 'line' },
    keywords: { onWire: 'keywords', kind: 'lines' },
    targetIcp: { onWire: 'targetIcp', alsoOnWire: 'target', kind: 'line' },
    outline: { onWire: 'outline', kind: 'lines', isRewritable: true },
    /** Null until a value is chosen. */
    estimatedValue: { onWire: 'estimated_value', alsoOnWire: 'estimatedValue', kind: 'level' },
  },
} as const satisfies EntityDescription;

export type ContentIdea = EntityOf<typeof contentIdeaDescription>;
export type ContentIdeaDraft = DraftOf<typeof contentIdeaDescription>;
