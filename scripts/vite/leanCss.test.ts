import { expect, it } from 'vitest';
import { leanCss } from './leanCss.ts';

it('leaves out comments, line breaks and indentation', () => {
  const rules = `
    /* Two lines fit. */
    color: red;
    .row > .cell,
    &:hover {
      margin: 0 calc(1px + 2px);
    }
  `;
  expect(leanCss(rules)).toBe(' color:red;.row > .cell,&:hover{margin:0 calc(1px + 2px);}');
});

it('keeps the space that tells a descendant from a state', () => {
  expect(leanCss('.row :hover { top: 0 }')).toBe('.row :hover{top:0}');
});

it('keeps what is quoted as it is', () => {
  const rules = `content: '; /* no comment */  ' / "it's"; quotes: '\\'' '{ ';`;
  expect(leanCss(rules)).toBe(`content:'; /* no comment */  ' / "it's";quotes:'\\'' '{ ';`);
});
