/**
 * The views in which tagged stories are compared; tall enough for most screens. The narrow ones are phones with touch. In dark
 * only the story Ready of each file and the sheets of the kit are compared: the others use the same colours.
 */
export const views = [
  { theme: 'light', width: 1280, height: 900, isTouch: false },
  { theme: 'dark', width: 1280, height: 900, isTouch: false },
  { theme: 'light', width: 390, height: 1200, isTouch: true },
  { theme: 'dark', width: 390, height: 1200, isTouch: true },
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

/** The stories whose id contains `only` and, if given, that have the tag. */
export function storiesIn({ entries }: StoryIndex, only = '', tag?: string): string[] {
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && (!tag || tags.includes(tag)))
    .map(({ id }) => id)
    .filter((id) => id.includes(only));
}

/** The stories tagged `visual` that are compared in a view and whose id contains `only`. */
export const picturedStories = (index: StoryIndex, { theme }: View, only?: string): string[] =>
  storiesIn(index, only, 'visual').filter(
    (id) => theme === 'light' || id.endsWith('--ready') || id.startsWith('components-sheets'),
  );

/** The path of a story's picture: a folder for each story file. */
export function pictureName(id: string, { theme, width }: View): string {
  return `${id.replace('--', '/')}.${theme}-${width}.png`;
}

/** The file part of a story's id; stories of one file share the state of its modules. */
export const fileOf = (id: string): string => id.replace(/--.*/, '');
