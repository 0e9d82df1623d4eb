/** The tokens, and the style sheet that carries them. */
export * from './components/theme/Styles.tsx';
export * from './components/theme/tokens.ts';
