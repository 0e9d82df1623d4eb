import 'react';

declare module 'react' {
  /** Custom properties may be set through `style`, which passes the content policy where a style element would not. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
