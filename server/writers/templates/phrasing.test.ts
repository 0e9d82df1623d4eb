import { describe, expect, it } from 'vitest';
import { capital, fill, oneLine } from './phrasing.ts';

describe('fill', () => {
  it('begins sentences with a capital and leaves the rest as it is', () => {
    expect(fill('{term} made simple. {term}: more {term}', { term: 'bread' })).toBe(
      'Bread made simple. Bread: more bread',
    );
  });

  it('chooses the article once the word is known', () => {
    expect(fill('A(n) {a} and a(n) {b}', { a: 'events company', b: 'hotel' })).toBe(
      'An events company and a hotel',
    );
  });

  it('never fills what a value brought along', () => {
    expect(fill('{name} sells', { name: '{term}', term: 'bread' })).toBe('{term} sells');
  });
});

describe('capital', () => {
  it('leaves a name with its own casing alone', () => {
    expect(capital('iPhone cases')).toBe('iPhone cases');
    expect(capital('élan')).toBe('Élan');
  });
});

describe('oneLine', () => {
  it('cuts between words, and never through a sign', () => {
    expect(oneLine('  one\n two  three ', 8)).toBe('one two');
    expect(oneLine('🙂'.repeat(9), 5).isWellFormed()).toBe(true);
  });
});
