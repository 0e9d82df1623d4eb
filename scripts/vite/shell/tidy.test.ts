import { expect, it } from 'vitest';
import { tidy } from './tidy.ts';

const css = `<style data-styled="true">:root{--one:1px;--two:2px;}/*!sc*/
data-styled.g1[id="sc-global-x"]{content:"sc-global-x1,"}/*!sc*/
.aBc{width:var(--one);}/*!sc*/
.aBc:hover,.aBc>div{margin:0.5rem;}/*!sc*/
data-styled.g2[id="sc-Box"]{content:"aBc,"}/*!sc*/
</style>`;

it('leaves short names, the rules, and the variables they use', () => {
  const drawn = tidy({
    css,
    shells: { '/usps': '<div class="sc-Box aBc"><b class="lucide">x</b></div>' },
    tables: {},
    notice: '',
  });
  const [, name] = /class="(\w+)"/.exec(drawn.shells['/usps'] ?? '') ?? [];
  expect(drawn.shells['/usps']).toBe(`<div class="${name}"><b>x</b></div>`);
  expect(drawn.css).toBe(
    `:root{--one:1px;} .${name}{width:var(--one);} .${name}:hover,.${name}>div{margin:0.5rem;}`,
  );
});

it('keeps the names that rules speak of, and sets aside the styles that the policy would refuse', () => {
  const withRow = css.replace('.aBc{', '.aBc .row{');
  const table = '<div class="aBc" style="top:0"><b class="row rowing">x</b></div>';
  const drawn = tidy({ css: withRow, shells: {}, tables: { '/usps': table }, notice: '' });
  expect(drawn.tables['/usps']).toMatch(
    /^<div class="\w+" data-style="top:0"><b class="row">x<\/b><\/div>$/,
  );
});

it('takes nothing that the policy would refuse or that would be lost', () => {
  const styled = { '/usps': '<div style="top:0"></div>' };
  expect(() => tidy({ css, shells: styled, tables: {}, notice: '' })).toThrow('style');
  const named = css.replace('.aBc{', '.sc-Box .aBc{');
  expect(() => tidy({ css: named, shells: {}, tables: {}, notice: '' })).toThrow('sc-Box');
});
