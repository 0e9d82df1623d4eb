/**
 * Shows each story of a docs page in a frame of its own. On one page together, the handlers of the last story would answer the
 * requests of all.
 */
export const framed = (height = 720) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});
