import type { ComponentType } from 'react';

/** Shows a story in a box of at most this width in pixels, as its component has on a page. */
export const atMost = (maxWidth: number) =>
  function InBox(Story: ComponentType) {
    return (
      <div style={{ maxWidth }}>
        <Story />
      </div>
    );
  };
