/** The ways every tagged story is looked at. Tall enough that a screen is seen whole in most of its states. */
export const views = [
  { theme: 'light', width: 1280, height: 900 },
  { theme: 'dark', width: 1280, height: 900 },
  { theme: 'light', width: 390, height: 1200 },
  { theme: 'dark', width: 390, height: 1200 },
] as const;

export type View = (typeof views)[number];

/** The part of Storybook's index that is read here. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly type: string; readonly tags?: readonly string[] }
    >
  >;
}

/** The stories whose id holds `only`, and which bear the tag if one is wanted. */
export function storiesIn({ entries }: StoryIndex, only = '', tag?: string): string[] {
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && (!tag || tags.includes(tag)))
    .map(({ id }) => id)
    .filter((id) => id.includes(only));
}

/** The stories to take pictures of: those tagged `visual` whose id holds `only`. */
export const taggedStories = (index: StoryIndex, only?: string): string[] =>
  storiesIn(index, only, 'visual');

/** Where the picture of a story is kept: a folder for each story file. */
export function pictureName(id: string, { theme, width }: View): string {
  return `${id.replace('--', '/')}.${theme}-${width}.png`;
}

/** Stories of one file, which share what its modules remember. */
export const fileOf = (id: string): string => id.replace(/--.*/, '');
