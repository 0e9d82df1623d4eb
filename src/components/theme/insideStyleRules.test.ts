import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { Styles } from './Styles.tsx';

/** Returns the rules that a part adds to the page's own. */
function rulesOf(part: ReactNode): readonly string[] {
  const cssOf = (children: ReactNode): readonly string[] => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(createElement(Styles, null, children)));
    const [, css = ''] = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
    return css.split('/*!sc*/').map((rule) => rule.trim());
  };
  const before = cssOf(null);
  return cssOf(part).filter((rule) => !before.includes(rule) && !rule.startsWith('data-styled'));
}

it('puts the conditions of a component into style rules, in their order', () => {
  const Box = styled.p`
    color: red;
    @media print {
      color: black;
      & > b {
        margin: 0;
      }
    }
    @container table (max-width: 40rem) {
      margin: 0;
      @media (hover: none) {
        padding: 0;
      }
    }
    &:hover {
      color: blue;
    }
  `;
  const rules = rulesOf(createElement(Box));
  const [name = ''] = /^\.\w+/.exec(rules[0] ?? '') ?? [];
  expect(rules.map((rule) => rule.replaceAll(name, '.box'))).toEqual([
    '.box{color:red;}',
    ':where(html){@media print{.box{color:black;}.box>b{margin:0;}}}',
    ':where(html){@container table (max-width: 40rem){.box{margin:0;}@media (hover: none){.box{padding:0;}}}}',
    '.box:hover{color:blue;}',
  ]);
});

it('leaves the rules of the page as they are', () => {
  const Page = createGlobalStyle`@media print { :root { font-size: 70%; } .box { color: red; } }`;
  expect(rulesOf(createElement(Page))).toEqual([
    '@media print{:root{font-size:70%;}.box{color:red;}}',
  ]);
});
