let shown: (() => void) | undefined;

/**
 * Hides the bubble that was shown before: two at once would cover each other. Returns a function to call once this one is
 * hidden.
 */
export function showAlone(onHide: () => void): () => void {
  shown?.();
  shown = onHide;
  return () => {
    if (shown === onHide) shown = undefined;
  };
}
