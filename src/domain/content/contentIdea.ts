import type { DraftOf, EntityDescription, EntityOf } from '../entities/description.ts';
import type { Level } from '../insights/level.ts';

/** The kinds of content offered in the form. */
export const contentTypes = ['BLOG_POST', 'INFOGRAPHIC', 'EBOOK'] as const;

/** One of the offered kinds. */
export type ContentType = (typeof contentTypes)[number];

/** The kind a new form starts with. */
export const defaultContentType: ContentType = 'BLOG_POST';

/** The value a new form starts with. */
export const defaultEstimatedValue: Level = 'Medium';

/** Something worth writing, for whom, and why, field by field. */
export const contentIdeaDescription = {
  idOnWire: 'contentideaid',
  alsoIdOnWire: 'id',
  nameField: 'title',
  fields: {
    title: { onWire: 'title', kind: 'line', required: 'invalid.title', isRewritable: true },
    /** Usually a `ContentType`; a kind of the server's own is kept as it came. */
    type: { onWire: 'type', kind: 'line' },
    keywords: { onWire: 'keywords', kind: 'lines' },
    targetIcp: { onWire: 'targetIcp', alsoOnWire: 'target', kind: 'line' },
    outline: { onWire: 'outline', kind: 'lines', isRewritable: true },
    /** Stays unknown until a value is chosen. */
    estimatedValue: { onWire: 'estimated_value', alsoOnWire: 'estimatedValue', kind: 'level' },
  },
} as const satisfies EntityDescription;

export type ContentIdea = EntityOf<typeof contentIdeaDescription>;
export type ContentIdeaDraft = DraftOf<typeof contentIdeaDescription>;
