import { describe, expect, it } from 'vitest';
import { capital, fill, oneLine } from './phrasing.ts';

describe('fill', () => {
  it('begins sentences with a capital and changes nothing else', () => {
    expect(fill('{term} made simple. {term}: more {term}', { term: 'bread' })).toBe(
      'Bread made simple. Bread: more bread',
    );
  });

  it('chooses the article by the following word', () => {
    expect(fill('A(n) {a} and a(n) {b}', { a: 'events company', b: 'hotel' })).toBe(
      'An events company and a hotel',
    );
  });

  it('never fills placeholders inside values', () => {
    expect(fill('{name} sells', { name: '{term}', term: 'bread' })).toBe('{term} sells');
  });
});

describe('capital', () => {
  it('does not change a name with its own casing', () => {
    expect(capital('iPhone cases')).toBe('iPhone cases');
    expect(capital('élan')).toBe('Élan');
  });
});

describe('oneLine', () => {
  it('cuts between words, and never inside a character', () => {
    expect(oneLine('  one\n two  three ', 8)).toBe('one two');
    expect(oneLine('🙂'.repeat(9), 5).isWellFormed()).toBe(true);
  });
});
