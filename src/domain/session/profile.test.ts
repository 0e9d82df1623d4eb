import { describe, expect, it } from 'vitest';
import { firstNameOf, fullNameOf, initialOf } from './profile.ts';

const nobody = { id: 'u1', name: '', givenName: '', email: '' };

describe('firstNameOf and initialOf', () => {
  it.each([
    [{ givenName: 'Ada', name: 'Augusta Ada King' }, 'Ada', 'A'],
    [{ name: '  grace  hopper ' }, 'grace', 'G'],
    [{ givenName: '  ', name: '', email: 'linus@example.com' }, 'linus', 'L'],
    [{ name: 'Çiğdem' }, 'Çiğdem', 'Ç'],
    [{ name: '👩‍💻 Dev' }, '👩‍💻', '👩‍💻'],
    [{}, '', '?'],
  ])('%j', (claims, name, initial) => {
    const profile = { ...nobody, ...claims };
    expect(firstNameOf(profile)).toBe(name);
    expect(initialOf(profile)).toBe(initial);
  });
});

it.each([
  [' Nora Fell ', 'Nora Fell'],
  ['nora@fennel.example', ''],
  ['', ''],
])('suggests for the name “%s” of the provider “%s”', (name, suggested) => {
  expect(fullNameOf({ name })).toBe(suggested);
});
