import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { materialOf, pagesText } from './material.ts';

const profile = aSavedBusiness({
  name: 'Crumb & Co',
  website: 'https://crumb.example',
  description: 'Bread.',
});

/** A website whose pages consist of one letter. */
const site = (letter: string, ...lengths: readonly number[]) => ({
  url: `https://www.example/`,
  readAt: '2026-01-01T00:00:00Z',
  language: '',
  pages: lengths.map((length, index) => ({
    url: `https://www.example/${index}`,
    title: '',
    text: letter.repeat(length),
  })),
});

describe('the pages in a prompt', () => {
  it.each([
    [[12_000, 12_000], [12_000, 12_000], 60_000, 13_334, 6_666],
    [[12_000, 12_000], [5_000], 60_000, 15_000, 5_000],
    [[1_000], [12_000, 12_000], 60_000, 1_000, 19_000],
    [[12_000, 12_000], [], 60_000, 20_000, 0],
    [[12_000, 12_000], [12_000], 3_000, 2_000, 1_000],
    [[12_000], [], -1, 500, 0],
  ])('are of both websites: %j and %j in %i give %i and %i', (own, theirs, room, shown, others) => {
    const all = materialOf(profile, [site('Ä', ...own), site('Ö', ...theirs)]);
    const text = pagesText(all, room);
    const count = (letter: string) => text.split(letter).length - 1;
    expect([count('Ä'), count('Ö')]).toEqual([shown, others]);
  });
});
