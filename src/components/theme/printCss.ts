/** What is not printed: bars, buttons, searches and floating elements. A button in a table's cell is printed, because it is the cell's text. */
const chrome = [
  'body nav',
  'body [role=search]',
  'body [role=tablist]',
  'body [popover]',
  'body button:not(th *, td *)',
  'body [data-screen-only]',
  'body:has([aria-modal=true]) > :not(:has([aria-modal=true]))',
];

/** Printed pages are light, small and complete: nothing on them scrolls, sticks or floats. */
export const printCss = `@media print {
  :root { color-scheme: light !important; font-size: 80%; overflow: visible !important; }
  body { min-height: 0; }
  body main { max-width: none; padding: 0; }
  body :is(article, li, tr) { break-inside: avoid; }
  body :is(h1, h2, h3) { break-after: avoid; }
  ${chrome.join(',')} { display: none !important; }
  @page { margin: 14mm; }
}`;
