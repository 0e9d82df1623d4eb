import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.tsx';
import { insideStyleRules } from './insideStyleRules.ts';

const plugins = [insideStyleRules];

/** Adds the page's own styles, and has all components inside add their rules without a new match of every element. */
export function Styles({ children }: { readonly children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
