import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, plainBody } from './mailBody.ts';

describe('plainBody', () => {
  it.each([
    ['paragraphs', '<p>Hello Ben,</p><p>one<br>two</p>', 'Hello Ben,\n\none\ntwo'],
    ['line breaks of the source', '<div>Hello\n   Ben</div>\n<div>two</div>', 'Hello Ben\ntwo'],
    ['inline tags only', 'Hello,\n\nI saw <b>that</b>.\n', 'Hello,\n\nI saw that.\n'],
    ['lists', '<ul><li>one</li><li>two</li></ul>after', '- one\n- two\n\nafter'],
    ['numbered lists', '<ol><li>one</li><li>two</li></ol>', '1. one\n2. two'],
    [
      'links',
      'see <a href="https://crumb.example/x?a=1&amp;b=2">our page</a>!',
      'see our page (https://crumb.example/x?a=1&b=2)!',
    ],
    [
      'links that show their address',
      '<a href="https://crumb.example/">crumb.example</a>',
      'crumb.example',
    ],
    ['links that run code', '<a href="javascript:alert(1)">click</a>', 'click'],
    ['scripts and styles', '<style>p{color:red}</style><script>alert(1)</script><p>Hi</p>', 'Hi'],
    [
      'a whole document',
      '<!doctype html><html><head><title>x</title></head><body>Hi</body></html>',
      'Hi',
    ],
    ['comments', 'a<!-- <p>no</p> -->b', 'ab'],
    ['tables', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\tb\nc'],
    [
      'entities, once',
      '<p>a &amp; b &lt;3 &amp;lt; &eacute;&#8364;&#x1F600;</p>',
      'a & b <3 &lt; é€😀',
    ],
    ['tags of one letter with attributes', '<p hidden class=x>a<b\nid="y">b</b ></p>', 'ab'],
    ['comparisons within markup', '<p>if a<b and c>d</p>', 'if a<b and c>d'],
    ['tags within tags', '<p>a<di<b>v>b</p>', 'a\nb'],
    ['attributes with brackets', '<img alt="a > b" src=x onerror=alert(1)>ok', 'ok'],
    ['a quote that is never closed', 'a <b class="x>b</b> c', 'a b c'],
    ['a quote in place of an attribute', '<p>a</p><div ">b</div>', 'a\n\nb'],
    ['a tag of which another one was half', '<p><div<p>">a</p>', 'a'],
  ])('reads %s', (_name, html, text) => {
    expect(plainBody(html)).toBe(text);
  });

  it.each([
    'I <3 bread, and 1 < 2 > 0',
    'Write to <ada@example.com> & co',
    'Hello <name>, hello <First Name>, dear <title> Smith,\nall of it stays',
    'AT&amp;T is written so in plain text',
    'a <- b -> c, <<quoted>>',
    'if a<b and c>d',
    'if a <b or p<q and q=r> s',
    'a<i / 2>b',
  ])('leaves plain text as it is: %s', (text) => {
    expect(plainBody(text)).toBe(text);
  });

  it('limits the indent of nested lists', () => {
    const lines = plainBody('<ul><li>one'.repeat(3000)).split('\n');
    expect(lines).toHaveLength(3000);
    expect(lines[1]).toBe('  - one');
    expect(lines.at(-1)).toBe(`${' '.repeat(16)}- one`);
  });

  it('stops at a text that consists of halves of tags, and keeps its words', () => {
    const text = plainBody(`Hello ${'<p'.repeat(3000)}${'>'.repeat(3000)} Ben`);
    expect(text).not.toContain('<');
    expect(text).toMatch(/^Hello [\s\S]* Ben$/);
  });

  it('never leaves an HTML tag, whatever surrounds it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b onclick="x">',
        '<script>',
        '</script>',
        '<br/>',
        '<img src=x>',
        '<a href="//x">',
        '<div',
        '<b class="',
        "<p title='",
      ),
      fc.constantFrom('<', '>', '/', ' ', '\n', '"', "'", '=', 'p', 'div'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = plainBody(`<p>${pieces.join('')}</p>`);
        expect(text.isWellFormed()).toBe(true);
        expect(
          /<(?:br|img|script|div)(?:\s[^<>]*)?\/?>|<(?:p|b|a)(?:\s+\w+=[^<>]*)?\/?>/i.test(text) &&
            !pieces.join('').includes('&'),
        ).toBe(false);
      }),
    );
  });

  it('keeps every plain text except for its line ends and unprintable characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('<'));
        const kept = Array.from(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).filter(
          (character) =>
            character === '\t' ||
            character === '\n' ||
            !/^\p{Cc}$/u.test(character) ||
            character >= '\u0080',
        );
        expect(plainBody(text)).toBe(kept.join(''));
      }),
    );
  });
});

describe('decodeEntities', () => {
  it.each(['&constructor;', '&unknown;', '&', '&;', '&#;', '&toString;'])('leaves %s', (text) => {
    expect(decodeEntities(text)).toBe(text);
  });

  it.each(['&#xD800;', '&#0;', '&#1114112;', '&#7;'])(
    'removes %s, which is not a character',
    (text) => {
      expect(decodeEntities(text)).toBe('');
    },
  );
});
