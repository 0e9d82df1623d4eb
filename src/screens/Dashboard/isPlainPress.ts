import type { MouseEvent } from 'react';

/** A press that opens a link here, not in a new tab or window. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
