import '@fontsource-variable/inter/wght.css';

/** Resolves once the letters that most pages have can be drawn. Until then, or without it, the fallback has the same width. */
export const fontLoaded = document.fonts.load("1em 'Inter Variable'");
