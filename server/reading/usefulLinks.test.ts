import { expect, it } from 'vitest';
import { usefulLinks } from './usefulLinks.ts';

const from = new URL('https://www.crumb.example/');
const link = (href: string, text = '') => ({ href, text });

it('returns the useful pages of the same site, overviews first, without duplicates', () => {
  const links = [
    link('/products/rye/seeded'),
    link('/blog/10-tips'),
    link('/contact#form'),
    link('https://crumb.example/contact'),
    link('/contact/'),
    link('/leistungen', 'Was wir tun'),
    link('/x1', 'About us'),
    link('/%E0%A4%A', 'Prices'),
    link('/prices.pdf'),
    link('https://other.example/about'),
    link('http://www.crumb.example:8080/about'),
    link('javascript:about()'),
    link('mailto:about@crumb.example'),
    link('https://user:pass@['),
    link('/', 'About'),
  ];
  expect(usefulLinks(from, links, 7).map(({ href }) => href)).toEqual([
    'https://www.crumb.example/x1',
    'https://www.crumb.example/leistungen',
    'https://www.crumb.example/%E0%A4%A',
    'https://www.crumb.example/contact',
    'https://crumb.example/contact',
    'https://www.crumb.example/products/rye/seeded',
  ]);
  expect(usefulLinks(from, links, 2)).toHaveLength(2);
});
