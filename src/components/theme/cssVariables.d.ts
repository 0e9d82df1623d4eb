import 'react';

declare module 'react' {
  /** Custom properties may be set through `style`, which the content security policy allows, unlike a style element. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
