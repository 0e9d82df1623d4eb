import { expect, test } from 'vitest';
import { pageAddress } from './grounds.ts';

test.each([
  ['https://crumb.example/about', 'https://crumb.example/about'],
  ['http://crumb.example', 'http://crumb.example/'],
  ['HTTPS://Crumb.example/a b', 'https://crumb.example/a%20b'],
])('opens %s', (text, href) => {
  expect(pageAddress(text)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<b>',
  'blob:https://crumb.example/1',
  'file:///etc/passwd',
  'ftp://crumb.example',
  'https://me:secret@crumb.example',
  'https://crumb.example@evil.example',
  '//evil.example',
  '/about',
  'crumb.example',
  'https://',
  '',
])('does not open %s', (text) => {
  expect(pageAddress(text)).toBeUndefined();
});
