import { createGlobalStyle } from 'styled-components';
import { animationCss } from './animation.ts';
import { color, font, shape } from './tokens.ts';
import { printCss } from './printCss.ts';
import { tokensCss } from './tokensCss.ts';

/** Tokens, reset and type for the whole page. Rendered once by the app and by Storybook. */
export const GlobalStyle = createGlobalStyle`
  ${tokensCss()}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-family: 'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', system-ui, sans-serif;
    font-size: 100%;
    line-height: 1.5;
    color: ${color.text};
    background: ${color.surface};
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    scrollbar-color: ${color.lineStrong} transparent;
    /* Keeps an element that receives the focus from scrolling under the bars at the bottom. */
    scroll-padding-bottom: calc(var(--footer, 0px) + var(--selection-bar, 0px) + 24px);
  }

  body { margin: 0; font-size: ${font(14)}; min-height: 100dvh; }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${color.accent}; text-underline-offset: 3px; }
  h1, h2, h3 { line-height: 1.25; letter-spacing: -0.012em; text-wrap: balance; overflow-wrap: anywhere; }
  p { text-wrap: pretty; }

  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; border-radius: 4px; }
  :focus:not(:focus-visible) { outline: none; }

  ::selection { background: ${color.accentSoft}; }
  ::placeholder { color: ${color.muted}; opacity: 1; }

  [hidden] { display: none !important; }

  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
  }

  /* Rounds the focus ring of controls. */
  button:focus-visible, input:focus-visible, textarea:focus-visible { border-radius: ${shape.radiusControl}; }

  ${animationCss}

  ${printCss}
`;
