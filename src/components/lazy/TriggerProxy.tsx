import { useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { OpenerProps } from './openerProps.ts';

/** The button on the page that a loaded part takes over. */
export interface Opener {
  readonly node: { readonly current: HTMLElement | null };
  /** Adds the part's props to the button. */
  readonly onTake: (props: OpenerProps) => void;
}

interface TriggerProxyProps extends OpenerProps {
  opener: Opener;
  ref?: Ref<HTMLElement | null>;
}

/**
 * Rendered in place of Headless UI's own button, and hands it the button that is already on the page. The element stays the
 * same, so it keeps its focus, and a press that began on it ends on it.
 */
export function TriggerProxy({ opener, ref, ...props }: TriggerProxyProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => opener.node.current, [
    opener,
  ]);
  useLayoutEffect(() => opener.onTake(props));
  return null;
}
