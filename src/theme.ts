/** The tokens, and the style sheet that carries them. */
export * from './components/theme/GlobalStyle.tsx';
export * from './components/theme/tokens.ts';
