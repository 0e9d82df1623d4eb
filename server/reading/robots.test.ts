import { describe, expect, it } from 'vitest';
import { processorMs } from '#domain/testing/processorMs.ts';
import { robotsRules as rules } from './robots.ts';

describe('robots.txt', () => {
  it('allows everything without rules', () => {
    expect(rules('')('/any')).toBe(true);
    expect(rules('<html>404</html>')('/any')).toBe(true);
    expect(rules('User-agent: *\nDisallow:')('/any')).toBe(true);
  });

  it('applies the group of this reader, otherwise the group for all', () => {
    const all = 'User-agent: *\nDisallow: /';
    expect(rules(all)('/')).toBe(false);
    const own = `${all}\n\nUser-agent: other\nUser-agent: bellwether # us\nDisallow: /private`;
    expect([rules(own)('/'), rules(own)('/private/x')]).toEqual([true, false]);
  });

  it('lets be read what no rule names, and what a longer rule allows', () => {
    const isAllowed = rules(`User-agent: *
      Disallow: /shop
      Allow: /shop/open
      Disallow: /*.pdf$
      Disallow: *secret*
      Disallow: /*?session=`);
    const paths = ['/', '/shop', '/shop/open', '/a.pdf', '/a.pdf?x', '/x/secret/y', '/p?session=1'];
    expect(paths.filter(isAllowed)).toEqual(['/', '/shop/open', '/a.pdf?x']);
  });

  it('allows a path when two rules are equally long', () => {
    expect(rules('User-agent: *\nDisallow: /a\nAllow: /a')('/a')).toBe(true);
  });

  it.each([
    ['/über-uns', '/%C3%BCber-uns'],
    ['/%c3%bcber-uns', '/%C3%BCber-uns'],
    ['/a%3cd', '/a%3Cd'],
    ['/a%3Cd', '/a%3cd'],
    ['/%7Ejoe', '/~joe'],
    ['/~joe', '/%7ejoe'],
    ['/a b', '/a%20b'],
    ['/{id}', '/%7Bid%7D'],
  ])('forbids by %s what is requested as %s', (pattern, path) => {
    expect(rules(`User-agent: *\nDisallow: ${pattern}`)(path)).toBe(false);
  });

  it('does not decode what has another meaning when decoded', () => {
    const text = 'User-agent: *\nDisallow: /a%2Fb\nDisallow: /c%2Ad';
    expect(['/a/b', '/a%2fb', '/cxd'].map(rules(text))).toEqual([true, false, true]);
  });

  it('is read up to 500 KB, without the line that this cuts', () => {
    const group = 'User-agent: *\nDisallow: /first\n';
    const long = `${group}# ${'x'.repeat(512_000 - group.length - 14)}\nDisallow: /cut\n`;
    const text = `${long}Disallow: /last`;
    expect(['/first', '/cut', '/last'].map(rules(text))).toEqual([false, true, true]);
  });

  it('is read when it names many readers and holds many rules', () => {
    const agents = Array.from({ length: 15_000 }, (_, index) => `User-agent: ${index}\n`);
    const more = Array.from({ length: 15_000 }, (_, index) => `Disallow: /${index}\n`);
    const text = `${agents.join('')}User-agent: Bellwether\n${more.join('')}`;
    expect(['/999', '/999/x', '/other'].map(rules(text))).toEqual([false, false, true]);
  });

  it('adds up the groups of the same reader', () => {
    const text = `User-agent: bellwether
      Disallow: /one
      User-agent: *
      Disallow: /all
      User-agent: Bellwether
      Disallow: /two`;
    expect(['/one', '/two', '/all'].map(rules(text))).toEqual([false, false, true]);
  });

  it('handles malicious patterns quickly', () => {
    const path = `/${'a'.repeat(5000)}b`;
    const duration = processorMs(() => {
      expect(rules(`User-agent: *\nDisallow: /${'*a'.repeat(2000)}c$`)(path)).toBe(true);
    });
    expect(duration).toBeLessThan(1000);
  });
});
