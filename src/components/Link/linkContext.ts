import { createContext, type ComponentPropsWithRef, type ComponentType } from 'react';

/** The props of an anchor with a required address, which the app's link component must accept. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** The component for links inside the app, so that the kit needs no router. A plain anchor by default. */
export const LinkContext = createContext<'a' | ComponentType<AnchorProps>>('a');
