import { createContext, type ComponentPropsWithRef, type ComponentType } from 'react';

/** What an anchor takes, with its address required: the app's own link must accept the same. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** The element that links inside the app are made of: a plain anchor until an app hands in its router's link. */
export const LinkContext = createContext<'a' | ComponentType<AnchorProps>>('a');
