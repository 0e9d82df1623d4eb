import { useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { OpenerProps } from './openerProps.ts';

/** What a part is given of the button that is on the page already. */
export interface Opener {
  readonly node: { readonly current: HTMLElement | null };
  /** Puts on the button what the part wants there. */
  readonly onTake: (props: OpenerProps) => void;
}

interface TriggerProxyProps extends OpenerProps {
  opener: Opener;
  ref?: Ref<HTMLElement | null>;
}

/**
 * Stands where Headless UI would draw a button of its own, and gives it the one on the page instead. So the element stays
 * the same: it keeps its focus, and a press that has begun on it ends on it.
 */
export function TriggerProxy({ opener, ref, ...props }: TriggerProxyProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => opener.node.current, [
    opener,
  ]);
  useLayoutEffect(() => opener.onTake(props));
  return null;
}
