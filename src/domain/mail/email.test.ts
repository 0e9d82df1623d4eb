import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each([
  'a@b.co',
  'a.b+c@d-e.example',
  'first.last+tag@sub.example.com',
  'jörg@müller.de',
  'ольга@пошта.укр',
  "o'neil@example.ie",
])('%j is an email', (email) => expect(isEmail(email)).toBe(true));

it.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'a b@example.com',
  'ann@example..com',
  'ann@-example.com',
  'ann@example.com,bob@example.com',
  'ann@example.com, bob@example.com',
  'Ann <ann@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('%j is not', (email) => expect(isEmail(email)).toBe(false));
